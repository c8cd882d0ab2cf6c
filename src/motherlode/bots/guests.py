"""Bots that somebody brings along: `module:Name`, called with a seed.

A name is looked up on this machine, so names that come over a network do not belong here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

from motherlode.bots.bot import Bot
from motherlode.bots.levels import SEARCH, UnknownBot, bot
from motherlode.core.errors import MotherlodeError
from motherlode.core.observation import Observation


class IllegalChoice(MotherlodeError):
    """A bot that was brought along chose what it cannot play."""


class Guest:
    """A bot that was brought along. What it chooses is checked; it need not know of interrupts."""

    def __init__(self, name: str, inner: Any) -> None:
        self.name = name
        self.inner = inner

    def choose(self, observation: Observation) -> int:
        """What it chooses, if that is one of its moves."""
        return self.checked(
            self.inner.choose(observation), (*observation.moves, *observation.interrupts)
        )

    def step_in(self, observation: Observation) -> int | None:
        """The interrupt that it makes, if it makes any."""
        if not hasattr(self.inner, "step_in"):
            return None
        move = self.inner.step_in(observation)
        return None if move is None else self.checked(move, observation.interrupts)

    def checked(self, move: Any, moves: tuple[int, ...]) -> int:
        """A move that was offered."""
        if not isinstance(move, SupportsIndex) or isinstance(move, bool) or move not in moves:
            raise IllegalChoice(f"{self.name} chose {move!r}, which is not among its moves {moves}")
        return index(move)


def invite(name: str, seed: int, *, timed: bool = True) -> Bot:
    """A bot of a level, or one that is brought along."""
    module, colon, maker = name.partition(":")
    if not colon or name.startswith(SEARCH):
        return bot(name, seed, timed=timed)
    inner = find_maker(name, module, maker)(seed)
    if not callable(getattr(inner, "choose", None)):
        raise UnknownBot(f"what {name!r} makes is no bot: it cannot choose")
    return Guest(name, inner)


def find_maker(name: str, module: str, maker: str) -> Any:
    """What makes such a bot: installed, or a file in the folder where the command is given."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    if not all(part.isidentifier() for part in module.split(".")):
        raise UnknownBot(f"no bot is found at {name!r}: {module!r} is no name of a module")
    try:
        found = getattr(import_module(module), maker)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"no bot is found at {name!r}: {error}") from None
    if not callable(found):
        raise UnknownBot(f"{name!r} makes no bot: it cannot be called")
    return found
