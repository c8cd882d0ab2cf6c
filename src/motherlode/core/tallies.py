"""Adding up and comparing piles, for whoever counts everything on a table after every move.

A build swaps this file for `tallies.pyx`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import gt

Pile = Sequence[int]  # counts by kind


def totals(piles: Iterable[Pile]) -> list[int]:
    """What lies in some piles of the same kinds, put together."""
    return [*map(sum, zip(*piles, strict=True))]


def sums(piles: Iterable[Pile]) -> list[int]:
    """How much lies in each pile."""
    return [*map(sum, piles)]


def exceeds(part: Pile, whole: Pile) -> bool:
    """Whether a pile has more of some kind than the pile that it is a part of."""
    return any(map(gt, part, whole))


def pile_of(things: Iterable[int], kinds: int) -> list[int]:
    """Things that lie about one by one, as a pile; a thing below zero is none."""
    pile = [0] * kinds
    for thing in things:
        if thing >= 0:
            pile[thing] += 1
    return pile
