"""The bot that plays by the written heuristics of a game."""

from __future__ import annotations

from random import Random

from motherlode.core.observation import Observation


class HeuristicBot:
    """Plays the move that looks best; `blur` makes it err now and then."""

    def __init__(self, seed: int, blur: int = 0) -> None:
        self.random = Random(seed)
        self.blur = blur  # in thousandths of a point

    def choose(self, observation: Observation) -> int:
        """The best by the heuristics, which see no more than the seat does."""
        interrupt = self.step_in(observation)
        moves = observation.moves if interrupt is None else (*observation.moves, interrupt)
        return max(moves, key=lambda move: self.liking(observation, move))

    def step_in(self, observation: Observation) -> int | None:
        """The best of the interrupts, if it is better than to wait."""
        best = max(
            observation.interrupts, key=lambda move: self.weight(observation, move), default=None
        )
        return None if best is None or self.weight(observation, best) <= 0 else best

    def weight(self, observation: Observation, move: int) -> int:
        """What the heuristics say of a move."""
        return observation.world.weigh(observation.seat, move)

    def liking(self, observation: Observation, move: int) -> tuple[float, float]:
        """The same, blurred; chance decides between moves that are liked alike."""
        blurred = self.weight(observation, move) + self.random.random() * self.blur
        return blurred, self.random.random()
