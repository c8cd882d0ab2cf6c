"""What is hidden is hidden, and what is determinized agrees with all that is known."""

from __future__ import annotations

import gc
import json
from random import Random

import msgspec

from motherlode.core.events import Event
from motherlode.core.game import Game
from motherlode.core.listeners import listening
from motherlode.core.match import Match
from motherlode.core.observation import Observation
from motherlode.core.seats import ONLOOKER
from motherlode.core.state import State
from tests.conformance.walks import CASES, Case, every_case, walks


@every_case
def test_a_view_is_what_it_says_and_survives_json(case: Case) -> None:
    for match, _ in walks(case, every=13):
        for seat in (ONLOOKER, *range(case.seats)):
            view = match.state.view(seat)
            read = msgspec.json.decode(msgspec.json.encode(view), type=case.game.view_type)
            assert (type(read.table), read) == (type(view.table), view)
            assert json.loads(json.dumps(view.as_data())) == view.as_data()


@every_case
def test_no_view_changes_when_what_is_hidden_changes(case: Case) -> None:
    for match, source in walks(case, every=5):
        for seat in (ONLOOKER, *range(case.seats)):
            other = match.state.determinize(seat, source)
            assert other.view(seat) == match.state.view(seat)
            assert other.asked() == match.state.asked()
            if seat != ONLOOKER:
                assert other.moves(seat) == match.state.moves(seat)
                assert other.interrupts(seat) == match.state.interrupts(seat)


@every_case
def test_imagining_loses_nothing(case: Case) -> None:
    for match, source in walks(case, every=5):
        for seat in (ONLOOKER, *range(case.seats)):
            other = match.state.determinize(seat, source)
            assert case.game.inconsistencies(other) == []


@every_case
def test_imagined_worlds_have_luck_of_their_own(case: Case) -> None:
    match = Match(case.game, case.seats, bytes(32))
    world = match.state.determinize(0, Random(1))
    assert not world.keyed
    assert list(world.secret) == [0] * 8
    assert (world.dice_a, world.dice_b) != (match.state.dice_a, match.state.dice_b)


def test_what_a_seat_is_told_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for case in CASES:
        for match, _ in walks(case, every=9):
            for seat in range(case.seats):
                compared += compare_told(case.game, match.state, seat)
    assert compared > 100


def compare_told(game: Game, state: State, seat: int) -> bool:
    """The same move in two worlds that differ in what is hidden, with the same luck after it.

    If the seat sees the same table afterwards it must have been told the same.
    """
    here, there = state.copy(), state.copy()
    there.redeal(seat)
    there.dice_a, there.dice_b = here.dice_a, here.dice_b
    asked = here.seat
    both = [move for move in here.moves(asked) if move in there.moves(asked)]
    if not both:
        return False
    told = [told_to(game, world, asked, both[-1], seat) for world in (here, there)]
    if here.view(seat) != there.view(seat):
        return False
    assert told[0] == told[1]
    return True


def told_to(game: Game, state: State, asked: int, move: int, seat: int) -> list[object]:
    """What a seat is told of a move."""
    with listening(state) as told:
        state.play(asked, move)
    seen = [Event.of(item, game.events).seen_by(seat) for item in told]
    return [event for event in seen if event is not None]


@every_case
def test_an_answer_in_a_window_is_seen_by_nobody_else(case: Case) -> None:
    for match, _ in walks(case):
        asked = match.state.asked()
        if len(asked) < 2:
            continue
        first = asked[0]
        views = []
        for move in match.state.moves(first):
            state = match.state.copy()
            state.play(first, move)
            views.append([state.view(seat) for seat in (ONLOOKER, *asked[1:])])
            assert state.view(first).answer == case.game.catalogue.text(move)
        assert all(view == views[0] for view in views)


@every_case
def test_nothing_reachable_from_an_observation_is_the_true_position(case: Case) -> None:
    for match, source in walks(case, every=9):
        for seat in match.state.asked():
            observation = Observation(match.state, seat, source)
            assert set(observation.moves) == set(match.state.moves(seat))
            assert all(thing is not match.state for thing in reachable(observation))
            world = observation.determinize(source)
            assert world.view(seat) == match.state.view(seat)


def reachable(root: object) -> list[object]:
    """Everything that can be reached, short of modules and classes."""
    found: dict[int, object] = {id(root): root}
    front = [root]
    while front:
        for thing in gc.get_referents(front.pop()):
            if id(thing) not in found and not isinstance(thing, type | type(gc)):
                found[id(thing)] = thing
                front.append(thing)
    return list(found.values())
