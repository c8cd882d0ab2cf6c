"""Which modules make up the engine: the only thing here that knows a game by name.

Modules that need each other cannot be compiled apart, so those of a game are joined into one
extension, in the order of import, and leave a line in their place that points to it.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "motherlode"

UNITS: Final[dict[str, tuple[str, ...]]] = {
    "core._engine": (
        "core.ints",
        "core.seats",
        "core.piles",
        "core.frames",
        "core.dice",
        "core.stack",
        "core.state",
        "core.playouts",
    ),
    "games.gem_forge._rules": (
        "core.hands",
        "core.decision",
        "games.gem_forge.slope",
        "games.gem_forge.deck",
        "games.gem_forge.tiles",
        "games.gem_forge.track",
        "games.gem_forge.offers",
        "games.gem_forge.scoring",
        "games.gem_forge.redeal",
        "games.gem_forge.heuristics",
        "games.gem_forge.card",
        "games.gem_forge.cards_of_gems",
        "games.gem_forge.cards",
        "games.gem_forge.reactions",
        "games.gem_forge.evaluation",
        "games.gem_forge.actions",
        "games.gem_forge.decisions",
        "games.gem_forge.state",
    ),
    "games.dwarves_fall._rules": (
        "core.decision",
        "games.dwarves_fall.board",
        "games.dwarves_fall.regions",
        "games.dwarves_fall.hands",
        "games.dwarves_fall.redeal",
        "games.dwarves_fall.goals",
        "games.dwarves_fall.lull",
        "games.dwarves_fall.scoring",
        "games.dwarves_fall.heuristics",
        "games.dwarves_fall.cards",
        "games.dwarves_fall.tasks",
        "games.dwarves_fall.offers",
        "games.dwarves_fall.prospects",
        "games.dwarves_fall.ogres",
        "games.dwarves_fall.evaluation",
        "games.dwarves_fall.actions",
        "games.dwarves_fall.decisions",
        "games.dwarves_fall.state",
    ),
    "games.leduc._rules": ("core.decision", "games.leduc.decisions", "games.leduc.state"),
    "games.quartz._rules": (
        "core.hands",
        "core.decision",
        "games.quartz.offers",
        "games.quartz.carts",
        "games.quartz.deck",
        "games.quartz.bravery",
        "games.quartz.scoring",
        "games.quartz.heuristics",
        "games.quartz.cards",
        "games.quartz.reactions",
        "games.quartz.evaluation",
        "games.quartz.choices",
        "games.quartz.decisions",
        "games.quartz.state",
    ),
    "games.quartz_cards._rules": (
        "core.hands",
        "core.decision",
        "games.quartz_cards.offers",
        "games.quartz_cards.helpers",
        "games.quartz_cards.line",
        "games.quartz_cards.columns",
        "games.quartz_cards.scoring",
        "games.quartz_cards.redeal",
        "games.quartz_cards.heuristics",
        "games.quartz_cards.attacks",
        "games.quartz_cards.defences",
        "games.quartz_cards.explorations",
        "games.quartz_cards.evaluation",
        "games.quartz_cards.quarrels",
        "games.quartz_cards.decisions",
        "games.quartz_cards.state",
    ),
    "bots._search": ("bots.net", "bots.rollouts", "bots.leaves", "bots.tree", "bots.survey"),
}

# Modules that each game compiles for its own table, and what they call that table.
SHARED: Final[dict[str, str]] = {"core.hands": "Hands", "core.decision": "Table"}

# Modules with a .pyx of their own instead of the .py, and the C names in it.
BY_HAND: Final[dict[str, frozenset[str]]] = {
    "core.memory": frozenset(
        {
            "Memory",
            "OFFERS",
            "SIGHT",
            "clear",
            "laid",
            "lend_offers",
            "listed",
            "pour",
            "twin",
        }
    ),
    "core.tallies": frozenset(),
}
