"""How a match is told afterwards: what was drawn, and what its course is counted in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from motherlode.core.state import State

Unit = Literal["day", "round", "bet"]


@dataclass(frozen=True, kw_only=True)
class Story:
    """What a review has to know of a game beside its rules."""

    draws: Mapping[str, str] = field(default_factory=dict)  # by event: what it shows to be drawn
    unit: Unit = "round"
    counter: str = ""  # the field that counts units; without one the whole match is one
    first: int = 0  # what the counter says at first
    in_turns: bool = False  # whether it counts turns, of which a round has one for every seat

    def mark(self, state: State) -> int:
        """The number of the day or round in which a position is."""
        if not self.counter:
            return 1
        counted: int = getattr(state, self.counter)
        if self.in_turns:
            return max(1, -(-counted // state.seats))
        return counted - self.first + 1
