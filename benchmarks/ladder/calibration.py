"""Whether chances that are told come true: python -m benchmarks.ladder.calibration

Matches among mixed levels. Of some choices, before they are made, a search tells the chance to win
with the move that is then made, and the coach draws the chance of the seat as in a review. One deal
in three makes the map from what was told to what comes true, the others test it. What was
played is kept in a folder, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import motherlode
from benchmarks.ladder.mixed import mixed
from benchmarks.ladder.reliability import picture
from motherlode.bots.search import Budget, SearchBot
from motherlode.coach.calibration import MEASURED, UNCHANGED, Map, search_settings
from motherlode.coach.values import Surveyor
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import find
from motherlode.lab.ladder import LADDER
from motherlode.lab.spread import Hands

FOLDER: Final = Path(__file__).resolve().parent
PAGE: Final = FOLDER / "calibration.md"
PICTURE: Final = FOLDER / "calibration.svg"
KEPT: Final = FOLDER.parent.parent / "build" / "calibration"
MAP: Final = FOLDER.parent.parent / "src" / "motherlode" / "coach" / MEASURED
LEVELS: Final = ("apprentice", "heuristic", "journeyman") * 3 + ("search:400",)  # drawn by lot
PLAYOUTS: Final = 500
WORLDS: Final = 60  # of the curve, as a quick review looks at it
ONE_IN: Final = 20  # so many choices are looked at
TO_FIT: Final = 3  # one deal in so many makes the map
FEWEST: Final = 30  # matches of a table that is shown
BINS: Final = 10
ENOUGH: Final = 400  # choices in a bin that must be near the truth
NEAR: Final = 0.025
SURE: Final = 0.005  # what is told as surer than that is taken for so much when the map is made
DOUBT: Final = 100.0  # so much speaks for the map of all games together where few matches do
STEPS: Final = 50
TO_BEAT: Final = {"quartz": 0.145, "quartz_cards": 0.194, "dwarves_fall": 0.203, "gem_forge": 0.196}


class Told(NamedTuple):
    """A chance to win as it was told, and the part of a win that came of it."""

    deal: int
    chance: float
    won: float


class Seen(NamedTuple):
    """A choice: the chance of a search, the chance on the curve, what came of it."""

    chance: float
    curve: float
    won: float


# -- matches ------------------------------------------------------------------------------------


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
            told.append((seat, chance, look.mean[seat][0]))
        table.match.play(seat, move)
    return [
        Seen(chance, round(curve, 4), table.share(seat))
        for seat, chance, curve in told
        if chance is not None
    ]


def all_seen(game: str, seats: int, matches: int, hands: Hands) -> dict[int, list[Seen]]:
    """What was told, by deal; what is missing is played now."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{game}-{seats}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = {deal: [Seen(*one) for one in seen] for deal, seen in map(json.loads, lines)}
    with path.open("a", encoding="utf-8") as file:
        left = [deal for deal in range(matches) if deal not in found]
        work = partial(match, game, seats)
        for deal, seen in zip(left, hands.spread(work, left), strict=True):
            found[deal] = seen
            file.write(json.dumps([deal, seen]) + "\n")
            file.flush()
    return found


# -- the map ------------------------------------------------------------------------------------


def odds(chance: float) -> float:
    """The logarithm of the odds, bounded."""
    held = min(max(chance, SURE), 1 - SURE)
    return log(held / (1 - held))


def fitted(told: Sequence[Told], usual: Map = UNCHANGED) -> Map:
    """The map under which what came true is likeliest; two numbers, found by Newton's way."""
    shift, slope = usual
    for _ in range(STEPS):
        gains = [DOUBT * (usual.shift - shift), DOUBT * (usual.slope - slope)]
        bends = [DOUBT, 0.0, DOUBT]
        for one in told:
            x = odds(one.chance)
            chance = 1 / (1 + exp(-shift - slope * x))
            miss, bend = one.won - chance, chance * (1 - chance)
            gains = [gains[0] + miss, gains[1] + miss * x]
            bends = [bends[0] + bend, bends[1] + bend * x, bends[2] + bend * x * x]
        whole = bends[0] * bends[2] - bends[1] ** 2
        shift += (bends[2] * gains[0] - bends[1] * gains[1]) / whole
        slope += (bends[0] * gains[1] - bends[1] * gains[0]) / whole
    return Map(round(shift, 3), round(slope, 3))


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
        f"worst bin of {ENOUGH} or more, points",
        *names,
    ]
    return f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}"


def page(rows: Sequence[str]) -> str:
    """The whole page."""
    return (
        "# Whether chances that are told come true\n\nWritten by `make calibration` (motherlode"
        f" {motherlode.__version__}). Matches among mixed levels, each seat by lot: three times in"
        " ten apprentice, heuristic or journeyman each, once in ten a search of 400 playouts. Of"
        f" one choice in {ONE_IN}, before it is made, a search of {PLAYOUTS} playouts tells the"
        " chance to win with the move that is then made (`explain`: hints and decisions), and"
        f" {WORLDS} worlds tell the chance of the seat by what it knows, as the *curve* of a quick"
        f" review does. One deal in {TO_FIT} makes the map from what was told to what came true,"
        " two numbers for a game and a number of seats (`src/motherlode/coach/measured.json`),"
        " which lean to those of all games together where few matches were played; the"
        " table shows the other deals, which the map has not seen. *Brier* is the mean square"
        " error of the chances, beside that of somebody who always tells the mean; *to beat* is"
        " what was measured before there was a map, among players by the heuristics. Then the"
        " choices by the chance that was told: how large it was, how many of them were won, with"
        " one standard error. Choices of one match share its end, and the errors reckon with that:"
        f" a bin is to be within {100 * NEAR:.1f} points, and where its error is as large it cannot"
        " be seen yet whether it is.\n\n"
        "![What was told against what came true](calibration.svg)\n\n"
        f"{head()}\n{chr(10).join(rows)}\n"
    )


class Tested(NamedTuple):
    """A map, and what it makes of matches that it has not seen."""

    map: Map
    raw: list[Told]
    told: list[Told]


def to_fit(found: Mapping[int, Sequence[Seen]]) -> list[Told]:
    """The choices of those deals that make the map."""
    return [one for one in searched(found) if one.deal % TO_FIT == 0]


def searched(found: Mapping[int, Sequence[Seen]]) -> list[Told]:
    """What a search told."""
    return [Told(deal, one.chance, one.won) for deal, seen in found.items() for one in seen]


def tested(found: Mapping[int, Sequence[Seen]], usual: Map) -> Tested:
    """Make the map from some deals, test it on the others."""
    through = fitted(to_fit(found), usual)
    raw = [one for one in searched(found) if one.deal % TO_FIT]
    return Tested(through, raw, mapped(raw, through))


def drawn(found: Mapping[int, Sequence[Seen]]) -> list[Told]:
    """The curve, which has no map: places that sum to one would not any more."""
    return [Told(deal, one.curve, one.won) for deal, seen in found.items() for one in seen]


def main() -> None:
    """Play, make the maps, test them, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(LADDER))
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument(
        "--matches", type=int, default=1500, help="at least; 0 takes what was played"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Ray cluster, or auto")
    asked = parser.parse_args()
    hands = Hands(asked.workers, asked.cluster)
    measured = json.loads(MAP.read_text(encoding="utf-8"))
    tables = [
        (game, seats)
        for game in asked.games
        for seats in ([asked.seats] if asked.seats else find(game).seats)
    ]
    found = {table: all_seen(*table, asked.matches, hands) for table in tables}
    usual = fitted([one for seen in found.values() for one in to_fit(seen)])
    rows, shown = [], {}
    for (game, seats), seen in found.items():
        if len(seen) < FEWEST:
            continue
        test, curve = tested(seen, usual), drawn(seen)
        measured["told"].setdefault(game, {})[str(seats)] = list(test.map)
        rows.append(row((game, str(seats), "search"), test.raw, test.told))
        rows.append(row((game, str(seats), "curve"), curve, curve))
        print("\n".join(rows[-2:]), flush=True)
        shown[f"{game}, {seats} seats"] = [
            (said(some), won(some), len(some)) for some in bins(test.told) if some
        ]
    MAP.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    PICTURE.write_text(picture(shown), encoding="utf-8")
    PAGE.write_text(page(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
