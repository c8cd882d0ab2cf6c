home-nav = Pages
home-play = Play
home-rules = Rules
home-matches = Matches
home-you = { $name }: name, face and settings
home-guest = guest
home-title = Dig together
home-lead = Four games of dwarves and gems, at one table, wherever you sit. No account needed.
home-new = Open a table
home-code = Table code
home-join = Join
home-games = The games
home-players = Players:
home-minutes = { $minutes } min
home-mine = Your tables
home-open = Open tables
home-nobody = No open table at the moment.
home-alone = Nobody there?
home-bots = Play against bots
home-sit = Sit down
home-look = Look
home-your-turn = It is your turn
home-turn-of =
    { $player ->
        [none] Going on
       *[other] { $player } is thinking
    }
home-host = Opened by { $player }
home-free-seats =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
home-first = First time here?
home-first-lit = What glows can be touched. All else can wait.
home-first-dark = What stays dark says why, with the clause of the rules.
home-first-back = Take a move back, leave, come back: a bot keeps your seat.
home-first-try = Try { $game } with two bots
home-first-hint = They are apprentices and forgive a lot. No account, no waiting.
home-lately = Lately played
home-won-by =
    { $player ->
        [none] nobody has won
       *[other] won by { $player }
    }
home-watch = Watch
home-learn = Learn a game
home-to-home = To the start page
home-nowhere = There is nothing here but rock.

## A new table

home-which-game = Game
home-company = With whom?
home-company-bots = Against bots
home-company-friends = With others online
home-company-screen = At this screen
home-seats = Players at the table
home-people-here = People at this screen
home-names = Names of those at this screen
home-name-of = Name of player { $number }
home-who-sees = Who may come
home-listed = everybody sees the table
home-private = only with the link
home-level = How good the bots are
home-play-now = Play now
home-open-table = Open the table
home-more = Clock, rules and numbers
home-clock = Clock
home-clock-kind =
    { $kind ->
        [none] without
        [move] { $minutes ->
            [0.5] 30 seconds a move
            [1.5] 90 seconds a move
            [1440] a day a move
           *[other] { $minutes } minutes a move
        }
       *[other] { $minutes } minutes each
    }
home-pace = Bots
home-pace-natural = think like people
home-pace-fast = answer at once
home-house = House rules
home-house-hint = Every number of the box can be changed within what the rules can bear.

## Matches

matches-title = Finished matches
matches-whose = Whose
matches-own = my own
matches-all = everybody’s
matches-any-game = any game
matches-player = Player
matches-none = No match found.
matches-none-own = You have not finished a match yet. Those that you finish are kept here, to be watched again.
matches-show-all = Everybody’s matches
matches-more = Show more
