"""The bots that a person can choose, from the one who guesses to the one who thinks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from motherlode.bots.bot import Bot
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.random import RandomBot
from motherlode.bots.search import Budget, SearchBot
from motherlode.core.errors import MotherlodeError


class UnknownBot(MotherlodeError):
    """No bot is called like that."""


LEVELS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "apprentice": lambda seed: HeuristicBot(seed, blur=6000),
    "heuristic": HeuristicBot,
    "journeyman": lambda seed: SearchBot(seed, Budget(playouts=300, milliseconds=100)),
    "master": lambda seed: SearchBot(seed, Budget(playouts=20000, milliseconds=300)),
}


def bot(level: str, seed: int) -> Bot:
    """A bot of that level; the same seed plays the same moves as long as no clock stops it."""
    if level not in LEVELS:
        raise UnknownBot(f"no bot is called {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
