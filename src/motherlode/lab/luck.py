"""What luck gave to each seat of a match, so that it can be taken off the result.

A value function that was fixed before the match judges the position after each move that drew
something, and the positions that other draws would have led to. What came less the mean of what
could have come has mean zero, whatever the function says, so the result less all of it has the
same mean as the result; the better the function, the less is left to chance. Luck of the deal
itself cancels out, since every deal is played in every rotation of the seats.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from motherlode.bots.learned import at_home, shipped
from motherlode.bots.net import WHOLE
from motherlode.bots.survey import Survey
from motherlode.bots.tree import Tree
from motherlode.coach.history import luck_of
from motherlode.core.registry import find
from motherlode.core.state import State

DRAWS: Final = 12  # other draws that are held against the one that came


@cache
def judge_of(game: str, seats: int, asks: bool) -> Tree:
    """Who judges positions of a table, by its net or by the evaluation."""
    tree, net = Tree(), shipped(game, seats) if asks else None
    if net is not None:
        net.give(tree)
    settings = find(game).search_settings if net is None else net.settings
    tree.scale = settings.scale
    return tree


class Luck:
    """Keeps the account of a match; the same seed finds the same."""

    def __init__(self, state: State, seed: int, draws: int = DRAWS) -> None:
        self.tree = judge_of(state.game, state.seats, at_home(state) is not None)
        self.tree.dice = seed + 1
        self.draws = draws
        self.given = [0.0] * state.seats

    def add(self, before: State, seat: int, move: int, after: State) -> None:
        """A move that was made, and what it led to."""
        if luck_of(before) == luck_of(after):
            return
        others, came = Survey(), Survey()
        others.judge_draws(self.tree, before, seat, move, self.draws)
        came.judge(self.tree, after)
        for one in range(after.seats):
            mean = others.total_of(one, 0) / self.draws
            self.given[one] += (came.total_of(one, 0) - mean) / WHOLE
