"""Counting everything that came out of a box: nothing is lost, nothing is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from motherlode.core.tallies import Pile, totals


class Tally(NamedTuple):
    """Things of some kinds, wherever they lie: how many there are, and how many there must be."""

    names: Sequence[str]
    found: list[int]
    due: list[int]


Tallies = Iterable[Tally]
Counts = Sequence[Callable[[Any], Tally]]  # of a position, each of some kinds
Checks = Sequence[Callable[[Any], Iterable[str]]]  # what is wrong with a position, each in a way


def count(names: Sequence[str], piles: Iterable[Pile], due: list[int]) -> Tally:
    """What lies in some piles, put together."""
    return Tally(names, totals(piles), due)


def imbalances(tallies: Tallies) -> Iterator[str]:
    """What is lost, and what is too many."""
    for tally in tallies:
        if tally.found != tally.due:
            for name, found, due in zip(*tally, strict=True):
                if found != due:
                    yield f"{name}: {found} found, there must be {due}"
