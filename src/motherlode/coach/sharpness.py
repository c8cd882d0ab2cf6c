"""The chances of a curve as they come true: all of them more decided, or less, than playouts say.

The chances of a seat sum to one, and so do those of a place. Maps for each of them would break
that; so all are raised to one power, and the sums are made good again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.coach.calibration import measured, of_nearest_size
from motherlode.coach.review import Places

Table = Sequence[Sequence[float]]  # [seat][place]
ROUNDS: Final = 12  # after which the sums are one to four digits and more
UNCHANGED: Final = 1.0


def true_places(game: str, seats: int, found: Places) -> Places:
    """Places as they come true; as they are where nothing was measured."""
    power = of_nearest_size(measured().curve.get(game, {}), seats, UNCHANGED)
    chances = sharpened(found.chances, power)
    errors = [
        [error * steepness(one, told, power) for one, told, error in zip(*rows, strict=True)]
        for rows in zip(found.chances, chances, found.errors, strict=True)
    ]
    return Places(chances, errors)


def sharpened(chances: Table, power: float) -> list[list[float]]:
    """Chances raised to a power, with rows and columns that sum to one."""
    table = [[one**power for one in row] for row in chances]
    for _ in range(ROUNDS):
        table = turned(with_sums(turned(table)))
        table = with_sums(table)
    return table


def with_sums(table: Table) -> list[list[float]]:
    """The same with rows that sum to one."""
    return [[one / sum(row) for one in row] for row in table]


def turned(table: Table) -> list[list[float]]:
    """Rows as columns."""
    return [list(column) for column in zip(*table, strict=True)]


def steepness(found: float, told: float, power: float) -> float:
    """By how much what is told changes with what was found; what is certain stays certain."""
    return power * told * (1 - told) / (found * (1 - found)) if 0.0 < found < 1.0 else UNCHANGED
