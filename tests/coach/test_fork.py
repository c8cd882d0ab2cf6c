"""Playing on from a moment of a match."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.coach import fork
from motherlode.core.errors import NotOver, OutOfHistory, WrongSeat
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.games.quartz import QUARTZ
from tests.conformance.walks import Case, play_out

STEP = 12


@pytest.fixture(scope="module")
def record() -> Record:
    return play_out(Case(QUARTZ, 3), 1).record()


def test_a_fork_shows_a_seat_what_it_saw_then(record: Record) -> None:
    true = Match.of(record, STEP).state
    for seat in range(3):
        state = fork(record, STEP, seat, Random(1))
        assert state.view(seat) == true.view(seat)
        assert state.asked() == true.asked()


def test_the_rest_of_a_fork_is_dealt_anew(record: Record) -> None:
    seen = {str(fork(record, STEP, 0, Random(source)).view(1).as_data()) for source in range(8)}
    assert len(seen) > 1


def test_an_open_fork_has_the_true_hands_and_other_luck(record: Record) -> None:
    true = Match.of(record, STEP).state
    state = fork(record, STEP, None, Random(1))
    assert all(state.view(seat) == true.view(seat) for seat in range(3))
    assert (state.dice_a, state.dice_b) != (true.dice_a, true.dice_b)
    assert not state.keyed


def test_hands_of_a_match_that_goes_on_stay_closed(record: Record) -> None:
    unfinished = Match.of(record, STEP + 4).record()
    with pytest.raises(NotOver, match="its hands are not open"):
        fork(unfinished, STEP, None, Random(1))
    assert fork(unfinished, STEP, 0, Random(1)).asked()


@pytest.mark.parametrize("step", [-1, 100_000])
def test_there_is_no_such_step(record: Record, step: int) -> None:
    with pytest.raises(OutOfHistory, match="there is no step"):
        fork(record, step, 0, Random(1))


def test_nothing_can_be_played_on_after_the_end(record: Record) -> None:
    with pytest.raises(OutOfHistory, match="nothing to play on"):
        fork(record, len(record.moves), 0, Random(1))


def test_there_is_no_such_seat(record: Record) -> None:
    with pytest.raises(WrongSeat, match="from 0 to 2, not 3"):
        fork(record, STEP, 3, Random(1))
