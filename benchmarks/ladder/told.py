"""Matches among mixed levels in which chances were told, and what came of them; kept in a folder.

A match depends on nothing but its deal, so whoever plays it finds the same. Deals below the first
one here are those by which the form of the maps was chosen; nothing is shown of them. Each match
belongs to one of ten parts: what was told in it is held against maps made of the other nine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from benchmarks.ladder.mixed import mixed
from motherlode.bots.search import Budget, SearchBot
from motherlode.coach.calibration import search_settings
from motherlode.coach.values import Surveyor
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import find
from motherlode.lab.spread import Hands

KEPT: Final = Path(__file__).resolve().parents[2] / "build" / "told"
LEVELS: Final = ("blurred", "heuristic", "journeyman") * 3 + ("search:400",)  # drawn by lot
PLAYOUTS: Final = 500
WORLDS: Final = 60  # of the curve, as a quick review looks at it
ONE_IN: Final = 20  # so many choices are looked at
FIRST_DEAL: Final = 20_000
PARTS: Final = 10
DIGITS: Final = 4
TABLES: Final = {  # matches of a table
    "quartz": {3: 3000, 4: 3500, 5: 1920},
    "quartz_cards": {2: 1920, 3: 1500, 4: 600},
    "dwarves_fall": {2: 2500, 3: 400, 4: 200},
    "gem_forge": {2: 3000, 3: 600, 4: 400},
}
Table = tuple[str, int]  # a game and a number of seats


class Seen(NamedTuple):
    """A choice: the chance of a search, the places on the curve, what came of it."""

    seat: int
    chance: float
    places: list[list[float]]  # by seat and place
    shares: list[float]  # of the win, by seat


def chance_of(state: State, seat: int, move: int, source: Random) -> float | None:
    """What a search says of a move that is about to be played; nothing if it never tried it."""
    thinker = SearchBot(source.getrandbits(30), Budget(PLAYOUTS), search_settings(state.game))
    thought = thinker.explain(Observation(state, seat, source))
    return next(one.chance for one in thought.estimates if one.move == move)


def match(game: str, seats: int, deal: int) -> list[Seen]:
    """What was told in a match."""
    table, told = mixed(game, seats, deal, LEVELS), []
    state = table.match.state
    while not state.over:
        seat, move = table.next()
        if len(state.moves(seat)) > 1 and not table.source.randrange(ONE_IN):
            chance = chance_of(state, seat, move, table.source)
            look = Surveyor(game, deal).look(state, seat, WORLDS, table.match.count)
            told.append((seat, chance, look.mean))
        table.match.play(seat, move)
    shares = [table.share(seat) for seat in range(seats)]
    return [
        Seen(seat, round(chance, DIGITS), rounded(places), shares)
        for seat, chance, places in told
        if chance is not None
    ]


def rounded(places: Sequence[Sequence[float]]) -> list[list[float]]:
    """Chances as they are kept."""
    return [[round(one, DIGITS) for one in row] for row in places]


class Kept:
    """What was told at a table, by deal, in a file that belongs to the rules of its game."""

    def __init__(self, game: str, seats: int) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        self.path = KEPT / f"{game}-{seats}-v{find(game).version}.jsonl"
        self.work = partial(match, game, seats)
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        self.found = {deal: [Seen(*one) for one in seen] for deal, seen in map(json.loads, lines)}

    def play(self, deals: Sequence[int], hands: Hands) -> None:
        """Play those of some deals that are missing."""
        left = [deal for deal in deals if deal not in self.found]
        with self.path.open("a", encoding="utf-8") as file:
            for deal, seen in zip(left, hands.spread(self.work, left), strict=True):
                self.found[deal] = seen
                file.write(json.dumps([deal, seen]) + "\n")
                file.flush()

    def of(self, deals: Sequence[int]) -> dict[int, list[Seen]]:
        """What was told in those of some deals that were played."""
        return {deal: self.found[deal] for deal in deals if deal in self.found}


def deals(table: Table, share: float = 1.0) -> range:
    """The deals of a table, or the first of them."""
    game, seats = table
    return range(FIRST_DEAL, FIRST_DEAL + round(share * TABLES[game][seats]))


def part_of(deal: int) -> int:
    """The part that a deal belongs to."""
    return deal % PARTS


def tables() -> Iterator[Table]:
    """All tables of all games."""
    for game, sizes in TABLES.items():
        for seats in sizes:
            yield game, seats
