"""Whether grandmasters think as long as their masters: python -m benchmarks.ladder.equal_time

Both sit at one table and are timed in one run, on deals for tuning: the ratio is what can be
compared.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean
from time import process_time
from typing import Final

from motherlode.lab.arena import Plan, next_move, sitting
from motherlode.lab.ladder import CONTESTS, Rung

DEALS: Final = 4000001
NO_CHOICE: Final = 0.0001  # seconds: what takes less was no search


def choices(plan: Plan) -> Iterator[tuple[str, float]]:
    """Who thought in a match, and for how many seconds."""
    match, source = plan.match(), Random(plan.luck("observation"))
    with sitting(plan, match.state) as bots:
        while not match.state.over:
            thinker, began = plan.seating[match.state.seat], process_time()
            seat, move = next_move(match.state, bots, source)
            spent = process_time() - began
            if spent > NO_CHOICE:
                yield thinker, spent
            match.advance(seat, move)


def row(rung: Rung, deals: int) -> str:
    """What a choice takes the one, the others, and as a ratio."""
    times = defaultdict[str, list[float]](list)
    for plan in replace(rung, seed=DEALS).arena(deals * rung.seats).plans():
        for thinker, spent in choices(plan):
            times[thinker].append(1000 * spent)
    one, other = fmean(times[rung.upper]), fmean(times[rung.lower])
    return (
        f"{rung.game} {rung.seats}: {rung.upper} {one:.1f} ms, {rung.lower} {other:.1f} ms"
        f" a choice, {one / other:.2f}"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=4, help="of each contest")
    asked = parser.parse_args()
    for rung in CONTESTS:
        print(row(rung, asked.deals), flush=True)


if __name__ == "__main__":
    main()
