review-title = Review
review-seat = Whose match
review-knowledge = By what was known
review-public = to everybody
review-own = to { $player }
review-place = Chance of
review-moment = Moment
review-chance = { $player } { $percent }, give or take { $error }
review-moved = { $player }: { $move }
review-part = Part
review-points = Percentage points
review-error = Error
review-you =
    { $level ->
        [random] You decided as if by chance.
        [apprentice] You decided like an apprentice.
        [heuristic] You decided like an experienced miner.
        [journeyman] You decided like a journeyman.
       *[master] You decided like a master.
    }
review-ladder = What a decision costs
review-ladder-how = On average, in percentage points, where the choice mattered. The levels were measured by quick looks.
review-level =
    { $level ->
        [random] By chance
        [apprentice] Apprentice
        [heuristic] Experienced miner
        [journeyman] Journeyman
       *[master] Master
    }
review-split-how = Decisions are measured against the usual move of an experienced miner, so they can add as well. “Seen only later” lay too far ahead to be reckoned with.
review-after =
    { $step ->
        [0] the first move
        [one] after one move
       *[other] after { $step } moves
    }
review-played = Played
review-better = Better
review-by = by { $loss } ± { $error } percentage points
review-show = Show
review-again = Try it again
review-table = The curve as a table
review-waiting =
    { $before ->
        [0] The review begins in a moment.
        [one] One review comes before yours.
       *[other] { $before } reviews come before yours.
    }
review-looking = Move { $step } of { $moves }.
review-progress = Progress of the review
review-verdict = The verdict
review-adjusted = Decisions alone, with the luck left out, lead from a fair share of { $fair } to { $points } ± { $error } percentage points.
review-at = move { $step } of { $moves }
review-was-quick = This was a quick look: the errors are large.
review-closer = Look more closely
review-replay = Watch the match
review-failed = This match cannot be reviewed.
review-bring = Review a record
review-bring-how = Bring the record of a finished match: a file from a replay here, or from “motherlode play --record”.
review-drop = Drop the file here or choose one
review-too-large = This file is too large for a record.
review-no-record = This file holds no record.
hint-title =
    { $level ->
        [apprentice] What a journeyman would do
        [journeyman] What a journeyman would do
        [grandmaster] What a grandmaster would do
       *[master] What a master would do
    }
hint-chances = Chance to win
hint-close = Close the hint
review-rank = place { $place }
deal-title = The same deal
deal-how = Play this deal yourself: the same cards, the same luck, against bots. Whoever plays it is shown here with their result.
deal-play = Play this deal
deal-allow = Others may play this deal
deal-awaits = Still to agree: { $players }.
deal-nobody = Nobody has played it again so far.
deal-player = Player
deal-score = Points
deal-rank = Place
deal-review = Review
deal-first = first match
