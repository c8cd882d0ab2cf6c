title = Quartz: The Card Game
pitch = Uncover one crystal after the other, and stop before the mine comes down or the others come up.

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

## Icons of mine cards

icon-plain = plain
icon-hire = hire
icon-unstable-1 = unstable ①
icon-unstable-2 = unstable ②
icon-unstable-3 = unstable ③
icon-unstable-4 = unstable ④
icon-unstable-5 = unstable ⑤
icon-unstable-6 = unstable ⑥

## Helpers

card-hand-it-over = Hand It Over...
card-stop-stop-stop = Stop, Stop, Stop!
card-may-i-help = May I Help?
card-little-gift = A Little Gift for You...
card-no-longer-yours = No Longer Yours...
card-no-chance = No Chance!
card-over-my-dead-body = Over My Dead Body!
card-get-lost = Get Lost!
card-what-a-beauty = What a Beauty!

moment-announced = before the first card
moment-uncovered = after a card
moment-stopped = after the stop

## Moves

move-explore = Explore the mine
move-stop = Stop
move-pass = Do nothing
move-hire = Hire a helper
move-lay = Put it into the line
move-play-card = Play “{ $card }”
move-play-card-crystal = Play “{ $card }”: protect { $crystal }
move-protect-crystal = Protect { $crystal }
move-take-crystals = Take { $crystals }
move-take-column-crystal = Take the whole column: { $crystal }
move-keep-crystal-icon = Keep { $crystal } ({ $icon })

## Questions

decision-turn = Your turn: explore the mine, or protect a column?
decision-window =
    { $moment-key ->
        [announced] Somebody is going into the mine. Do you attack?
        [stopped] The explorer has stopped. Do you attack at the last moment?
       *[other] A card lies open. Do you attack?
    }
decision-defend = { $attacker } plays “{ $card }” on you. Do you defend yourself?
decision-counter = The gift of { $attacker } comes your way. Do you send it back?
decision-steal = A whole column or two cards: what do you take from { $victim }?
decision-retaliate = The theft has failed. Which card do you take from { $thief }?
decision-lend-a-hand = Which card do you keep? The other one goes into the line.
decision-offer-hire = Do you give this card up for a helper?
decision-go-on = Another card, or is it enough?
decision-beauty = Do you protect a column with a helper?

## Events

event-turn-began = It is the turn of { $seat }.
event-protected = { $seat } protects { $many } × { $crystal }.
event-explored = { $seat } goes into the mine.
event-revealed =
    { $icon-key ->
        [plain] { $seat } reveals { $crystal-one }.
       *[other] { $seat } reveals { $crystal-one } ({ $icon }).
    }
event-hired = { $seat } gives up { $crystal-one } for a helper.
event-card-drawn = { $seat } draws “{ $card }”.
event-card-drawn-hidden = { $seat } draws a helper.
event-reshuffled = The discarded helpers are shuffled into a new pile.
event-accident =
    { $many ->
        [0] Accident! The turn of { $seat } is over.
        [one] Accident! { $seat } loses { $many } card.
       *[other] Accident! { $seat } loses { $many } cards.
    }
event-halted = { $seat } stops.
event-collected =
    { $many ->
        [0] { $seat } comes home with nothing.
        [one] { $seat } collects { $many } card.
       *[other] { $seat } collects { $many } cards.
    }
event-attacked = { $seat } attacks { $target } with “{ $card }”.
event-taken-back = { $seat } takes “{ $card }” back: it came too late.
event-let-happen = { $seat } lets “{ $card }” happen.
event-played =
    { $target ->
        [none] { $seat } plays “{ $card }”.
       *[other] { $seat } plays “{ $card }” on { $target }.
    }
event-snatched =
    { $icon-key ->
        [plain] { $seat } takes { $crystal-one } out of the line.
       *[other] { $seat } takes { $crystal-one } ({ $icon }) out of the line.
    }
event-cut-short = { $seat } ends the turn of { $target }.
event-looked =
    { $icon-key ->
        [plain] { $seat } looks at { $crystal-one }.
       *[other] { $seat } looks at { $crystal-one } ({ $icon }).
    }
event-looked-hidden = { $seat } looks at a card of the mine.
event-kept =
    { $icon-key ->
        [plain] { $seat } keeps { $crystal-one }.
       *[other] { $seat } keeps { $crystal-one } ({ $icon }).
    }
event-laid =
    { $icon-key ->
        [plain] { $seat } puts { $crystal-one } into the line.
       *[other] { $seat } puts { $crystal-one } ({ $icon }) into the line.
    }
event-gift-landed =
    { $many ->
        [one] A gift lies in the line of { $seat }.
       *[other] { $many } gifts lie in the line of { $seat }.
    }
event-gift-returned = { $seat } sends the gift back to { $target }.
event-gift-discarded =
    { $many ->
        [one] { $seat } gets rid of a gift.
       *[other] { $seat } gets rid of { $many } gifts.
    }
event-stolen = { $seat } takes { $many } × { $crystal } from { $victim }.
event-scored =
    { $bonus ->
        [0] { $seat }: { $worth } for crystals.
       *[other] { $seat }: { $worth } for crystals, { $bonus } for sets.
    }
event-game-ended = The mine is empty.

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = It is up to { $seat } now.
refusal-explore-or-protect = Explore the mine or protect a column.
refusal-no-such-column = You have no open column: { $crystal }.
refusal-only-attacks = Only blue cards attack.
refusal-not-in-hand = You do not hold “{ $card }”.
refusal-line-empty = There is no card in the line.
refusal-mine-is-empty = The mine is empty.
refusal-nothing-to-steal = { $target } has no open cards.
refusal-wrong-answer = This does not answer “{ $card }”.
refusal-only-beauty = Only the green card protects now.
refusal-not-drawn = You are not looking at that card.
refusal-keep-one = Of two cards you keep one.
refusal-cards-not-there = Those cards are not there.
refusal-another-decision = You are asked something else.

## The end

outcome-mine-empty = The mine is empty: the dearest collection wins.

## The table

label-turn = Turn
label-turns = Turns so far
label-exploring = Exploring
label-moment = Moment
label-attacks = Open attacks
label-seat = Dwarf
label-card = Helper
label-line = Exploration line
label-crystal = Crystal
label-icon = Icon
label-gifts = Gifts
label-dangerous = Would be an accident
label-mine = Cards in the mine
label-unseen = May still come
label-mine-discard = Discarded mine cards
label-helpers = Helpers on the pile
label-helper-discard = Discarded helpers
label-looked-at = Looked at
label-values = Values
label-accident-at = Accident at
label-set-size = Cards of a set
label-set-bonus = Points for a set
label-players = Dwarves
label-columns = Columns
label-chest = Chest
label-points = Points
label-bonus = Of these for sets
label-sets = Complete sets
label-cards = Helpers in hand
label-shown = Known helpers
label-hand = Hand

## Options

option-early = Attacks before the first card
option-early-on = allowed
option-early-off = not allowed
option-duel = Get Lost! against Get Lost!
option-duel-on = on and on
option-duel-off = only once
option-first-player = Who begins
option-first-player-random = chance decides
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4

## Numbers of the box, for house rules

house-game-hand = Helpers dealt to each
house-game-accident = Unstable crystals in one position that make an accident
house-game-gifts = Gifts in a line that make an accident
house-sets-size = Equal cards in a set
house-sets-bonus = Points for a set
house-crystals-points = { $thing }: points
house-crystals-cards = { $thing }: cards (plain, hire, unstable in positions 1 to 6)
house-cards-copies = { $thing }: copies
