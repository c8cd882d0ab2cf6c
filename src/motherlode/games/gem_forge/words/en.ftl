title = Gem Forge
pitch = Mine gems in the order they roll down, set them into jewellery, and be the first with 20 points.

## Gems

gem-red = red
gem-green = green
gem-yellow = yellow
gem-blue = light blue

## Tiles

tile-ring-red = red ring
tile-ring-green = green ring
tile-ring-yellow = yellow ring
tile-ring-blue = blue ring
tile-bracelet-red = red bracelet
tile-bracelet-green = green bracelet
tile-bracelet-yellow = yellow bracelet
tile-bracelet-blue = blue bracelet
tile-necklace-red = red necklace
tile-necklace-green = green necklace
tile-necklace-yellow = yellow necklace
tile-necklace-blue = blue necklace
tile-tiara-red = red tiara
tile-tiara-green = green tiara
tile-tiara-yellow = yellow tiara
tile-tiara-blue = blue tiara
tile-rainbow-ring = rainbow ring
tile-rainbow-necklace = rainbow necklace
tile-rainbow-tiara = rainbow tiara
tile-brooch-gyb = brooch (green, yellow, blue)
tile-brooch-ryb = brooch (red, yellow, blue)
tile-brooch-rgb = brooch (red, green, blue)
tile-brooch-rgy = brooch (red, green, yellow)
tile-pendant-rrgy = pendant (2 × red, green, yellow)
tile-pendant-ggyb = pendant (2 × green, yellow, blue)
tile-pendant-yybr = pendant (2 × yellow, blue, red)
tile-pendant-bbrg = pendant (2 × blue, red, green)
tile-earrings-rrgg = earrings (2 × red, 2 × green)
tile-earrings-ggyy = earrings (2 × green, 2 × yellow)
tile-earrings-yybb = earrings (2 × yellow, 2 × blue)
tile-earrings-bbrr = earrings (2 × blue, 2 × red)
tile-crown-rrgyb = crown (2 × red, green, yellow, blue)
tile-crown-rggyb = crown (red, 2 × green, yellow, blue)
tile-crown-rgyyb = crown (red, green, 2 × yellow, blue)
tile-crown-rgybb = crown (red, green, yellow, 2 × blue)
tile-sceptre = sceptre

## Cards; the names are ours

card-swap-tiles = Swap Tiles
card-swap-gems = Swap Gems
card-pick-out = Pick Out
card-draw-three = Draw Three
card-tip-over = Tip Over
card-sift = Sift
card-rob = Rob
card-double-insert = Double Insert
card-cancel = Cancel
card-follow-take = Follow: Take
card-follow-insert = Follow: Insert

## Places

slot-left = left
slot-middle = middle
slot-right = right
stall-first = first
stall-second = second
stall-third = third
stall-fourth = fourth
place-first = first
place-second = second
place-third = third
place-fourth = fourth
place-fifth = fifth
count-one = one
count-two = two
count-three = three

## Moves

move-take = Take a gem
move-draw = Draw a card
move-pass = Let it be
move-end-turn = End the turn
move-insert-gem-slot = Insert { $gem } into the { $slot } tile
move-discard-gem = Discard { $gem }
move-withdraw-slot = Return the gems of the { $slot } tile
move-score-slots = Score: { $slots }
move-keep-places = Keep tiles: { $places }
move-choose-stall = Take the { $stall } tile of the market
move-throw-stalls = Throw away from the market: { $stalls }
move-drop-card = Discard the card “{ $card }”
move-return-gem = Let { $gem } roll down next
move-play-card = Play “{ $card }”
move-play-card-slot-stall = Play “{ $card }”: { $slot } tile for the { $stall } of the market
move-play-card-slot-stall-gem = Play “{ $card }”: { $slot } tile for the { $stall } of the market, insert { $gem }
move-play-card-slot-target-theirs = Play “{ $card }”: { $slot } tile for the { $theirs } one of { $target }
move-play-card-slot-target-theirs-gem = Play “{ $card }”: { $slot } tile for the { $theirs } one of { $target }, insert { $gem }
move-play-card-given-target-taken = Play “{ $card }” on { $target }: give { $given }, take { $taken }
move-play-card-target-slot-gem = Play “{ $card }” on { $target }: { $gem } out of the { $slot } tile
move-play-card-target-gems = Play “{ $card }” on { $target }: { $gems }
move-play-card-count = Play “{ $card }”: lift { $count }, keep nothing
move-play-card-count-gems = Play “{ $card }”: lift { $count }, keep { $gems }
move-play-card-gems-slots = Play “{ $card }”: { $gems } into { $slots }
move-play-card-gem-slot = Play “{ $card }”: { $gem } into the { $slot } tile

## Questions

decision-choose-tiles = Which three of your five tiles do you keep?
decision-turn = Your turn: what do you do?
decision-new-tile =
    { $left ->
        [one] Which tile of the market do you take?
       *[other] Which tile of the market do you take? { $left } are still to come.
    }
decision-cancelling = { $player } plays “{ $card }”. Do you cancel it?
decision-following = { $player } has acted. Do you answer with “{ $card }”?
decision-hand-limit = Too many cards: which one do you discard?
decision-returning = Which gem rolls down next?

## Events

event-tile-dealt = { $seat } is dealt a tile: { $tile }.
event-tile-dealt-hidden = { $seat } is dealt a tile.
event-tile-kept = { $seat } keeps a tile: { $tile }.
event-tile-left = { $seat } discards a tile: { $tile }.
event-market-laid = New on the market: { $tile }.
event-turn-began = It is the turn of { $seat }.
event-gem-taken = { $seat } takes a { $gem } gem.
event-inserted = { $seat } inserts a { $gem } gem: { $tile }.
event-gem-returned = { $seat } lets a { $gem } gem roll down.
event-card-drawn = { $seat } draws the card “{ $card }”.
event-card-drawn-hidden = { $seat } draws a card.
event-card-dropped = { $seat } discards the card “{ $card }”.
event-reshuffled = The discarded cards are shuffled into a new deck.
event-played =
    { $target ->
        [none] { $seat } plays “{ $card }”.
       *[other] { $seat } plays “{ $card }” on { $target }.
    }
event-cancelled = “{ $card }” by { $seat } is cancelled.
event-tiles-swapped =
    { $target ->
        [none] { $seat } gives { $given_tile } to the market for { $taken_tile }.
       *[other] { $seat } gives { $given_tile } to { $target } for { $taken_tile }.
    }
event-gems-swapped = { $seat } gives { $target } a { $given } gem for a { $taken } one.
event-picked-out = { $seat } picks a { $gem } gem out of a tile of { $target }: { $tile }.
event-robbed = { $seat } takes a { $gem } gem from { $target }.
event-scored =
    { $points ->
        [one] { $seat } scores { $points } point: { $tile }.
       *[other] { $seat } scores { $points } points: { $tile }.
    }
event-set-bonus =
    { $points ->
        [one] The set adds { $points } point for { $seat }: { $tile }.
       *[other] The set adds { $points } points for { $seat }: { $tile }.
    }
event-gained =
    { $points ->
        [one] { $seat } gains { $points } point and has { $total }.
       *[other] { $seat } gains { $points } points and has { $total }.
    }
event-space-reached = { $seat } comes to space { $space }: a card for everyone behind.
event-tile-taken = { $seat } takes a tile of the market: { $tile }.
event-tile-thrown = { $seat } throws a tile of the market away: { $tile }.
event-tiles-reshuffled = The discarded tiles are shuffled into a new pile.
event-withdrawn = { $seat } empties a tile: { $tile }.
event-won = { $seat } reaches the goal.
event-stalemate = Nobody gets any further: the game ends.

## Refusals

refusal-game-over = The game is over.
refusal-answered = The others are still answering.
refusal-not-asked = It is up to { $seat } now.
refusal-wrong-answer = Only “{ $card }” answers this.
refusal-not-in-hand = You do not hold “{ $card }”.
refusal-cannot-follow = You cannot do the same now.
refusal-another-decision = You are asked something else.
refusal-thrown-already = It is too late to throw tiles away.
refusal-thrown-too-many = You may throw away { $most } at most.
refusal-not-there = There is no such thing here.
refusal-unfinished = That tile is not finished.
refusal-not-a-set = Only blue tiles of one colour form sets.
refusal-actions-left =
    { $actions ->
        [one] You still have { $actions } action.
       *[other] You still have { $actions } actions.
    }
refusal-brown-tile-left = Score your finished brown tile first.
refusal-no-actions-left = You have no actions left.
refusal-mine-empty = The mine is empty.
refusal-cart-full =
    { $most ->
        [one] Your cart holds only { $most } gem.
       *[other] Your cart holds only { $most } gems.
    }
refusal-not-in-cart = That gem is not in your cart.
refusal-no-hole = That tile has no hole for it.
refusal-not-stuck =
    { $rounds ->
        [one] Only after { $rounds } round without moving gems.
       *[other] Only after { $rounds } rounds without moving gems.
    }
refusal-nothing-to-withdraw = There is nothing to return from it.
refusal-not-in-own-turn = “{ $card }” only answers others.
refusal-no-such-seat = Nobody sits there.
refusal-not-yourself = Not with yourself.
refusal-tile-not-empty = Both tiles must be empty, the gem must fit.
refusal-cannot-sift = Those gems cannot be kept.

## The end

outcome-goal = The goal is reached.
outcome-stalemate = Nobody got any further: whoever is ahead wins.

## The table

label-first = Began
label-turn = Turn
label-round = Round
label-actions = Actions left
label-goal = Goal
label-spaces = Special spaces
label-slope = Mine, from the entrance
label-loose = Rolling back
label-market = Market
label-pile = Tiles in the pile
label-thrown = Discarded tiles
label-deck = Deck
label-discard = Discarded cards
label-played = Open card
label-followers = Follow cards
label-cart-room = Room in a cart
label-hand-limit = Cards in a hand
label-effects = What cards are good for
label-stuck = Gems stand still
label-players = Jewellers
label-tile = Tile
label-gems = Holes
label-any = Any one colour
label-points = Points
label-bonus = Set bonus
label-cart = Cart
label-tiles = Tiles
label-inlaid = Inserted
label-finished = Finished
label-dealt = Tiles to choose from
label-cards = Cards
label-hand = Hand
label-seat = Player
label-card = Card
label-target = Aimed at
label-things = What was named

## Options

option-order = Gems go back
option-order-holes = in the order of the holes
option-order-chosen = as the player likes
option-first-player = Begins
option-first-player-random = chance decides
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4

## Numbers of the box, for house rules

house-game-goal = Points that win
house-game-spaces = Spaces of the track that give cards
house-game-actions = Actions in a turn
house-game-cart = Gems a cart holds
house-game-hand = Cards in hand at most
house-game-comfort = Points for whoever is robbed
house-safety-stuck = Rounds without a moved gem that end the game
house-safety-stalemate = Rounds without a point that end the game
house-gems = { $thing }: gems
house-effects-draw-three = Cards drawn by { card-draw-three }
house-effects-tip-over = Gems moved by { card-tip-over }
house-effects-sift = Gems looked through by { card-sift }
house-effects-rob = Gems taken by { card-rob }
house-effects-double-insert = Gems set by { card-double-insert }
house-cards = { $thing }: copies
house-tiles-gems = { $thing }: holes (red, green, yellow, blue, any)
house-tiles-points = { $thing }: points
house-tiles-bonus = { $thing }: bonus in a set
