"""Moves: never none, never double, readable both ways, and explained when refused."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from motherlode.bots.tree import MOST_MOVES
from motherlode.core import position
from motherlode.core.errors import IllegalMove
from motherlode.core.game import Game
from motherlode.core.memory import MOST_OFFERS
from tests.conformance.walks import Case, every_case, every_game, walks

RULES = Path(__file__).parents[2] / "docs" / "rules" / "en"


@every_game
def test_every_move_reads_back(game: Game) -> None:
    for number, move in enumerate(game.catalogue):
        assert game.catalogue.number(str(move)) == game.catalogue.number(move) == number
        assert game.catalogue[number] == move


@every_game
def test_the_catalogue_fits_the_tables_of_offers_and_of_the_search(game: Game) -> None:
    assert len(game.catalogue) <= min(MOST_OFFERS, MOST_MOVES)


@every_case
def test_whoever_is_asked_has_moves_and_nobody_else(case: Case) -> None:
    for match, _ in walks(case):
        state = match.state
        asked = state.asked()
        assert asked
        assert state.seat == asked[0]
        for seat in range(state.seats):
            moves = state.moves(seat)
            assert bool(moves) == (seat in asked)
            assert len(set(moves)) == len(moves)
            assert not set(moves) & set(state.interrupts(seat))
            assert all(0 <= move < len(case.game.catalogue) for move in moves)


@every_case
def test_a_move_is_refused_with_a_clause_or_it_is_legal(case: Case) -> None:
    clauses = set(re.findall(r"\*\*([A-Z]\d+\.\d+)\*\*", rules_of(case.game)))
    for match, source in walks(case, every=3):
        state = match.state
        for seat in range(state.seats):
            legal = {*state.moves(seat), *state.interrupts(seat)}
            sample = source.sample(range(len(case.game.catalogue)), 3)
            for move in {*sample, *legal}:
                refusal = state.why_not(seat, move)
                assert (refusal is None) == (case.game.legal_name(state, seat, move) in legal)
                assert refusal is None or refusal.clause in clauses


@every_case
def test_a_refused_move_changes_nothing(case: Case) -> None:
    for match, source in walks(case, every=5):
        state = match.state
        before = position.dumps(state)
        seat = source.randrange(state.seats)
        move = source.randrange(len(case.game.catalogue))
        if state.why_not(seat, move) is not None:
            with pytest.raises(IllegalMove):
                state.play(seat, move)
        assert position.dumps(state) == before


@every_case
def test_step_by_step_a_game_is_the_same(case: Case) -> None:
    table = case.game.table(case.seats)
    stepped = table.begun(1)
    played = case.game.start(case.seats, 1)
    source = Random(1)
    moves = stepped.moves(stepped.seat)
    while moves:
        assert moves == played.moves(played.seat)
        move = source.choice(moves)
        moves = stepped.step(move)
        played.play(played.seat, move)
        assert position.dump(stepped) == position.dump(played)
    assert stepped.over
    assert stepped.outcome() == played.outcome()


@every_case
def test_an_interrupt_leaves_the_decision_open(case: Case) -> None:
    for match, _ in walks(case):
        for seat in range(match.state.seats):
            for move in match.state.interrupts(seat):
                state = match.state.copy()
                state.play(seat, move)
                assert state.over or case.game.decision(state) == case.game.decision(match.state)


def rules_of(game: Game) -> str:
    return (RULES / f"{game.key}.md").read_text(encoding="utf-8")
