"""How far a share of a sample may be from the share of all."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.96  # 95 %


def wilson(killed: int, tried: int) -> tuple[float, float]:
    """The interval in which the share among all mutants lies, by Wilson's formula."""
    share, square = killed / tried, CONFIDENCE**2
    middle = (share + square / (2 * tried)) / (1 + square / tried)
    spread = sqrt(share * (1 - share) / tried + square / (4 * tried**2)) / (1 + square / tried)
    return middle - CONFIDENCE * spread, middle + CONFIDENCE * spread
