"""The figures of one game on the engine that is imported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from motherlode.bench.loops import (
    copies,
    count,
    driven,
    halfway,
    inner,
    searched,
    typical_seats,
    worlds,
)
from motherlode.bench.rates import Rate, rate
from motherlode.core.game import Game

COUNTED_GAMES: Final = 100
MEASURES: Final = {
    "inner": "inner decisions",
    "games": "inner games",
    "driven": "decisions by Python",
    "copies": "copies",
    "worlds": "worlds",
    "playouts": "playouts of a search",
}


@dataclass(frozen=True, slots=True)
class Speed:
    """A game measured: how long it is, and what can be done of it in a second."""

    game: str
    seats: int
    decisions: float  # of a random game
    choices: float  # those with at least two answers
    rates: Mapping[str, Rate]

    @classmethod
    def of(cls, game: Game, seconds: float) -> Self:
        """Measure a game."""
        seats = typical_seats(game)
        table = game.table(seats)
        state = halfway(table)
        decisions, choices = count(table, COUNTED_GAMES)
        inside = rate(lambda games: inner(table, games), seconds)
        rates = {
            "inner": inside,
            "games": inside.times(1 / decisions),
            "driven": rate(lambda games: driven(table, games), seconds),
            "copies": rate(lambda many: copies(state, many), seconds),
            "worlds": rate(lambda many: worlds(state, many), seconds),
            "playouts": rate(lambda many: searched(table, many), seconds),
        }
        return cls(game.key, seats, decisions, choices, rates)

    @classmethod
    def loads(cls, item: Mapping[str, Any]) -> Self:
        """A speed that was written as JSON."""
        rates = {name: Rate(**figures) for name, figures in item["rates"].items()}
        return cls(item["game"], item["seats"], item["decisions"], item["choices"], rates)
