"""The bot that plays anything."""

from __future__ import annotations

from random import Random

from motherlode.core.observation import Observation


class RandomBot:
    """Plays a random legal move; the same seed plays the same moves."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, observation: Observation) -> int:
        """Any of the moves, or of the interrupts."""
        return self.random.choice(observation.moves + observation.interrupts)

    def step_in(self, observation: Observation) -> int | None:
        """Any of the interrupts, or none."""
        return self.random.choice((None, *observation.interrupts))
