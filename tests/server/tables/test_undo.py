"""A move can be taken back freely only as long as nobody has learnt anything by it."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.core.listeners import listening
from motherlode.core.match import Made, Match
from motherlode.core.state import State
from motherlode.server.tables import commands
from tests.server.tables.sitting import three
from tests.server.tables.test_play import SHELF

DREAMS = 4


def seen(match: Match, state: State, made: Made) -> object:
    """What the one who makes a move sees of it."""
    with listening(state) as told:
        state.play(made.seat, made.move)
    events = match.events(told)
    return state.view(made.seat), [event.seen_by(made.seat) for event in events]


@pytest.mark.parametrize("game", SHELF)
def test_whoever_may_take_a_move_back_freely_has_learnt_nothing_by_it(game: str) -> None:
    random = Random(SHELF.index(game))
    free = 0
    for _ in range(3):
        sitting = three(game)
        while not sitting.table.over:
            before = sitting.table.match.state
            sitting.play_on(1, seed=random.getrandbits(30))
            match = sitting.table.match
            made = match.made[-1]
            if sitting.table.over or match.obstacle(match.count - 1) is not None:
                continue
            free += 1
            learnt = seen(match, before.copy(), made)
            for _ in range(DREAMS):
                dream = before.determinize(made.seat, random)
                if made.move in dream.moves(made.seat):
                    assert seen(match, dream, made) == learnt
    assert free > 50


def test_the_last_answer_of_a_window_opens_the_others_and_needs_their_consent() -> None:
    sitting = three("gem_forge")
    first, second, last = sitting.table.asked
    for seat in (first, second, last):
        sitting.play(seat, sitting.table.match.state.moves(seat)[0])
    assert sitting.table.match.obstacle(2) == "revealed"
    sitting.do(commands.undo, last)
    assert sitting.table.awaited() == sorted([first, second])


def test_an_answer_that_others_are_still_waited_for_after_is_free() -> None:
    sitting = three("gem_forge")
    seat = sitting.table.asked[0]
    sitting.play(seat, sitting.table.match.state.moves(seat)[0])
    assert sitting.table.match.obstacle(0) is None
    sitting.do(commands.undo, seat)
    assert sitting.table.moves == 0
