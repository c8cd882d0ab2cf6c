"""Seats and moves that are not there, or not now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from motherlode.core.errors import IllegalMove, InvalidMove, WrongSeat
from motherlode.core.match import Match
from motherlode.core.moves import Move
from motherlode.core.state import State
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from tests.core.bad import HUGE, NO_INTS, refused, unchanged

MINE = QUARTZ.catalogue.number("mine")
PASS = QUARTZ.catalogue.number("pass")


@pytest.fixture
def state() -> State:
    """A table of four, seat 2 to move."""
    return QUARTZ.start(4, 1, {"first_player": "2"})


@pytest.mark.parametrize("seat", [-1, -2, 4, 5, HUGE, -HUGE, *NO_INTS])
def test_a_seat_that_is_not_there(state: State, seat: Any) -> None:
    with unchanged(state):
        for verb in (state.moves, state.interrupts):
            with refused(WrongSeat, "seats are numbered from 0 to 3", f"not {seat!r}"):
                verb(seat)
        with refused(WrongSeat, f"not {seat!r}"):
            state.play(seat, MINE)
        with refused(WrongSeat, f"not {seat!r}"):
            state.why_not(seat, MINE)


@pytest.mark.parametrize("seat", [-2, 4, HUGE, *NO_INTS])
def test_nobody_looks_from_there_either(state: State, seat: Any) -> None:
    with unchanged(state), refused(WrongSeat, f"not {seat!r}"):
        state.view(seat)
    with unchanged(state), refused(WrongSeat, f"not {seat!r}"):
        state.determinize(seat, Random(1))


@pytest.mark.parametrize("move", [-1, 369, HUGE, -HUGE, *NO_INTS, "mine", Move("mine")])
def test_a_move_that_is_none(state: State, move: Any) -> None:
    with unchanged(state):
        with refused(InvalidMove, "moves are numbered from 0 to 368", f"not {move!r}"):
            state.play(2, move)
        with refused(InvalidMove, f"not {move!r}"):
            state.why_not(2, move)


@pytest.mark.parametrize("text", ["", "dig", "mine mine", "play here_we_go @9", "keep", "минер"])
def test_a_text_that_is_no_move(text: str) -> None:
    match = Match(QUARTZ, 4, 1, {"first_player": "2"})
    with unchanged(match.state), refused(InvalidMove, f"no move reads {text!r}"):
        match.play(2, text)
    assert match.moves == []


@pytest.mark.parametrize("move", [-1, 369, HUGE, True, 1.5, None])
def test_a_match_refuses_the_same(move: Any) -> None:
    match = Match(QUARTZ, 4, 1, {"first_player": "2"})
    with unchanged(match.state), pytest.raises(InvalidMove):
        match.play(2, move)
    assert match.moves == []


def test_a_move_that_is_not_allowed_now(state: State) -> None:
    with unchanged(state), refused(IllegalMove, "not in a turn (Q3.7)"):
        state.play(2, PASS)
    refusal = state.why_not(2, PASS)
    assert refusal is not None
    assert (refusal.reason, refusal.clause, dict(refusal.details)) == ("not-in-a-turn", "Q3.7", {})


def test_a_move_out_of_turn(state: State) -> None:
    with unchanged(state), refused(IllegalMove, "not asked (Q3.1: seat 2)"):
        state.play(0, MINE)
    refusal = state.why_not(0, MINE)
    assert refusal is not None
    assert refusal.details == {"seat": 2}


@pytest.mark.parametrize("game", [QUARTZ, LEDUC], ids=lambda game: game.key)
def test_every_move_is_legal_or_refused_with_a_clause(game: Any) -> None:
    random = Random(4)
    state = game.start(game.seats[-1], 4)
    while not state.over:
        for seat in range(state.seats):
            legal = {*state.moves(seat), *state.interrupts(seat)}
            for move in range(len(game.catalogue)):
                refusal = state.why_not(seat, move)
                assert (refusal is None) == (move in legal)
                assert refusal is None or refusal.clause[0] == game.decisions[0].clause[0]
        state.play(state.seat, random.choice(state.moves(state.seat)))
    assert all(state.why_not(0, move) is not None for move in range(len(game.catalogue)))


def test_a_refused_move_tells_nothing() -> None:
    match = Match(QUARTZ, 4, 1, {"first_player": "2"})
    with pytest.raises(IllegalMove):
        match.play(2, "pass")
    assert [event.kind.key for event in match.play(2, "mine")] == ["mined"]
    assert match.moves == [(2, "mine")]
