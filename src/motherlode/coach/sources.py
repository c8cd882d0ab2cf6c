"""What luck is made of, by game: which event shows that which kind of thing was drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from motherlode.coach.review import Unit
from motherlode.core.state import State

HIDDEN: Final = "hidden"  # what the others happened to hold
OTHER: Final = "other"
REST: Final = "rest"  # what playouts that stop early learn later, and what cannot be told apart

DRAWS: Final[Mapping[str, Mapping[str, str]]] = {
    "quartz": {
        "mined": "stones",
        "shown": "stones",
        "lost": "grabs",
        "stolen": "grabs",
        "card_drawn": "cards",
        "bonus_laid": "cards",
    },
    "quartz_cards": {"revealed": "mine", "looked": "mine", "card_drawn": "helpers"},
    "dwarves_fall": {
        "trade_laid": "goals",
        "ogre_hired": "ogres",
        "gem_stolen": "grabs",
        "ogre_stolen": "grabs",
    },
    "gem_forge": {
        "card_drawn": "cards",
        "market_laid": "tiles",
        "tile_dealt": "tiles",
        "gem_returned": "slope",
        "scored": "slope",
        "gem_taken": "slope",
    },
    "leduc": {"opened": "cards"},
}
MARKS: Final[Mapping[str, tuple[Unit, str]]] = {  # what is counted, and the field that counts it
    "quartz": ("day", "day"),
    "quartz_cards": ("round", "turns"),
    "dwarves_fall": ("round", "turns"),
    "gem_forge": ("round", "round"),
    "leduc": ("bet", "round"),
}


def source_of(game: str, told: Sequence[str]) -> str:
    """What was drawn, by the first event that shows it; a move seldom draws two kinds of things."""
    draws = DRAWS[game]
    return next((draws[key] for key in told if key in draws), OTHER)


def unit_of(game: str) -> Unit:
    """What the marks of a game count."""
    return MARKS[game][0]


def mark_of(state: State) -> int:
    """The day or the round, counted from 1; a round has a turn for every seat."""
    _, field = MARKS[state.game]
    counted: int = getattr(state, field)
    if field == "turns":
        return max(1, (counted + state.seats - 1) // state.seats)
    return counted if field == "day" else counted + 1
