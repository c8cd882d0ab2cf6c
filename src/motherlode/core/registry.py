"""The games there are, by key."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Final

from motherlode.core.errors import UnknownGame

if TYPE_CHECKING:
    from motherlode.core.game import Game
    from motherlode.core.state import State

GAMES: Final[dict[str, Game]] = {}
SHELF: Final = "motherlode.games"  # whoever imports it registers the games


def register(game: Game) -> Game:
    """Make a game known."""
    if game.key in GAMES:
        raise ValueError(f"there is a game {game.key} already")
    GAMES[game.key] = game
    return game


def find(key: str) -> Game:
    """The game of that name."""
    if not isinstance(key, str) or key not in GAMES:
        import_module(SHELF)  # a pickle or a position may be the first to ask for a game
    if not isinstance(key, str) or key not in GAMES:
        raise UnknownGame(f"no game is called {key!r}; {suggestion(key)}")
    return GAMES[key]


def suggestion(key: object) -> str:
    """What may have been meant, or all there is."""
    near = get_close_matches(str(key), GAMES, n=1)
    return f"did you mean {near[0]}?" if near else f"there are: {', '.join(GAMES)}"


def game_of(state: State) -> Game:
    """The game that a position belongs to."""
    return find(state.game)
