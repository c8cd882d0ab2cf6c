"""Motherlode: four dwarf-and-gem tabletop games, their rules written once.

`motherlode.make("quartz", seats=4, seed=7)` starts a match, `motherlode.games()` lists the games.
What is behind these names is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.games import make as make

    def games() -> tuple[str, ...]:
        """The keys of all games."""


__version__ = "0.1.0"
compiled: bool  # which form of the engine is imported


def __getattr__(name: str) -> Any:
    if name == "compiled":
        return not isinstance(import_module("motherlode.core.state").State.apply, FunctionType)
    if name == "games":
        return import_module("motherlode.games")  # a package that can be called
    if name == "make":
        return import_module("motherlode.games").make
    raise AttributeError(f"module 'motherlode' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), "compiled", "games", "make"})
