"""A bot of your own: motherlode arena dwarves_fall --bots own_bot:Greedy,random (in this folder).

It tries each move in a few worlds that it can imagine and plays the one that leads to the best
promise. The hand of the others differs from world to world; nothing tells it the true one.
"""

from __future__ import annotations

from random import Random

from motherlode.core.outlook import Outlook

WORLDS = 4  # for each move


class Greedy:
    """Looks one move ahead."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, outlook: Outlook) -> int:
        """The move with the best promise on average."""
        return max(outlook.moves, key=lambda move: self.promise(outlook, move))

    def promise(self, outlook: Outlook, move: int) -> int:
        """What the seat has in prospect after a move, in all imagined worlds together."""
        worth = 0
        for _ in range(WORLDS):
            world = outlook.imagine(self.random)
            world.play(outlook.seat, move)
            worth += world.promise(outlook.seat)
        return worth
