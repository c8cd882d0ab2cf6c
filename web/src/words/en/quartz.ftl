## What each card does, in one line

quartz-does-here-we-go = Draw { $draws }. Obsidian goes back. Keep any of the rest.
quartz-does-eureka = Draw { $draws }. Swap one of yours for one of them.
quartz-does-come-closer = Swap a crystal with a dwarf inside. You choose both.
quartz-does-out-of-my-way = Every other dwarf inside loses a random crystal.
quartz-does-what-crystal = Hide one crystal. It is safe until evening.
quartz-does-gimme-a-hand = Another dwarf draws 2. You take one, they keep the other.
quartz-does-these-dont-belong = Take 2 crystals from another dwarf’s cart.
quartz-does-this-isnt-mine = Give your obsidian to another dwarf inside.
quartz-does-not-mine-either = Handed an obsidian? Send it on.
quartz-does-unacceptable = Stop a theft and take a crystal from the thief.
quartz-does-on-my-break = Told to dig for someone? You refuse.

quartz-when-acting = Only on your own turn.
quartz-when-not-mine-either = Only when you are handed an obsidian.
quartz-when-unacceptable = Only when someone steals from you.
quartz-when-on-my-break = Only when you are told to dig.

## The bravery row

quartz-bravery = Bravery bonus
quartz-bravery-hint = leave while at least two others stay
quartz-bonus-coins =
    { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }
quartz-bonus-no-card = no card
quartz-bonus-lost = lost
quartz-bonus-lost-with =
    { $player-key ->
        [you] lost with you
       *[other] lost with { $player }
    }
quartz-bonus-went =
    { $player-key ->
        [you] went to you
       *[other] went to { $player }
    }
quartz-bonus-gone = gone
quartz-bonus-label =
    { $card ->
        [none] Bonus without a card
       *[other] Bonus “{ $card }”
    }{ $coins ->
        [0] , no coins.
        [one] , { $coins } coin.
       *[other] , { $coins } coins.
    }
quartz-leave-takes =
    Leave now: { $card ->
        [none] no card
       *[other] “{ $card }”
    }{ $coins ->
        [0] , no coins.
        [one] , { $coins } coin.
       *[other] , { $coins } coins.
    } { $rest ->
        [0] { "" }
        [one] { $rest } other keeps digging.
       *[other] { $rest } others keep digging.
    }
quartz-leave-nothing = Leave now: no bonus. It goes to the last dwarf inside.
quartz-leave-short =
    { $coins ->
        [0] card, no coins
        [one] card and { $coins } coin
       *[other] card and { $coins } coins
    }
quartz-leave-short-no-card =
    { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }
quartz-leave-short-nothing = no bonus
quartz-bonus-next-theirs = Whoever leaves next takes the first bonus.
quartz-bonus-last-theirs = The last dwarf inside takes what is left.

## The bag

quartz-bag = in the bag
quartz-bag-is-empty = The bag is empty.
quartz-bag-label =
    { $many ->
        [one] Bag: { $many } crystal, { $percent } obsidian.
       *[other] Bag: { $many } crystals, { $percent } obsidian.
    }
quartz-bag-mine = Mine a crystal.
quartz-odds-row = { $crystal }: { $many } in the bag, { $percent }
quartz-risk-accident = obsidian: an accident for you.
quartz-risk-first = obsidian, harmless so far.
quartz-risk-public = obsidian comes next.
quartz-expected = A draw is worth { $coins } on average.
quartz-mine-short = { $percent } accident
quartz-mine-short-safe = no risk yet

## Cards that lie out

quartz-drawn = On the table
quartz-drawn-keep = choose what you keep
quartz-drawn-share = choose the one you take
quartz-drawn-swap = choose one of yours and one of these
quartz-drawn-loot = choose what you take
quartz-drawn-wait = { $player } is choosing
quartz-aimed =
    { $attacker-key ->
        [you] You play
       *[other] { $attacker } plays
    } this on { $target }.
quartz-asked-answer = { $player } may answer.
quartz-discard = Discards
quartz-discard-count =
    { $many ->
        [0] no cards yet
        [one] { $many } card
       *[other] { $many } cards
    }
quartz-deck-count =
    { $many ->
        [one] Deck: { $many } card
       *[other] Deck: { $many } cards
    }

## Own things

quartz-cart = Your cart
quartz-cart-empty = empty
quartz-cart-worth = worth { $coins }
quartz-cart-obsidian = { $many } of { $limit }
quartz-cart-obsidian-label = Obsidian: { $many }; an accident comes with { $limit }
quartz-chest = Chest (safe)
quartz-chest-saving = Stays in the chest
quartz-chest-room = { $many } of { $room }
quartz-hidden = Protected
quartz-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
quartz-coins-secret = coins secret
quartz-token = Experience token
quartz-token-use = Use the token: one obsidian leaves your cart
quartz-token-label = Token
quartz-stone-in-cart = { $crystal } in your cart
quartz-stone-in-chest = { $crystal } in your chest
quartz-stone-of = { $crystal } in { $player-whose } cart
quartz-stone-drawn = { $crystal } on the table
quartz-stone-picked = { $stone }, chosen

## Others

quartz-state-inside = In the mine
quartz-state-out = Out of the mine
quartz-state-left = Left the mine
quartz-state-left-with =
    { $coins ->
        [0] Left with a card
        [one] Left, took { $coins } coin
       *[other] Left, took { $coins } coins
    }
quartz-state-accident = Accident: cart lost
quartz-cards-in-hand =
    { $many ->
        [one] { $many } card
       *[other] { $many } cards
    }
quartz-their-cart = { $player-whose } cart
quartz-in-chest =
    { $many ->
        [one] { $many } crystal in the chest
       *[other] { $many } crystals in the chest
    }

## The day

quartz-day = Day { $day } of { $days }

## The evening

quartz-evening = Evening of day { $day }
quartz-evening-last = The last evening
quartz-evening-close = On to the next day
quartz-evening-score = To the final count
quartz-evening-again = Evening of day { $day }
quartz-sale-nothing = nothing to sell
quartz-sale-goods = For sale
quartz-sale-kept = kept
quartz-sale-doubled = × 2
quartz-sale-cards = cards
quartz-sale-token = token
quartz-combination-small-set = { $size } of a kind ({ $set }): double price for { $crystals }
quartz-combination-large-set = { $size } of a kind ({ $set }): double price for { $crystals }
quartz-combination-five-kinds = five kinds
quartz-combination-six-kinds = six kinds

## The final count

quartz-final-day = Day { $day }
quartz-final-cards = Cards
quartz-final-token = Token
quartz-final-bonus = Bravery
quartz-final-best = Best evening
quartz-final-best-text =
    { $combination ->
        [none] Day { $day }: { $player } earned { $coins }.
       *[other] Day { $day }: { $player } earned { $coins }, { $bonus } of them for { $combination }.
    }
quartz-final-accidents = Accidents
quartz-final-accidents-none = Nobody lost a cart.
quartz-final-cards-played = Full of tricks
quartz-final-cards-played-text =
    { $many ->
        [one] { $player } played { $many } card.
       *[other] { $player } played { $many } cards.
    }
quartz-final-mined = Hardest at work
quartz-final-mined-text =
    { $many ->
        [one] { $player } mined { $many } crystal.
       *[other] { $player } mined { $many } crystals.
    }
quartz-final-bravest = Bravest
quartz-final-bravest-text =
    { $many ->
        [one] { $player } stayed inside longest once.
        [2] { $player } stayed inside longest twice.
       *[other] { $player } stayed inside longest { $many } times.
    }

## The plate

quartz-leave = Leave
quartz-line-carries =
    { $coins ->
        [0] Your cart is worth nothing yet.
        [one] Your cart is worth { $coins } coin.
       *[other] Your cart is worth { $coins } coins.
    } { $obsidian ->
        [0] No obsidian so far.
        [one] There is one obsidian in it.
       *[other] There are { $obsidian } obsidians in it.
    }
quartz-line-second = Without the token you lose everything in your cart.
quartz-line-aimed = A glowing card in your hand stops it.
quartz-line-aimed-bare = No card in your hand stops it.
quartz-line-keep = The rest goes back into the bag.
quartz-line-share = The rest goes to the dwarf who drew it.
quartz-line-steal = Choose crystals; obsidian cannot be taken.
quartz-line-swap = One of yours for one of these, or none.
quartz-line-save = Choose what stays in the chest; everything else is sold.
quartz-pass-aimed = Let it happen
quartz-pass-accident = Accept the accident
quartz-pass-swap = Swap nothing
quartz-pass-share = Take nothing
quartz-pass-alone = Stop
quartz-keep-these = Keep { $crystals }
quartz-take-these = Take { $crystals }
quartz-worth-these = worth { $coins }

## A thing that is read

quartz-read-token = Hand it in to return one obsidian from your cart to the bag. You get one after an accident, and never hold two.
quartz-read-crystal = Sold in the evening, or kept in the chest.
quartz-read-obsidian = Worth nothing. With { $limit } in your cart, everything in it goes back into the bag.
quartz-read-sells =
    { $coins ->
        [0] sells for nothing
        [one] sells for { $coins } coin at the end
       *[other] sells for { $coins } coins at the end
    }
quartz-read-bag = { $many } left in the bag

## Numbers that decide

quartz-prices = Prices
quartz-combinations = Combinations
quartz-strip-set =
    { $kinds ->
    [one] { $size } of a kind: another kind × 2
   *[other] { $size } of a kind: { $kinds } kinds × 2
}
quartz-strip-kinds = { $size } kinds: +{ $bonus }
quartz-lacks-one = one short
quartz-cart-sum =
    { $coins ->
        [one] cart worth { $coins } coin
       *[other] cart worth { $coins } coins
    }
quartz-goods-worth = worth { $coins } before combinations
quartz-hit-accident = One obsidian too many: you would lose your cart, worth { $coins }.
quartz-hit-obsidian = You would get an obsidian: { $many } of { $limit }.
quartz-hit-stolen = { $attacker } takes 2 crystals from your cart, which is worth { $coins }.
quartz-hit-digs = You draw crystals for { $attacker }, who takes one; you keep the other, even an obsidian.
quartz-hit-token = Your token can send one obsidian back.
quartz-total = { $coins } in all
