## What each helper does, in one line

cards-does-hand-it-over = Take the last card of the line.
cards-does-stop-stop-stop = The exploration ends here.
cards-does-may-i-help = Look at 2: one for you, one for the line.
cards-does-little-gift = The next unstable card is an accident.
cards-does-no-longer-yours = Steal a whole column or any 2 open cards.
cards-does-no-chance = Cancel any attack on you.
cards-does-over-my-dead-body = Stop a theft and take a card of the thief.
cards-does-get-lost = Send a gift back to the one who gave it.
cards-does-what-a-beauty = When you stop: one column into the chest.

cards-when-attack = Only while another dwarf explores.
cards-when-defence = Only when you are attacked.
cards-when-beauty = Only after you have stopped.

## The line and the mine

cards-exploration = Exploration of { $player }
cards-turn-of = Turn of { $player }
cards-line-worth =
    { $many ->
        [one] { $many } card, worth { $points }
       *[other] { $many } cards, worth { $points }
    }
cards-next = next card
cards-mine-card =
    { $icon ->
        [none] { $crystal }, value { $value }
       *[other] { $crystal }, value { $value }, { $icon }
    }
cards-gift-in-line = A gift lies in the line: the next unstable card is an accident
cards-deck = in the mine
cards-deck-label =
    { $many ->
        [one] { $many } card in the mine, { $clashing } of { $left } would be an accident.
       *[other] { $many } cards in the mine, { $clashing } of { $left } would be an accident.
    }
cards-left =
    { $many ->
        [one] { $many } mine card left
       *[other] { $many } mine cards left
    }
cards-risk = { $clashing } of { $left } cards would clash.
cards-risk-gift = { $clashing } of { $left } cards set off the gift.
cards-places = Six places of unstable crystals
cards-place-hot = Place { $place }: { $taken } of { $limit } lie there, { $left } more would be an accident
cards-place-cold = Place { $place }: { $taken } of { $limit } lie there, { $left } may come
cards-odds-row = { $crystal }: { $many } may still come
cards-expected = A card brings { $points } on average.
cards-hires =
    { $many ->
        [one] { $many } helper to hire
       *[other] { $many } helpers to hire
    }
cards-helpers =
    { $many ->
        [one] Helpers: { $many } card
       *[other] Helpers: { $many } cards
    }
cards-discard = Discards { $many }
cards-discard-none = no helpers discarded yet
cards-face-down = Face-down card

## What lies ready

cards-attack = { $attacker } attacks { $target }
cards-attack-you = { $attacker } attacks you
cards-attacks-waiting = Attacks that wait
cards-columns-of = Open columns of { $player }
cards-loot-hint = one column or up to two cards
cards-whole-column =
    { $many ->
        [one] The column
       *[other] All { $many }
    }
cards-card-of = { $crystal } of { $player }
cards-picked = { $card }, chosen
cards-looked = From the top of the mine
cards-looked-hint = touch the one you keep
cards-looked-wait = { $player } is choosing

## Own things

cards-columns = Your open columns
cards-columns-none = nothing open yet
cards-set-hint =
    { $bonus ->
        [one] { $size } equal cards score { $bonus } more
       *[other] { $size } equal cards score { $bonus } more
    }
cards-column = Column: { $many } × { $crystal }
cards-protect = Protect the column: { $many } × { $crystal }
cards-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cards-in-chest =
    { $many ->
        [0] chest empty
        [one] { $many } card locked
       *[other] { $many } cards locked
    }
cards-in-hand =
    { $many ->
        [one] { $many } helper in hand
       *[other] { $many } helpers in hand
    }
cards-gifts-waiting =
    { $many ->
        [one] { $many } gift waits
       *[other] { $many } gifts wait
    }
cards-explores = exploring

## The plate

cards-window-announced = { $seat } goes into the mine. Attack?
cards-window-found = { $seat } found { $crystal-one }. Attack?
cards-window-stopped = { $seat } stops. A last attack?
cards-line-turn = Explore, or touch a lit column to lock it into the chest.
cards-line-turn-bare = You have no open column to protect.
cards-line-window = Play a lit card, or let it be. A purple card may answer.
cards-line-window-bare = You hold no attack that works now.
cards-line-defend = A lit card of your hand answers it.
cards-line-defend-bare = You hold no card that answers it.
cards-line-go-on = { $clashing } of { $left } cards would end it with an accident.
cards-line-hire = The card leaves the line, and you draw a helper.
cards-line-steal = Touch up to two cards, or take a whole column.
cards-line-retaliate = Touch the card that you take.
cards-line-look = The other card goes to the end of the line.
cards-line-beauty = Touch the column that goes into the chest.
cards-pass-window = Let it be
cards-pass-defend = Let it happen
cards-pass-beauty = Protect nothing
cards-pass-hire = Keep it in the line
cards-explore-risk = { $percent } accident
cards-explore-safe = no risk yet
cards-stop-haul =
    { $many ->
        [one] { $many } card, worth { $points }
       *[other] { $many } cards, worth { $points }
    }

## The final count

cards-final-sets = Sets
cards-final-accidents = Accidents
cards-final-accidents-none = Nobody lost a line.
cards-final-haul = The longest line
cards-final-haul-text =
    { $many ->
        [one] { $player } brought { $many } card home at once.
       *[other] { $player } brought { $many } cards home at once.
    }
