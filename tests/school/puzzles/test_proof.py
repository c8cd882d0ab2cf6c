"""When one move is clearly best."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from motherlode.bots.thought import Estimate
from motherlode.core.observation import Observation
from motherlode.games import find
from motherlode.school.puzzles.proof import Claim, Effort, Proof, pool, prove, prove_at_once, spread
from motherlode.school.puzzles.puzzle import Option

FIRM = Proof(
    options=(Option("mine", 0.5, 0.01, 3, 900), Option("leave", 0.4, 0.01, 2, 100)),
    gap=0.1,
    error=0.02,
    agreed=True,
)


def estimate(chance: float, error: float, visits: int) -> Estimate:
    """What a search says of a move."""
    return Estimate(0, "mine", visits, chance, error, 2.0)


def test_a_move_is_clearly_best_by_a_gap_and_by_errors() -> None:
    assert FIRM.holds()
    assert replace(FIRM, gap=0.08, error=0.016).holds()
    assert not replace(FIRM, gap=0.079, error=0.001).holds()
    assert not replace(FIRM, error=0.021).holds()
    assert not replace(FIRM, agreed=False).holds()


def test_searches_count_by_their_playouts() -> None:
    found = pool("mine", [estimate(0.4, 0.0, 300), estimate(0.6, 0.0, 100)])
    assert found.chance == pytest.approx(0.45)
    assert found.visits == 400


def test_the_error_is_no_smaller_than_searches_differ() -> None:
    alike = pool("mine", [estimate(0.5, 0.03, 100)] * 4)
    assert alike.error == pytest.approx(0.03 / 2)
    apart = pool("mine", [estimate(chance, 0.001, 100) for chance in (0.3, 0.5, 0.7)])
    assert apart.error == pytest.approx(0.2 / 3**0.5)


def test_one_search_alone_says_nothing_of_its_spread() -> None:
    assert spread([0.4]) == 0
    assert spread([0.4, 0.6]) == pytest.approx(0.1)


def test_every_legal_move_is_weighed_by_worlds_that_agree_with_the_seat() -> None:
    state = find("leduc").start(2, 3)
    seat = state.seat
    proof = prove(state, seat, Random(1), Effort(2, 60))
    texts = {find("leduc").catalogue.text(move) for move in state.moves(seat)}
    assert {option.move for option in proof.options} == texts
    assert proof.gap == pytest.approx(proof.options[0].chance - proof.options[1].chance)
    assert proof == prove(state, seat, Random(1), Effort(2, 60))


def test_a_proof_is_the_same_whatever_is_hidden() -> None:
    state = find("leduc").start(2, 3)
    seat = state.seat
    worlds = [Observation(state, seat, Random(seed)).world for seed in range(8)]
    assert len({str(world.view(1 - seat).table) for world in worlds}) > 1
    chances = {prove(world, seat, Random(1), Effort(1, 400)).options[0].move for world in worlds}
    assert len(chances) == 1


def test_a_claim_is_given_up_at_the_first_search_against_it() -> None:
    state = find("leduc").start(2, 3)
    proof = prove(state, state.seat, Random(1), Effort(2, 60))
    claim = Claim(proof.best, -1.0)
    assert prove_at_once(state, state.seat, Random(1), Effort(2, 60), claim) == proof
    for wrong in (replace(claim, gap=2.0), Claim(proof.options[-1].move, 0.0)):
        assert prove_at_once(state, state.seat, Random(1), Effort(10**9, 60), wrong) is None
