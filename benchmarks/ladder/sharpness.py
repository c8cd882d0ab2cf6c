"""Which power makes the chances of the curve come true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Final

from benchmarks.ladder.told import Seen
from motherlode.coach.calibration import SURE
from motherlode.coach.sharpness import sharpened

LEAST, MOST = 0.7, 2.0  # powers that are looked at
WEIGHT: Final = 50.0  # so much speaks for leaving the curve as it is where few matches do not
FINE: Final = 0.01
INNER: Final = 0.381966  # a golden section


def fitted_power(found: Mapping[int, Sequence[Seen]]) -> float:
    """The power under which what came true is likeliest."""
    choices = [one for seen in found.values() for one in seen]
    low, high = LEAST, MOST
    while high - low > FINE:
        left, right = low + INNER * (high - low), high - INNER * (high - low)
        if doubt(choices, left) < doubt(choices, right):
            high = right
        else:
            low = left
    return round((low + high) / 2, 2)


def doubt(choices: Sequence[Seen], power: float) -> float:
    """How unlikely what came true is, and how far from chances as they were found."""
    return WEIGHT * (power - 1) ** 2 / 2 + sum(
        surprise(one.won, told_chance(one, power)) for one in choices
    )


def told_chance(one: Seen, power: float) -> float:
    """What the curve tells of whoever chooses."""
    return sharpened(one.places, power)[one.seat][0]


def surprise(won: float, chance: float) -> float:
    """By how much something was not foreseen."""
    chance = min(max(chance, SURE), 1 - SURE)
    return -(won * log(chance) + (1 - won) * log(1 - chance))
