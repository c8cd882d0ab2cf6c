"""A bot of your own: motherlode arena dwarves_fall --bots own_bot:Greedy,random (in this folder).

It tries each move in a few worlds that it can determinize and plays the one that leads to the best
evaluation. The hand of the others differs from world to world; nothing tells it the true one.
"""

from __future__ import annotations

from random import Random

from motherlode.core.observation import Observation

WORLDS = 4  # for each move


class Greedy:
    """Looks one move ahead."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, observation: Observation) -> int:
        """The move with the best evaluation on average."""
        return max(observation.moves, key=lambda move: self.evaluate(observation, move))

    def evaluate(self, observation: Observation, move: int) -> int:
        """What the seat has in prospect after a move, in all determinized worlds together."""
        worth = 0
        for _ in range(WORLDS):
            world = observation.determinize(self.random)
            world.play(observation.seat, move)
            worth += world.evaluate(observation.seat)
        return worth
