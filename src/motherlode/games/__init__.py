"""The games on the shelf. To add one, add its folder and its name here."""

from importlib import import_module
from typing import Final

from motherlode.core.registry import GAMES, find

SHELF: Final = ("quartz", "quartz_cards", "dwarves_fall", "gem_forge", "leduc")
for name in SHELF:
    import_module(f"motherlode.games.{name}")

__all__ = ["GAMES", "find"]
