"""A move is stale when its own decision has changed, not when others have answered theirs."""

from __future__ import annotations

from motherlode.server.log_events import Played
from motherlode.server.tables import commands
from tests.server.tables.sitting import three


def test_an_answer_in_a_window_does_not_make_those_of_the_others_stale() -> None:
    sitting = three("gem_forge")
    assert sitting.table.asked == (0, 1, 2)
    seen = sitting.table.seq
    first = {seat: sitting.table.match.state.moves(seat)[0] for seat in (0, 1)}
    sitting.play(1, first[1])
    [event] = commands.play(sitting.table, 0, first[0], "late", seen)
    assert isinstance(event, Played)
