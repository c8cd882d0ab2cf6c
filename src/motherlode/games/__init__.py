"""The games on the shelf. To add one, add its folder and its line here."""

from motherlode.core.registry import GAMES, find
from motherlode.games import gem_forge, leduc, quartz

__all__ = ["GAMES", "find", "gem_forge", "leduc", "quartz"]
