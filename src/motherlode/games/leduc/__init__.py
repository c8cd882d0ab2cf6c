"""Leduc poker: the smallest game, and the one to copy when adding another."""

from motherlode.core.registry import register
from motherlode.games.leduc.meta import LEDUC

register(LEDUC)

__all__ = ["LEDUC"]
