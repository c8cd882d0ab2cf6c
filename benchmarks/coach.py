"""Whether luck has mean zero, and what a decision of each level costs: python -m benchmarks.coach

Matches among mixed levels are reviewed. Luck is that of the players of each level; for none of them
it may be far from zero. At some choices every level is asked what it would do, so that all are
judged in the same positions. What is found is kept in a folder: a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import motherlode
from benchmarks.ladder.mixed import Mixed, mixed
from motherlode.bots.levels import bot
from motherlode.coach.calibration import MEASURED
from motherlode.coach.history import steps_of
from motherlode.coach.judgement import Opinion, is_trivial
from motherlode.coach.review import Depth, Review
from motherlode.coach.reviewer import EFFORTS, review
from motherlode.games import find
from motherlode.lab.ladder import LADDER

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "benchmarks" / "coach.md"
KEPT: Final = ROOT / "build" / "coach"
MAP: Final = ROOT / "src" / "motherlode" / "coach" / MEASURED
LEVELS: Final = ("random", "apprentice", "heuristic", "journeyman", "master")
ONE_IN: Final = 6  # at so many choices every level is asked
STANDS_FOR: Final = {"master": "search:1000"}  # what it can, he can
PARTS: Final = ("deal", "luck", "own", "others")

Row = dict[str, Any]  # of one seat: its level and the parts of its result
Losses = dict[str, list[float]]  # by level: what it would have lost at each choice


def rows_of(found: Review, levels: Sequence[str]) -> Iterator[Row]:
    """What a review says of each seat."""
    for split in found.splits:
        sources = {one.name: one.luck.value for one in split.sources}
        yield {
            "level": levels[split.seat],
            "result": split.result,
            **{part: getattr(split, part).value for part in PARTS},
            "sources": sources,
        }


def dealt(game: str, deal: int) -> Mixed:
    """A match among mixed levels, played to its end."""
    table = mixed(game, LADDER[game][0].seats, deal, [STANDS_FOR.get(one, one) for one in LEVELS])
    table.play_out()
    return table


def reviewed(game: str, deal: int, depth: Depth) -> list[Row]:
    """Play a deal and review it."""
    table = dealt(game, deal)
    names = {STANDS_FOR.get(one, one): one for one in LEVELS}
    return list(rows_of(review(table.match, depth), [names[one] for one in table.levels]))


def losses_of(game: str, deal: int, depth: Depth) -> Losses:
    """What each level gives away at some choices of a match that matter."""
    record = dealt(game, deal).match.record()
    lost: dict[str, list[float]] = {level: [] for level in LEVELS}
    steps = [step for step in steps_of(record) if not step.forced]
    for step in steps[deal % ONE_IN :: ONE_IN]:
        thought = Opinion(step, EFFORTS[depth].search, deal)
        if is_trivial(thought.options):
            continue
        for level, some in lost.items():
            move = bot(STANDS_FOR.get(level, level), deal, timed=False).choose(thought.seen)
            some.append(thought.loss(find(game).catalogue.text(move)).value)
    return lost


def kept(name: str, matches: int, work: Callable[[int], Any]) -> list[Any]:
    """What was found of each deal; what is missing is found now."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{name}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found: dict[int, Any] = dict(map(json.loads, lines))
    with path.open("a", encoding="utf-8") as file:
        for deal in range(matches):
            if deal not in found:
                found[deal] = work(deal)
                file.write(json.dumps([deal, found[deal]]) + "\n")
                file.flush()
    return [found[deal] for deal in sorted(found) if deal < matches]


def all_losses(game: str, matches: int, depth: Depth) -> Losses:
    """All that each level gave away."""
    name = f"losses-{game}-{depth}"
    found = kept(name, matches, lambda deal: losses_of(game, deal, depth))
    return {level: [one for some in found for one in some[level]] for level in LEVELS}


def all_rows(game: str, matches: int, depth: Depth) -> list[Row]:
    """The seats of all matches that were reviewed."""
    name = f"reviews-{game}-{depth}"
    found = kept(name, matches, lambda deal: reviewed(game, deal, depth))
    return [row for rows in found for row in rows]


# -- the page -------------------------------------------------------------------------------------


def by_level(rows: Sequence[Row]) -> Mapping[str, list[Row]]:
    """The seats of each level, from the lowest up."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        found[row["level"]].append(row)
    return {level: found[level] for level in LEVELS if level in found}


def mean(values: Sequence[float]) -> str:
    """A mean in hundredths of a win with its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{100 * fmean(values):+.1f} ± {100 * error:.1f}"


def lines_of(game: str, rows: Sequence[Row], costs: Losses) -> Iterator[str]:
    """A line for each level of a game."""
    for level, some in by_level(rows).items():
        hidden, rest = ([row["sources"][name] for row in some] for name in ("hidden", "rest"))
        drawn = [row["luck"] - row["sources"]["hidden"] - row["sources"]["rest"] for row in some]
        cells = (
            game,
            level,
            str(len(some)),
            f"{100 * fmean(row['result'] for row in some):.0f}",
            mean([row["deal"] for row in some]),
            mean(drawn),
            mean(hidden),
            mean(rest),
            mean([row["own"] for row in some]),
            mean(costs[level]),
            str(len(costs[level])),
        )
        yield f"| {' | '.join(cells)} |"


def page(lines: Sequence[str], depth: Depth, matches: int, choices_of: int) -> str:
    """The whole page."""
    columns = [
        "game",
        "level",
        "seats",
        "result",
        "deal",
        "drawn",
        "hidden",
        "rest",
        "own",
        "loss",
        "choices",
    ]
    head = f"| {' | '.join(columns)} |"
    return (
        "# What reviews find\n\nWritten by `python -m benchmarks.coach --matches"
        f" {matches} --asked {choices_of}` (motherlode {motherlode.__version__}; `make coach` asks"
        f" for more). {matches} matches of each game among mixed"
        " levels, each seat by lot one of"
        f" {', '.join(LEVELS)}, reviewed at depth `{depth}`. All in hundredths of a win, means"
        " over the seats of a level with one standard error: the *result*, what the *deal* gave,"
        " luck by what was *drawn* and by what others had *hidden*, the *rest* that playouts saw"
        " only later, what *own* decisions were worth, and the *loss* of a decision that mattered,"
        " all levels asked in the same positions. Luck should have mean zero for every level, and"
        " higher levels should lose less.\n\n"
        f"{head}\n|{'---|' * len(columns)}\n{chr(10).join(lines)}\n"
    )


def main() -> None:
    """Play, review, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(LADDER))
    parser.add_argument("--matches", type=int, default=60, help="that are reviewed")
    parser.add_argument("--asked", type=int, default=60, help="in which every level is asked")
    parser.add_argument("--depth", choices=("quick", "normal"), default="quick")
    asked = parser.parse_args()
    depth: Depth = asked.depth
    measured = json.loads(MAP.read_text(encoding="utf-8"))
    lines: list[str] = []
    for game in asked.games:
        costs = all_losses(game, asked.asked, depth)
        measured["losses"].setdefault(game, {})[depth] = {
            level: round(fmean(lost), 5) for level, lost in costs.items() if lost
        }
        print(game, measured["losses"][game][depth], flush=True)
        lines += lines_of(game, all_rows(game, asked.matches, depth), costs)
    MAP.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    if depth == "quick" and lines:
        PAGE.write_text(page(lines, depth, asked.matches, asked.asked), encoding="utf-8")


if __name__ == "__main__":
    main()
