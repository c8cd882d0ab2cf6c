forge-your-turn =
    { $actions ->
        [0] Your turn: no action left
        [one] Your turn: { $actions } action left
       *[other] Your turn: { $actions } actions left
    }
forge-do-take = take a stone
forge-do-insert = set a stone into a lit hole
forge-do-draw = draw a card
forge-do-play = play a card
forge-do-discard = discard a stone
forge-draft = Choose the tiles you keep: { $chosen } of { $keep }
forge-draft-line = Nobody sees your tiles before everyone has chosen.
forge-window-line = Lit cards in your hand can answer.
forge-score-line = Score a finished tile, or end your turn.
forge-take = Take the { $gem } stone
forge-draw = Draw a card
forge-throw = Throw tiles away first
forge-withdraw = Return its gems
forge-slope-label =
    { $many ->
        [one] { $many } stone on the slope: { $gems }.
       *[other] { $many } stones on the slope. Next: { $gems }.
    }
forge-on-the-slope =
    { $many ->
        [one] { $many } stone on the slope. Spent ones roll in at the top.
       *[other] { $many } stones on the slope. Spent ones roll in at the top.
    }
forge-track-label = Track of points, goal { $goal }: { $standing }.
forge-points-of = { $points } of { $goal }
forge-cart = Cart: { $many } of { $room }
forge-gem-in-cart = { $gem } stone in your cart
forge-tiles-line = lit holes fit a stone of your cart
forge-tile-label =
    { $points ->
        [one] { $tile }, { $points } point, { $filled } of { $holes } stones.
       *[other] { $tile }, { $points } points, { $filled } of { $holes } stones.
    }
forge-tile-bonus = In a set +{ $bonus }.
forge-finished = Finished.
forge-set = set +{ $bonus }
forge-market-line = for a finished tile, { $pile } in the pile
forge-hand-line = { $many } of { $limit }
forge-no-cards = No cards in hand.
forge-deck = { $many } cards
forge-nothing = Nothing yet.
forge-look = { $player }: points { $points }, cards { $cards }. Look at the tiles.
forge-left-over = Under each track: tiles and gems that were left.
forge-chooser = What is still to be chosen
forge-pick-slot = Which tile?
forge-pick-slots = Into which tile?
forge-pick-slot-swap-tiles = Which tile of yours?
forge-pick-slot-pick-out = Out of which tile?
forge-pick-theirs = For which tile of theirs?
forge-pick-stall = For which tile of the market?
forge-pick-stalls = Which tiles go?
forge-pick-gem = Which stone?
forge-pick-gem-swap-tiles = Set a stone into it?
forge-pick-gems = Which stones?
forge-pick-gems-sift = Which stones do you keep?
forge-pick-given = Which stone do you give?
forge-pick-taken = Which stone do you take?
forge-pick-target = Whom?
forge-pick-count = How many do you lift?
forge-pick-return = Which stone rolls down next?
forge-card-swap-tiles = Trade an empty tile for another empty one.
forge-card-swap-gems = Trade a stone with another cart.
forge-card-pick-out = Take a stone out of another’s unfinished tile.
forge-card-draw-three =
    { $many ->
        [one] Draw { $many } card.
       *[other] Draw { $many } cards.
    }
forge-card-tip-over =
    { $many ->
        [one] Tip { $many } stone out of a cart.
       *[other] Tip up to { $many } stones out of a cart.
    }
forge-card-sift =
    { $many ->
        [one] Lift { $many } stone and return it.
       *[other] Lift up to { $many } stones, return at least one.
    }
forge-card-rob =
    { $many ->
        [one] Take { $many } stone from another cart.
       *[other] Take up to { $many } stones from another cart.
    }
forge-card-double-insert =
    { $many ->
        [one] Set { $many } stone.
       *[other] Set up to { $many } stones.
    }
forge-card-cancel = The card just played does nothing.
forge-card-follow-take = After another takes a stone, take one too.
forge-card-follow-insert = After another sets a stone, set one too.
forge-nothing-to-do = Nothing it could do now.
forge-discard = Discard it instead
forge-window-none = Nothing in your hand answers this.

## The final count

forge-final-piece = The finest piece
forge-final-piece-text = { $player }, { $tile }: { $points }.
forge-final-stones = Busiest at the slope
forge-final-stones-text =
    { $many ->
        [one] { $player } took { $many } stone.
       *[other] { $player } took { $many } stones.
    }
forge-final-cards = Full of ideas
forge-final-cards-text =
    { $many ->
        [one] { $player } played { $many } card.
       *[other] { $player } played { $many } cards.
    }
