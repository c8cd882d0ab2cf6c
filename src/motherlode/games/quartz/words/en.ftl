title = Quartz
pitch = Five days in the mine: dig as deep as you dare, and leave before the second obsidian.

## Crystals; `.one` is one of them

crystal-quartz = quartz
    .one = a quartz
crystal-amethyst = amethyst
    .one = an amethyst
crystal-emerald = emerald
    .one = an emerald
crystal-sapphire = sapphire
    .one = a sapphire
crystal-ruby = ruby
    .one = a ruby
crystal-amber = amber
    .one = an amber
crystal-obsidian = obsidian
    .one = an obsidian

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
decision-second-obsidian = One obsidian too many! Do you use your token?
decision-keep = Which of the drawn crystals go into your cart?
decision-swap = Do you exchange a crystal of your cart for a drawn one?
decision-share = Which crystal do you take? { $miner } gets the other.
decision-steal = What do you take from { $victim }?
decision-retaliate = Caught! What do you take from { $thief }?
decision-save = Evening: what do you keep in the chest? The rest is sold.
decision-last-dwarf = You are the last one: take the bonus and go, or give it up and mine on?
decision-alone =
    { $drawn ->
        [0] Alone in the mine: draw a crystal, or stop?
        [one] Alone in the mine, { $drawn } crystal drawn: another one, or stop?
       *[other] Alone in the mine, { $drawn } crystals drawn: another one, or stop?
    }

## Events

event-day-began = Day { $day } begins; { $seat } goes first.
event-card-drawn = { $seat } draws the card “{ $card }”.
event-card-drawn-hidden = { $seat } draws a card.
event-bonus-laid =
    { $card ->
        [none] Bravery bonus: no card
       *[other] Bravery bonus: “{ $card }”
    } { $coins ->
        [0] without coins.
        [one] with { $coins } coin.
       *[other] with { $coins } coins.
    }
event-reshuffled = The discards are shuffled into a new deck.
event-mined = { $seat } mines { $crystal-one }.
event-played =
    { $target ->
        [none] { $seat } plays “{ $card }”.
       *[other] { $seat } plays “{ $card }” on { $target }.
    }
event-let-happen = { $seat } lets “{ $card }” happen.
event-shown = { $seat } draws { $crystal-one }.
event-put-back = Back into the bag: { $many } × { $crystal }.
event-placed = { $seat } puts { $crystal-one } into the cart.
event-swapped = { $seat } exchanges { $given-one } for { $taken-one } from the bag.
event-traded = { $seat } gives { $target } { $given-one } for { $taken-one }.
event-stolen = { $seat } takes { $crystal-one } from { $victim }.
event-lost = { $seat } loses { $crystal-one } to the bag.
event-hidden = { $seat } protects { $crystal-one }.
event-obsidian-given = { $seat } gives an obsidian to { $target }.
event-accident = Accident! { $seat } loses the whole cart and is out for the day.
event-token-gained = { $seat } gains an experience token.
event-token-used = { $seat } gives back the token to get rid of an obsidian.
event-left = { $seat } leaves the mine.
event-bonus-taken =
    { $card ->
        [none] { $seat } takes the bonus: no card
       *[other] { $seat } takes the bonus: “{ $card }”
    } { $coins ->
        [0] without coins.
        [one] and { $coins } coin.
       *[other] and { $coins } coins.
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
event-last-inside = { $seat } is the last one inside.
event-went-on = { $seat } gives up the bonus and mines on alone.
event-unpacked = { $seat } unpacks { $many } × { $crystal }.
event-saved = { $seat } keeps { $crystal-one } in the chest.
event-goods-sold = { $seat } sells { $many } × { $crystal } for { $coins }.
event-sold =
    { $combination-key ->
        [none] { $seat } earns { $coins ->
            [0] nothing today.
            [one] { $coins } coin today.
           *[other] { $coins } coins today.
        }
       *[other] { $seat } earns { $coins } coins today, { $bonus } of them for { $combination }.
    }
event-doubled = The { $set } set of { $seat } doubles the price of { $crystal }.
event-cards-sold =
    { $coins ->
        [0] { $seat } has no cards left to sell.
        [one] { $seat } sells the cards in hand for { $coins } coin.
       *[other] { $seat } sells the cards in hand for { $coins } coins.
    }
event-token-sold =
    { $coins ->
        [one] { $seat } sells the token for { $coins } coin.
       *[other] { $seat } sells the token for { $coins } coins.
    }
event-game-ended = The last day is over.

## Refusals

refusal-game-over = The game is over.
refusal-no-token = You have no token.
refusal-token-outside = You are not in the mine.
refusal-token-without-obsidian = There is no obsidian in your cart.
refusal-outside = You are out of the mine today.
refusal-not-asked = It is up to { $seat } now.
refusal-bag-empty = The bag is empty.
refusal-not-in-a-turn = This is no action of a turn.
refusal-reaction-in-own-turn = “{ $card }” only answers others.
refusal-not-in-hand = You do not hold “{ $card }”.
refusal-no-obsidian-to-give = You have no obsidian to give away.
refusal-nothing-to-trade = You have nothing to exchange.
refusal-not-in-cart = That crystal is not in the cart.
refusal-needs-target = “{ $card }” must be aimed at somebody.
refusal-not-yourself = Not at yourself.
refusal-no-such-seat = Nobody sits there.
refusal-target-outside = { $target } is not in the mine.
refusal-target-has-nothing = { $target } has nothing to take.
refusal-wrong-answer = Only “{ $card }” answers this.
refusal-not-back = Not back to { $target }.
refusal-others-inside = Others are inside: choose one of them.
refusal-another-decision = You are asked something else.
refusal-crystals-not-there = Those crystals are not there.

## The end

outcome-five-days = The days are over: the richest dwarf wins, among equals the one whose cards brought more.

## The table

label-day = Day
label-days = Days
label-first = Began the day
label-turn = Turn
label-inside = In the mine
label-bag = Bag
label-drawn-out = Drawn
label-bravery = Bravery bonus
label-bravery-spaces = Bonuses a day
label-bonus-for-leaving = Leaving brings a bonus
label-card = Card
label-coins = Coins
label-deck = Deck
label-discard = Discards
label-laid-out = Laid out
label-prices = Prices
label-card-prices = Card prices
label-accident-at = Accident at
label-chest-room = Room in a chest
label-draws = Crystals drawn
label-sets = Equal crystals
label-players = Dwarves
label-cart = Cart
label-hidden = Protected
label-chest = Chest
label-token = Token
label-card-income = Sold cards
label-cards = Cards
label-shown = Known cards
label-hand = Hand

## Options

option-edition = Edition
option-edition-en = English
option-edition-ru = Russian
option-doubling = Three of a kind double
option-doubling-edition = as in the edition
option-doubling-sold = all that is sold
option-doubling-mined = what was mined today
option-chain = Sending an obsidian on and on
option-chain-on = allowed
option-chain-off = only once
option-thrill = What a Thrill: the last dwarf mines on
option-thrill-off = no
option-thrill-on = yes
option-forfeit = Giving up the last bonus
option-forfeit-edition = as in the edition
option-forfeit-may = if one wants
option-forfeit-must = always
option-money = Coins of the others
option-money-open = open
option-money-secret = secret
option-first-player = Begins on the first day
option-first-player-random = chance decides
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4
option-first-player-4 = seat 5

## Numbers of the box, for house rules

house-game-days = Days
house-game-hand = Cards dealt to each
house-game-accident = Obsidians that make an accident
house-game-chest = Crystals the chest holds
house-game-token = Coins for an unused token
house-bravery-coins = Bravery bonus: coins, left to right
house-combinations-small = Equal crystals in a small set
house-combinations-large = Equal crystals in a large set
house-combinations-five = Coins for five kinds
house-combinations-six = Coins for six kinds
house-draws-here-we-go = Crystals drawn by { card-here-we-go }
house-draws-eureka = Crystals drawn by { card-eureka }
house-draws-thrill = Crystals the last dwarf may draw
house-crystals-count = { $thing }: crystals in the bag
house-crystals-price = { $thing }: price
house-cards-copies = { $thing }: copies
house-cards-price = { $thing }: price at the end
