"""Nothing is lost on the way, and every game ends."""

from __future__ import annotations

import pytest

from motherlode.core.errors import NotOver
from tests.conformance.walks import Case, every_case, play_out, start, walks


@every_case
def test_nothing_is_lost_or_made(case: Case) -> None:
    for match, _ in walks(case):
        assert case.game.inconsistencies(match.state) == []


@every_case
def test_random_play_ends_with_an_outcome(case: Case) -> None:
    with pytest.raises(NotOver):
        start(case, 0).state.outcome()
    state = play_out(case, 0).state
    outcome = state.outcome()
    assert state.over
    assert (state.asked(), state.seat) == ((), -1)
    assert all(state.moves(seat) == state.interrupts(seat) == [] for seat in range(case.seats))
    assert len(outcome.scores) == len(outcome.ranks) == case.seats
    assert outcome.winners
    best = max(range(case.seats), key=lambda seat: outcome.scores[seat])
    assert outcome.ranks[best] == 1 or outcome.tiebreaks
    assert state.view(0).outcome == outcome
