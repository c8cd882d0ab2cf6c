"""States and matches as values: copied, compared, hashed and pickled."""

from __future__ import annotations

import copy
import pickle

from motherlode.core import position
from motherlode.core.listeners import listening
from tests.conformance.walks import Case, every_case, walks


@every_case
def test_a_state_is_a_value_in_the_middle_of_everything(case: Case) -> None:
    for match, _ in walks(case, every=40):
        state = match.state
        twins = [state.copy(), copy.copy(state), copy.deepcopy(state)]
        twins += [pickle.loads(pickle.dumps(state)), position.loads(position.dumps(state))]
        for twin in twins:
            assert twin == state
            assert hash(twin) == hash(state)
            assert position.dumps(twin) == position.dumps(state)
        assert len({state, *twins}) == 1


@every_case
def test_what_was_made_of_a_state_lives_its_own_life(case: Case) -> None:
    for match, _ in walks(case, every=30):
        state = match.state
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            before = position.dumps(state)
            twin.play(twin.seat, twin.moves(twin.seat)[0])
            assert twin != state
            assert position.dumps(state) == before


@every_case
def test_looking_at_a_state_does_not_change_what_it_equals(case: Case) -> None:
    for match, _ in walks(case, every=30):
        twin = match.state.copy()
        for seat in range(case.seats):
            twin.moves(seat)
            twin.interrupts(seat)
            twin.view(seat)
        with listening(twin):
            assert twin == match.state


@every_case
def test_a_copied_or_pickled_match_plays_on_alike(case: Case) -> None:
    for match, _ in walks(case, every=60):
        seat = match.state.seat
        move = match.state.moves(seat)[0]
        for again in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert again == match
            assert hash(again) == hash(match)
            told = [event.values for event in again.play(seat, move)]
            assert again != match
            assert told == [event.values for event in match.copy().play(seat, move)]
