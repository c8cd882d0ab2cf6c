"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.bots.bot import Bot
from motherlode.bots.random import RandomBot
from motherlode.core.errors import SetupError

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}  # each takes a seed


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name."""
    if name not in BOTS:
        raise SetupError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
