"""The games on the shelf. To add one, add its folder and its line here."""

from motherlode.core.registry import GAMES, find
from motherlode.games import dwarves_fall, leduc, quartz

__all__ = ["GAMES", "dwarves_fall", "find", "leduc", "quartz"]
