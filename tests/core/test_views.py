"""What a view says beside the table that the game shows."""

from __future__ import annotations

from motherlode.core.seats import ONLOOKER
from motherlode.games.leduc import LEDUC


def test_a_view_says_whose_it_is() -> None:
    state = LEDUC.start(2, 1)
    assert [state.view(seat).seat for seat in (ONLOOKER, 0, 1)] == [None, 0, 1]
