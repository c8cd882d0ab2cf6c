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
table-hand = Your hand
table-hand-lit = lit cards can be played now
table-hand-empty = no cards
table-known = seen by all
table-card = { $card }. { $does }
table-card-blocked = { $card }. { $does } Not now: { $reason }
table-thinking = thinking
table-away = away
table-taken-over = played by a bot ({ $level })
table-aim = Choose { $player }
table-final = Final count
table-you-win = You win!
table-margin = { $points } to { $next } against { $mine ->
    [yes] you
   *[no] { $player }
}.
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

table-note-earlier = What happened before this is in the replay, after the match.
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

## Around the game

table-seat = Seat { $number }
table-onlooker = you look on
table-menu = Menu
table-moves = All moves
table-moves-none = Nothing can be done now: it is not your turn.
table-lost = Connection lost, trying again
table-undo = Take the last move back
table-undo-ask =
    { $reason ->
        [revealed] Ask to take the last move back: something was revealed
       *[other] Ask to take the last move back: others have acted since
    }
table-undo-wish =
    { $mine ->
        [yes] You ask to take your move back. Waiting for the others.
       *[other] { $reason ->
            [revealed] { $player } asks to take a move back, though something was revealed by it.
           *[other] { $player } asks to take a move back, though others have acted since.
        }
    }
table-undo-yes = Agree
table-undo-no = Do not agree
table-come-back = I am back
table-replay = Watch the replay
table-rematch = Same table again
table-curtain = { $player } is next
table-curtain-line = Hand the screen over. Nobody else should look.
table-curtain-raise = I am { $player }
table-orders = Standing orders
table-passes = When others play a card
table-passes-ask = Ask me always
table-passes-forced = Only if I can answer
table-passes-always = Always pass
table-passes-ask-hint = Nobody can tell from the time whether you hold an answer.
table-passes-forced-hint = Others may guess from your quick passes that you hold no answer.
table-passes-always-hint = You pass at once, even if you could answer.
table-token = Experience token
table-token-ask = Ask me
table-token-auto = Use it when it saves the cart
table-options = Rules of this table
table-leave = Leave the game
table-leave-hint = If you leave, a bot plays on for you until you are back.
table-keys = Keys: 1 to 9 press the buttons of the plate, Escape takes a choice back, l shows the log, ? the rules.
table-code = Code
table-link = Link to the table
table-copy = Copy the link
table-copied = Copied
table-bot = bot, { $level }
table-host = opened the table
table-here = is here
table-seats = Who plays
table-free = free seat
table-sit-too = Sit here too
table-name-too = Their name
table-at-your-screen = at your screen
table-stand = Stand up
table-kick = Free the seat of { $player }
table-add-bot = Add a bot
table-invite = Send the link to those you want to play with.
table-start = Start
table-wait-host = Everybody is here. The host starts the game.
table-wait-seats =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
table-house-count =
    { $count ->
        [one] { $count } number is changed
       *[other] { $count } numbers are changed
    }
