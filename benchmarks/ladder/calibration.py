"""Whether chances that are told come true: python -m benchmarks.ladder.calibration

Some deals make the map from what a search told to what came true, others test it. What was played
is kept in a folder, so that a run that was stopped goes on; whoever begins anew finds the same.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np

import motherlode
from benchmarks.ladder.reliability import picture
from benchmarks.ladder.sharpness import fitted_power, told_chance
from benchmarks.ladder.told import (
    FIRST_TO_FIT,
    FIRST_TO_TEST,
    ONE_IN,
    PLAYOUTS,
    WORLDS,
    Kept,
    Seen,
    Table,
    deals_to_fit,
    deals_to_test,
    tables,
)
from motherlode.coach.calibration import MEASURED, SURE, UNCHANGED, Map
from motherlode.lab.spread import Hands

FOLDER: Final = Path(__file__).resolve().parent
PAGE: Final = FOLDER / "calibration.md"
PICTURE: Final = FOLDER / "calibration.svg"
MAP: Final = FOLDER.parent.parent / "src" / "motherlode" / "coach" / MEASURED
BINS: Final = 10
ENOUGH: Final = 400  # choices in a bin that must be near the truth
NEAR: Final = 0.025
# So much speaks for the map of all such tables together where few matches do. Of the matches that
# make the maps a tenth at a time was left out and foretold: with less of it worse, and with many
# matches four numbers are better than three, five no better.
DOUBT: Final = 300.0
DUEL: Final = 2  # seats
STEPS: Final = 50
FEWEST: Final = 40  # matches of a table that is shown
ROUNDS: Final = (0.25, 0.5, 0.75, 1.0)  # of all matches, so that tables grow side by side
TO_BEAT: Final = {"quartz": 0.145, "quartz_cards": 0.194, "dwarves_fall": 0.203, "gem_forge": 0.196}


class Told(NamedTuple):
    """A chance to win as it was told, and the part of a win that came of it."""

    deal: int
    chance: float
    won: float


def searched(found: Mapping[int, Sequence[Seen]]) -> list[Told]:
    """What a search told."""
    return [Told(deal, one.chance, one.won) for deal, seen in found.items() for one in seen]


def drawn(found: Mapping[int, Sequence[Seen]], power: float = 1.0) -> list[Told]:
    """What the curve told."""
    return [
        Told(deal, told_chance(one, power), one.won) for deal, seen in found.items() for one in seen
    ]


# -- the map ------------------------------------------------------------------------------------


def fitted(told: Sequence[Told], usual: Map = UNCHANGED, weight: float = 0.0) -> Map:
    """The map under which what came true is likeliest; four numbers, found by Newton's way.

    With weight it leans to a usual one.
    """
    chances = np.clip([one.chance for one in told], SURE, 1 - SURE)
    won = np.array([one.won for one in told])
    sides = np.vander(np.log(chances / (1 - chances)), len(usual), increasing=True)
    leaning = np.array(usual)
    found = leaning.copy()
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-sides @ found))
        gain = sides.T @ (won - likely) + weight * (leaning - found)
        bend = (sides.T * (likely * (1 - likely))) @ sides + weight * np.eye(len(found))
        found = found + np.linalg.solve(bend, gain)
    return Map(*(round(float(one), 4) for one in found))


def usual_map(found: Mapping[Table, Mapping[int, Sequence[Seen]]], *, duels: bool) -> Map:
    """The map of all duels together, or of all larger tables.

    In a duel what is told of one seat is told of the other, so the map of bad chances is that of
    good ones; among more it is not.
    """
    some = [one for (_, seats), one in found.items() if (seats == DUEL) == duels]
    return fitted([told for one in some for told in searched(one)])


def mapped(told: Sequence[Told], through: Map) -> list[Told]:
    """What was told, as it comes true."""
    return [Told(one.deal, through.chance(one.chance), one.won) for one in told]


# -- figures --------------------------------------------------------------------------------------


def won(told: Sequence[Told]) -> float:
    """How much was won."""
    return fmean(one.won for one in told)


def said(told: Sequence[Told]) -> float:
    """How much was told."""
    return fmean(one.chance for one in told)


def doubt(told: Sequence[Told]) -> float:
    """The error of what was won less what was told: choices of one match share its end."""
    misses: dict[int, float] = defaultdict(float)
    for one in told:
        misses[one.deal] += one.won - one.chance
    return sqrt(sum(miss**2 for miss in misses.values())) / len(told)


def brier(told: Sequence[Told], chance: float | None = None) -> float:
    """The mean square error of what was told, or of one chance for all."""
    return fmean(((one.chance if chance is None else chance) - one.won) ** 2 for one in told)


def bins(told: Sequence[Told]) -> Iterator[list[Told]]:
    """The choices by what was told, ten points each."""
    for place in range(BINS):
        yield [one for one in told if min(int(one.chance * BINS), BINS - 1) == place]


def worst(told: Sequence[Told]) -> str:
    """The bin with choices enough that is furthest from the truth, and the error of that."""
    full = [some for some in bins(told) if len(some) >= ENOUGH]
    if not full:
        return "no bin has so many"
    far = max(full, key=lambda some: abs(said(some) - won(some)))
    return f"{100 * abs(said(far) - won(far)):.1f} ± {100 * doubt(far):.1f}"


# -- the page -------------------------------------------------------------------------------------


def row(name: Sequence[str], raw: Sequence[Told], told: Sequence[Told]) -> str:
    """A game as a row of the table."""
    cells = (
        *name,
        str(len({one.deal for one in told})),
        str(len(told)),
        f"{brier(raw):.4f}",
        f"{brier(told):.4f}",
        f"{TO_BEAT[name[0]]}",
        f"{brier(told, won(told)):.4f}",
        f"{1 - brier(told) / brier(told, won(told)):.0%}",
        worst(told),
        *(
            f"{said(some):.0%} → {won(some):.0%} ± {doubt(some):.0%} of {len(some)}" if some else ""
            for some in bins(told)
        ),
    )
    return f"| {' | '.join(cells)} |"


def head() -> str:
    """The head of the table."""
    names = [f"{100 * place // BINS}–{100 * (place + 1) // BINS} %" for place in range(BINS)]
    columns = [
        "game",
        "seats",
        "by",
        "matches",
        "choices",
        "Brier before the map",
        "Brier",
        "to beat",
        "of the mean",
        "less by",
        f"worst bin of {ENOUGH} or more, points",
        *names,
    ]
    return f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}"


def page(rows: Sequence[str]) -> str:
    """The whole page."""
    return (
        "# Whether chances that are told come true\n\nWritten by `make calibration` (motherlode"
        f" {motherlode.__version__}), which plays every match by its number and so finds the same"
        " again. Matches among mixed levels, each seat by lot: three times in ten apprentice,"
        " heuristic or journeyman each, once in ten a search of 400 playouts. Of"
        f" one choice in {ONE_IN}, before it is made, a search of {PLAYOUTS} playouts tells the"
        " chance to win with the move that is then made (`explain`: hints and decisions), and"
        f" {WORLDS} worlds tell the chance of the seat by what it knows, as the *curve* of a quick"
        f" review does. Deals from {FIRST_TO_FIT:,} on make the map from what was told to what came"
        " true, four numbers for a game and a number of seats"
        " (`src/motherlode/coach/measured.json`), which lean to those of all duels or of all larger"
        " tables where few matches were played, and the power to which all chances of the curve are"
        " raised, so that their sums stay what they are; the table shows deals from"
        f" {FIRST_TO_TEST:,} on, as many,"
        " which the map has not seen and by which nothing was chosen. A table of which fewer than"
        f" {FEWEST} matches were played is not shown and keeps the map that it had. *Brier* is the"
        " mean square error of the chances, beside that of somebody who always tells the mean, and"
        " by how much it is less than that. The fewer seats the larger that of the mean, so a"
        " figure of three seats and one of four cannot be compared, but the parts by which they"
        " are less can: *to beat* is, for all tables of a game, what was measured at its usual one"
        " before there was a map, among players by the heuristics. Then the choices by the chance"
        " that was told: how large it was, how many of them were won, with"
        " one standard error. Choices of one match share its end, and the errors reckon with that:"
        f" a bin is to be within {100 * NEAR:.1f} points, and where its error is as large it cannot"
        " be seen yet whether it is.\n\n"
        "![What was told against what came true](calibration.svg)\n\n"
        f"{head()}\n{chr(10).join(rows)}\n"
    )


# -- all of it ------------------------------------------------------------------------------------


def write(kept: Mapping[Table, Kept]) -> None:
    """Make the maps from what was played so far, test them, write; few matches make no map."""
    kept = {one: some for one, some in kept.items() if len(some.found) >= FEWEST}
    measured = json.loads(MAP.read_text(encoding="utf-8"))
    to_fit = {one: some.of(deals_to_fit(one)) for one, some in kept.items()}
    usual = {duels: usual_map(to_fit, duels=duels) for duels in (False, True)}
    rows, shown = [], {}
    for (game, seats), some in kept.items():
        through = fitted(searched(to_fit[game, seats]), usual[seats == DUEL], DOUBT)
        power = fitted_power(to_fit[game, seats])
        measured["told"].setdefault(game, {})[str(seats)] = list(through)
        measured["curve"].setdefault(game, {})[str(seats)] = power
        tests = some.of(deals_to_test((game, seats)))
        raw = searched(tests)
        told = mapped(raw, through)
        rows.append(row((game, str(seats), "search"), raw, told))
        rows.append(row((game, str(seats), "curve"), drawn(tests), drawn(tests, power)))
        name = f"{game}, {seats} seats"
        shown[name] = [(said(one), won(one), len(one)) for one in bins(told) if one]
    MAP.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    PICTURE.write_text(picture(shown), encoding="utf-8")
    PAGE.write_text(page(rows), encoding="utf-8")
    print("\n".join(rows), flush=True)


def main() -> None:
    """Play what is missing, all tables side by side; write after each round."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--so-far", action="store_true", help="only write what was played")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Ray cluster, or auto")
    asked = parser.parse_args()
    hands = Hands(asked.workers, asked.cluster)
    kept = {table: Kept(*table) for table in tables()}
    for share in [] if asked.so_far else ROUNDS:
        for table, some in kept.items():
            some.play([*deals_to_fit(table, share), *deals_to_test(table, share)], hands)
        write(kept)
    write(kept)


if __name__ == "__main__":
    main()
