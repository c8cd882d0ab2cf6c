title = Quartz
pitch = Five days in the mine: dig as deep as you dare, and get out before the second obsidian.

## Crystals; `.one` is one of them, `.several` are several

crystal-quartz = quartz
    .one = a quartz
    .several = quartz
crystal-amethyst = amethyst
    .one = an amethyst
    .several = amethysts
crystal-emerald = emerald
    .one = an emerald
    .several = emeralds
crystal-sapphire = sapphire
    .one = a sapphire
    .several = sapphires
crystal-ruby = ruby
    .one = a ruby
    .several = rubies
crystal-amber = amber
    .one = an amber
    .several = ambers
crystal-obsidian = obsidian
    .one = an obsidian
    .several = obsidians

## Cards

card-here-we-go = Here We Go
card-eureka = Eureka!
card-come-closer = Come Closer
card-out-of-my-way = Out of My Waaaaay
card-what-crystal = Crystal? What Crystal?
card-gimme-a-hand = Gimme a Hand Here
card-these-dont-belong = These Don’t Belong to You
card-this-isnt-mine = This Isn’t Mine
card-not-mine-either = Not Mine Either!
card-unacceptable = Thievery? Unacceptable!
card-on-my-break = Nope. I’m on My Break
combination-none = no combination
combination-small-set = a small set
combination-large-set = a large set
combination-five-kinds = five kinds
combination-six-kinds = six kinds

## Moves

move-mine = Mine a crystal
move-leave = Leave the mine
move-pass = Do nothing
move-use-token = Use the experience token
move-play-card = Play “{ $card }”
move-play-card-target = Play “{ $card }” on { $target }
move-play-card-target-given-taken = Play “{ $card }” on { $target }: give { $given }, take { $taken }
move-play-card-crystal = Play “{ $card }”: protect { $crystal }
move-swap-given-taken = Give { $given }, take { $taken }
move-take-crystals = Take { $crystals }
move-keep-nothing = Keep nothing
move-keep-crystals = Keep { $crystals }

## Questions

decision-turn = Your turn: mine, play a card, or leave?
decision-aimed = { $attacker } plays “{ $card }” on you. Do you answer?
decision-second-obsidian = One obsidian too many! Use your token?
decision-keep = Which of these crystals do you put into your cart?
decision-swap = Swap a crystal from your cart for one of these?
decision-share = Which crystal do you take, if any? { $miner } gets the rest.
decision-steal = What do you take from { $victim }?
decision-retaliate = Caught! What do you take from { $thief }?
decision-save = Evening: what do you keep in the chest? The rest is sold.
decision-last-dwarf = You are the last one inside: take the bonus and go, or give it up and mine on?
decision-alone =
    { $drawn ->
        [0] Alone in the mine: draw a crystal, or stop?
        [one] Alone in the mine with { $drawn } crystal drawn: another one, or stop?
       *[other] Alone in the mine with { $drawn } crystals drawn: another one, or stop?
    }

## Events

event-day-began =
    Day { $day } begins; { $seat-key ->
        [you] you go
       *[other] { $seat } goes
    } first.
event-card-drawn =
    { $seat-key ->
        [you] You draw
       *[other] { $seat } draws
    } the card “{ $card }”.
event-card-drawn-hidden =
    { $seat-key ->
        [you] You draw
       *[other] { $seat } draws
    } a card.
event-bonus-laid =
    { $card ->
        [none] Bravery bonus: no card
       *[other] Bravery bonus: “{ $card }”
    }{ $coins ->
        [0] , no coins.
        [one] , { $coins } coin.
       *[other] , { $coins } coins.
    }
event-reshuffled = The discards are shuffled into a new deck.
event-mined =
    { $seat-key ->
        [you] You mine
       *[other] { $seat } mines
    } { $crystal-one }.
event-played =
    { $seat-key ->
        [you] You play
       *[other] { $seat } plays
    } “{ $card }”{ $target ->
        [none] .
       *[other] { " " }on { $target }.
    }
event-let-happen =
    { $seat-key ->
        [you] You let
       *[other] { $seat } lets
    } “{ $card }” happen.
event-shown =
    { $seat-key ->
        [you] You draw
       *[other] { $seat } draws
    } { $crystal-one }.
event-put-back = Back into the bag: { $many } × { $crystal }.
event-placed =
    { $seat-key ->
        [you] You put { $crystal-one } into your cart
       *[other] { $seat } puts { $crystal-one } into the cart
    }.
event-swapped =
    { $seat-key ->
        [you] You swap
       *[other] { $seat } swaps
    } { $given-one } for { $taken-one } from the bag.
event-traded =
    { $seat-key ->
        [you] You give
       *[other] { $seat } gives
    } { $target } { $given-one } for { $taken-one }.
event-stolen =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } { $crystal-one } from { $victim }.
event-lost =
    { $seat-key ->
        [you] You lose
       *[other] { $seat } loses
    } { $crystal-one } to the bag.
event-hidden =
    { $seat-key ->
        [you] You protect
       *[other] { $seat } protects
    } { $crystal-one }.
event-obsidian-given =
    { $seat-key ->
        [you] You give
       *[other] { $seat } gives
    } { $target } an obsidian.
event-accident =
    Accident! { $seat-key ->
        [you] You lose your whole cart and are
       *[other] { $seat } loses the whole cart and is
    } out for the day.
event-token-gained =
    { $seat-key ->
        [you] You gain
       *[other] { $seat } gains
    } an experience token.
event-token-used =
    { $seat-key ->
        [you] You hand in your
       *[other] { $seat } hands in the
    } token to get rid of an obsidian.
event-left =
    { $seat-key ->
        [you] You leave
       *[other] { $seat } leaves
    } the mine.
event-bonus-taken =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } the bonus: { $card ->
        [none] no card
       *[other] “{ $card }”
    }{ $coins ->
        [0] , no coins.
        [one] , { $coins } coin.
       *[other] , { $coins } coins.
    }
event-bonus-lost =
    { $card ->
        [none] A bonus without a card is lost
       *[other] The bonus “{ $card }” is lost
    }{ $coins ->
        [0] .
        [one] , and { $coins } coin with it.
       *[other] , and { $coins } coins with it.
    }
event-last-inside =
    { $seat-key ->
        [you] You are
       *[other] { $seat } is
    } the last one inside.
event-went-on =
    { $seat-key ->
        [you] You give up the bonus and mine
       *[other] { $seat } gives up the bonus and mines
    } on alone.
event-unpacked =
    { $seat-key ->
        [you] You unpack
       *[other] { $seat } unpacks
    } { $many } × { $crystal }.
event-saved =
    { $seat-key ->
        [you] You keep
       *[other] { $seat } keeps
    } { $crystal-one } in the chest.
event-goods-sold =
    { $seat-key ->
        [you] You sell
       *[other] { $seat } sells
    } { $many } × { $crystal } for { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
event-sold =
    { $seat-key ->
        [you] You earn
       *[other] { $seat } earns
    } { $coins ->
        [0] nothing today
        [one] { $coins } coin today
       *[other] { $coins } coins today
    }{ $combination-key ->
        [none] .
       *[other] , { $bonus } of them for { $combination }.
    }
event-doubled = { $seat-whose } { $set } set doubles the price of { $crystal-several }.
event-cards-sold =
    { $coins ->
        [0]
            { $seat-key ->
                [you] You have
               *[other] { $seat } has
            } no cards left to sell.
        [one]
            { $seat-key ->
                [you] You sell your hand
               *[other] { $seat } sells the cards in hand
            } for { $coins } coin.
       *[other]
            { $seat-key ->
                [you] You sell your hand
               *[other] { $seat } sells the cards in hand
            } for { $coins } coins.
    }
event-token-sold =
    { $seat-key ->
        [you] You sell your
       *[other] { $seat } sells the
    } token for { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
event-game-ended = The last day is over.

## Refusals

refusal-game-over = The game is over.
refusal-no-token = You have no token.
refusal-token-outside = You are not in the mine.
refusal-token-without-obsidian = There is no obsidian in your cart.
refusal-outside = You are out of the mine today.
refusal-not-asked = It’s { $seat-whose } decision now.
refusal-bag-empty = The bag is empty.
refusal-not-in-a-turn = You cannot do that on your turn.
refusal-reaction-in-own-turn = “{ $card }” only answers other players’ cards.
refusal-not-in-hand = “{ $card }” is not in your hand.
refusal-no-obsidian-to-give = You have no obsidian to give away.
refusal-nothing-to-trade = You have nothing to exchange.
refusal-not-in-cart = That crystal is not in the cart.
refusal-needs-target = “{ $card }” needs a target.
refusal-not-yourself = You cannot choose yourself.
refusal-no-such-seat = Nobody sits there.
refusal-target-outside = { $target } is not in the mine.
refusal-target-has-nothing = { $target } has nothing you could take.
refusal-wrong-answer = Only “{ $card }” answers this.
refusal-not-back = You cannot send it back to { $target }.
refusal-others-inside = There are others inside: choose one of them.
refusal-another-decision = There is something else to decide first.
refusal-crystals-not-there = Those crystals are not there.
refusal-only-one = Take one crystal.
refusal-take-two = Take two crystals.
refusal-not-an-obsidian = Obsidian cannot be taken.
refusal-chest-too-small =
    { $most ->
        [one] The chest holds only { $most } crystal.
       *[other] The chest holds only { $most } crystals.
    }
refusal-answered = The others are still choosing.
refusal-nothing-to-keep = You have nothing to keep.

## The end

outcome-five-days = The last day is over. The richest dwarf wins; a tie goes to whoever earned more from cards.

## The table

label-day = Day
label-days = Days
label-first = Went first today
label-turn = Turn
label-inside = In the mine
label-bag = Bag
label-drawn-out = Drawn
label-bravery = Bravery bonus
label-bravery-spaces = Bonuses a day
label-bonus-for-leaving = Bonus for leaving
label-card = Card
label-coins = Coins
label-deck = Deck
label-discard = Discards
label-laid-out = Laid out
label-prices = Prices
label-card-prices = Card prices
label-in-mine = Crystals in all
label-copies = Copies of each card
label-hand-size = Cards dealt to each
label-token-price = Coins for a token
label-bravery-coins = Coins on the bonuses
label-accident-at = Obsidians for an accident
label-chest-room = Room in a chest
label-draws = Crystals drawn by cards
label-thrill-draws = Crystals for the last dwarf
label-sets = Crystals of one kind
label-kinds = Kinds of crystal
label-players = Dwarves
label-cart = Cart
label-hidden = Protected
label-chest = Chest
label-token = Token
label-card-income = Coins from cards
label-cards = Cards
label-shown = Cards everyone knows
label-hand = Hand

## Options

option-edition = Edition
option-edition-en = English
option-edition-ru = Russian
option-doubling = What a set doubles
option-doubling-edition = as in the edition
option-doubling-sold = all that is sold
option-doubling-mined = what was mined today
option-chain = Passing an obsidian on again and again
option-chain-on = allowed
option-chain-off = only once
option-thrill = What a Thrill: the last dwarf may mine on
option-thrill-off = no
option-thrill-on = yes
option-forfeit = Giving up the last bonus
option-forfeit-edition = as in the edition
option-forfeit-may = optional
option-forfeit-must = required
option-money = Other players’ coins
option-money-open = open
option-money-secret = secret
option-first-player = Who goes first on day one
option-first-player-random = chosen at random
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4
option-first-player-4 = seat 5

## Numbers of the box, for house rules

house-game-days = Days
house-game-hand = Cards dealt to each
house-game-accident = Obsidians that cause an accident
house-game-chest = Crystals a chest holds
house-game-token = Coins for an unused token
house-bravery-coins = Bravery bonus: coins, left to right
house-combinations-small = Crystals in a small set
house-combinations-large = Crystals in a large set
house-combinations-five = Coins for five kinds
house-combinations-six = Coins for six kinds
house-draws-here-we-go = Crystals drawn by { card-here-we-go }
house-draws-eureka = Crystals drawn by { card-eureka }
house-draws-thrill = Crystals the last dwarf may draw
house-crystals-count = { $thing }: crystals in the bag
house-crystals-price = { $thing }: price
house-cards-copies = { $thing }: copies
house-cards-price = { $thing }: price at the end
