table-home = Motherlode, home
table-rules = Rules
table-close = Close
table-others = The others
table-yours = Your things
table-you = you
table-plate = What is asked
table-log = Log
table-log-open = Open the log
table-log-close = Close the log
table-clause = Clause { $clause } of the rules
table-waiting = Waiting for { $players }
table-answered = You have answered. Waiting for the others.
table-choose-on = Choose what is lit.
table-asked = Who is asked
table-waits = waits
table-done = done
table-take-back = Take back
table-do-it = Do it
table-thinking = thinking
table-away = away
table-taken-over = played by a bot ({ $level })
table-aim = Choose { $player }
table-final = Final count
table-you-win = You win!
table-wins =
    { $count ->
        [one] { $players } wins
       *[other] { $players } win
    }
table-look = Look at the table

level-apprentice = apprentice
level-journeyman = journeyman
level-master = master

## What was done around the match

table-note-undo-asked = { $player } asks to take a move back.
table-note-undo-answered-yes = { $player } agrees.
table-note-undo-answered-no = { $player } does not agree.
table-note-undone = { $player } takes a move back.
table-note-taken-over =
    { $why ->
        [clock] The time of { $player } is over: a bot plays on.
        [left] { $player } has left: a bot plays on.
       *[other] { $player } is away: a bot plays on.
    }
table-note-handed-back = { $player } is back.
