"""Nets that were taught: read from files, checked, and given to a search.

A file says what its weights are for (game, seats, the ints of an observation), how it was made, and
how a search uses it best. Its name for records is the beginning of the hash of what it holds.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from motherlode.bots.net import (
    MOST_INPUTS,
    MOST_KNOWN,
    MOST_NUMBER,
    MOST_OUTPUTS,
    MOST_ROWS,
    WIDTH,
)
from motherlode.bots.rollouts import Rollouts
from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.options import FIRST_PLAYER
from motherlode.core.registry import find
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State

TABLES: Final = {  # what a file holds, and how long each table is in a Net
    "named": MOST_INPUTS,
    "row": MOST_INPUTS,
    "shift": MOST_INPUTS,
    "most": MOST_INPUTS,
    "first": MOST_ROWS * WIDTH,
    "first_bias": WIDTH,
    "second": WIDTH * WIDTH,
    "second_bias": WIDTH,
    "last": MOST_OUTPUTS * WIDTH,
    "last_bias": MOST_OUTPUTS,
    "moves": MOST_KNOWN * WIDTH,
    "move_bias": MOST_KNOWN,
}
WEIGHTS: Final = ("first", "second", "last", "moves")  # in 16 bits
MOST_HEED: Final = 1 << 20  # so that no sum can overflow
MOST_BYTES: Final = 300_000  # of a file
NAMED: Final = 8  # letters of a hash that name a net


class InvalidNet(MotherlodeError):
    """A file that holds no net for this game."""


class OtherObservations(InvalidNet):
    """A net of a game whose positions looked different when it was taught."""


@dataclass(frozen=True, slots=True)
class Learned:
    """A net of one game and number of seats."""

    game: str
    seats: int
    inputs: int
    settings: SearchSettings
    tables: Mapping[str, list[int]]
    heed: int  # the weight of the heuristics
    digest: str  # names it in records
    made: Mapping[str, Any]  # how it was made

    def give(self, net: Rollouts) -> None:
        """Lay the weights into a net."""
        net.inputs = self.inputs
        net.guided = int(self.settings.guided)
        net.heed = self.heed
        for name, table in self.tables.items():
            setattr(net, name, table)

    def fits(self, state: State) -> bool:
        """Whether a position is of the table that it was taught at: the box as it is printed."""
        game = find(self.game)
        usual = all(
            option.key == FIRST_PLAYER or getattr(state, option.key) == 0 for option in game.options
        )
        return (
            (state.game, state.seats) == (self.game, self.seats)
            and usual
            and not (game.house_of(state))
        )


def inputs_of(game: Game, seats: int) -> int:
    """How many ints a net looks at: an observation, and what the evaluation says."""
    return len(game.observation_fields(seats)) + 1


def fields_digest(game: Game, seats: int) -> str:
    """Changes when an observation means something else."""
    return sha256(repr(game.observation_fields(seats)).encode()).hexdigest()[:16]


def read(text: str) -> Learned:
    """A net from the text of its file."""
    try:
        data = json.loads(text)
        game = find(data["game"])
        seats = int(data["seats"])
        if data["fields"] != fields_digest(game, seats):
            raise OtherObservations(f"the net was taught other observations of {game.key}")
        tables = {
            name: unpacked(data["tables"][name], "h" if name in WEIGHTS else "i", length)
            for name, length in TABLES.items()
        }
        settings = SearchSettings(**data["search"])
        heed = int(data["heed"])
        if not 0 <= heed <= MOST_HEED:
            raise InvalidNet(f"a net asks the heuristics with a weight of 0 to {MOST_HEED}")
        if max(tables["most"]) > MOST_NUMBER:
            raise InvalidNet(f"a net looks at numbers up to {MOST_NUMBER}")
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, MotherlodeError):
            raise
        raise InvalidNet(f"the file holds no net: {error!r}") from None
    weights = json.dumps([data["tables"], heed], sort_keys=True)
    digest = sha256(weights.encode()).hexdigest()[:NAMED]
    return Learned(
        game.key,
        seats,
        inputs_of(game, seats),
        settings,
        tables,
        heed,
        digest,
        data["made"],
    )


def unpacked(text: str, width: str, length: int) -> list[int]:
    """A table, with zeros up to its length."""
    table = array(width)
    table.frombytes(b64decode(text, validate=True))
    if len(table) > length:
        raise InvalidNet(f"a table of {length} ints has {len(table)}")
    return table.tolist() + [0] * (length - len(table))


def load(path: Path) -> Learned:
    """A net from a file."""
    return read(path.read_text(encoding="utf-8"))


@cache
def shipped(game: str, seats: int) -> Learned | None:
    """The net that comes with the package, if there is one that was taught today's observations."""
    path = files("motherlode.bots").joinpath("nets", f"{game}-{seats}.json")
    try:
        return read(path.read_text(encoding="utf-8")) if path.is_file() else None
    except OtherObservations:
        return None


def at_home(world: State) -> Learned | None:
    """The shipped net for a table, if it is played as the box says."""
    net = shipped(world.game, world.seats)
    return net if net is not None and net.fits(world) else None
