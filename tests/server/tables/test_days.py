"""Tables over days: nobody is passed over by the table, or the others would know the hand."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.server.tables import commands
from motherlode.server.tables.due_work import PASS, is_reaction
from motherlode.server.terms import Clock, Orders
from tests.server.tables.sitting import Sitting, three

DAY = Clock("move", 24 * 3600)


def windows(game: str, seed: int) -> list[tuple[Sitting, int]]:
    """Reactions in which a seat can do nothing but pass."""
    sitting, random = three(game, DAY), Random(seed)
    for _ in range(300):
        if sitting.table.over:
            break
        for seat in sitting.table.asked:
            moves = sitting.table.match.legal(seat).moves
            kinds = [sitting.table.game.catalogue[move].kind for move in moves]
            if kinds == [PASS] and is_reaction(sitting.table):
                return [(sitting, seat)]
        seat = random.choice(sitting.table.asked)
        sitting.play(seat, random.choice(sitting.table.match.state.moves(seat)))
    return []


@pytest.mark.parametrize("game", ["quartz", "quartz_cards", "gem_forge", "dwarves_fall"])
def test_whoever_can_only_pass_is_asked_like_everybody_else(game: str) -> None:
    found = [window for seed in range(20) for window in windows(game, seed)]
    assert found
    for sitting, seat in found:
        table = sitting.table
        due = {(work.kind, work.seat) for work in table.due_work}
        assert due == {("clock", asked) for asked in table.asked}
        sitting.do(commands.order, seat, Orders("always"))
        assert ("order", seat) in {(work.kind, work.seat) for work in sitting.table.due_work}
