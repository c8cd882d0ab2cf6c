"""House rules that bring the end of a match sooner."""

from __future__ import annotations

SHORT: dict[str, dict[str, int | list[int]]] = {
    "quartz": {"game.days": 3},
    "quartz_cards": {
        "crystals.quartz.cards": [1, 1, 0, 0, 0, 0, 0, 0],
        "crystals.amethyst.cards": [1, 1, 0, 0, 0, 0, 0, 0],
        "crystals.emerald.cards": [1, 1, 0, 0, 0, 0, 0, 0],
    },
    "gem_forge": {"game.goal": 4, "safety.stalemate": 4},
    "dwarves_fall": {"game.goals": 1, "game.quiet_rounds": 3},
}
