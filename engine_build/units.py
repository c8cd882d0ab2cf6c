"""Which modules make up the engine: the only thing here that knows a game by name.

Modules that need each other cannot be compiled apart, so those of a game are joined into one
extension, in the order of import, and leave a line in their place that points to it.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "motherlode"

UNITS: Final[dict[str, tuple[str, ...]]] = {
    "core._engine": ("core.seats", "core.counting", "core.state", "core.playouts"),
    "games.dwarves_fall._rules": (
        "games.dwarves_fall.names",
        "games.dwarves_fall.numbering",
        "games.dwarves_fall.board",
        "games.dwarves_fall.regions",
        "games.dwarves_fall.hands",
        "games.dwarves_fall.redeal",
        "games.dwarves_fall.goals",
        "games.dwarves_fall.scoring",
        "games.dwarves_fall.ogres",
        "games.dwarves_fall.tasks",
        "games.dwarves_fall.hints",
        "games.dwarves_fall.decisions",
        "games.dwarves_fall.state",
    ),
    "games.leduc._rules": ("games.leduc.names", "games.leduc.state"),
    "games.quartz._rules": (
        "games.quartz.names",
        "games.quartz.numbering",
        "games.quartz.sets",
        "games.quartz.offering",
        "games.quartz.carts",
        "games.quartz.deck",
        "games.quartz.bravery",
        "games.quartz.redeal",
        "games.quartz.selling",
        "games.quartz.hints",
        "games.quartz.cards",
        "games.quartz.decisions",
        "games.quartz.state",
    ),
    "bots._search": ("bots.tree",),
}

# Modules with a .pyx of their own instead of the .py, and the C functions in it.
BY_HAND: Final[dict[str, frozenset[str]]] = {"core.memory": frozenset({"clear", "twin"})}
