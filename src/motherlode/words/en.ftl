## What the terminal says

terminal-prompt = Your move:
terminal-hint = Type a number or the words of a move; “help” lists the commands.
terminal-yes = yes
terminal-no = no
terminal-interrupts = At any time:
terminal-no-number =
    { $most ->
        [one] There is no number { $number }; there is only 1.
       *[other] There is no number { $number }; choose from 1 to { $most }.
    }
terminal-not-understood = No move is called “{ $typed }”. Type a number, or “help”.
terminal-reason = { $move }: { $reason }
terminal-allowed = This is allowed.
terminal-clause = { $clause }: { $text }
terminal-no-clause = There is no clause { $clause }.
terminal-hand-over = { $player } is next. Hand over, then press Enter.
terminal-nobody = Nobody here is called “{ $typed }”; there are: { $people }.
terminal-step-in = What do you do at this moment?
terminal-nothing = Nothing
terminal-goodbye = Goodbye.
terminal-over = The end
terminal-rank = Rank
terminal-player = Player
terminal-score = Score
terminal-tiebreak = Tie-break { $number }
terminal-person = Player { $number }
terminal-bot = Bot { $number }
terminal-whose-beard = Whose beard is the longest?
terminal-which-game = Which game?
terminal-no-such-line = Type a number from 1 to { $most }.
terminal-saved = The match is in { $path }.

## Commands: the word to type, and what it does

command-help = help
command-table = table
command-why = why
command-rules = rules
command-back = back
command-as = as
command-quit = quit
help-help = { $command } – this list
help-table = { $command } – the whole table, with what never changes
help-why = { $command } MOVE – why a move is refused
help-rules = { $command } CLAUSE – a clause of the rules, such as Q3.1
help-back = { $command } – all moves again
help-as = { $command } PLAYER – let another person here step in
help-quit = { $command } – stop playing
help-moves = To move, type its number, its words, or a part that only it has.

## The shelf

shelf-seats = { $least }–{ $most } players
shelf-seats-exactly = { $seats } players
shelf-minutes = { $least }–{ $most } minutes
shelf-example = example

## Replays and positions

replay-setup = { $title }: { $players }
replay-open =
    { $moves ->
        [one] The match is not over: { $moves } move so far.
       *[other] The match is not over: { $moves } moves so far.
    }
position-stands = This position can stand.
position-asked = Asked: { $players }.
position-over = The game is over.
