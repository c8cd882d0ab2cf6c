"""Whole random games in one loop: what speed is measured by, and the plainest simulation."""

from __future__ import annotations

from motherlode.core.ints import Luck, Wide
from motherlode.core.memory import OFFERS
from motherlode.core.state import State


def playouts(table: State, games: int, seed: Wide) -> Wide:
    """Play random games on copies of a table that is set but not dealt; how many decisions."""
    decisions: Wide = 0
    dice: Luck = seed + 1
    for game in range(games):
        state = table.begun(seed + game)
        while not state.over:
            state.offer_answers(state.seat)
            dice = dice * 48271 % 2147483647
            state.take_answer(state.seat, OFFERS.moves[dice % state.offered])
            state.settle()
            decisions += 1
    return decisions
