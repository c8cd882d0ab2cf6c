"""Quartz: The Card Game by Sergio Halaban: 2 to 4 dwarves, one mine, many helpers."""

from motherlode.core.registry import register
from motherlode.games.quartz_cards.meta import QUARTZ_CARDS

register(QUARTZ_CARDS)

__all__ = ["QUARTZ_CARDS"]
