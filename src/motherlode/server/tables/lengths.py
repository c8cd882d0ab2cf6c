"""How long a match may become, and whether matches by some house rules come to an end at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from motherlode.core.state import State
from motherlode.games import find

MOST_MOVES: Final = 5000  # three times what the longest game takes players who move at random
MOST_EVENTS: Final = 4 * MOST_MOVES  # whoever plays and takes back again and again comes to this
TRIALS: Final = 3


def comes_to_an_end(
    game: str,
    seats: int,
    options: Mapping[str, str],
    house: Mapping[str, int | Sequence[int]],
    most: int = MOST_MOVES,
) -> bool:
    """Whether matches of players who move at random are over in time."""
    table = find(game).table(seats, options, house)
    return all(is_over_within(table.begun(seed), Random(seed), most) for seed in range(TRIALS))


def is_over_within(state: State, random: Random, moves: int) -> bool:
    """Whether a match is over after so many moves."""
    for _ in range(moves):
        if state.over:
            return True
        seat = state.asked()[0]
        state.play(seat, random.choice(state.moves(seat)))
    return bool(state.over)
