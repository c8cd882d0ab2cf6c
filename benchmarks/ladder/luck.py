"""How much of the noise of an arena is luck of draws: python -m benchmarks.ladder.luck

Equals play each other by the heuristics, each deal once. The spread of the results of one seat
stands beside that of the same results less luck; the means must agree.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import motherlode
from motherlode.games import find
from motherlode.lab.arena import Arena, play
from motherlode.lab.ladder import LADDER
from motherlode.lab.spread import Hands
from motherlode.lab.table import without_gifts

PAGE: Final = Path(__file__).resolve().parent / "luck.md"
SEED: Final = 77
HEAD: Final = (
    "| game | seats | matches | playouts | wins of the first seat | less luck"
    " | interval, of that before |\n"
    "|---|---|---|---|---|---|---|"
)


def row(game: str, seats: int, matches: int, playouts: int, hands: Hands) -> str:
    """A game at a table of so many."""
    arena = Arena(game, ("heuristic",) * seats, matches * seats, SEED, playouts=playouts)
    results = list(hands.spread(play, [plan for plan in arena.plans() if not plan.rotation]))
    shares = [result.share(0) for result in results]
    earned = without_gifts(shares, [result.luck[0] for result in results])
    cells = (game, str(seats), str(matches), str(playouts), told(shares), told(earned))
    return f"| {' | '.join(cells)} | {stdev(earned) / stdev(shares):.2f} |"


def told(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{fmean(values):.1%} ± {1.96 * stdev(values) / sqrt(len(values)):.1%}"


def rows(games: list[str], matches: int, playouts: int, hands: Hands) -> Iterator[str]:
    """All tables of some games."""
    for game in games:
        for seats in find(game).seats:
            yield row(game, seats, matches, playouts, hands)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(LADDER))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--luck", type=int, default=0, help="playouts by which draws are judged")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    found = []
    for one in rows(asked.games, asked.matches, asked.luck, Hands(asked.workers)):
        found.append(one)
        print(one, flush=True)
    text = (
        "# How much of a result is luck of draws\n\nWritten by `python -m benchmarks.ladder.luck"
        f" --matches {asked.matches} --luck {asked.luck}` (motherlode {motherlode.__version__})."
        f" Equals by the heuristics, seed {SEED}. An arena takes what draws gave off each result"
        " ([how](../../docs/bots.md#the-arena)); the last column says how much narrower that makes"
        " an interval.\n\n"
        f"{HEAD}\n{chr(10).join(found)}\n"
    )
    notes = PAGE.parent / "notes" / "luck.md"
    PAGE.write_text(text + (f"\n{notes.read_text()}" if notes.exists() else ""), encoding="utf-8")


if __name__ == "__main__":
    main()
