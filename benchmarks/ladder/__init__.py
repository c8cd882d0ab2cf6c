"""The ladder of each game: who beats whom, how surely, and the command that shows it."""
