"""Counting everything that came out of a box: nothing is lost, nothing is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import gt

Census = Mapping[
    str, tuple[int, int]
]  # what is counted -> how many there are, how many there must be
Pile = Sequence[int]  # counts by kind


def count(names: Sequence[str], piles: Iterable[Pile], due: Pile) -> dict[str, tuple[int, int]]:
    """How many of each kind lie in some piles together, and how many there must be."""
    found = map(sum, zip(*piles, strict=True))
    return dict(zip(names, zip(found, due, strict=True), strict=True))


def pile_of(things: Iterable[int], kinds: int) -> list[int]:
    """Things that lie about one by one, as a pile; a thing below zero is none."""
    pile = [0] * kinds
    for thing in things:
        if thing >= 0:
            pile[thing] += 1
    return pile


def exceeds(part: Pile, whole: Pile) -> bool:
    """Whether a pile has more of some kind than the pile that it is a part of."""
    return any(map(gt, part, whole))
