"""Which weights each int of an observation has, and how large the ints are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.bots.net import MOST_NUMBER, MOST_ROWS, NO_ROW
from motherlode.core.game import Game
from motherlode.core.observation_code import ObservedField

OWN_PLACES: Final = 8  # of a row of names: places after that share their weights
LOUD: Final = 64  # numbers that spread more are shifted until they do not


@dataclass(frozen=True, slots=True)
class Inputs:
    """For each int: whether it names something, its rows of weights, its shift and its limit."""

    named: NDArray[np.int32]
    row: NDArray[np.int32]
    shift: NDArray[np.int32]
    most: NDArray[np.int32]
    mean: NDArray[np.float32]  # of a number, after the shift
    spread: NDArray[np.float32]
    rows: int


def plan(game: Game, seats: int, rows: NDArray[np.int32]) -> Inputs:
    """The weights that a net needs for what was seen, and how numbers spread.

    What never changed has none: it would say the same always, and all that does so learns as one,
    in steps that are far too large.
    """
    fields = [*game.observation_fields(seats), ObservedField("evaluation", "number")]
    width = len(fields)
    named, row, shift, most = (np.zeros(width, np.int32) for _ in range(4))
    mean, spread = np.zeros(width, np.float32), np.ones(width, np.float32)
    next_row, shared = 0, dict[str, int]()
    for place, field in enumerate(fields):
        values = rows[:, place]
        if field.sort == "move" or values.min() == values.max():
            row[place] = NO_ROW
        elif field.names:
            named[place], most[place] = 1, len(field.names) + 1
            base, _, index = field.name.rpartition(".")
            key = base if index.isdigit() and int(index) >= OWN_PLACES else field.name
            if key not in shared:
                shared[key] = next_row
                next_row += len(field.names) + 2
            row[place] = shared[key]
        else:
            row[place] = next_row
            shift[place], most[place], mean[place], spread[place] = measured(values)
            next_row += 1
    assert next_row <= MOST_ROWS, "an observation has more names than a net has rows"
    return Inputs(named, row, shift, most, mean, spread, next_row)


def measured(values: NDArray[np.int32]) -> tuple[int, int, float, float]:
    """The shift of a number, its limit, its mean and its spread."""
    shift = 0
    while (values >> shift).std() > LOUD:
        shift += 1
    shifted = values >> shift
    limit = min(2 * int(abs(shifted).max()) + 1, MOST_NUMBER)
    return shift, limit, float(shifted.mean()), max(float(shifted.std()), 0.1)
