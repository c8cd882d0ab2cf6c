"""Which power makes the chances of the curve come true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.ladder.told import Seen
from motherlode.coach.calibration import SURE
from motherlode.coach.sharpness import sharpened

LEAST, MOST = 0.4, 2.0
POWERS: Final = np.linspace(LEAST, MOST, 17)  # that are looked at
WEIGHT: Final = 50.0  # so much speaks for leaving the curve as it is where few matches do not
DIGITS: Final = 2


def surprises(found: Mapping[int, Sequence[Seen]]) -> NDArray[np.float64]:
    """How unlikely what came true is under each power."""
    whole = np.zeros(len(POWERS))
    for seen in found.values():
        for one in seen:
            whole += [surprise_at(one, power) for power in POWERS]
    return whole


def surprise_at(one: Seen, power: float) -> float:
    """How unlikely it is what came of all seats."""
    return sum(map(surprise, one.shares, told_chances(one, power)))


def best_power(surprised: NDArray[np.float64]) -> float:
    """The power that surprises least and is not far from one: between those that were looked at."""
    doubts = surprised + WEIGHT * (POWERS - 1) ** 2 / 2
    least = int(np.clip(doubts.argmin(), 1, len(POWERS) - 2))
    before, here, after = doubts[least - 1 : least + 2]
    step = 0.5 * (before - after) / (before - 2 * here + after)
    power = POWERS[least] + float(np.clip(step, -1, 1)) * (POWERS[1] - POWERS[0])
    return round(float(power), DIGITS)


def told_chances(one: Seen, power: float) -> list[float]:
    """What the curve tells of all seats."""
    return [places[0] for places in sharpened(one.places, power)]


def surprise(won: float, chance: float) -> float:
    """By how much something was not foreseen."""
    chance = min(max(chance, SURE), 1 - SURE)
    return -(won * log(chance) + (1 - won) * log(1 - chance))
