## What each helper does, in one line

cards-does-hand-it-over = Take the last card in the line.
cards-does-stop-stop-stop = The exploration ends here.
cards-does-may-i-help = Look at 2: one for you, one for the line.
cards-does-little-gift = The next unstable card is an accident.
cards-does-no-longer-yours = Steal a whole column or any 2 open cards.
cards-does-no-chance = Cancel any attack on you.
cards-does-over-my-dead-body = Stop a theft and take one of the thief’s cards.
cards-does-get-lost = Send a gift back to whoever gave it.
cards-does-what-a-beauty = When you stop: move one column into your chest.

cards-when-attack = Only while another dwarf explores.
cards-when-defence = Only when you are attacked.
cards-when-beauty = Only after you have stopped.

## The line and the mine

cards-exploration = { $player-whose } exploration
cards-turn-of = { $player-whose } turn
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
cards-gift-in-line = There is a gift in the line: the next unstable card is an accident
cards-deck = in the mine
cards-deck-label =
    { $many ->
        [one] { $many } card in the mine; { $clashing } of { $left } would be an accident.
       *[other] { $many } cards in the mine; { $clashing } of { $left } would be an accident.
    }
cards-left =
    { $many ->
        [one] { $many } mine card left
       *[other] { $many } mine cards left
    }
cards-risk = { $clashing } of { $left } cards would cause an accident.
cards-risk-gift = { $clashing } of { $left } cards would set off the gift.
cards-places = Six positions of unstable crystals
cards-place-hot = Position { $place }: { $taken } of { $limit } in the line; each of the { $left } still to come would be an accident
cards-place-cold = Position { $place }: { $taken } of { $limit } in the line; { $left } still to come
cards-odds-row = { $crystal }: { $many } still to come
cards-expected = A card is worth { $points } on average.
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
cards-discard = Discards: { $many }
cards-discard-none = no helpers discarded yet
cards-face-down = Face-down card

## What lies ready

cards-attack =
    { $attacker-key ->
        [you] You attack
       *[other] { $attacker } attacks
    } { $target }
cards-attacks-waiting = Attacks still to come
cards-columns-of = { $player-whose } open columns
cards-loot-hint = one column or up to two cards
cards-whole-column =
    { $many ->
        [one] The column
       *[other] All { $many }
    }
cards-card-of = { $player-whose } { $crystal }
cards-picked = { $card }, chosen
cards-looked = From the top of the mine
cards-looked-hint = choose the one you keep
cards-looked-wait = { $player } is choosing

## Own things

cards-columns = Your open columns
cards-columns-none = nothing open yet
cards-set-hint =
    { $bonus ->
        [one] { $size } of a kind score { $bonus } more point
       *[other] { $size } of a kind score { $bonus } more points
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
        [one] { $many } card in the chest
       *[other] { $many } cards in the chest
    }
cards-in-hand =
    { $many ->
        [one] { $many } helper in hand
       *[other] { $many } helpers in hand
    }
cards-gifts-waiting =
    { $many ->
        [one] { $many } gift waiting
       *[other] { $many } gifts waiting
    }
cards-explores = exploring

## The plate

cards-window-announced = { $seat } goes into the mine. Attack?
cards-window-found = { $seat } found { $crystal-one }. Attack?
cards-window-stopped = { $seat } stops. One last attack?
cards-line-turn = Explore, or choose a glowing column to put into your chest.
cards-line-turn-bare = You have no open column to protect.
cards-line-window = Play a glowing card, or pass. A purple card may answer it.
cards-line-window-bare = You have no attack that works now.
cards-line-defend = A glowing card in your hand answers it.
cards-line-defend-bare = No card in your hand answers it.
cards-hit-snatched = { $attacker } takes the last card of your line: { $crystal }.
cards-hit-stopped =
    { $many ->
        [0] Your turn ends, and your line is still empty.
        [one] Your turn ends with { $many } card, worth { $points }.
       *[other] Your turn ends with { $many } cards, worth { $points }.
    }
cards-hit-helped = { $attacker } keeps one of the next cards and puts the other into your line.
cards-hit-gift = The next unstable card you reveal would be an accident.
cards-hit-gift-back = The gift would be waiting in your next line.
cards-hit-stolen =
    { $points ->
        [one] { $attacker } steals a column or two cards of yours; all of them are worth { $points } point.
       *[other] { $attacker } steals a column or two cards of yours; all of them are worth { $points } points.
    }
cards-line-go-on =
    { $clashing ->
        [0] None of the { $left } cards left would cause an accident.
       *[other] { $clashing } of { $left } cards would cause an accident.
    }
cards-line-hire = The card leaves the line, and you draw a helper.
cards-line-steal = Choose up to two cards, or take a whole column.
cards-line-retaliate = Choose the card you take.
cards-line-look = The other card goes to the end of the line.
cards-line-beauty = Choose the column that goes into your chest.
cards-pass-window = Pass
cards-pass-defend = Let it happen
cards-pass-beauty = Protect nothing
cards-pass-hire = Leave it in the line
cards-hire-costs = gives up { $crystal }, worth { $points }
cards-hire-keeps = { $crystal }, worth { $points }
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
cards-final-attacks = Most feared
cards-final-attacks-text =
    { $many ->
        [one] { $player } attacked once.
       *[other] { $player } attacked { $many } times.
    }
cards-final-digger = Hardest at work
cards-final-digger-text =
    { $many ->
        [one] { $player } turned over { $many } mine card.
       *[other] { $player } turned over { $many } mine cards.
    }
cards-final-haul = Longest line
cards-final-haul-text =
    { $many ->
        [one] { $player } brought { $many } card home at once.
       *[other] { $player } brought { $many } cards home at once.
    }

## A thing that is read

cards-read-crystal = A set of { $size } scores { $bonus } more points. Open columns can be stolen; your chest is safe.
cards-read-hire = Discard it at once to draw a helper, or leave it in the line.
cards-read-plain = No icon.
cards-read-unstable = An unstable crystal. A second one in the same position is an accident: the whole line is lost.
