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

move-done = Finish your actions
move-reveal = Reveal your secret goal
move-pass = Not now
move-keep-secret = Keep your goal secret
move-turn-side = Top facing { $side }
move-lay-card = Lay your { $card }
move-on-card-owner = On top of { $owner-whose } { $card }
move-beside-card-owner-side = To the { $side } of { $owner-whose } { $card }
move-put-card-owner = Put a dwarf on { $owner-whose } { $card }
move-step-card-owner-side = Move a dwarf { $side } from { $owner-whose } { $card }
move-work-card-owner = Work at { $owner-whose } { $card }
move-dig-card-owner = Dig under { $owner-whose } { $card }
move-buy-trade = Buy { $trade }
move-buy-nothing = Buy nothing
move-discard-gem = Discard { $gem-one }
move-discard-ogre = Discard the { $ogre }
move-play-ogre-target-card-owner =
    { $ogre-key ->
        [bouncer] { $ogre }: send one of { $target-whose } dwarves home from { $owner-whose } { $card }
       *[other] { $ogre }: swap one of { $target-whose } dwarves on { $owner-whose } { $card }
    }
move-play-ogre-target-card-owner-side = { $ogre }: move one of { $target-whose } dwarves { $side } from { $owner-whose } { $card }
move-play-ogre-target =
    { $ogre-key ->
        [thief] { $ogre }: take a gem from { $target }
       *[other] { $ogre }: take an ogre from { $target }
    }
move-swap-target-card-owner = Swap with one of { $target-whose } dwarves on { $owner-whose } { $card }

## Questions

decision-act = Your turn: lay a card, put or move a dwarf, or play ogres?
decision-spot = Where do you lay your { $card }?
decision-rotate = Which way do you turn your { $card }?
decision-swap =
    Which dwarf trades places with { $target-key ->
        [you] yours
       *[other] { $target-whose }
    } on { $owner-whose } { $card }?
decision-work = Where do your dwarves work next?
decision-dig = Which stack do you dig under?
decision-buy = Which goal do you buy?
decision-discard = Too many cards in hand: what do you discard?
decision-after-work = The work is done. Reveal your secret goal?
decision-last-reveal = The game is over. Reveal your secret goal?

## Events

event-secret-dealt =
    { $seat-key ->
        [you] You are
       *[other] { $seat } is
    } dealt the secret goal “{ $secret }”.
event-secret-dealt-hidden =
    { $seat-key ->
        [you] You are
       *[other] { $seat } is
    } dealt a secret goal.
event-trade-laid = New trade goal: { $trade }.
event-turn-began = { $seat-whose } turn.
event-card-laid =
    { $seat-key ->
        [you] You lay
       *[other] { $seat } lays
    } { $card-one }{ $covered ->
        [none] { "" }
       *[other] { " " }on top of { $covered-one }
    } at { $x }, { $y }, top facing { $side }.
event-dwarf-put =
    { $seat-key ->
        [you] You put
       *[other] { $seat } puts
    } a dwarf on { $owner-whose } { $card }.
event-dwarf-stepped =
    { $seat-key ->
        [you] You move
       *[other] { $seat } moves
    } a dwarf from { $origin_owner-whose } { $origin } to { $owner-whose } { $card }.
event-ogre-played =
    { $seat-key ->
        [you] You play
       *[other] { $seat } plays
    } the { $ogre }.
event-bounced =
    { $seat-key ->
        [you] You throw
       *[other] { $seat } throws
    } one of { $target-whose } dwarves out of { $owner-whose } { $card }.
event-driven =
    { $seat-key ->
        [you] You drive
       *[other] { $seat } drives
    } one of { $target-whose } dwarves from { $origin_owner-whose } { $origin } to { $owner-whose } { $card }.
event-gem-stolen =
    { $seat-key ->
        [you] You steal
       *[other] { $seat } steals
    } { $gem-one } from { $victim }.
event-gem-stolen-hidden =
    { $seat-key ->
        [you] You steal
       *[other] { $seat } steals
    } a gem from { $victim }.
event-ogre-stolen =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } the { $ogre } from { $victim }.
event-ogre-stolen-hidden =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } an ogre card from { $victim }.
event-swapped = One of { $target-whose } dwarves goes to { $owner-whose } { $card }, one of { $partner-whose } to { $partner_owner-whose } { $partner_card }.
event-worked = { $seat-whose } dwarves do their work at { $owner-whose } { $card }.
event-failed = { $seat-whose } dwarves come home empty-handed from { $owner-whose } { $card }.
event-mined =
    { $seat-key ->
        [you] You mine
       *[other] { $seat } mines
    } { $gem-one }.
event-ogre-hired =
    { $seat-key ->
        [you] You hire
       *[other] { $seat } hires
    } the { $ogre }.
event-ogre-hired-hidden =
    { $seat-key ->
        [you] You hire
       *[other] { $seat } hires
    } an ogre.
event-reshuffled = The discarded ogres are shuffled into a new deck.
event-bought =
    { $seat-key ->
        [you] You buy
       *[other] { $seat } buys
    } { $trade }.
event-bought-nothing =
    { $seat-key ->
        [you] You buy
       *[other] { $seat } buys
    } nothing.
event-dug =
    { $seat-key ->
        [you] You dig
       *[other] { $seat } digs
    }: { $owner-whose } { $card } goes to the bottom of its stack.
event-slain =
    { $seat-key ->
        [you] You slay
       *[other] { $seat } slays
    } { $owner-whose } { $card }.
event-gem-discarded =
    { $seat-key ->
        [you] You discard
       *[other] { $seat } discards
    } { $gem-one }.
event-ogre-discarded =
    { $seat-key ->
        [you] You discard
       *[other] { $seat } discards
    } the { $ogre }.
event-revealed =
    { $seat-key ->
        [you] You reveal your
       *[other] { $seat } reveals the
    } secret goal “{ $secret }”.
event-last-turns =
    { $turns ->
        [0] Enough goals are complete, and the round is over.
        [one] Enough goals are complete: { $turns } turn is left.
       *[other] Enough goals are complete: { $turns } turns are left.
    }
event-asleep =
    { $turns ->
        [one] Nothing has happened for { $turns } turn: the monsters fall asleep.
       *[other] Nothing has happened for { $turns } turns: the monsters fall asleep.
    }
event-awake = The monsters wake up.
event-went-home = { $seat-whose } dwarves are tired of waiting and go home.
event-sunk = The land gives way: { $owner-whose } { $card } goes to the bottom of its stack.
event-trade-gone = The goal “{ $trade }” leaves the row.
event-stalled =
    { $turns ->
        [one] Nothing has happened for { $turns } turn: winter comes.
       *[other] Nothing has happened for { $turns } turns: winter comes.
    }
event-scored =
    { $seat-key ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point for { $part }.
       *[other] { $points } points for { $part }.
    }
event-haunted =
    Monsters in the kingdom cost { $seat } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = It’s { $seat-whose } decision now.
refusal-another-decision = There is something else to decide first.
refusal-goal-revealed = Your goal has already been revealed.
refusal-laying-a-card = Finish laying the card first.
refusal-goal-not-met = You have not reached your goal.
refusal-no-action-left = You have no actions left.
refusal-not-in-hand = Your { $card } is not in your hand.
refusal-no-dwarf-there = That dwarf is not there.
refusal-not-on-the-table = That card is not on the table.
refusal-card-is-covered = That card is under another one.
refusal-no-dwarf-at-home = You have no dwarves at home.
refusal-no-free-space = There is no free space.
refusal-nothing-there = There is no card on that side.
refusal-wall-in-the-way = There is a wall in the way.
refusal-card-lies-there = There is already a card there.
refusal-never-covered =
    { $card-key ->
        [castle] Castles cannot be covered.
       *[other] Monsters cannot be covered.
    }
refusal-another-type = That card is a different type.
refusal-dwarves-in-the-way =
    { $dwarves ->
        [one] A dwarf stands on that card.
       *[other] { $dwarves } dwarves stand on that card.
    }
refusal-ogre-not-in-hand = The { $ogre } is not in your hand.
refusal-not-yourself = You cannot choose yourself.
refusal-no-such-seat = Nobody sits there.
refusal-nothing-to-steal = There is nothing to take there.
refusal-nobody-to-swap-with = There is nobody to swap with.
refusal-same-player = Choose a dwarf of another player.
refusal-same-card = Choose a dwarf on another card.
refusal-too-few-dwarves = Too few of your dwarves stand there.
refusal-not-in-the-row = { $trade } is not in the row.
refusal-cannot-pay = You do not have the gems for { $trade }.
refusal-gem-not-in-hand = You have no { $gem }.
refusal-no-stack = There is no stack there.

## The end

outcome-winter = Winter is here: most points win. Ties go to the larger kingdom, then to more dwarves on the table.
outcome-stalled = Nothing happened any more, so winter came early: most points win.

## The table

label-turn = Turn
label-first = Went first
label-round = Round
label-phase = Part of the turn
label-actions-left = Actions left
label-last-turns = Last turns
label-quiet-turns = Turns with nothing happening
label-quiet-limit = Winter comes after
label-lull-in = Quiet turns before the land gives way
label-monsters-asleep = The monsters are asleep
label-map = Map
label-turnings = After turning
label-gems = Gems
label-mined = Gems per job
label-gem-points = Gem values
label-ogre-deck = Ogre deck
label-ogre-discard = Discarded ogres
label-trade-row = Trade goals
label-trade-deck = Trade deck
label-cards = Cards
label-gem-count = Gems in the box
label-ogre-copies = Ogres in the box
label-trades = All trade goals
label-secrets = All secret goals
label-castle-actions = Extra actions from a castle
label-dwarves-each = Dwarves each
label-hand-limit = Hand limit
label-row-size = Goals in the row
label-goals-to-end = Goals to end the game
label-monster-points = Points per monster
label-players = Players
label-at = Place
label-card = Card
label-owner = Owner
label-top = Top facing
label-walls = Walls
label-dwarves = Dwarves
label-below = Below
label-kingdoms = Part of kingdoms
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
label-needed = Needed
label-revealed = Revealed
label-goals = Goals
label-slain = Monsters slain
label-kingdom-size = Kingdom size
label-kingdom-points = Kingdom points
label-counted = Counted

## Options

option-covering = Covering castles
option-covering-never = never
option-covering-castles = by castles and giants
option-ending = Once enough goals are complete
option-ending-one-more-turn = one more turn each
option-ending-finish-round = finish the round
option-first-player = Who goes first
option-first-player-random = chosen at random
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4

## Numbers of the box, for house rules

house-game-actions = Actions in a turn
house-game-castle-actions = Extra actions from your own castle
house-game-dwarves = Dwarves per player
house-game-hand-limit = Hand limit
house-game-goals = Goals that end the game
house-game-trade-row = Trade goals on display
house-game-quiet-rounds = Uneventful rounds that end the game
house-game-lull-rounds = Uneventful rounds until the land gives way
house-game-monster = Points for a slain monster
house-cards-need = { $thing }: dwarves needed
house-cards-spaces = { $thing }: spaces for dwarves
house-cards-star = { $thing }: points in a kingdom
house-cards-walls = { $thing }: walls (north, east, south, west)
house-gems-count = { $thing }: gems in the pile
house-gems-points = { $thing }: points
house-gems-mined = { $thing }: gems per job
house-ogres-copies = { $thing }: copies
house-trade-cost = { $thing }: cost (emerald, diamond, ruby, topaz)
house-trade-points = { $thing }: points
house-secret-target = { $thing }: how many it takes
house-secret-points = { $thing }: points
