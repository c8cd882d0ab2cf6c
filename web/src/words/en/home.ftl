home-nav = Pages
home-play = Play
home-rules = Rules
home-school = Learn
home-matches = Matches
home-you = { $name }: name, face and settings
home-guest = guest
home-title = Dig together
home-lead = Four games of dwarves and gems, at one table, wherever you are. No account needed.
home-new = Open a table
home-code = Table code
home-join = Join
home-games = The games
home-players = Players:
home-minutes = { $minutes } min
home-mine = Your tables
home-open = Open tables
home-nobody = No open tables right now.
home-alone = Nobody around?
home-bots = Play against bots
home-sit = Sit down
home-look = Watch
home-return = Open
home-your-turn = Your turn
home-turn-of =
    { $player ->
        [none] In progress
       *[other] { $player } is thinking
    }
home-host = Opened by { $player }
home-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-first = First time here?
home-first-lit = If it glows, you can touch it. Everything else can wait.
home-first-dark = If it stays dark, it tells you why and names the rule.
home-first-back = Take a move back, leave, return later: a bot keeps your seat.
home-first-try = Try { $game } with two bots
home-first-hint = The bots are apprentices and forgive a lot. No account, no waiting.
home-lately = Recently played
home-won-by =
    { $player ->
        [none] no winner
       *[other] won by { $player }
    }
home-watch = Watch
home-learn = Learn a game
home-to-home = Start page
home-nowhere = Nothing here but rock.

## A new table

home-which-game = Game
home-company = Who with?
home-company-bots = Against bots
home-company-friends = With others online
home-company-screen = At this screen
home-seats = Players at the table
home-people-here = People at this screen
home-names = Names of the people at this screen
home-name-of = Name of player { $number }
home-who-sees = Who can join
home-listed = anyone: the table is listed
home-private = only people with the link
home-level = How strong the bots are
home-play-now = Play now
home-open-table = Open the table
home-more = Clock, rules and numbers
home-clock = Clock
home-clock-kind =
    { $kind ->
        [none] no clock
        [move] { $minutes ->
            [0.5] 30 seconds per move
            [1.5] 90 seconds per move
            [1440] one day per move
           *[other] { $minutes } minutes per move
        }
       *[other] { $minutes } minutes per player
    }
home-pace = Bots
home-pace-natural = think like people
home-pace-fast = answer at once
home-house = House rules
home-house-hint = Every number in the box can be changed, within limits the rules can bear.

## Matches

matches-title = Finished matches
matches-whose = Whose
matches-own = my own
matches-all = everybody’s
matches-any-game = any game
matches-player = Player
matches-no-result = No result
matches-none = No matches found.
matches-none-own = You have not finished a match yet. Your finished matches are kept here, ready to be watched again.
matches-show-all = Everybody’s matches
matches-more = Show more
home-hints = Hints
home-hints-yes = anyone may ask for one
home-hints-no = none
matches-hinted = with hints
matches-forked = played on from another match
matches-bring = Review a record of your own
