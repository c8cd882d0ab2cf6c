"""How the first match of somebody who learns a game begins: with a deal that shows much of it soon.

Only what the seat itself can see of that deal is kept; everything else is dealt anew every time.
`motherlode lessons opening` finds the deals.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct, convert

from motherlode.core.randomness import Bits
from motherlode.core.state import State
from motherlode.games import find
from motherlode.school.errors import NoLesson

FILE: Final = files("motherlode.school").joinpath("openings.toml")


class Opening(Struct, frozen=True):
    """A deal for a first match."""

    game: str
    seats: int
    seed: int
    clauses: float  # that somebody meets in the first moves, on average
    others: float  # the same after deals that nobody chose

    @property
    def deal(self) -> State:
        """The table as the seed deals it."""
        return find(self.game).start(self.seats, self.seed)

    @property
    def seat(self) -> int:
        """The seat of the one who learns: whoever has the first move."""
        return int(self.deal.seat)

    def begin(self, source: Bits) -> State:
        """A position to begin in: what the seat cannot see, and all luck, is new."""
        return self.deal.determinize(self.seat, source)


@cache
def openings() -> Mapping[str, Opening]:
    """The openings that come with the package, by game."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {game: convert({"game": game, **data}, Opening) for game, data in found.items()}


def opening(game: str) -> Opening:
    """The opening of a game."""
    if game not in openings():
        raise NoLesson(
            f"no first match is prepared for {game!r}; there are: {', '.join(openings())}"
        )
    return openings()[game]
