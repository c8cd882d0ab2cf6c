"""Handfuls of up to three gems, and pairs of insertions: which number stands for which.

Handful 0 is empty, then come single gems, pairs and triples, each sorted by colour.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from motherlode.games.gem_forge.facts import INSERT, Gem, Slot

HANDFUL_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(
    gems for size in range(4) for gems in combinations_with_replacement(range(4), size)
)
PAIRED_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(combinations_with_replacement(range(12), 2))
KEPT_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(combinations(range(5), 3))

HANDFUL: Final = [gems.count(gem) for gems in HANDFUL_LIST for gem in range(4)]
UP_TO: Final = [1, 5, 15, 35]  # how many handfuls there are of at most so many gems
SIFTED_BEFORE: Final = [0, 0, 1, 6]  # ways to sift fewer gems than so many
PAIRED_FIRST: Final = [first for first, _ in PAIRED_LIST]
PAIRED_SECOND: Final = [second for _, second in PAIRED_LIST]
PAIRED: Final = [PAIRED_LIST.index((min(a, b), max(a, b))) for a in range(12) for b in range(12)]
KEPT: Final = [place for places in KEPT_LIST for place in places]


def in_handful(handful: int, gem: int) -> int:
    """How many gems of a colour are in a handful."""
    return HANDFUL[handful * len(Gem) + gem]


def holds(row: list[int], handful: int) -> bool:
    """Whether a handful can be taken out of a row of gems."""
    first = handful * len(Gem)
    return (
        row[Gem.RED] >= HANDFUL[first]
        and row[Gem.GREEN] >= HANDFUL[first + Gem.GREEN]
        and row[Gem.YELLOW] >= HANDFUL[first + Gem.YELLOW]
        and row[Gem.BLUE] >= HANDFUL[first + Gem.BLUE]
    )


def paired(first: int, second: int) -> int:
    """The place of two insertions among the pairs."""
    return PAIRED[first * INSERT.size + second]


def kept(choice: int, index: int) -> int:
    """The place, among the tiles dealt, of tile number `index` of a choice."""
    return KEPT[choice * len(Slot) + index]
