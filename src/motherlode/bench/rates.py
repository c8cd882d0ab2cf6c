"""How often something can be done in a second of CPU time, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

ROUNDS: Final = 9

Work = Callable[[int], int]  # do it so often; how many things were done by that


@dataclass(frozen=True, slots=True)
class Rate:
    """Things done in a second: the median of some rounds, the slowest and the fastest."""

    median: float
    low: float
    high: float

    def times(self, factor: float) -> Rate:
        """The rate of something that comes along so often."""
        return Rate(self.median * factor, self.low * factor, self.high * factor)


def rate(work: Work, seconds: float) -> Rate:
    """Measure in rounds that share `seconds` of CPU time."""
    return rates({"": work}, seconds)[""]


def rates(works: Mapping[str, Work], seconds: float) -> dict[str, Rate]:
    """Measure works against each other: their rounds take turns, so that noise hits all."""
    turns = {name: calibrate(work, seconds / ROUNDS) for name, work in works.items()}
    rounds = [{name: once(works[name], turns[name]) for name in works} for _ in range(ROUNDS)]
    found = {name: [each[name] for each in rounds] for name in works}
    return {name: Rate(median(each), min(each), max(each)) for name, each in found.items()}


def once(work: Work, turns: int) -> float:
    """Things done in a second, by one round."""
    started = process_time()
    done = work(turns)
    return done / max(process_time() - started, 1e-9)


def calibrate(work: Work, seconds: float) -> int:
    """How many turns fill about so many seconds; the first ones warm up."""
    turns = 1
    while True:
        started = process_time()
        work(turns)
        spent = process_time() - started
        if spent > seconds / 4:
            return max(1, round(turns * seconds / spent))
        turns *= 2
