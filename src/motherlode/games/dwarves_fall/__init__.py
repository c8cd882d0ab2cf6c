"""Dwar7s Fall by Luís Brüeh: 2 to 4 kings of dwarves prepare for the winter."""

from motherlode.core.registry import register
from motherlode.games.dwarves_fall.meta import DWARVES_FALL

register(DWARVES_FALL)

__all__ = ["DWARVES_FALL"]
