"""Ladders: which level beats which in each game, by how much, and what it has to reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.lab.arena import Arena, Result
from motherlode.lab.table import Line, table

MATCHES: Final = 400  # at least, for a rung


@dataclass(frozen=True, slots=True)
class Rung:
    """One player of a level among equals of a lower one."""

    game: str
    seats: int
    upper: str
    lower: str
    goal: float  # the share of wins that the upper one must exceed
    games: int = MATCHES
    seed: int = 1

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return (self.upper, *(self.lower,) * (self.seats - 1))

    def arena(self, games: int | None = None) -> Arena:
        """The matches that show it."""
        return Arena(self.game, self.bots, games or self.games, self.seed)

    def command(self) -> str:
        """What plays the same matches from a terminal."""
        return (
            f"motherlode arena {self.game} --bots {self.upper},{self.lower}"
            f" --seats {self.seats} --games {self.games} --seed {self.seed}"
        )

    def line(self, results: Sequence[Result]) -> Line:
        """What the results say of the upper one."""
        return next(line for line in table(results) if line.bot == self.upper)


def rungs(game: str, seats: int, goal: float, playouts: int) -> Iterator[Rung]:
    """The levels of a game one above the other.

    In place of the master sits a search with no more playouts than he has: what it can, he can.
    """
    fair = 1 / seats
    yield Rung(game, seats, "heuristic", "random", fair)
    yield Rung(game, seats, "apprentice", "random", fair)
    yield Rung(game, seats, "journeyman", "apprentice", fair)
    yield Rung(game, seats, f"search:{playouts}", "journeyman", fair)
    yield Rung(game, seats, f"search:{playouts}", "heuristic", goal)


def tables(game: str, seats: Sequence[int], playouts: int) -> Iterator[Rung]:
    """The master among heuristics at tables of other sizes: twice the fair share."""
    for many in seats:
        games = -(-MATCHES // many) * many  # every deal in every rotation
        yield Rung(game, many, f"search:{playouts}", "heuristic", 2 / many, games)


DUEL: Final = 0.75  # what a master should win of duels
LADDER: Final[Mapping[str, tuple[Rung, ...]]] = {
    "quartz": (*rungs("quartz", 4, 0.5, 4000), *tables("quartz", (3, 5), 4000)),
    "quartz_cards": (
        *rungs("quartz_cards", 2, DUEL, 2000),
        Rung("quartz_cards", 2, "search:15000", "heuristic", DUEL, 800, seed=20001),
        *tables("quartz_cards", (3, 4), 2000),
    ),
    "dwarves_fall": (
        *rungs("dwarves_fall", 2, DUEL, 600),
        *tables("dwarves_fall", (3, 4), 600),
    ),
    "gem_forge": (*rungs("gem_forge", 2, DUEL, 400), *tables("gem_forge", (3, 4), 400)),
}
