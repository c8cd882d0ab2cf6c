"""The bot that plays anything."""

from __future__ import annotations

from random import Random

from motherlode.core.outlook import Outlook


class RandomBot:
    """Plays a random legal move; the same seed plays the same moves."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, outlook: Outlook) -> int:
        """Any of the moves, or of the interrupts."""
        return self.random.choice(outlook.moves + outlook.interrupts)

    def step_in(self, outlook: Outlook) -> int | None:
        """Any of the interrupts, or none."""
        return self.random.choice((None, *outlook.interrupts))
