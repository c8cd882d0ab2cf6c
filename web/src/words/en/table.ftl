table-home = Motherlode, home
table-rules = Rules
table-close = Close
table-others = The others
table-yours = Your things
table-you = you
table-plate = Your decision
table-log = Log
table-log-open = Open the log
table-log-close = Close the log
table-log-more = { $count } more
table-clause = Clause { $clause } of the rules
table-waiting = Waiting for { $players }
table-answered = You have answered. Waiting for the others.
table-choose-on = Choose something that glows.
table-asked = Who decides
table-waits = deciding
table-done = done
table-take-back = Take back
table-do-it = Confirm
table-do-play = Play it
table-do-keep = Keep
table-do-take = Take
table-do-swap = Swap
table-do-insert = Insert
table-do-score = Score
table-do-throw = Clear
table-do-return = Return
table-do-drop = Discard
table-do-discard = Discard
table-do-buy = Buy
table-do-step = Move there
table-do-put = Put here
table-do-lay = Lay it
table-do-beside = Lay it here
table-do-on = Lay it here
table-do-dig = Dig
table-do-protect = Protect
table-do-take-column = Take the column
table-do-withdraw = Return gems
table-do-reveal = Reveal it
table-hand = Your hand
table-hand-lit = cards that glow can be played now
table-hand-empty = no cards
table-known = known to all
table-card = { $card } – { $does }
table-card-blocked = { $card } – { $does } Not now: { $reason }
table-thinking = thinking
table-away = away
table-taken-over = played by a bot ({ $level })
table-aim = Choose { $player }
table-final = Final count
table-count-of = { $player }: { $many }
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
level-grandmaster = grandmaster

## What was done around the match

table-note-earlier = Earlier events will be in the replay after the match.
table-note-undo-asked =
    { $player-key ->
        [you] You ask
       *[other] { $player } asks
    } to take a move back.
table-note-undo-answered-yes =
    { $player-key ->
        [you] You agree
       *[other] { $player } agrees
    }.
table-note-undo-answered-no =
    { $player-key ->
        [you] You refuse
       *[other] { $player } refuses
    }.
table-note-undone =
    { $player-key ->
        [you] You take
       *[other] { $player } takes
    } a move back.
table-note-taken-over =
    { $why ->
        [clock] { $player-whose } time is up: a bot plays on.
        [left] { $player } left: a bot plays on.
       *[other] { $player-key ->
            [you] You are away: a bot plays on.
           *[other] { $player } is away: a bot plays on.
        }
    }
table-note-handed-back =
    { $player-key ->
        [you] You are
       *[other] { $player } is
    } back.
table-note-resigned =
    { $player-key ->
        [you] You resign
       *[other] { $player } resigns
    }.
table-note-abort-offered =
    { $player-key ->
        [you] You ask to call the match off
       *[other] { $player } asks to call the match off
    }.
table-note-abort-answered-yes =
    { $player-key ->
        [you] You agree
       *[other] { $player } agrees
    }.
table-note-abort-answered-no =
    { $player-key ->
        [you] You refuse
       *[other] { $player } refuses
    }.
table-note-aborted = The match is called off.
table-note-closed = The match was closed.

## Around the game

table-seat = Seat { $number }
table-onlooker = you are watching
table-menu = Menu
table-moves = All moves
table-moves-none = Nothing to do now: it is not your turn.
table-lost = Connection lost, trying again
table-undo = Take the last move back
table-undo-ask =
    { $reason ->
        [revealed] Ask to take the last move back (it revealed something)
       *[other] Ask to take the last move back (others have acted since)
    }
table-undo-wish =
    { $mine ->
        [yes] You asked to take your move back. Waiting for the others.
       *[other] { $reason ->
            [revealed] { $player } asks to take back a move that revealed something.
           *[other] { $player } asks to take back a move, though others have acted since.
        }
    }
table-undo-yes = Agree
table-undo-no = Refuse
table-come-back = I am back
table-replay = Watch the replay
table-rematch = Play again
table-rematch-open = the next table is open
table-opening = The table is being set up…
table-curtain = { $player } is next
table-curtain-line = Hand the screen over. Everyone else, look away.
table-curtain-raise = I am { $player }
table-orders = Standing orders
table-passes = When others play a card
table-passes-forced = Ask me when I have a choice
table-passes-forced-hint = When you can only pass, the table passes for you. It always waits equally long, so nobody can tell.
table-passes-ask = Always ask me
table-passes-ask-hint = You are asked even when you can only pass, to keep the others guessing.
table-pass =
    { $passes ->
        [unless_aimed] Ask me only if I am the target
        [while_acting] Pass until { $player } stops
       *[other] Pass until my turn
    }
table-ask-again = Ask me again
table-skip = Skip to my turn
table-speed = Speed
table-speed-calm = Calm
table-speed-normal = Normal
table-speed-quick = Quick
table-speed-at-once = At once
table-speed-now =
    { $speed ->
        [calm] Speed: calm
        [quick] Speed: quick
        [at_once] Speed: at once
       *[other] Speed: normal
    }
table-passes-always = Always pass
table-passes-always-hint = You pass at once, even when you could answer.
table-token = Experience token
table-token-ask = Ask me
table-token-auto = Use it when it saves my cart
table-options = Rules of this table
table-leave = Leave the game
table-keys = Keys: 1 to 9 press the buttons, Escape undoes a choice, L shows the log, ? the rules.
table-code = Code
table-link = Link to the table
table-copy = Copy the link
table-copied = Copied
table-bot = bot, { $level }
table-host = host
table-here = here
table-seats = Who is playing
table-free = free seat
table-sit-too = Sit here too
table-name-too = Name
table-at-your-screen = at your screen
table-stand = Stand up
table-kick = Free { $player }’s seat
table-add-bot = Add a bot
table-invite = Send this link to the people you want to play with.
table-start = Start
table-wait-host = Everyone is here. The host starts the game.
table-wait-seats =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
table-house-count =
    { $count ->
        [one] { $count } number changed
       *[other] { $count } numbers changed
    }
table-leave-line =
    { $level ->
        [none] A bot takes over. You can come back any time before the match ends.
       *[other] A bot ({ $level }) takes over. You can come back any time before the match ends.
    }
table-leave-open = Your seat will be free again.
table-leave-stay = Stay
table-leave-go = Leave
table-title-turn = ● Your turn
table-qr = QR code
table-qr-label = QR code with the link to the table
table-phrases = Say something
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-thanks = Thanks!
table-phrase-wow = Wow!
table-phrase-sorry = Sorry!
table-phrase-one-moment = One moment, please.
table-phrase-go-on = Your move!
table-note-said =
    { $why ->
        [good_luck] { $player }: Good luck!
        [well_played] { $player }: Well played!
        [thanks] { $player }: Thanks!
        [wow] { $player }: Wow!
        [sorry] { $player }: Sorry!
        [one_moment] { $player }: One moment, please.
        [go_on] { $player }: Your move!
       *[hello] { $player }: Hello!
    }
table-passes-unless-aimed = Only if I am the target
table-passes-unless-aimed-hint = You pass unless somebody attacks you.

## A thing that is read

table-copies = { $count } in the box
table-hint = Ask for a hint
table-hinting = Thinking about a hint
table-with-hints = with hints
table-forked = from a moment of another match
table-first = your first match
table-same-deal = the same deal as another match
table-review = Review
