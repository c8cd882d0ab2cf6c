## A review of a finished match

coach-title = { $title }: what was luck and what was skill
coach-curve = Chance to win, by what everybody could know
coach-curve-own = Chance to win, by what { $seat } knew
coach-dealt = Deal
coach-day = Day { $mark }
coach-round = Round { $mark }
coach-bet = Bet { $mark }
coach-end = End
coach-split = Where the result comes from, in percentage points
coach-result = Result
coach-fair = Fair share
coach-deal = Deal
coach-own = Own decisions
coach-others = Others’ decisions
coach-moments = { $seat }: moments that mattered most
coach-no-moments = { $seat }: no decision was costly.
coach-moment =
    { $step ->
        [0] The first move: { $move }.
        [one] After { $step } move: { $move }.
       *[other] After { $step } moves: { $move }.
    } Better: { $best }, by { $loss } ± { $error } percentage points.
coach-clause = Rules, { $clause }: { $text }
coach-wait = wait
coach-working = Looking at the match: { $percent }%

## Luck by what was drawn

luck-stones = Crystals from the bag
luck-cards = Cards
luck-helpers = Helper cards
luck-mine = Mine cards
luck-tiles = Tiles
luck-slope = Gems in the mine
luck-goals = Trade goals
luck-ogres = Ogres
luck-grabs = Blind grabs
luck-hidden = What others held
luck-other = Other draws
luck-rest = Seen only later

## Why a move is better

coach-reason-accident = Odds of an accident – { $move }: { $percent }%; { $best }: { $best-percent }%.
coach-more =
    { $game ->
        [quartz]
            { $points ->
                [one] one coin more
               *[other] { $points } coins more
            }
       *[other]
            { $points ->
                [one] one point more
               *[other] { $points } points more
            }
    }
coach-reason-points = On average { coach-more } than the other move: { $move }.
coach-reason-risk = The risk of an accident is { $best-percent } %, but on average this brings { coach-more } than the other move: { $move }.
coach-reason-chances = Chance to win – { $best }: { $best-percent }%; { $move }: { $percent }%.
coach-reason-alike = { $best }: as good as anything else.

## A word for the whole

coach-verdict-level =
    { $level ->
        [random] { $seat } decided as if by chance.
        [apprentice] { $seat } decided like an apprentice.
        [heuristic] { $seat } decided like an experienced miner.
        [journeyman] { $seat } decided like a journeyman.
       *[master] { $seat } decided like a master.
    }
coach-verdict-error =
    { $decisions ->
        [0] There was nothing to decide that mattered.
        [one] One decision mattered; it cost { $loss } ± { $error } percentage points.
       *[other] { $decisions } decisions mattered; they cost { $loss } ± { $error } percentage points each on average.
    }
coach-verdict-lucky = Deal and luck gave { $points } ± { $error } percentage points.
coach-verdict-unlucky = Deal and luck took { $points } ± { $error } percentage points.
coach-verdict-even = Deal and luck gave about as much as they took.
