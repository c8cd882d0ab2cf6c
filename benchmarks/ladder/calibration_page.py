"""The page on whether chances come true: a row for each table, as it was last measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct, json

import motherlode
from benchmarks.ladder.told import FIRST_DEAL, ONE_IN, PARTS, PLAYOUTS, WORLDS

ENOUGH: Final = 400  # choices in a bin that must be near the truth
NEAR: Final = 0.025
TO_BEAT: Final = {"quartz": 0.145, "quartz_cards": 0.194, "dwarves_fall": 0.203, "gem_forge": 0.196}

ABOUT: Final = f"""\
# Whether chances that are told come true

Written by `make calibration` (motherlode {motherlode.__version__}), which plays every match by its
number and so finds the same again. Matches among mixed levels, each seat by lot: three times in
ten `blurred`, heuristic or journeyman each, once in ten a search of 400 playouts. Of one choice in
{ONE_IN}, before it is made, a search of {PLAYOUTS} playouts tells the chance to win with the move
that is then made (`explain`: hints and decisions), and {WORLDS} worlds tell the chances of all
seats by what that one knows, as the *curve* of a quick review does.

A map leads from what was told to what came true: four numbers for a game and a number of seats
(`src/motherlode/coach/measured.json`), which lean to those of all duels or of all larger tables
where few matches were played; a fifth, how often somebody won who was found to have no chance; and
the power to which all chances of the curve are raised, so that their sums stay what they are. Deals
from {FIRST_DEAL:,} on are shared out into {PARTS} parts, and what was told in each part is shown
through the map of all the others: no match is held against a map that it made. Nothing was chosen
by these deals but that there is a fifth number: the first thousand duels of Dwar7s Fall and Gem
Forge showed that it was missing. The map that is told by is that of all parts. A table that was not
played again keeps its map and its row, with the version of the rules that it was played by; where
only a search has a row, half of the matches made the map and the other half tested it.

*Brier* is the mean square error of the chances, beside that of somebody who always tells the mean,
and by how much it is less than that. The fewer seats the larger that of the mean, so a figure of
three seats and one of four cannot be compared, but the parts by which they are less can: *to beat*
is, for all tables of a game, what was measured at its usual one before there was a map, among
players by the heuristics. Then the choices by the chance that was told: how large it was, how many
of them were won, with one standard error. Choices of one match share its end, and the errors reckon
with that: a bin is to be within {100 * NEAR:.1f} points, and where its error is as large it cannot
be seen yet whether it is.

![What was told against what came true](calibration.svg)
"""


class Bin(Struct, frozen=True, array_like=True):
    """Choices of which about the same was told."""

    told: float
    won: float
    error: float  # of the difference
    choices: int

    @property
    def miss(self) -> float:
        """How far it is from the truth."""
        return abs(self.told - self.won)

    def __str__(self) -> str:
        return f"{self.told:.0%} → {self.won:.0%} ± {self.error:.0%} of {self.choices}"


class Row(Struct, frozen=True):
    """What came true at a table of what was told in one way."""

    game: str
    version: int  # of the rules
    seats: int
    by: str
    matches: int
    choices: int
    raw: float  # Brier score before the map
    brier: float
    mean: float  # of somebody who always tells the mean
    bins: tuple[Bin | None, ...]

    @property
    def name(self) -> str:
        """The table and the way; the rows of a page differ in it."""
        return f"{self.game}-{self.seats}-{self.by}"

    def cells(self) -> Iterator[str]:
        """The row of the page."""
        yield from (self.game, str(self.version), str(self.seats), self.by)
        yield from (str(self.matches), str(self.choices))
        yield from (f"{self.raw:.4f}", f"{self.brier:.4f}", f"{TO_BEAT[self.game]}")
        yield from (f"{self.mean:.4f}", f"{1 - self.brier / self.mean:.0%}", worst(self.bins))
        yield from (str(one or "") for one in self.bins)


def worst(bins: Sequence[Bin | None]) -> str:
    """The bin with choices enough that is furthest from the truth, and the error of that."""
    full = [one for one in bins if one and one.choices >= ENOUGH]
    if not full:
        return "no bin has so many"
    far = max(full, key=lambda one: one.miss)
    return f"{100 * far.miss:.1f} ± {100 * far.error:.1f}"


def load_rows(path: Path) -> dict[str, Row]:
    """What was measured before, by name."""
    found = json.decode(path.read_bytes(), type=list[Row]) if path.exists() else []
    return {row.name: row for row in found}


def save_rows(path: Path, rows: Mapping[str, Row]) -> None:
    """Keep what was measured, a row a line."""
    lines = ",\n".join(json.encode(row).decode() for row in rows.values())
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def head(bins: int) -> str:
    """The head of the table."""
    names = [f"{100 * place // bins}–{100 * (place + 1) // bins} %" for place in range(bins)]
    columns = [
        *("game", "version", "seats", "by", "matches", "choices", "Brier before the map", "Brier"),
        *("to beat", "of the mean", "less by", f"worst bin of {ENOUGH} or more, points"),
        *names,
    ]
    return f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}"


def page(rows: Sequence[Row]) -> str:
    """The whole page."""
    lines = "\n".join(f"| {' | '.join(row.cells())} |" for row in rows)
    return f"{ABOUT}\n{head(len(rows[0].bins))}\n{lines}\n"
