"""What luck gave to each seat of a match, so that it can be taken off the result.

A value function that was fixed before the match judges the position after each move that drew
something, and the positions that other draws would have led to. What came less the mean of what
could have come has mean zero, whatever the function says, so the result less all of it has the
same mean as the result; the better the function, the less is left to chance. Luck of the deal
itself cancels out, since every deal is played in every rotation of the seats.

The function is the evaluation, or the net of the table. Or it is what comes of playouts by the
heuristics: dearer, but they see what a draw leads to where the evaluation does not yet. How much of
what it says is worth taking off is found from the other deals: see `table`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from motherlode.bots.learned import at_home, shipped
from motherlode.bots.net import WHOLE
from motherlode.bots.survey import Survey
from motherlode.bots.tree import Tree
from motherlode.coach.history import luck_of
from motherlode.core.registry import find
from motherlode.core.state import State

DRAWS: Final = 12  # other draws that are held against the one that came


class Judge(Protocol):
    """Says what a draw gave to each seat, in millionths of a win."""

    def gift(self, before: State, seat: int, move: int, after: State) -> list[float]:
        """What came of a move less the mean of what could have come of it."""


class Looking:
    """Judges positions as they are, by the net of a table or by the evaluation."""

    def __init__(self, state: State, seed: int, draws: int = DRAWS) -> None:
        self.tree = judge_of(state.game, state.seats, at_home(state) is not None)
        self.tree.dice = seed + 1
        self.draws = draws

    def gift(self, before: State, seat: int, move: int, after: State) -> list[float]:
        others, came = Survey(), Survey()
        others.judge_draws(self.tree, before, seat, move, self.draws)
        came.judge(self.tree, after)
        return [
            came.total_of(one, 0) - others.total_of(one, 0) / self.draws
            for one in range(after.seats)
        ]


class Playing:
    """Judges positions by so many playouts, each of them with another draw."""

    def __init__(self, state: State, seed: int, playouts: int) -> None:
        settings = find(state.game).search_settings
        self.tree, self.playouts = Tree(), playouts
        self.tree.dice = seed + 1
        self.tree.noise, self.tree.stages = settings.noise, settings.stages
        self.tree.scale = settings.scale

    def gift(self, before: State, seat: int, move: int, after: State) -> list[float]:
        others, came = Survey(), Survey()
        others.follow_move(self.tree, before, seat, move, self.playouts)
        came.follow(self.tree, after, self.playouts)
        return [
            (came.total_of(one, 0) - others.total_of(one, 0)) / self.playouts
            for one in range(after.seats)
        ]


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

    def __init__(self, state: State, seed: int, playouts: int = 0) -> None:
        self.judge: Judge = Playing(state, seed, playouts) if playouts else Looking(state, seed)
        self.given = [0.0] * state.seats

    def add(self, before: State, seat: int, move: int, after: State) -> None:
        """A move that was made, and what it led to."""
        if luck_of(before) == luck_of(after):
            return
        for one, gift in enumerate(self.judge.gift(before, seat, move, after)):
            self.given[one] += gift / WHOLE
