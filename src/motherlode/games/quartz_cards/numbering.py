"""What numbers stand for: the crystal and icon of a mine card, the crystals of a move."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from motherlode.games.quartz_cards.facts import TAKE_TWO, Crystal, Icon

PAIR_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(combinations_with_replacement(range(6), 2))
PAIR_FIRST: Final = [pair[0] for pair in PAIR_LIST]
PAIR_SECOND: Final = [pair[1] for pair in PAIR_LIST]
PAIR: Final = [PAIR_LIST.index(tuple(sorted((a, b)))) for a in range(6) for b in range(6)]


def crystal_of(card: int) -> int:
    """The crystal of a mine card."""
    return card // len(Icon)


def icon_of(card: int) -> int:
    """The icon of a mine card."""
    return card % len(Icon)


def taking_two(first: int, second: int) -> int:
    """Take a card of each of two crystals, which may be the same."""
    return TAKE_TWO.first + PAIR[first * len(Crystal) + second]


def first_of(move: int) -> int:
    """The first crystal of a move that takes two."""
    return PAIR_FIRST[move - TAKE_TWO.first]


def second_of(move: int) -> int:
    """The second crystal of a move that takes two."""
    return PAIR_SECOND[move - TAKE_TWO.first]
