"""Whether chances that are told come true: python -m benchmarks.ladder.calibration

Maps from what a search told to what came true, each held against matches that did not make it.
What was played is kept in a folder, so that a run that was stopped goes on; whoever begins anew
finds the same.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.ladder.calibration_page import Bin, Row, load_rows, page, save_rows
from benchmarks.ladder.reliability import picture
from benchmarks.ladder.sharpness import best_power, surprises, told_chances
from benchmarks.ladder.told import DIGITS, PARTS, Kept, Seen, Table, deals, part_of, tables
from motherlode.coach.calibration import MEASURED, SURE, UNCHANGED, Map
from motherlode.games import find
from motherlode.lab.spread import Hands

FOLDER: Final = Path(__file__).resolve().parent
PAGE: Final = FOLDER / "calibration.md"
ROWS: Final = FOLDER / "calibration.json"
PICTURE: Final = FOLDER / "calibration.svg"
MAP: Final = FOLDER.parent.parent / "src" / "motherlode" / "coach" / MEASURED
BINS: Final = 10
# So much speaks for the map of all such tables together where few matches do. Of the matches that
# make the maps a tenth at a time was left out and foretold: with less of it worse, and with many
# matches four numbers are better than three, five no better.
DOUBT: Final = 300.0
DUEL: Final = 2  # seats
STEPS: Final = 50
SMALL: Final = 1e-9  # a step that changes nothing any more
CURVE: Final = 4  # numbers of a map; its floor is the fifth
HOPELESS: Final = SURE / 10  # whoever has less was found to have no chance
WITHOUT: Final = 100  # so many who have none and lose speak against a floor
FEWEST: Final = 40  # matches of a table that make a map
NAMED: Final = {f"{game}-{seats}": (game, seats) for game, seats in tables()}
ROUNDS: Final = (0.25, 0.5, 0.75, 1.0)  # of all matches, so that tables grow side by side
Found = Mapping[int, Sequence[Seen]]  # what was told, by deal


class Told(NamedTuple):
    """A chance to win as it was told, and the part of a win that came of it."""

    deal: int
    chance: float
    won: float


def searched(found: Found) -> list[Told]:
    """What a search told."""
    return [
        Told(deal, one.chance, one.shares[one.seat]) for deal, seen in found.items() for one in seen
    ]


def drawn(found: Found, power: float = 1.0) -> list[Told]:
    """What the curve told, of all seats."""
    return [
        Told(deal, chance, won)
        for deal, seen in found.items()
        for one in seen
        for chance, won in zip(told_chances(one, power), one.shares, strict=True)
    ]


# -- the map ------------------------------------------------------------------------------------


def fitted(told: Sequence[Told], usual: Map = UNCHANGED, weight: float = 0.0) -> Map:
    """The map under which what came true is likeliest; four numbers, found by Newton's way.

    With weight it leans to a usual one. A step that makes it less likely is made shorter.
    """
    chances = np.clip([one.chance for one in told], SURE, 1 - SURE)
    won = np.array([one.won for one in told])
    sides = np.vander(np.log(chances / (1 - chances)), CURVE, increasing=True)
    leaning = np.array(usual[:CURVE])

    def surprise(numbers: NDArray[np.float64]) -> float:
        said = sides @ numbers
        of_those = np.logaddexp(0, said) - won * said
        return float(of_those.sum() + weight / 2 * ((numbers - leaning) ** 2).sum())

    found = leaning.copy()
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-sides @ found))
        gain = sides.T @ (won - likely) + weight * (leaning - found)
        bend = (sides.T * (likely * (1 - likely))) @ sides + weight * np.eye(len(found))
        step = np.linalg.solve(bend, gain)
        while surprise(found + step) > surprise(found) and abs(step).max() > SMALL:
            step /= 2
        found = found + step
    curve = Map(*(round(float(one), DIGITS) for one in found))
    most = int(curve.chance(SURE) * 10**DIGITS) / 10**DIGITS
    return curve._replace(floor=min(floor_of(told), most))


def floor_of(told: Sequence[Told]) -> float:
    """How often somebody won who was found to have no chance."""
    won = [one.won for one in told if one.chance < HOPELESS]
    return round(sum(won) / (len(won) + WITHOUT), DIGITS)


def usual_map(found: Mapping[Table, Found], *, duels: bool) -> Map:
    """The map of all duels together, or of all larger tables.

    In a duel what is told of one seat is told of the other, so the map of bad chances is that of
    good ones; among more it is not.
    """
    some = [one for (_, seats), one in found.items() if (seats == DUEL) == duels]
    return fitted([told for one in some for told in searched(one)])


def mapped(told: Sequence[Told], through: Map) -> list[Told]:
    """What was told, as it comes true."""
    return [Told(one.deal, through.chance(one.chance), one.won) for one in told]


# -- what came true ------------------------------------------------------------------------------


def parts_of(found: Found) -> list[Found]:
    """The deals in parts: what is told of each of them, the others made the map for."""
    return [
        {deal: seen for deal, seen in found.items() if part_of(deal) == part}
        for part in range(PARTS)
    ]


def without(found: Found, some: Found) -> Found:
    """The deals but some."""
    return {deal: seen for deal, seen in found.items() if deal not in some}


def told_by_maps(found: Found, usual: Sequence[Map]) -> list[Told]:
    """What a search told, through maps of other parts, which lean to usual ones of those."""
    told: list[Told] = []
    for some, leaning in zip(parts_of(found), usual, strict=True):
        known = searched(without(found, some))
        told += mapped(searched(some), fitted(known, leaning, DOUBT))
    return told


def told_by_powers(found: Found) -> tuple[float, list[Told]]:
    """The power of all parts, and what the curve told of each by the power of the others."""
    parts = parts_of(found)
    each = [surprises(some) for some in parts]
    whole = np.sum(each, axis=0)
    told = [
        one
        for some, own in zip(parts, each, strict=True)
        for one in drawn(some, best_power(whole - own))
    ]
    return best_power(whole), told


def doubt(told: Sequence[Told]) -> float:
    """The error of what was won less what was told: choices of one match share its end."""
    misses: dict[int, float] = defaultdict(float)
    for one in told:
        misses[one.deal] += one.won - one.chance
    return sqrt(sum(miss**2 for miss in misses.values())) / len(told)


def brier(told: Sequence[Told], chance: float | None = None) -> float:
    """The mean square error of what was told, or of one chance for all."""
    return fmean(((one.chance if chance is None else chance) - one.won) ** 2 for one in told)


def bins(told: Sequence[Told]) -> Iterator[Bin | None]:
    """The choices by what was told, ten points each; nothing where there are none."""
    for place in range(BINS):
        some = [one for one in told if min(int(one.chance * BINS), BINS - 1) == place]
        yield bin_of(some) if some else None


def bin_of(told: Sequence[Told]) -> Bin:
    """How much was told of some choices, and how much was won."""
    said, won = fmean(one.chance for one in told), fmean(one.won for one in told)
    return Bin(round(said, DIGITS), round(won, DIGITS), round(doubt(told), DIGITS), len(told))


def row(table: Table, by: str, raw: Sequence[Told], told: Sequence[Told]) -> Row:
    """What came true at a table of what was told in one way."""
    game, seats = table
    return Row(
        game=game,
        version=find(game).version,
        seats=seats,
        by=by,
        matches=len({one.deal for one in told}),
        choices=len(told),
        raw=round(brier(raw), DIGITS),
        brier=round(brier(told), DIGITS),
        mean=round(brier(told, fmean(one.won for one in told)), DIGITS),
        bins=tuple(bins(told)),
    )


# -- all of it ------------------------------------------------------------------------------------


def usual_by_part(played: Mapping[Table, Found], *, duels: bool) -> list[Map]:
    """The usual map of all other parts, for each of them."""
    parts = {table: parts_of(found) for table, found in played.items()}
    return [
        usual_map(
            {table: without(found, parts[table][part]) for table, found in played.items()},
            duels=duels,
        )
        for part in range(PARTS)
    ]


def write(kept: Mapping[Table, Kept]) -> None:
    """Make the maps of what was played so far, test them, write; few matches make no map."""
    played = {one: some.of(deals(one)) for one, some in kept.items()}
    played = {one: found for one, found in played.items() if len(found) >= FEWEST}
    measured = json.loads(MAP.read_text(encoding="utf-8"))
    usual = {duels: usual_map(played, duels=duels) for duels in (False, True)}
    by_part = {duels: usual_by_part(played, duels=duels) for duels in (False, True)}
    rows = load_rows(ROWS)
    for (game, seats), found in played.items():
        through = fitted(searched(found), usual[seats == DUEL], DOUBT)
        power, on_curve = told_by_powers(found)
        measured["told"].setdefault(game, {})[str(seats)] = list(through)
        measured["curve"].setdefault(game, {})[str(seats)] = power
        by_search = told_by_maps(found, by_part[seats == DUEL])
        for one in (
            row((game, seats), "search", searched(found), by_search),
            row((game, seats), "curve", drawn(found), on_curve),
        ):
            rows[one.name] = one
    MAP.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    save_rows(ROWS, rows)
    PICTURE.write_text(picture(shown(rows.values())), encoding="utf-8")
    PAGE.write_text(page([*rows.values()]), encoding="utf-8")


def shown(rows: Iterable[Row]) -> dict[str, list[tuple[float, float, int]]]:
    """What the picture shows: the chances of searches, table by table."""
    return {
        f"{one.game}, {one.seats} seats": [(b.told, b.won, b.choices) for b in one.bins if b]
        for one in rows
        if one.by == "search"
    }


def chosen(names: Sequence[str]) -> list[Table]:
    """The tables of some names; all if none is named."""
    return [table for name, table in NAMED.items() if name in names or not names]


def main() -> None:
    """Play what is missing, all tables side by side; write after each round."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--so-far", action="store_true", help="only write what was played")
    parser.add_argument("--tables", nargs="+", choices=NAMED, default=[], help="all if none")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Ray cluster, or auto")
    asked = parser.parse_args()
    hands = Hands(asked.workers, asked.cluster)
    kept = {table: Kept(*table) for table in chosen(asked.tables)}
    for share in [] if asked.so_far else ROUNDS:
        for table, some in kept.items():
            some.play(deals(table, share), hands)
        write(kept)
    write(kept)


if __name__ == "__main__":
    main()
