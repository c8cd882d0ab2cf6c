"""The bot that plays anything."""

from __future__ import annotations

from random import Random

from motherlode.core.outlook import Outlook


class RandomBot:
    """Plays a random legal move; the same seed plays the same moves."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, outlook: Outlook) -> int:
        """Any of the moves."""
        return self.random.choice(outlook.moves)
