"""The games on the shelf. To add one, add its folder and its line here."""

from motherlode.core.registry import GAMES, find
from motherlode.games import leduc, quartz, quartz_cards

__all__ = ["GAMES", "find", "leduc", "quartz", "quartz_cards"]
