"""The games there are, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.errors import UnknownGame

if TYPE_CHECKING:
    from motherlode.core.game import Game
    from motherlode.core.state import State

GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    """Make a game known."""
    if game.key in GAMES:
        raise ValueError(f"there is a game {game.key} already")
    GAMES[game.key] = game
    return game


def find(key: str) -> Game:
    """The game of that name."""
    if key not in GAMES:
        known = ", ".join(GAMES) or "none"
        raise UnknownGame(f"no game is called {key!r}; there are: {known}")
    return GAMES[key]


def game_of(state: State) -> Game:
    """The game that a position belongs to."""
    return find(state.game)
