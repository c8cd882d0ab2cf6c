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


def whole_deals(seats: int, games: int) -> int:
    """At least so many matches, every deal in every rotation."""
    return -(-games // seats) * seats


def tables(game: str, seats: Sequence[int], playouts: int) -> Iterator[Rung]:
    """The master among heuristics at tables of other sizes: twice the fair share."""
    for many in seats:
        games = whole_deals(many, MATCHES)
        yield Rung(game, many, f"search:{playouts}", "heuristic", 2 / many, games)


def contest(game: str, seats: int, playouts: int, masters: int) -> Rung:
    """A grandmaster among masters who have more playouts and as much time."""
    goal = 0.65 if seats == 2 else 1.5 / seats
    upper, lower = f"grandmaster:{playouts}", f"search:{masters}"
    return Rung(game, seats, upper, lower, goal, whole_deals(seats, MATCHES), FRESH)


def ceilings(game: str, seats: int, playouts: int, games: int = MATCHES) -> Iterator[Rung]:
    """What ten times the thought wins among equals, and what is won by seeing everything."""
    goal, many = contest(game, seats, playouts, playouts).goal, whole_deals(seats, games)
    for upper in (f"search:{10 * playouts}", f"seer:{playouts}"):
        yield Rung(game, seats, upper, f"search:{playouts}", goal, many, FRESH)


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
FRESH: Final = 810001  # deals from here on were not tuned on, and belong to no other rung
# Playouts that take the same time: a net and priors cost a little where many moves are offered.
CONTESTS: Final[tuple[Rung, ...]] = (
    contest("quartz", 3, 475, 500),
    contest("quartz", 4, 475, 500),
    contest("quartz", 5, 475, 500),
    contest("quartz_cards", 2, 1880, 2000),
    contest("quartz_cards", 3, 470, 500),
    contest("quartz_cards", 4, 470, 500),
    contest("dwarves_fall", 2, 2800, 3000),
    contest("dwarves_fall", 3, 1000, 1000),
    contest("dwarves_fall", 4, 500, 500),
)
# Gem Forge's grandmaster searches as its master does, so there is no contest.
CEILINGS: Final[tuple[Rung, ...]] = (
    *ceilings("quartz", 3, 300),
    *ceilings("quartz", 4, 300),
    *ceilings("quartz", 5, 300),
    *ceilings("quartz_cards", 2, 500, MATCHES // 8),
    *ceilings("quartz_cards", 3, 300),
    *ceilings("quartz_cards", 4, 300, MATCHES // 8),
    *ceilings("gem_forge", 2, 1000, MATCHES // 2),
    *ceilings("gem_forge", 3, 300, MATCHES // 8),
    *ceilings("gem_forge", 4, 300, MATCHES // 8),
)
