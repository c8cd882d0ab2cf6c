forge-your-turn =
    { $actions ->
        [0] Your turn: no action left
        [one] Your turn: { $actions } action left
       *[other] Your turn: { $actions } actions left
    }
forge-do-take = take a gem
forge-do-insert = insert a gem into a glowing hole
forge-do-draw = draw a card
forge-do-play = play a card
forge-do-discard = discard a gem
forge-draft = Choose the tiles you keep: { $chosen } of { $keep }
forge-draft-line = Nobody sees your tiles before everyone has chosen.
forge-window-line = A glowing card cancels it.
forge-follow-line = Play the glowing card to do the same, or pass.
forge-limit-line = You may hold { $limit } cards.
forge-hit-you = The card is played on you.
forge-hit-loses =
    { $many ->
        [one] You would lose a gem: { $gems }.
       *[other] You would lose { $many } gems: { $gems }.
    }
forge-hits = It hits { $player }.
forge-discard-line = It costs an action. The gem rolls in again at the top.
forge-insert-line =
    { $many ->
        [0] { $points ->
            [one] That finishes the tile, worth { $points } point.
           *[other] That finishes the tile, worth { $points } points.
        }
        [one] After that { $many } gem is still missing.
       *[other] After that { $many } gems are still missing.
    }
forge-keep-these = Keep these { $many }
forge-keep-worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
forge-score-line = Score a finished tile, or end your turn.
forge-score =
    { $points ->
        [one] Score { $points } point
       *[other] Score { $points } points
    }
forge-take = Take the { $gem } gem
forge-draw = Draw a card
forge-throw = Clear tiles first
forge-return-line = They line up behind the others, in the order you choose.
forge-throw-line = Cleared tiles are replaced from the pile.
forge-withdraw = Return its gems
forge-slope-label =
    { $many ->
        [one] { $many } gem in the mine: { $gems }.
       *[other] { $many } gems in the mine. Next: { $gems }.
    }
forge-on-the-slope =
    { $many ->
        [one] { $many } gem in the mine. Returned gems roll in at the top.
       *[other] { $many } gems in the mine. Returned gems roll in at the top.
    }
forge-track-label = Points track, goal { $goal }: { $standing }.
forge-points-of = { $points } of { $goal }
forge-cart = Cart: { $many } of { $room }
forge-gem-in-cart = { $gem } gem in your cart
forge-tiles-line = glowing holes fit a gem in your cart
forge-tile-label =
    { $points ->
        [one] { $tile }, { $points } point, { $filled } of { $holes } gems.
       *[other] { $tile }, { $points } points, { $filled } of { $holes } gems.
    }
forge-tile-bonus = +{ $bonus } in a set.
forge-finished = Finished.
forge-set = set +{ $bonus }
forge-market-line = one for each finished tile; { $pile } in the pile
forge-hand-line = { $many } of { $limit }
forge-no-cards = No cards in hand.
forge-deck =
    { $many ->
        [one] { $many } card
       *[other] { $many } cards
    }
forge-nothing = Nothing yet.
forge-look =
    { $points ->
        [one] { $player }: { $points } point, cards in hand: { $cards }. Look at the tiles.
       *[other] { $player }: { $points } points, cards in hand: { $cards }. Look at the tiles.
    }
forge-left-over = Below each track: tiles and gems left over.
forge-chooser = Still to choose
forge-pick-slot = Which tile?
forge-pick-slots = Into which tile?
forge-pick-slot-swap-tiles = Which of your tiles?
forge-pick-slot-pick-out = From which tile?
forge-pick-theirs = For which of their tiles?
forge-pick-stall = For which tile in the market?
forge-pick-stalls = Which tiles do you clear?
forge-pick-gem = Which gem?
forge-pick-gem-swap-tiles = Insert a gem into it?
forge-pick-gems = Which gems?
forge-pick-gems-sift = Which gems do you keep?
forge-pick-given = Which gem do you give?
forge-pick-taken = Which gem do you take?
forge-pick-target = Which player?
forge-pick-count = How many do you lift?
forge-pick-return = Which gem rolls down next?
forge-card-swap-tiles = Swap an empty tile for another empty one.
forge-card-swap-gems = Swap a gem with another cart.
forge-card-pick-out = Take a gem out of another player’s unfinished tile.
forge-card-draw-three =
    { $many ->
        [one] Draw { $many } card.
       *[other] Draw { $many } cards.
    }
forge-card-tip-over =
    { $many ->
        [one] Tip { $many } gem out of a cart.
       *[other] Tip up to { $many } gems out of a cart.
    }
forge-card-sift =
    { $many ->
        [one] Lift { $many } gem and return it.
       *[other] Lift up to { $many } gems, return at least one.
    }
forge-card-rob =
    { $many ->
        [one] Take { $many } gem from another cart.
       *[other] Take up to { $many } gems from another cart.
    }
forge-card-double-insert =
    { $many ->
        [one] Insert { $many } gem.
       *[other] Insert up to { $many } gems.
    }
forge-card-cancel = The card just played has no effect.
forge-card-follow-take = Take a gem right after another player does.
forge-card-follow-insert = Insert a gem right after another player does.
forge-why-acting = Only on your own turn.
forge-why-answering = Only on others’ turns.
forge-why-other = It does not answer this.
forge-why-no-actions = No actions left.
forge-nothing-to-do = It could do nothing now.
forge-discard = Discard it instead
forge-window-none = No card in your hand answers this.

## The final count

forge-final-piece = Finest tile
forge-final-piece-text =
    { $points ->
        [one] { $player }, { $tile }: { $points } point.
       *[other] { $player }, { $tile }: { $points } points.
    }
forge-final-lead = The race
forge-final-lead-text =
    { $many ->
        [0] Whoever took the lead first never gave it up.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $many } times.
    }
forge-final-stones = Busiest in the mine
forge-final-stones-text =
    { $many ->
        [one] { $player } took { $many } gem.
       *[other] { $player } took { $many } gems.
    }
forge-final-cards = Full of ideas
forge-final-cards-text =
    { $many ->
        [one] { $player } played { $many } card.
       *[other] { $player } played { $many } cards.
    }

## A thing that is read

forge-read-gem = Take it from the front of the mine into your cart, then insert it into a tile of its colour.
forge-read-blue = One colour. Once finished you may keep it, and score several of that colour together.
forge-read-brown = Several colours. Once finished it must be scored before your turn ends.
forge-read-rainbow = Gems of any one colour; the first settles which. It counts as that colour in a set.
forge-read-worth =
    { $points ->
        [one] { $points } point for { $holes } gems
       *[other] { $points } points for { $holes } gems
    }

## What comes

forge-draw-full = hand full: you will discard one
