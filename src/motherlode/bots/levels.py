"""The bots that a person can choose, from the one who guesses to the one who thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from motherlode.bots.bot import Bot
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.learned import Learned, at_home, load, shipped
from motherlode.bots.random import RandomBot
from motherlode.bots.search import Budget, SearchBot
from motherlode.bots.taste import TasteBot
from motherlode.bots.tuned import changes_of, tuned_at
from motherlode.core.errors import MotherlodeError
from motherlode.core.registry import game_of
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State

HURRIED: Final = 60.0  # milliseconds for a thought where the only person wants answers at once


class UnknownBot(MotherlodeError):
    """No bot is called like that."""


@dataclass(frozen=True, slots=True)
class Searching:
    """A level that thinks: as many playouts as the game says, or less if the clock stops it."""

    rank: str  # the number of a SearchSettings that says how many playouts
    milliseconds: float
    nets: bool = False  # whether it asks the net of a table, or searches as it was tuned to there

    def make(self, seed: int, timed: bool, hurried: bool = False) -> Bot:
        """A bot of this level."""
        limit = self.limit(hurried) if timed else None

        def budget(settings: SearchSettings) -> Budget:
            return Budget(getattr(settings, self.rank), limit)

        if self.nets:
            return SearchBot(seed, budget, tuned_at, at_home)
        return SearchBot(seed, budget)

    def limit(self, hurried: bool) -> float:
        """The milliseconds for a thought; less where somebody is in a hurry."""
        return min(self.milliseconds, HURRIED) if hurried else self.milliseconds


@dataclass(frozen=True, slots=True)
class Knowing:
    """A level that plays by the heuristics, more or less blurred."""

    blur: int
    milliseconds: float = 10

    def make(self, seed: int, timed: bool, hurried: bool = False) -> Bot:
        """A bot of this level."""
        return HeuristicBot(seed, self.blur)


@dataclass(frozen=True, slots=True)
class Tasting:
    """A level that plays by the heuristics and is wrong about some things."""

    milliseconds: float = 10

    def make(self, seed: int, timed: bool, hurried: bool = False) -> Bot:
        """A bot of this level."""
        return TasteBot(seed)


@dataclass(frozen=True, slots=True)
class Guessing:
    """The level without any knowledge."""

    milliseconds: float = 10

    def make(self, seed: int, timed: bool, hurried: bool = False) -> Bot:
        """A bot of this level."""
        return RandomBot(seed)


LEVELS: Final[Mapping[str, Searching | Knowing | Tasting | Guessing]] = {
    "random": Guessing(),
    "blurred": Knowing(blur=8000),  # nobody's opponent: who the apprentice is measured by
    "apprentice": Tasting(),
    "heuristic": Knowing(blur=0),
    "journeyman": Searching("journeyman", milliseconds=50),
    "master": Searching("master", milliseconds=260),
    "grandmaster": Searching("grandmaster", milliseconds=260, nets=True),
}


SEARCH: Final = "search:"  # and a number of playouts: a search that belongs to no level
SEER: Final = "seer:"  # the same by somebody who sees everything, in an arena that shows it
NET: Final = "net:"  # the same with a net: the one that was shipped, or after an @ that of a file
GRAND: Final = "grandmaster:"  # the grandmaster with so many playouts, whatever the clock says
COUNTED: Final = (SEARCH, SEER, NET, GRAND)  # whose names say how many playouts they have


def longest_thought(level: str, *, hurried: bool = False) -> float:
    """The seconds that a level may think about a move; a bot that has no level says nothing."""
    chosen = LEVELS.get(level)
    return chosen.limit(hurried) / 1000 if isinstance(chosen, Searching) else 0.0


def bot(level: str, seed: int, *, timed: bool = True, hurried: bool = False) -> Bot:
    """A bot of a level; the same seed plays the same moves as long as no clock stops it.

    `search:600` is a search of 600 playouts a decision, whatever the clock says,
    `search:600@stages=3` one with other settings, `net:600` one that asks the shipped net,
    `net:600@nets/leduc-2.json` one that asks the net of a file, `grandmaster:600` a grandmaster's.
    """
    if level.startswith(SEARCH):
        return plain_search(level, seed)
    if level.startswith(NET):
        return learned_bot(level, seed)
    if level.startswith(GRAND):
        return SearchBot(seed, Budget(grand_playouts(level)), tuned_at, at_home)
    if level.startswith(SEER):
        raise UnknownBot(f"{level!r} sees everything, so it plays in arenas alone")
    if level not in LEVELS:
        raise UnknownBot(f"no bot is called {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level].make(seed, timed, hurried)


def playouts_of(name: str, kind: str) -> tuple[int, str]:
    """How many playouts the name of a bot says, and what comes after an @."""
    playouts, _, rest = name.removeprefix(kind).partition("@")
    if not (playouts.isdecimal() and int(playouts)):
        raise UnknownBot(f"no bot is called {name!r}: after {kind!r} comes a number of playouts")
    return int(playouts), rest


def plain_search(name: str, seed: int) -> Bot:
    """A search of so many playouts a decision, as its game wants it but for what its name says."""
    playouts, rest = playouts_of(name, SEARCH)
    changes = changes_of(rest) if rest else {}
    return SearchBot(
        seed,
        Budget(playouts),
        lambda world: replace(game_of(world).search_settings, **changes),
    )


def learned_bot(name: str, seed: int) -> Bot:
    """A search with a net and so many playouts a decision."""
    playouts, path = playouts_of(name, NET)
    net = load(Path(path)) if path else None
    return SearchBot(seed, Budget(playouts), learned=lambda world: net_for(world, net))


def grand_playouts(name: str) -> int:
    """How many playouts a grandmaster has by its name."""
    playouts, rest = playouts_of(name, GRAND)
    if rest:
        raise UnknownBot(f"no bot is called {name!r}: a grandmaster searches as its table wants it")
    return playouts


def net_of(name: str, game: str, seats: int) -> str | None:
    """The hash of the net that a bot asks at a table by the box: figures can be repeated by it."""
    chosen = LEVELS.get(name.partition(":")[0])
    if isinstance(chosen, Searching):
        net = shipped(game, seats) if chosen.nets else None
    elif name.startswith(NET):
        path = name.partition("@")[2]
        net = load(Path(path)) if path else shipped(game, seats)
    else:
        return None
    return net.digest if net else None


def net_for(world: State, net: Learned | None) -> Learned:
    """The net to ask at a table, which must be the one that it was taught at."""
    found = net or shipped(world.game, world.seats)
    if found is None or not found.fits(world):
        raise UnknownBot(f"there is no net for such a table of {world.game} for {world.seats}")
    return found
