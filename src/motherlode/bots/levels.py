"""The bots that a person can choose, from the one who guesses to the one who thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from motherlode.bots.bot import Bot
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.random import RandomBot
from motherlode.bots.search import Budget, SearchBot
from motherlode.core.errors import MotherlodeError


class UnknownBot(MotherlodeError):
    """No bot is called like that."""


@dataclass(frozen=True, slots=True)
class Searching:
    """A level that thinks: so many playouts, or less if the clock stops it."""

    playouts: int
    milliseconds: float

    def make(self, seed: int, timed: bool) -> Bot:
        """A bot of this level."""
        return SearchBot(seed, Budget(self.playouts, self.milliseconds if timed else None))


@dataclass(frozen=True, slots=True)
class Knowing:
    """A level that plays by the hints, more or less blurred."""

    blur: int

    def make(self, seed: int, timed: bool) -> Bot:
        """A bot of this level."""
        return HeuristicBot(seed, self.blur)


@dataclass(frozen=True, slots=True)
class Guessing:
    """The level without any knowledge."""

    def make(self, seed: int, timed: bool) -> Bot:
        """A bot of this level."""
        return RandomBot(seed)


LEVELS: Final[Mapping[str, Searching | Knowing | Guessing]] = {
    "random": Guessing(),
    "apprentice": Knowing(blur=8000),
    "heuristic": Knowing(blur=0),
    "journeyman": Searching(playouts=250, milliseconds=100),
    "master": Searching(playouts=2500, milliseconds=300),
}


def longest_thought(level: str) -> float:
    """The seconds that a level may think about a move."""
    chosen = LEVELS[level]
    return chosen.milliseconds / 1000 if isinstance(chosen, Searching) else 0.0


def bot(level: str, seed: int, *, timed: bool = True) -> Bot:
    """A bot of a level; the same seed plays the same moves as long as no clock stops it."""
    if level not in LEVELS:
        raise UnknownBot(f"no bot is called {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level].make(seed, timed)
