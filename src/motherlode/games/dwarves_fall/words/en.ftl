title = Dwar7s Fall
pitch = Build one land together, mine gems, buy food, and wall in the richest kingdom before winter.

## Kingdom cards

card-castle = castle
    .one = a castle
card-emerald-mine = emerald mine
    .one = an emerald mine
card-diamond-mine = diamond mine
    .one = a diamond mine
card-ruby-mine = ruby mine
    .one = a ruby mine
card-topaz-mine = topaz mine
    .one = a topaz mine
card-tavern = tavern
    .one = a tavern
card-shop = shop
    .one = a shop
card-dragon = dragon
    .one = a dragon
card-ice-giant = ice giant
    .one = an ice giant

## Sides

side-north = north
side-east = east
side-south = south
side-west = west

## Gems

gem-emerald = emerald
    .one = an emerald
gem-diamond = diamond
    .one = a diamond
gem-ruby = ruby
    .one = a ruby
gem-topaz = topaz
    .one = a topaz

## Ogres

ogre-bouncer = Bouncer
ogre-drover = Drover
ogre-thief = Thief
ogre-racketeer = Racketeer
ogre-trickster = Trickster

## Goals

trade-bread = Bread
trade-mushrooms = Mushrooms
trade-cheese = Cheese
trade-fish = Fish
trade-honey = Honey
trade-pie = Pie
trade-pumpkin = Pumpkin
trade-ham = Ham
trade-ale = Ale
trade-roast = Roast
secret-architect = Architect
secret-king = King
secret-hunter = Hunter
secret-jeweller = Jeweller
secret-ogre-chief = Ogre chief
secret-general = General
secret-miner = Miner

phase-acting = actions
phase-working = the work of the dwarves
phase-discarding = discarding
part-goals = goals
part-monsters = monsters
part-gems = gems
part-kingdom = the kingdom

## Moves

move-done = Done with actions
move-reveal = Reveal your secret goal
move-keep-secret = Keep your goal secret
move-turn-side = Top to the { $side }
move-lay-card = Lay your { $card }
move-on-card-owner = On top of the { $card } of { $owner }
move-beside-card-owner-side = To the { $side } of the { $card } of { $owner }
move-put-card-owner = Put a dwarf on the { $card } of { $owner }
move-step-card-owner-side = Move a dwarf { $side } from the { $card } of { $owner }
move-work-card-owner = Work on the { $card } of { $owner }
move-decline-card-owner = Go home from the { $card } of { $owner } with nothing
move-dig-card-owner = Dig under the { $card } of { $owner }
move-buy-trade = Buy { $trade }
move-discard-gem = Discard { $gem-one }
move-discard-ogre = Discard the { $ogre }
move-play-ogre-target-card-owner =
    { $ogre-key ->
        [bouncer] { $ogre }: send a dwarf of { $target } home from the { $card } of { $owner }
       *[other] { $ogre }: swap a dwarf of { $target } on the { $card } of { $owner }
    }
move-play-ogre-target-card-owner-side = { $ogre }: move a dwarf of { $target } { $side } from the { $card } of { $owner }
move-play-ogre-target =
    { $ogre-key ->
        [thief] { $ogre }: take a gem from { $target }
       *[other] { $ogre }: take an ogre from { $target }
    }
move-swap-target-card-owner = Swap with a dwarf of { $target } on the { $card } of { $owner }

## Questions

decision-act = Your turn: lay a card, put or move a dwarf, play ogres?
decision-spot = Where do you lay your { $card }?
decision-rotate = Which way do you turn your { $card }?
decision-swap = Which dwarf changes places with that of { $target } on the { $card } of { $owner }?
decision-work = Where do your dwarves work next?
decision-dig = Which stack do you dig?
decision-buy = Which goal do you buy?
decision-discard = Too many cards in hand: what do you discard?
decision-last-reveal = The game is over: do you reveal your secret goal?

## Events

event-secret-dealt = { $seat } is dealt the secret goal “{ $secret }”.
event-secret-dealt-hidden = { $seat } is dealt a secret goal.
event-trade-laid = A new goal in the row: { $trade }.
event-turn-began = It is the turn of { $seat }.
event-card-laid =
    { $covered ->
        [none] { $seat } lays { $card-one }, top to the { $side }.
       *[other] { $seat } lays { $card-one } on { $covered-one }, top to the { $side }.
    }
event-dwarf-put = { $seat } puts a dwarf on the { $card } of { $owner }.
event-dwarf-stepped = { $seat } moves a dwarf to the { $card } of { $owner }.
event-ogre-played = { $seat } plays the { $ogre }.
event-bounced = A dwarf of { $target } is thrown out of the { $card } of { $owner } by { $seat }.
event-driven = A dwarf of { $target } is driven to the { $card } of { $owner } by { $seat }.
event-gem-stolen = { $seat } steals { $gem-one } from { $victim }.
event-gem-stolen-hidden = { $seat } steals a gem from { $victim }.
event-ogre-stolen = { $seat } takes the { $ogre } from { $victim }.
event-ogre-stolen-hidden = { $seat } takes an ogre card from { $victim }.
event-swapped = A dwarf of { $target } and one of { $partner } change places.
event-worked = The dwarves of { $seat } do their work on the { $card } of { $owner }.
event-failed = The dwarves of { $seat } come home from the { $card } of { $owner } with empty hands.
event-declined = { $seat } calls the dwarves home from the { $card } of { $owner }.
event-mined = { $seat } mines { $gem-one }.
event-ogre-hired = { $seat } hires the { $ogre }.
event-ogre-hired-hidden = { $seat } hires an ogre.
event-reshuffled = The discarded ogres are shuffled into a new deck.
event-bought = { $seat } buys { $trade }.
event-dug = { $seat } digs: the { $card } of { $owner } goes to the bottom of its stack.
event-slain = { $seat } kills the { $card } of { $owner }.
event-gem-discarded = { $seat } discards { $gem-one }.
event-ogre-discarded = { $seat } discards the { $ogre }.
event-revealed = { $seat } reveals the secret goal “{ $secret }”.
event-last-turns =
    { $turns ->
        [0] Three goals are reached, and the round is over.
        [one] Three goals are reached: { $turns } turn is left.
       *[other] Three goals are reached: { $turns } turns are left.
    }
event-stalled =
    { $turns ->
        [one] Nothing has happened for { $turns } turn: winter comes.
       *[other] Nothing has happened for { $turns } turns: winter comes.
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } point for { $part }.
       *[other] { $seat }: { $points } points for { $part }.
    }
event-haunted =
    { $points ->
        [one] Monsters in the kingdom cost { $seat } { $points } point.
       *[other] Monsters in the kingdom cost { $seat } { $points } points.
    }

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = It is up to { $seat } now.
refusal-another-decision = You are asked something else.
refusal-goal-revealed = Your goal is revealed already.
refusal-laying-a-card = Finish laying the card first.
refusal-goal-not-met = Your goal is not reached now.
refusal-no-action-left = You have no action left.
refusal-not-in-hand = Your { $card } is not in your hand.
refusal-no-dwarf-there = That dwarf is not there.
refusal-not-on-the-table = That card is not on the table.
refusal-no-dwarf-at-home = You have no dwarf at home.
refusal-no-free-space = There is no free space.
refusal-nothing-there = There is no card on that side.
refusal-wall-in-the-way = A wall is in the way.
refusal-card-lies-there = A card lies there already.
refusal-named-by-another-card = Name this place by its first neighbour.
refusal-never-covered =
    { $card-key ->
        [castle] Castles are never covered.
       *[other] Monsters are never covered.
    }
refusal-another-type = That card is of another type.
refusal-dwarves-in-the-way =
    { $dwarves ->
        [one] A dwarf stands on that card.
       *[other] { $dwarves } dwarves stand on that card.
    }
refusal-ogre-not-in-hand = You do not hold the { $ogre }.
refusal-not-yourself = Not at yourself.
refusal-nothing-to-steal = There is nothing to take there.
refusal-nobody-to-swap-with = There is nobody to swap with.
refusal-same-player = Choose a dwarf of another player.
refusal-same-card = Choose a dwarf on another card.
refusal-too-few-dwarves = Too few of your dwarves stand there.
refusal-nothing-to-decline = This work fails anyway.
refusal-not-in-the-row = { $trade } is not in the row.
refusal-cannot-pay = You lack the gems for { $trade }.
refusal-gem-not-in-hand = You have no { $gem }.
refusal-no-stack = There is no stack.

## The end

outcome-winter = Winter is here: most points win, among equals the larger kingdom, then more dwarves outside.
outcome-stalled = Nothing moved any more, so winter came: most points win.

## The table

label-turn = Turn
label-first = Began
label-round = Round
label-phase = Part of the turn
label-actions-left = Actions left
label-last-turns = Last turns
label-quiet-turns = Turns without an event
label-quiet-limit = Winter comes after
label-map = Map
label-turnings = If it is turned
label-gems = Gems
label-mined = Mined at once
label-gem-points = Points of gems
label-ogre-deck = Ogre deck
label-ogre-discard = Discarded ogres
label-trade-row = Trade goals
label-trade-deck = Trade deck
label-cards = Cards
label-castle-actions = Actions of a castle
label-hand-limit = Hand limit
label-goals-to-end = Goals to end
label-players = Players
label-at = Place
label-card = Card
label-owner = Colour of
label-top = Top to
label-walls = Walls
label-dwarves = Dwarves
label-below = Below
label-kingdoms = Of the kingdoms
label-stopped = Stopped by a monster
label-trade = Goal
label-cost = Cost
label-points = Points
label-need = Dwarves needed
label-spaces = Spaces
label-star = Star
label-idle = Dwarves at home
label-actions = Actions in a turn
label-hand = Hand
label-kingdom-cards = Kingdom cards
label-known-gems = Known gems
label-ogres = Ogres
label-known-ogres = Known ogres
label-bought = Bought
label-secret = Secret goal
label-needed = To reach
label-revealed = Revealed
label-goals = Goals
label-slain = Killed monsters
label-kingdom-size = Size of the kingdom
label-kingdom-points = Points of the kingdom
label-counted = Counted

## Options

option-covering = Covering castles
option-covering-never = never
option-covering-castles = by castles and giants
option-ending = After the third goal
option-ending-one-more-turn = one more turn each
option-ending-finish-round = finish the round
option-first-player = Begins
option-first-player-random = chance decides
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4

## Numbers of the box, for house rules

house-game-actions = Actions in a turn
house-game-castle-actions = More actions with the own castle
house-game-dwarves = Dwarves of each player
house-game-hand-limit = Cards in hand at most
house-game-goals = Goals that bring the end
house-game-trade-row = Trade goals that lie open
house-game-quiet-rounds = Quiet rounds that end the game
house-game-monster = Points for a defeated monster
house-cards-need = { $thing }: dwarves needed
house-cards-spaces = { $thing }: spaces for dwarves
house-cards-star = { $thing }: points in a kingdom
house-cards-walls = { $thing }: walls (north, east, south, west)
house-gems-count = { $thing }: gems in the pile
house-gems-points = { $thing }: points
house-gems-mined = { $thing }: gems for one work
house-ogres-copies = { $thing }: copies
house-trade-cost = { $thing }: cost (emerald, diamond, ruby, topaz)
house-trade-points = { $thing }: points
house-secret-target = { $thing }: how many are needed
house-secret-points = { $thing }: points
