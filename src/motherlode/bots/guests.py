"""Bots that somebody brings along: `module:Name`, called with a seed.

A name is looked up on this machine, so names that come over a network do not belong here.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

from motherlode.bots.bot import Bot
from motherlode.bots.levels import COUNTED, UnknownBot, bot
from motherlode.core.errors import MotherlodeError
from motherlode.core.observation import Observation
from motherlode.core.outcome import Outcome


class GuestFailed(MotherlodeError):
    """A bot that was brought along did not do what a bot does."""


class IllegalChoice(GuestFailed):
    """A bot that was brought along chose what it cannot play."""


class Guest:
    """A bot that was brought along. What it chooses is checked; it need only know how to choose."""

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

    def hear(self, events: Sequence[dict[str, object]]) -> None:
        """What has happened, as far as its seat may know it."""
        if hasattr(self.inner, "hear"):
            self.inner.hear(events)

    def end(self, outcome: Outcome) -> None:
        """How the match came out."""
        if hasattr(self.inner, "end"):
            self.inner.end(outcome)

    def checked(self, move: Any, moves: tuple[int, ...]) -> int:
        """A move that was offered."""
        if not isinstance(move, SupportsIndex) or isinstance(move, bool) or move not in moves:
            raise IllegalChoice(f"{self.name} chose {move!r}, which is not among its moves {moves}")
        return index(move)


def is_guest(name: str) -> bool:
    """Whether a name is that of a bot which somebody brings along, and not of a level."""
    return ":" in name and not name.startswith(COUNTED)


def invite(name: str, seed: int, *, timed: bool = True) -> Bot:
    """A bot of a level, or one that is brought along."""
    return Guest(name, make(name, seed)) if is_guest(name) else bot(name, seed, timed=timed)


def make(name: str, seed: int) -> Any:
    """A bot as somebody wrote it."""
    module, _, maker = name.partition(":")
    inner = find_maker(name, module, maker)(seed)
    if not callable(getattr(inner, "choose", None)):
        raise UnknownBot(f"what {name!r} makes is no bot: it cannot choose")
    return inner


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
