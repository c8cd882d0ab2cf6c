"""What every bot can do, and who speaks next at a table of bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from motherlode.core.observation import Observation
from motherlode.core.randomness import Bits
from motherlode.core.state import State


class Bot(Protocol):
    """Chooses one of the moves of an Observation."""

    def choose(self, observation: Observation) -> int:
        """The move to play: an answer, or an interrupt before the answer."""

    def step_in(self, observation: Observation) -> int | None:
        """An interrupt to make although somebody else is asked; None is to wait."""


def stepping_in(state: State, bots: Mapping[int, Bot], source: Bits) -> tuple[int, int] | None:
    """The first bot, by seat, that interrupts while it is not asked, and its move."""
    for seat, bot in bots.items():
        if not state.is_asked(seat) and state.interrupts(seat):
            move = bot.step_in(Observation(state, seat, source))
            if move is not None:
                return seat, move
    return None
