"""The language of every game: positions, questions, moves, views, events, records. No game is known here."""
