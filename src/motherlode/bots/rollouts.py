"""Playing on by a net or by blurred heuristics: how a search looks ahead, and how bots learn."""

from __future__ import annotations

from math import exp
from typing import Annotated, Final

from motherlode.bots.net import HEED_SHIFT, LOGIT, SUREST, WHOLE, Net
from motherlode.core.ints import Wide
from motherlode.core.memory import OFFERS
from motherlode.core.seats import NO_SEAT, Seat
from motherlode.core.state import State

WAIT: Final = 16383  # what a seat that is not asked can do instead of an interrupt
NO_HEURISTICS: Final = -1  # a noise in which nothing of the heuristics is left


class Rollouts(Net):
    """A little chance, and moves by the net if there is one, else by the heuristics."""

    dice: Wide
    noise: int  # how far heuristics are blurred in playouts, in thousandths of a point
    stages: int  # played before the evaluation counts; 0 is to the end, less is none at all
    guided: int  # whether the net plays on and judges; else it only says what to try first
    liked: Annotated[list[int], 4096]  # by offer: what the heuristics said of it last
    best_worth: int  # what the net says of the move that it chose last, in 64ths of a logit

    def rollout(self, world: State, last: int) -> None:
        """To the end, or to the end of the last stage that is played."""
        while not world.over and (self.stages == 0 or world.stage() < last):
            asked = world.seat
            world.offer_answers(asked)
            world.apply(asked, self.rollout_move(world, asked))

    def stroll(self, world: State, decisions: int) -> None:
        """So many decisions, or to the end."""
        for _ in range(decisions):
            if world.over:
                return
            asked = world.seat
            world.offer_answers(asked)
            world.apply(asked, self.rollout_move(world, asked))

    def next_choice(self, world: State) -> Seat:
        """On to the next real choice: whose it is, or nobody's at the end."""
        while not world.over:
            asked = world.seat
            world.offer_answers(asked)
            if world.offered > 1:
                return asked
            world.apply(asked, OFFERS.moves[0])
        return NO_SEAT

    def rollout_move(self, world: State, asked: Seat) -> int:
        """What the net, or the heuristics like best today."""
        if world.offered == 1:
            return OFFERS.moves[0]
        if self.inputs and self.guided:
            return self.learned_move(world, asked)
        if self.noise < 0:
            return OFFERS.moves[self.random(world.offered)]
        best = OFFERS.moves[0]
        most = self.weighed(world, asked, best)
        for index in range(1, world.offered):
            weight = self.weighed(world, asked, OFFERS.moves[index])
            if weight > most:
                best = OFFERS.moves[index]
                most = weight
        return best

    def learned_move(self, world: State, asked: Seat) -> int:
        """The move that is worth most by the net."""
        self.listen(world, asked)
        best = OFFERS.moves[0]
        self.best_worth = self.full_worth(world, asked, best)
        for index in range(1, world.offered):
            worth = self.full_worth(world, asked, OFFERS.moves[index])
            if worth > self.best_worth:
                best = OFFERS.moves[index]
                self.best_worth = worth
        return best

    def of_heuristics(self, liked: int) -> int:
        """What it is worth that the heuristics like a move so much."""
        told: Wide = self.heed * liked
        return told >> HEED_SHIFT

    def best_chance(self) -> float:
        """How likely a win is by what the net says of the move that it chose last."""
        told: float = max(-SUREST, min(self.best_worth, SUREST))
        return 1.0 / (1.0 + exp(-told / LOGIT))

    def liking(self, world: State, asked: Seat, move: int) -> int:
        """What the net says of a move to whoever was listened to; or the heuristics, blurred."""
        if self.inputs:
            return 0 if move == WAIT else self.full_worth(world, asked, move)
        return self.weighed(world, asked, move)

    def weighed(self, world: State, asked: Seat, move: int) -> int:
        """What the heuristics say of a move, blurred."""
        if self.noise < 0:
            return self.random(WHOLE)
        return (0 if move == WAIT else world.weigh(asked, move)) + self.blur()

    def full_worth(self, world: State, asked: Seat, move: int) -> int:
        """What a move is worth by the net, and by the heuristics if it asks them."""
        worth = self.worth(move)
        return worth + self.of_heuristics(world.weigh(asked, move)) if self.heed else worth

    def blur(self) -> int:
        """A little chance on top of a heuristic."""
        return self.random(self.noise) if self.noise > 0 else 0

    def random(self, limit: int) -> int:
        """A random int from 0 up to `limit`."""
        self.dice = self.dice * 48271 % 2147483647
        return self.dice * limit // 2147483647
