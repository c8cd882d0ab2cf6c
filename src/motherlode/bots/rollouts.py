"""Playing on by blurred heuristics: how a search looks ahead, and how bots learn by themselves."""

from __future__ import annotations

from typing import Final

from motherlode.core.ints import Wide
from motherlode.core.memory import OFFERS, clear
from motherlode.core.seats import Seat
from motherlode.core.state import State

WAIT: Final = 16383  # what a seat that is not asked can do instead of an interrupt
NO_HINTS: Final = -1  # a noise in which nothing of the heuristics is left
WHOLE: Final = 1000000  # a reward of one


class Rollouts:
    """A little chance, and moves by the heuristics."""

    dice: Wide
    noise: int  # how far heuristics are blurred in playouts, in thousandths of a point
    stages: int  # played before the evaluation counts; 0 is to the end, less is none at all

    def __init__(self) -> None:
        clear(self)

    def rollout(self, world: State, last: int) -> None:
        """By blurred heuristics, to the end or to the end of the last stage that is played."""
        while not world.over and (self.stages == 0 or world.stage() < last):
            asked = world.seat
            world.offer_answers(asked)
            world.apply(asked, self.rollout_move(world, asked))

    def stroll(self, world: State, decisions: int) -> None:
        """So many decisions by blurred heuristics, or to the end."""
        for _ in range(decisions):
            if world.over:
                return
            asked = world.seat
            world.offer_answers(asked)
            world.apply(asked, self.rollout_move(world, asked))

    def rollout_move(self, world: State, asked: Seat) -> int:
        """What the heuristics like best today."""
        if world.offered == 1:
            return OFFERS.moves[0]
        if self.noise < 0:
            return OFFERS.moves[self.random(world.offered)]
        best = OFFERS.moves[0]
        most = self.liking(world, asked, best)
        for index in range(1, world.offered):
            weight = self.liking(world, asked, OFFERS.moves[index])
            if weight > most:
                best = OFFERS.moves[index]
                most = weight
        return best

    def liking(self, world: State, asked: Seat, move: int) -> int:
        """What the heuristics say of a move, blurred; nothing but chance without heuristics."""
        if self.noise < 0:
            return self.random(WHOLE)
        return (0 if move == WAIT else world.weigh(asked, move)) + self.blur()

    def blur(self) -> int:
        """A little chance on top of a heuristic."""
        return self.random(self.noise) if self.noise > 0 else 0

    def random(self, limit: int) -> int:
        """A random int from 0 up to `limit`."""
        self.dice = self.dice * 48271 % 2147483647
        return self.dice * limit // 2147483647
