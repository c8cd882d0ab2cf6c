"""Random matches: any legal move or mostly sensible ones, and an interrupt now and then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from benchmarks.setups import Setup, below, pick
from motherlode.core.game import Game
from motherlode.core.state import State

INTERRUPTS: Final = 0.3  # how often somebody who may interrupt is looked for
HINTED: Final = 0.8  # how often a sensible player goes by the hints
MOST_MOVES: Final = 100_000  # no random match is that long

Step = tuple[int, int]  # seat and move


def walk(
    game: Game, setup: Setup, *, sensible: bool = False
) -> Iterator[tuple[State, Step | None]]:
    """Play a random match; the state after the deal and after every step, in place."""
    luck = Random(setup.seed ^ 0x5EED)
    state = game.start(setup.seats, setup.seed, setup.options, setup.house)
    yield state, None
    for _ in range(MOST_MOVES):
        if state.over:
            return
        step = sensible_step(state, luck) if sensible else random_step(state, luck)
        state.play(*step)
        yield state, step
    raise AssertionError(f"a match of more than {MOST_MOVES} moves")


def random_step(state: State, luck: Random) -> Step:
    """An interrupt, if somebody may and feels like it; else an answer of any seat asked."""
    if luck.random() < INTERRUPTS:
        seat = below(luck, state.seats)
        if interrupts := state.interrupts(seat):
            return seat, pick(luck, interrupts)
    seat = pick(luck, state.asked())
    return seat, pick(luck, state.moves(seat))


def sensible_step(state: State, luck: Random) -> Step:
    """Mostly the answer that the hints like best, so that matches come to their proper ends."""
    if luck.random() >= HINTED:
        return random_step(state, luck)
    seat = pick(luck, state.asked())
    return seat, max(state.moves(seat), key=lambda move: state.weigh(seat, move))
