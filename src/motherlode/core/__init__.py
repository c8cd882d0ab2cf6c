"""The language of every game: positions, moves, views, events, records. It knows no game."""
