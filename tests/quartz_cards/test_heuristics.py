"""What bots are told of the game: a standing that ranks, and hints that beat chance."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.random import RandomBot
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games.quartz_cards import QUARTZ_CARDS
from tests.quartz_cards.scene import Scene


def played(seats: int, seed: int, knowing: int) -> State:
    """A match in which one seat plays by the heuristics and the others by chance."""
    state, source = QUARTZ_CARDS.start(seats, seed), Random(seed)
    bots = [HeuristicBot(seed) if seat == knowing else RandomBot(seed) for seat in range(seats)]
    while not state.over:
        seat = state.seat
        state.play(seat, bots[seat].choose(Observation(state, seat, source)))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hints_beat_chance(seats: int) -> None:
    games = 16
    wins = sum(
        seed % seats in played(seats, seed, seed % seats).outcome().winners for seed in range(games)
    )
    assert wins > games * 3 // 4


@pytest.mark.clause("C10.7")
def test_the_standing_ranks_like_the_outcome() -> None:
    for seed in range(6):
        state = played(4, seed, 0)
        ranks = state.outcome().ranks
        for one, other in combinations(range(4), 2):
            ahead = state.ranking_key(one) > state.ranking_key(other)
            assert ahead == (ranks[one] < ranks[other])


@pytest.mark.clause("C10.7")
def test_the_standing_breaks_ties() -> None:
    columns = {0: ["sapphire"], 1: ["emerald", "quartz"], 2: ["amethyst", "amethyst"]}
    state = Scene(columns=columns).state
    assert state.ranking_key(1) > state.ranking_key(2) > state.ranking_key(0)


def test_a_safe_card_is_revealed_and_a_deadly_one_feared() -> None:
    safe = Scene(line=["quartz plain"], mine=["ruby unstable_1"] * 2).state
    explore, stop = safe.moves(0)
    assert safe.weigh(0, explore) > safe.weigh(0, stop)
    deadly = Scene(line=["quartz unstable_1"], mine=["ruby unstable_1"] * 2).state
    assert deadly.weigh(0, explore) < deadly.weigh(0, stop)
