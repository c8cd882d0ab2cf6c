title = Quartz: The Card Game
pitch = Uncover crystal after crystal, and stop before the mine caves in or your rivals step in.

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
        [announced] Somebody is going into the mine. Attack?
        [stopped] The explorer has stopped. One last attack?
       *[other] A card has been revealed. Attack?
    }
decision-defend = { $attacker } plays “{ $card }” on you. Defend yourself?
decision-counter = Your gift comes back to you. Send it off again?
decision-steal = A whole column or two cards: what do you take from { $victim }?
decision-retaliate = The theft has failed. Which card do you take from { $thief }?
decision-lend-a-hand = Which card do you keep? The other one goes into the line.
decision-offer-hire = Give this card up for a helper?
decision-go-on = Another card, or is that enough?
decision-beauty = Protect a column with a helper?

## Events

event-turn-began = { $seat-whose } turn.
event-protected =
    { $seat-key ->
        [you] You protect
       *[other] { $seat } protects
    } { $many } × { $crystal }.
event-explored =
    { $seat-key ->
        [you] You go
       *[other] { $seat } goes
    } into the mine.
event-revealed =
    { $seat-key ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $crystal-one }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-hired =
    { $seat-key ->
        [you] You give
       *[other] { $seat } gives
    } up { $crystal-one } for a helper.
event-card-drawn =
    { $seat-key ->
        [you] You draw
       *[other] { $seat } draws
    } “{ $card }”.
event-card-drawn-hidden =
    { $seat-key ->
        [you] You draw
       *[other] { $seat } draws
    } a helper.
event-reshuffled = The discarded helpers are shuffled into a new pile.
event-accident =
    { $many ->
        [0] Accident! { $seat-whose } turn is over.
        [one]
            Accident! { $seat-key ->
                [you] You lose
               *[other] { $seat } loses
            } { $many } card.
       *[other]
            Accident! { $seat-key ->
                [you] You lose
               *[other] { $seat } loses
            } { $many } cards.
    }
event-halted =
    { $seat-key ->
        [you] You stop
       *[other] { $seat } stops
    }.
event-collected =
    { $many ->
        [0]
            { $seat-key ->
                [you] You come
               *[other] { $seat } comes
            } home empty-handed.
        [one]
            { $seat-key ->
                [you] You collect
               *[other] { $seat } collects
            } { $many } card.
       *[other]
            { $seat-key ->
                [you] You collect
               *[other] { $seat } collects
            } { $many } cards.
    }
event-attacked =
    { $seat-key ->
        [you] You attack
       *[other] { $seat } attacks
    } { $target } with “{ $card }”.
event-taken-back =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } “{ $card }” back: it came too late.
event-let-happen =
    { $seat-key ->
        [you] You let
       *[other] { $seat } lets
    } “{ $card }” happen.
event-played =
    { $seat-key ->
        [you] You play
       *[other] { $seat } plays
    } “{ $card }”{ $target ->
        [none] .
       *[other] { " " }on { $target }.
    }
event-snatched =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } { $crystal-one }{ $icon-key ->
        [plain] { " " }from the line.
       *[other] { " " }({ $icon }) from the line.
    }
event-cut-short =
    { $seat-key ->
        [you] You end
       *[other] { $seat } ends
    } { $target-whose } turn.
event-looked =
    { $seat-key ->
        [you] You look
       *[other] { $seat } looks
    } at { $crystal-one }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-looked-hidden =
    { $seat-key ->
        [you] You look
       *[other] { $seat } looks
    } at a mine card.
event-kept =
    { $seat-key ->
        [you] You keep
       *[other] { $seat } keeps
    } { $crystal-one }{ $icon-key ->
        [plain] .
       *[other] { " " }({ $icon }).
    }
event-laid =
    { $seat-key ->
        [you] You put
       *[other] { $seat } puts
    } { $crystal-one }{ $icon-key ->
        [plain] { " " }into the line.
       *[other] { " " }({ $icon }) into the line.
    }
event-gift-landed =
    { $many ->
        [one] A gift lands in { $seat-whose } line.
       *[other] { $many } gifts land in { $seat-whose } line.
    }
event-gift-returned =
    { $seat-key ->
        [you] You send
       *[other] { $seat } sends
    } the gift back to { $target }.
event-gift-discarded =
    { $seat-key ->
        [you] You get
       *[other] { $seat } gets
    } rid of { $many ->
        [one] a gift.
       *[other] { $many } gifts.
    }
event-stolen =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } { $many } × { $crystal } from { $victim }.
event-scored =
    { $seat-key ->
        [you] You score
       *[other] { $seat } scores
    } { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } for crystals{ $bonus ->
        [0] .
       *[other] { " " }and { $bonus } for sets.
    }
event-game-ended = The mine is empty.

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = It’s { $seat-whose } decision now.
refusal-explore-or-protect = Explore the mine or protect a column.
refusal-no-such-column = You have no open column of { $crystal }.
refusal-only-attacks = Only blue cards attack.
refusal-not-in-hand = “{ $card }” is not in your hand.
refusal-line-empty = There is no card in the line.
refusal-mine-is-empty = The mine is empty.
refusal-nothing-to-steal = { $target } has no open cards.
refusal-wrong-answer = This does not answer “{ $card }”.
refusal-only-beauty = Only the green card protects now.
refusal-not-drawn = That is not one of the cards you are looking at.
refusal-keep-one = You keep one of the two cards.
refusal-cards-not-there = Those cards are not there.
refusal-answered = The others are still answering.
refusal-whole-column = Those two are a whole column: take the { $crystal } column.
refusal-column-or-two = Take a whole column or two cards.
refusal-only-one = Take one card.
refusal-another-decision = There is something else to decide first.

## The end

outcome-mine-empty = The mine is empty: the most valuable collection wins.

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
label-dangerous = Would cause an accident
label-mine = Cards in the mine
label-unseen = Still to come
label-mine-discard = Mine cards discarded
label-helpers = Helpers in the pile
label-helper-discard = Discarded helpers
label-looked-at = Looked at
label-values = Values
label-in-mine = All mine cards
label-copies = All helpers
label-hand-size = Helpers dealt to each
label-accident-at = Unstable crystals for an accident
label-gifts-at = Gifts for an accident
label-set-size = Cards in a set
label-set-bonus = Points for a set
label-players = Dwarves
label-columns = Columns
label-chest = Chest
label-points = Points
label-bonus = From sets
label-sets = Complete sets
label-cards = Helpers in hand
label-shown = Helpers everyone knows
label-hand = Hand

## Options

option-early = Attacks before the first card
option-early-on = allowed
option-early-off = not allowed
option-duel = Answering “{ card-get-lost }” with “{ card-get-lost }”
option-duel-on = again and again
option-duel-off = only once
option-first-player = Who goes first
option-first-player-random = chosen at random
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4

## Numbers of the box, for house rules

house-game-hand = Helpers dealt to each
house-game-accident = Unstable crystals in one position that cause an accident
house-game-gifts = Gifts in a line that cause an accident
house-sets-size = Cards of one crystal in a set
house-sets-bonus = Points for a set
house-crystals-points = { $thing }: points
house-crystals-cards = { $thing }: cards (plain, hire, unstable in positions 1 to 6)
house-cards-copies = { $thing }: copies
