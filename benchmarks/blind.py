"""What reviews see only later: python -m benchmarks.blind [--game quartz] [--matches 8]

The split of a result has a rest where playouts stop early. Matches among mixed levels are looked at
by a fixed number of playouts, and the rest is told with the deviation that is not noise: what
`blind` in `coach/figures.toml` has to be.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean
from typing import Final

from benchmarks.coach import dealt
from motherlode.coach.calibration import figures
from motherlode.coach.history import steps_of
from motherlode.coach.review import Figure
from motherlode.coach.split import Books, Ledger, total
from motherlode.coach.values import Surveyor
from motherlode.games import GAMES

SEED: Final = 1


def rests(game: str, deal: int, worlds: int) -> list[Figure]:
    """What is left of a match to each seat, nothing taken back."""
    steps = steps_of(dealt(game, deal).match.record())
    surveyor, ledger = Surveyor(game, SEED), Ledger(game)
    ledger.open(surveyor.follow(steps[0].before, worlds, 0))
    for step in steps:
        ledger.enter(step, surveyor, worlds, worlds)
    rest = total([entry.rest for entry in ledger.entries])
    return [Books(ledger, seat, inf).figure(rest) for seat in range(steps[0].before.seats)]


def deviation(found: Sequence[Figure]) -> float:
    """The deviation of a figure from zero that its error does not explain."""
    return sqrt(max(fmean(one.value**2 - one.error**2 for one in found), 0.0))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", dest="keys", nargs="+", default=list(GAMES), help="only these")
    parser.add_argument("--matches", type=int, default=8, help="of each game")
    parser.add_argument("--from", dest="first", type=int, default=5000, help="the first deal")
    parser.add_argument("--worlds", type=int, default=200, help="playouts of each look")
    given = parser.parse_args()
    for key in given.keys:
        begun, found = time.process_time(), list[Figure]()
        for deal in range(given.first, given.first + given.matches):
            found += rests(key, deal, given.worlds)
        spent = (time.process_time() - begun) / given.matches
        error = sqrt(fmean(one.error**2 for one in found))
        told = f"{deviation(found):.2f} beside noise of {error:.2f}, {figures(key).blind} is taken"
        print(f"{key}: {told}; {given.matches} matches, {spent:.1f} s each", flush=True)


if __name__ == "__main__":
    main()
