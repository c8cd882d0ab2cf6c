"""Chances that come true: what was told, changed by what came of it in other matches.

`figures.toml` says how far playouts of each game look; `measured.json` is written by
`make calibration` and `make coach`, from matches that test nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from math import exp, inf, log, sqrt
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct, convert, json

from motherlode.bots.thought import Estimate
from motherlode.coach.review import Depth, Figure
from motherlode.core.registry import find
from motherlode.core.search_settings import SearchSettings
from motherlode.core.state import State

Found = TypeVar("Found")
MEASURED: Final = "measured.json"
SURE: Final = 0.005  # nearer to certainty nothing was measured
UNKNOWN: Final = 0.25  # the spread of a playout of which nothing is known


class Map(NamedTuple):
    """From chances as they are found to chances as they come true.

    The logarithm of the odds that come true is a curve of the logarithm L of those that were found:
    shift + slope x L + bend x L^2 + curl x L^3. With three seats or more a good position is told
    too modestly, and what is nearly sure too surely.
    """

    shift: float
    slope: float
    bend: float
    curl: float
    floor: float = 0.0  # how often somebody wins who was found to have no chance at all

    def chance(self, found: float) -> float:
        """A certain win stays one; straight to there, and to the floor, from where few were."""
        low, high = self.rising()
        odds = min(max(log_odds(min(max(found, SURE), 1 - SURE)), low), high)
        told = self.shift + odds * (self.slope + odds * (self.bend + odds * self.curl))
        chance = 1 / (1 + exp(-told))
        if found < SURE:
            return self.floor + (chance - self.floor) * found / SURE
        return 1 - (1 - chance) * (1 - found) / SURE if found > 1 - SURE else chance

    def rising(self) -> tuple[float, float]:
        """Where the curve rises; it is followed no further, for what is surer is told as surer."""
        if self.curl >= 0:
            return -inf, inf
        middle = -self.bend / (3 * self.curl)
        reach = sqrt(self.bend**2 - 3 * self.curl * self.slope) / (-3 * self.curl)
        return middle - reach, middle + reach


def log_odds(chance: float) -> float:
    """The logarithm of the odds."""
    return log(chance / (1 - chance))


UNCHANGED: Final = Map(0.0, 1.0, 0.0, 0.0)


class Sight(Struct, frozen=True):
    """How far playouts look."""

    stages: int  # how far they go before the evaluation counts; 0 is to the end
    scale: int  # the lead that is worth three quarters of a win, in thousandths of a point


class GameFigures(Sight, frozen=True):
    """How a game is looked at."""

    split: Sight | None = None  # how far the split looks; as the curve does if nothing else is said
    turns: bool = False  # whether a stage is a turn; playouts then stop between rounds
    blind: float = 0.2  # of a win: what playouts see only later in a whole match, one deviation
    share: float = 1.0  # of the playouts that others get: some games take longer


class Measured(Struct, frozen=True):
    """What was measured of all games."""

    told: dict[str, dict[str, Map]]  # by game and number of seats
    curve: dict[str, dict[str, float]]  # the powers that make its chances true, by the same
    losses: dict[str, dict[str, dict[str, float]]]  # by game, depth and level


@cache
def figures(game: str) -> GameFigures:
    """The figures of a game; as its bots search where none were tried."""
    text = files(__package__).joinpath("figures.toml").read_text(encoding="utf-8")
    settings = find(game).search_settings
    usual = {"stages": settings.stages, "scale": settings.scale}
    return convert(tomllib.loads(text).get(game, usual), GameFigures)


@cache
def measured() -> Measured:
    """What was measured."""
    text = files(__package__).joinpath(MEASURED).read_text(encoding="utf-8")
    return json.decode(text, type=Measured)


def search_settings(game: str) -> SearchSettings:
    """How a search tells chances: as bots search, but with leads worth what they turn out to be."""
    return replace(find(game).search_settings, scale=figures(game).scale)


def losses(game: str, depth: Depth) -> dict[str, float]:
    """What a decision of each level costs on average; as a quick look found it if no other did."""
    found = measured().losses.get(game, {})
    return found.get(depth, found.get("quick", {}))


def told_chance(state: State, one: Estimate) -> Figure:
    """The chance of a move as it comes true: the one place where what a search found is told."""
    assert one.chance is not None, f"{one.text} was never tried"
    return true_chance(state.game, state.seats, one.chance, doubtful(one))


def true_chance(game: str, seats: int, chance: float, error: float) -> Figure:
    """A chance that was found, as it comes true; unchanged where nothing was measured."""
    found = map_for(game, seats)
    low, high = max(chance - error, 0.0), min(chance + error, 1.0)
    steep = (found.chance(high) - found.chance(low)) / (high - low) if high > low else 0.0
    return Figure(found.chance(chance), error * steep)


def map_for(game: str, seats: int) -> Map:
    """The map of a table."""
    return of_nearest_size(measured().told.get(game, {}), seats, UNCHANGED)


def of_nearest_size(by_seats: Mapping[str, Found], seats: int, usual: Found) -> Found:
    """What was measured at a table, or at the nearest size of table that was."""
    nearest = min(by_seats, key=lambda one: abs(int(one) - seats), default=None)
    return usual if nearest is None else by_seats[nearest]


def doubtful(one: Estimate) -> float:
    """The error of a chance, as if one more playout had known nothing: a few that agree are few."""
    known = (one.error or 0.0) ** 2 * one.visits * one.visits
    return sqrt((known + UNKNOWN) / (one.visits + 1) / one.visits)
