"""How long the levels that search think about a move: python -m benchmarks.ladder.thinking_times

By the clock, one match after the other. A machine that is busy shows fewer playouts, not longer
thoughts.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter

import motherlode
from motherlode.bots.bot import Bot
from motherlode.bots.heuristic import HeuristicBot
from motherlode.bots.levels import LEVELS, Searching, bot
from motherlode.bots.search import SearchBot
from motherlode.core.observation import Observation
from motherlode.games import find
from motherlode.lab.arena import next_move
from motherlode.lab.ladder import LADDER

PAGE = Path(__file__).resolve().parent / "thinking.md"
HEAD = (
    "| game | seats | level | limit | choices | mean | longest | playouts a choice |\n"
    "|---|---|---|---|---|---|---|---|"
)


class Timed:
    """A bot with a watch."""

    def __init__(self, thinker: SearchBot) -> None:
        self.thinker = thinker
        self.times: list[float] = []

    def choose(self, observation: Observation) -> int:
        """What the bot chooses, and how long it took."""
        started = perf_counter()
        move = self.thinker.choose(observation)
        if len(observation.moves) > 1:
            self.times.append(perf_counter() - started)
        return move

    def step_in(self, observation: Observation) -> int | None:
        """Interrupts are not timed: they have a quarter of the time."""
        return self.thinker.step_in(observation)


def watched(game: str, seats: int, level: str, matches: int) -> Timed:
    """A level among players by the heuristics."""
    thinker = bot(level, 1)
    assert isinstance(thinker, SearchBot)
    timed = Timed(thinker)
    for deal in range(matches):
        state, source = find(game).start(seats, deal), Random(deal)
        bots: dict[int, Bot] = {seat: HeuristicBot(seat) for seat in range(seats)}
        bots[deal % seats] = timed
        while not state.over:
            state.play(*next_move(state, bots, source))
    return timed


def rows(games: list[str], matches: int) -> Iterator[str]:
    """A row for each game and level."""
    for game in games:
        seats = LADDER[game][0].seats
        for level, chosen in LEVELS.items():
            if isinstance(chosen, Searching):
                found = watched(game, seats, level, matches)
                cells = (
                    game,
                    str(seats),
                    level,
                    f"{chosen.milliseconds:.0f} ms",
                    str(len(found.times)),
                    f"{1000 * fmean(found.times):.0f} ms",
                    f"{1000 * max(found.times):.0f} ms",
                    f"{found.thinker.playouts / len(found.times):.0f}",
                )
                yield f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(LADDER))
    parser.add_argument("--matches", type=int, default=4)
    asked = parser.parse_args()
    found = []
    for row in rows(asked.games, asked.matches):
        found.append(row)
        print(row, flush=True)
    text = (
        "# How long bots think\n\nWritten by `python -m benchmarks.ladder.thinking_times`"
        " (motherlode"
        f" {motherlode.__version__}). One player of a level among players by the heuristics, by the"
        f" clock, {asked.matches} matches each.\n\n{HEAD}\n{chr(10).join(found)}\n"
    )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
