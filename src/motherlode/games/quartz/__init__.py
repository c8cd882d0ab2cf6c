"""Quartz, the board game by Sergio Halaban and André Zatz: 3 to 5 dwarves, five days."""

from motherlode.core.registry import register
from motherlode.games.quartz.meta import QUARTZ

register(QUARTZ)

__all__ = ["QUARTZ"]
