"""The games on the shelf. To add one, add its folder and its name here."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Final

from motherlode.core.dice import LAST_SEED
from motherlode.core.match import Match
from motherlode.core.randomness import Seed
from motherlode.core.registry import GAMES, find

SHELF: Final = ("quartz", "quartz_cards", "dwarves_fall", "gem_forge", "leduc")
for name in SHELF:
    import_module(f"motherlode.games.{name}")


def make(
    game: str,
    seats: int | None = None,
    seed: Seed | None = None,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
) -> Match:
    """Start a match; for as few as can play if nobody says how many, by chance without a seed."""
    found = find(game)
    many = found.seats[0] if seats is None else seats
    luck = secrets.randbelow(LAST_SEED + 1) if seed is None else seed
    return Match(found, many, luck, options, house)


class Shelf(ModuleType):
    """This package as something that can be called: `motherlode.games()`."""

    def __call__(self) -> tuple[str, ...]:
        """The keys of all games."""
        return tuple(GAMES)


sys.modules[__name__].__class__ = Shelf

__all__ = ["GAMES", "find", "make"]
