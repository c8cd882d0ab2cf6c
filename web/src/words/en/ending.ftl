## How a match ends before its end

ending-resign = Resign
ending-resign-line = You give the match up for good and come in last. If others play on, a bot takes your seat.
ending-abort = Call the match off
ending-abort-line = If everyone agrees, the match ends without a result.
ending-abort-alone = The match ends now, without a result.
ending-wish =
    { $mine ->
        [yes] You asked to call the match off. Waiting for the others.
       *[other] { $player } asks to call the match off. There will be no result.
    }
ending-withdraw = Play on
ending-aborted = The match was called off. There is no result.
ending-closed = The match was closed. There is no result.
ending-resigned =
    { $count ->
        [one] The rest have resigned: { $players } wins.
       *[other] The rest have resigned: { $players } win.
    }

## A match of other rules

ending-unread-version = This match was played by an earlier version of the rules.
ending-unread-numbers = This match was played with numbers that are no longer in the box.
ending-unread-moves = A move in this match breaks today’s rules.
ending-unread-line =
    { $moves ->
        [one] It cannot be continued or replayed here. One move was made.
       *[other] It cannot be continued or replayed here. { $moves } moves were made.
    }
