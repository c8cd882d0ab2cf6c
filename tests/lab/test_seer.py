"""A bot that sees everything plays in arenas, to show how much there is to see."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.bots.levels import UnknownBot
from motherlode.cli.arena import arena
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import find
from motherlode.lab.arena import Arena, run
from motherlode.lab.seer import Seer
from motherlode.lab.spread import ALONE


def dealt() -> State:
    """A match of the card game under way, with hands that nobody else may know."""
    state, source = find("quartz_cards").start(2, 4), Random(4)
    for _ in range(60):
        state.play(state.seat, source.choice(state.moves(state.seat)))
    assert not state.over
    return state


def test_a_seer_looks_at_the_hands_of_others_and_nobody_else_does() -> None:
    state = dealt()
    seat = state.seat
    seer = Seer("seer:20", 1, state)
    before = state.copy()
    move = seer.choose(Observation(state, seat, Random(1)))
    assert move in state.moves(seat)
    assert state == before
    assert seer.tree.determinize(state, seat).view(1 - seat) == state.view(1 - seat)
    seer.tree.open = 0
    guesses = [guess(seer, state, seed) for seed in range(1, 20)]
    assert any(one.view(1 - seat) != state.view(1 - seat) for one in guesses)


def guess(seer: Seer, state: State, seed: int) -> State:
    """A world as a search without sight imagines it."""
    seer.tree.dice = seed
    return seer.tree.determinize(state, state.seat)


def test_seers_sit_in_arenas_whose_luck_is_that_of_others() -> None:
    seen = Arena("leduc", ("seer:40", "search:40"), games=8, seed=2)
    assert seen.key == ""
    results = list(run(seen, hands=ALONE))
    assert results == list(run(seen, hands=ALONE))
    blind = list(run(Arena("leduc", ("search:40", "search:40"), games=8, seed=2), hands=ALONE))
    assert [result.scores for result in results] != [result.scores for result in blind]


def test_a_seer_needs_a_number_of_playouts() -> None:
    with pytest.raises(UnknownBot, match="number of playouts"):
        arena("leduc", bots="seer:all,random", games=2, workers=1)
