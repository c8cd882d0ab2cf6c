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
from motherlode.core.search_settings import SearchSettings


class UnknownBot(MotherlodeError):
    """No bot is called like that."""


@dataclass(frozen=True, slots=True)
class Searching:
    """A level that thinks: as many playouts as the game says, or less if the clock stops it."""

    rank: str  # the number of a SearchSettings that says how many playouts
    milliseconds: float

    def make(self, seed: int, timed: bool) -> Bot:
        """A bot of this level."""

        def budget(settings: SearchSettings) -> Budget:
            return Budget(getattr(settings, self.rank), self.milliseconds if timed else None)

        return SearchBot(seed, budget)


@dataclass(frozen=True, slots=True)
class Knowing:
    """A level that plays by the heuristics, more or less blurred."""

    blur: int
    milliseconds: float = 10

    def make(self, seed: int, timed: bool) -> Bot:
        """A bot of this level."""
        return HeuristicBot(seed, self.blur)


@dataclass(frozen=True, slots=True)
class Guessing:
    """The level without any knowledge."""

    milliseconds: float = 10

    def make(self, seed: int, timed: bool) -> Bot:
        """A bot of this level."""
        return RandomBot(seed)


LEVELS: Final[Mapping[str, Searching | Knowing | Guessing]] = {
    "random": Guessing(),
    "apprentice": Knowing(blur=8000),
    "heuristic": Knowing(blur=0),
    "journeyman": Searching("journeyman", milliseconds=100),
    "master": Searching("master", milliseconds=260),
}


SEARCH: Final = "search:"  # and a number of playouts: a search that belongs to no level


def longest_thought(level: str) -> float:
    """The seconds that a level may think about a move."""
    chosen = LEVELS[level]
    return chosen.milliseconds / 1000 if isinstance(chosen, Searching) else 0.0


def bot(level: str, seed: int, *, timed: bool = True) -> Bot:
    """A bot of a level; the same seed plays the same moves as long as no clock stops it.

    `search:600` is a search of 600 playouts a decision, whatever the clock says.
    """
    playouts = level.removeprefix(SEARCH)
    if level.startswith(SEARCH) and playouts.isdecimal() and int(playouts):
        return SearchBot(seed, Budget(int(playouts)))
    if level not in LEVELS:
        raise UnknownBot(f"no bot is called {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level].make(seed, timed)
