puzzle-title = Puzzles
puzzle-lead = Positions from real matches in which one move is clearly best. Find it from what you can see.
puzzle-today = Puzzle of the day
puzzle-today-line = The same one for everybody, a new one every day.
puzzle-today-solve = Solve it
puzzle-today-solved = Solved! The next one comes tomorrow.
puzzle-streak =
    { $days ->
        [0] No streak yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzle-count = { $solved } of { $of } solved
puzzle-game = Game
puzzle-difficulty = Difficulty
puzzle-section = About
puzzle-any = All
puzzle-difficulty-heuristic = Easy
puzzle-difficulty-journeyman = Medium
puzzle-difficulty-master = Hard
puzzle-difficulty-nobody = Very hard
puzzle-number = Puzzle { $number }
puzzle-seats =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
puzzle-solved = solved
puzzle-missed = missed at first
puzzle-none = There are no puzzles like that.
puzzle-about = Find the best move
puzzle-leave = All puzzles
puzzle-right = That’s it!
puzzle-right-line = “{ $move }” wins in about { $chance }% of matches from here.
puzzle-wrong = Good thought, but there is a better move
puzzle-wrong-line = “{ $move }” wins in about { $chance }% of matches from here, the best move in about { $best }%.
puzzle-best-line = The best move is “{ $move }”: it wins in about { $chance }% of matches.
puzzle-chances = Chance to win
puzzle-chance = { $chance }% ± { $error }%
puzzle-yours = your move
puzzle-best = best move
puzzle-points = about { $points } points
puzzle-more =
    { $count ->
        [one] and { $count } more move
       *[other] and { $count } more moves
    }
puzzle-rule = The rule for it
puzzle-found = Who finds it
puzzle-found-line = { $level } { $share }%
puzzle-how = The chances come from { $playouts } imagined matches, in which what you cannot see was dealt anew each time.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-answer = The answer
scene-show = Show me
scene-title = { $clause } at work
scene-begin = Go through it step by step, or let it play.
scene-refused = “{ $move }” is not possible. { $reason }
problem-no-puzzle = There is no such puzzle.
problem-no-scene = There is no scene for that clause.
