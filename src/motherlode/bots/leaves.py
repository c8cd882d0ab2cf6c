"""What the end of a walk is worth to each seat: who won, or who is likely to."""

from __future__ import annotations

from math import exp, sqrt
from typing import Annotated

from motherlode.bots.net import WHOLE
from motherlode.bots.rollouts import Rollouts
from motherlode.core.ints import Wide
from motherlode.core.seats import Seat
from motherlode.core.state import State


class Leaves(Rollouts):
    """Judges positions by their winners, by a net, or by the evaluation."""

    reward: Annotated[list[Wide], 5]
    merit: Annotated[list[Wide], 5]  # the same, with some of the lead at the end
    hope: Annotated[list[int], 5]  # the evaluation for each seat
    scale: int  # the lead that is worth three quarters of a win, in thousandths of a point
    margin: int  # how much of the end is the lead and not the win, in hundredths

    def evaluate_end(self, world: State, seat: Seat) -> None:
        """What the end, or a position as `seat` sees it, is worth to each seat."""
        if world.over:
            if self.margin:
                self.evaluate_leaf(world)
            self.count_wins(world)
        elif self.inputs and self.guided:
            self.ask_net(world, seat)
        else:
            self.evaluate_leaf(world)

    def evaluate_choice(self, world: State, seat: Seat) -> None:
        """Play on until a seat has a choice: what its best move is worth to it by the net."""
        asked = self.next_choice(world)
        while asked != seat and not world.over:
            world.apply(asked, self.rollout_move(world, asked))
            asked = self.next_choice(world)
        if world.over:
            self.count_wins(world)
            return
        self.learned_move(world, seat)
        chance = int(WHOLE * self.best_chance())
        for other in range(world.seats):
            self.reward[other] = chance if other == seat else (WHOLE - chance) // (world.seats - 1)
            self.merit[other] = self.reward[other]

    def ask_net(self, world: State, seat: Seat) -> None:
        """The chances that the net gives to what a seat sees."""
        self.judge(world, seat)
        for other in range(world.seats):
            self.reward[other] = self.chance[other]
            self.merit[other] = self.chance[other]

    def evaluate_leaf(self, world: State) -> None:
        """The chances to win, by the evaluation for each seat and what is still to come."""
        best = world.evaluate(0)
        for seat in range(world.seats):
            self.hope[seat] = world.evaluate(seat)
            best = max(best, self.hope[seat])
        unit: float = 1.1 / (self.scale * self.doubt(world) + 1.0)
        whole: float = 0.0
        for seat in range(world.seats):
            whole += exp((self.hope[seat] - best) * unit)
        for seat in range(world.seats):
            chance: float = exp((self.hope[seat] - best) * unit) / whole
            self.reward[seat] = int(WHOLE * chance)
            self.merit[seat] = self.reward[seat]

    def doubt(self, world: State) -> float:
        """How far leads may still change, as a part of what they may at the beginning."""
        return 0.3 if world.over else sqrt(world.remaining() * 0.001)

    def count_wins(self, world: State) -> None:
        """One for a win, parts of it for a shared one, nothing otherwise."""
        best: Wide = world.ranking_key(0)
        winners = 0
        for seat in range(world.seats):
            if world.ranking_key(seat) > best:
                best = world.ranking_key(seat)
                winners = 0
            if world.ranking_key(seat) == best:
                winners += 1
        for seat in range(world.seats):
            self.reward[seat] = WHOLE // winners if world.ranking_key(seat) == best else 0
            won = (100 - self.margin) * self.reward[seat]
            self.merit[seat] = (won + self.margin * self.merit[seat]) // 100
