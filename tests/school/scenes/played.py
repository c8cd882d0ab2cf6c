"""The clauses that speak of play."""

from __future__ import annotations

from typing import Final

from motherlode.games import GAMES
from tests.test_clauses import clauses

PLAYED: Final = [key for key, game in GAMES.items() if not game.example]

# What lies in the box and how it is set up, who may know what, and house rules: nothing is played.
UNPLAYED: Final = {
    "quartz": ("Q1", "Q12", "Q13"),
    "quartz_cards": ("C1", "C11", "C12"),
    "dwarves_fall": ("D1", "D11"),
    "gem_forge": ("G1", "G12", "G13"),
}


def of_play(key: str) -> list[str]:
    """The clauses of a game that speak of play."""
    return [clause for clause in clauses(key) if clause.partition(".")[0] not in UNPLAYED[key]]
