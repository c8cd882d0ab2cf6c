"""What luck is made of: what a game says of its draws, and what is no draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.games import find

HIDDEN: Final = "hidden"  # what the others happened to hold
OTHER: Final = "other"
REST: Final = "rest"  # what playouts that stop early learn later, and what cannot be told apart


def source_of(game: str, told: Sequence[str]) -> str:
    """What was drawn, by the first event that shows it; a move seldom draws two kinds of things."""
    draws = find(game).story.draws
    return next((draws[key] for key in told if key in draws), OTHER)
