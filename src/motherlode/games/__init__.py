"""The games on the shelf. To add one, add its folder and its name here."""

from motherlode.core.registry import GAMES, find
from motherlode.games import dwarves_fall, gem_forge, leduc, quartz, quartz_cards

__all__ = ["GAMES", "dwarves_fall", "find", "gem_forge", "leduc", "quartz", "quartz_cards"]
