"""Choosing up to three crystals at once: which move stands for which crystals.

Pairs and triples are sorted by kind. The tables hold the members of each, and the place of
each in the catalogue.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from motherlode.games.quartz.names import (
    KEEP_NONE,
    KEEP_ONE,
    KEEP_THREE,
    KEEP_TWO,
    TAKE,
    TAKE_TWO,
    VALUABLE,
)

PAIR_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(combinations_with_replacement(range(6), 2))
TRIPLE_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(combinations_with_replacement(range(6), 3))

PAIR_FIRST: Final = [pair[0] for pair in PAIR_LIST]
PAIR_SECOND: Final = [pair[1] for pair in PAIR_LIST]
TRIPLE_FIRST: Final = [triple[0] for triple in TRIPLE_LIST]
TRIPLE_SECOND: Final = [triple[1] for triple in TRIPLE_LIST]
TRIPLE_THIRD: Final = [triple[2] for triple in TRIPLE_LIST]

PAIR: Final = [PAIR_LIST.index(tuple(sorted((a, b)))) for a in range(6) for b in range(6)]
TRIPLE: Final = [
    TRIPLE_LIST.index(tuple(sorted((a, b, c))))
    for a in range(6)
    for b in range(6)
    for c in range(6)
]


def pair(first: int, second: int) -> int:
    """The place of a pair among the pairs."""
    return PAIR[first * VALUABLE + second]


def triple(first: int, second: int, third: int) -> int:
    """The place of a triple among the triples."""
    return TRIPLE[(first * VALUABLE + second) * VALUABLE + third]


def taken(move: int, place: int) -> int:
    """The crystal at `place` (0 or 1) of a move that takes one or two; -1 if it takes less."""
    if move < TAKE_TWO:
        return move - TAKE if place == 0 else -1
    return PAIR_FIRST[move - TAKE_TWO] if place == 0 else PAIR_SECOND[move - TAKE_TWO]


def kept(move: int, place: int) -> int:
    """The crystal at `place` (0 to 2) of a move that keeps up to three; -1 if it keeps less."""
    if move == KEEP_NONE:
        return -1
    if move < KEEP_TWO:
        return move - KEEP_ONE if place == 0 else -1
    if move < KEEP_THREE:
        if place == 2:
            return -1
        return PAIR_FIRST[move - KEEP_TWO] if place == 0 else PAIR_SECOND[move - KEEP_TWO]
    if place == 0:
        return TRIPLE_FIRST[move - KEEP_THREE]
    return TRIPLE_SECOND[move - KEEP_THREE] if place == 1 else TRIPLE_THIRD[move - KEEP_THREE]
