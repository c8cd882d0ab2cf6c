"""Whether chances that bots tell come true: python -m benchmarks.ladder.calibration

Players by the heuristics play on after somebody who searches has said what their moves are worth.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import motherlode
from motherlode.bots.bot import Bot
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.search import Budget, SearchBot
from motherlode.core.observation import Observation
from motherlode.core.state import State
from motherlode.games import find
from motherlode.lab.arena import next_move
from motherlode.lab.ladder import LADDER

PAGE = Path(__file__).resolve().parent / "calibration.md"
ONE_IN = 20  # so many choices are looked at
BINS = 5
HEAD = (
    "| game | seats | choices | told | won | Brier | of the mean | "
    + " | ".join(f"{100 * place // BINS}–{100 * (place + 1) // BINS} %" for place in range(BINS))
    + " |\n|"
    + "---|" * (7 + BINS)
)


class Told(NamedTuple):
    """A chance to win as it was told, and the part of a win that came of it."""

    chance: float
    won: float


def chance_of(state: State, seat: int, move: int, playouts: int, source: Random) -> float | None:
    """What a search says of a move that is about to be played; nothing if it never tried it."""
    thinker = SearchBot(source.getrandbits(30), Budget(playouts))
    thought = thinker.explain(Observation(state, seat, source))
    return next(one.chance for one in thought.estimates if one.move == move)


def match(game: str, seats: int, deal: int, playouts: int) -> list[Told]:
    """What was told in a match."""
    state, source = find(game).start(seats, deal), Random(deal)
    bots: dict[int, Bot] = {seat: HeuristicBot(seat) for seat in range(seats)}
    told = []
    while not state.over:
        seat, move = next_move(state, bots, source)
        if len(state.moves(seat)) > 1 and not source.randrange(ONE_IN):
            chance = chance_of(state, seat, move, playouts, source)
            if chance is not None:
                told.append((seat, chance))
        state.play(seat, move)
    winners = state.outcome().winners
    return [Told(chance, (seat in winners) / len(winners)) for seat, chance in told]


def brier(told: list[Told], chance: float | None = None) -> float:
    """The mean square error of what was told, or of one chance for all."""
    return fmean(((one.chance if chance is None else chance) - one.won) ** 2 for one in told)


def bins(told: list[Told]) -> Iterator[str]:
    """What was told and what was won, the small chances first."""
    for place in range(BINS):
        some = [one for one in told if min(int(one.chance * BINS), BINS - 1) == place]
        yield (
            f"{fmean(one.chance for one in some):.0%} → {fmean(one.won for one in some):.0%}"
            f" of {len(some)}"
            if some
            else ""
        )


def row(game: str, matches: int, playouts: int) -> str:
    """A game as a row of the table."""
    seats = LADDER[game][0].seats
    told = [one for deal in range(matches) for one in match(game, seats, deal, playouts)]
    won = fmean(one.won for one in told)
    cells = (
        game,
        str(seats),
        str(len(told)),
        f"{fmean(one.chance for one in told):.1%}",
        f"{won:.1%}",
        f"{brier(told):.3f}",
        f"{brier(told, won):.3f}",
        *bins(told),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(LADDER))
    parser.add_argument("--matches", type=int, default=120)
    parser.add_argument("--playouts", type=int, default=500)
    asked = parser.parse_args()
    found = []
    for game in asked.games:
        found.append(row(game, asked.matches, asked.playouts))
        print(found[-1], flush=True)
    text = (
        "# Whether chances that bots tell come true\n\nWritten by"
        f" `python -m benchmarks.ladder.calibration` (motherlode {motherlode.__version__})."
        f" {asked.matches} matches among players by the heuristics. Of one choice in {ONE_IN},"
        f" before it is made, a search of {asked.playouts} playouts tells the chance to win"
        " (`explain`). *told* and *won* are means over all choices; *Brier* is the mean square"
        " error of the chances told, beside that of somebody who always tells the mean; then"
        " the choices by the chance that was told: how large it was, how many of them were won."
        f" Choices of one match share its end.\n\n{HEAD}\n{chr(10).join(found)}\n"
    )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
