title = Gem Forge
pitch = Take gems in the order they roll down, insert them into jewellery, and be the first to 20 points.

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
move-pass = Pass
move-end-turn = End your turn
move-insert-gem-slot = Insert a { $gem } gem into your { $slot } tile
move-discard-gem = Discard a { $gem } gem
move-withdraw-slot = Return the gems from your { $slot } tile
move-score-slots = Score: { $slots }
move-keep-places = Keep these tiles: { $places }
move-choose-stall = Take the { $stall } tile from the market
move-throw-stalls = Clear from the market: { $stalls }
move-drop-card = Discard the card “{ $card }”
move-return-gem = Let a { $gem } gem roll down next
move-any-order = Any order
move-play-card = Play “{ $card }”
move-play-card-slot-stall = Play “{ $card }”: your { $slot } tile for the { $stall } one in the market
move-play-card-slot-stall-gem = Play “{ $card }”: your { $slot } tile for the { $stall } one in the market, then insert a { $gem } gem
move-play-card-slot-target-theirs = Play “{ $card }”: your { $slot } tile for { $target-whose } { $theirs } one
move-play-card-slot-target-theirs-gem = Play “{ $card }”: your { $slot } tile for { $target-whose } { $theirs } one, then insert a { $gem } gem
move-play-card-given-target-taken = Play “{ $card }” on { $target }: give { $given }, take { $taken }
move-play-card-target-slot-gem = Play “{ $card }” on { $target }: a { $gem } gem from the { $slot } tile
move-play-card-target-gems =
    { $target-key ->
        [you] Play “{ $card }” on yourself: { $gems }
       *[other] Play “{ $card }” on { $target }: { $gems }
    }
move-play-card-count = Play “{ $card }”: lift { $count }, keep none
move-play-card-count-gems = Play “{ $card }”: lift { $count }, keep { $gems }
move-play-card-gems-slots = Play “{ $card }”: { $gems } into your tiles: { $slots }
move-play-card-gem-slot = Play “{ $card }”: a { $gem } gem into your { $slot } tile

## Questions

decision-choose-tiles = Which three of your five tiles do you keep?
decision-turn = Your turn. What do you do?
decision-new-tile =
    { $left ->
        [one] Which tile do you take from the market?
       *[other] Which tile do you take from the market? { $left } to choose in all.
    }
decision-cancelling = { $player } plays “{ $card }”. Cancel it?
decision-following =
    { $card-key ->
        [follow_take] { $player } has taken a gem. Play “{ $card }”?
       *[other] { $player } has inserted a gem. Play “{ $card }”?
    }
decision-hand-limit = Too many cards: which one do you discard?
decision-returning = Which gem rolls down next?

## Events

event-tile-dealt =
    { $seat-key ->
        [you] You are
       *[other] { $seat } is
    } dealt a tile: { $tile }.
event-tile-dealt-hidden =
    { $seat-key ->
        [you] You are
       *[other] { $seat } is
    } dealt a tile.
event-tile-kept =
    { $seat-key ->
        [you] You keep
       *[other] { $seat } keeps
    } a tile: { $tile }.
event-tile-left =
    { $seat-key ->
        [you] You discard
       *[other] { $seat } discards
    } a tile: { $tile }.
event-market-laid = New in the market: { $tile }.
event-turn-began = { $seat-whose } turn.
event-gem-taken =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } a { $gem } gem.
event-inserted =
    { $seat-key ->
        [you] You insert
       *[other] { $seat } inserts
    } a { $gem } gem: { $tile }.
event-gem-returned =
    { $seat-key ->
        [you] You return
       *[other] { $seat } returns
    } a { $gem } gem to the mine.
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
event-card-dropped =
    { $seat-key ->
        [you] You discard
       *[other] { $seat } discards
    } the card “{ $card }”.
event-reshuffled = The discarded cards are shuffled into a new deck.
event-played =
    { $seat-key ->
        [you] You play
       *[other] { $seat } plays
    } “{ $card }”{ $target-key ->
        [none] .
        [own] { " " }on themselves.
        [you] { $seat-key ->
            [you] { " " }on yourself.
           *[other] { " " }on you.
        }
       *[other] { " " }on { $target }.
    }
event-cancelled = { $seat-whose } “{ $card }” is cancelled.
event-tiles-swapped =
    { $seat-key ->
        [you] You swap
       *[other] { $seat } swaps
    } { $given_tile } for { $taken_tile } { $target ->
        [none] from the market.
       *[other] from { $target }.
    }
event-gems-swapped =
    { $seat-key ->
        [you] You give
       *[other] { $seat } gives
    } { $target } a { $given } gem for a { $taken } one.
event-picked-out =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } a { $gem } gem out of { $target-whose } tile: { $tile }.
event-robbed =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } a { $gem } gem from { $target }.
event-scored =
    { $seat-key ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point: { $tile }.
       *[other] { $points } points: { $tile }.
    }
event-set-bonus =
    { $seat-key ->
        [you] You get
       *[other] { $seat } gets
    } { $points ->
        [one] { $points } more point for the set: { $tile }.
       *[other] { $points } more points for the set: { $tile }.
    }
event-gained =
    { $seat-key ->
        [you] You gain
       *[other] { $seat } gains
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $seat-key ->
        [you] have
       *[other] has
    } { $total } in all.
event-space-reached =
    { $seat-key ->
        [you] You reach
       *[other] { $seat } reaches
    } space { $space }: a card for everyone behind.
event-tile-taken =
    { $seat-key ->
        [you] You take
       *[other] { $seat } takes
    } a tile from the market: { $tile }.
event-tile-thrown =
    { $seat-key ->
        [you] You clear
       *[other] { $seat } clears
    } a tile from the market: { $tile }.
event-tiles-reshuffled = The discarded tiles are shuffled into a new pile.
event-withdrawn =
    { $seat-key ->
        [you] You empty
       *[other] { $seat } empties
    } a tile: { $tile }.
event-won =
    { $seat-key ->
        [you] You reach
       *[other] { $seat } reaches
    } the goal.
event-stalemate = Nobody can get any further: the game ends.

## Refusals

refusal-game-over = The game is over.
refusal-answered = The others are still answering.
refusal-not-asked = It’s { $seat-whose } decision now.
refusal-wrong-answer = Only “{ $card }” answers this.
refusal-not-in-hand = “{ $card }” is not in your hand.
refusal-another-decision = There is something else to decide first.
refusal-thrown-already = It is too late to clear tiles.
refusal-thrown-too-many = You may clear { $most } at most.
refusal-unfinished = That tile is not finished.
refusal-actions-left =
    { $actions ->
        [one] You still have { $actions } action to take.
       *[other] You still have { $actions } actions to take.
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
        [one] Only after { $rounds } round in which no gem moves.
       *[other] Only after { $rounds } rounds in which no gem moves.
    }
refusal-nothing-to-withdraw = There are no gems in it to return.
refusal-not-in-own-turn = “{ $card }” only answers other players.
refusal-no-such-seat = Nobody sits there.
refusal-not-yourself = You cannot choose yourself.
refusal-tile-not-empty = Both tiles must be empty.
refusal-too-many-gems =
    { $most ->
        [one] Only { $most } gem with this card.
       *[other] Only { $most } gems with this card.
    }
refusal-not-in-their-cart = That gem is not in { $target-whose } cart.
refusal-tile-finished = That tile is already finished.
refusal-not-in-tile = That gem is not in the tile.
refusal-mine-too-short =
    { $gems ->
        [one] There is only { $gems } gem in the mine.
       *[other] There are only { $gems } gems in the mine.
    }
refusal-not-at-the-entrance = Those gems are not at the front of the mine.
refusal-not-loose = There is no such gem to return.

## The end

outcome-goal = The goal has been reached.
outcome-stalemate = Nobody could get any further: whoever is ahead wins.

## The table

label-first = Went first
label-turn = Turn
label-round = Round
label-actions = Actions left
label-goal = Goal
label-spaces = Special spaces
label-slope = Mine, from the entrance
label-loose = Rolling down
label-market = Market
label-pile = Tiles in the pile
label-thrown = Discarded tiles
label-deck = Deck
label-discard = Discarded cards
label-played = Card in play
label-followers = Follow cards
label-cart-room = Cart size
label-hand-limit = Hand limit
label-actions-a-turn = Actions per turn
label-comfort = Points for losing gems
label-stuck-after = Rounds until gems may be returned
label-stalemate-after = Rounds until a stalemate
label-gem-count = Gems in all
label-copies = All cards
label-tile-prints = All tiles: holes, points, bonus
label-effects = Card effects
label-stuck = No gem moves
label-players = Jewellers
label-tile = Tile
label-gems = Holes
label-any = Any single colour
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
label-target = Played on
label-things = Details

## Options

option-order = Gems go back
option-order-chosen = in any order the player likes
option-order-holes = by colour
option-first-player = Who goes first
option-first-player-random = chosen at random
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4

## Numbers of the box, for house rules

house-game-goal = Points to win
house-game-spaces = Spaces on the track that give cards
house-game-actions = Actions per turn
house-game-cart = Gems a cart holds
house-game-hand = Hand limit
house-game-comfort = Points for losing gems
house-safety-stuck = Rounds without a moving gem until gems may be returned
house-safety-stalemate = Rounds without a point that end the game
house-gems = { $thing }: gems
house-effects-draw-three = Cards drawn by { card-draw-three }
house-effects-tip-over = Gems moved by { card-tip-over }
house-effects-sift = Gems looked through by { card-sift }
house-effects-rob = Gems taken by { card-rob }
house-effects-double-insert = Gems inserted by { card-double-insert }
house-cards = { $thing }: copies
house-tiles-gems = { $thing }: holes (red, green, yellow, blue, any)
house-tiles-points = { $thing }: points
house-tiles-bonus = { $thing }: bonus in a set
