"""`make workers`: how many moves a second one, two or more processes of `serve --workers` carry.

Each number is measured several times in turns within one run, because the machine may have other
things to do: what counts is the ratio. Players move as fast as they are answered.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from benchmarks.attack.bystander import Bystander, cut
from benchmarks.live.process import LIMITS
from tests.server.postgres import Postgres, serve

START: Final = "from motherlode.cli import main; main()"
PATIENCE: Final = 120.0
Measured = dict[int, list[list[float]]]


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=15, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    found: Measured = {number: [] for number in given.workers}
    for postgres in serve():
        for _ in range(given.rounds):
            for number in given.workers:
                found[number].append(measured(postgres, number, given.players, given.seconds))
    print(page(found, given.seconds))


def page(found: Measured, seconds: float) -> str:
    """The table as people read it: the best round of each."""
    lines = ["| processes | moves a second | p50 | p99 | against one |", "|---|---|---|---|---|"]
    first = 0.0
    for number, rounds in found.items():
        best = max(rounds, key=len)
        rate = len(best) / seconds
        first = first or rate
        times = f"{cut(best, 50):.1f} ms | {cut(best, 99):.1f} ms"
        lines.append(f"| {number} | {rate:.0f} | {times} | {rate / first:.2f}x |")
    return "\n".join(lines)


def measured(postgres: Postgres, workers: int, players: int, seconds: float) -> list[float]:
    """How long each move took of some players who came to so many processes."""
    with server(postgres.cleared(), workers) as url:
        context = multiprocessing.get_context("spawn")
        with context.Pool(players, initializer=os.nice, initargs=(5,)) as pool:
            found = pool.starmap(play, [(url, seconds)] * players)
    return [one for times in found for one in times]


def play(url: str, seconds: float) -> list[float]:
    """Be a player for a while, after a moment of getting used to it."""
    player = Bystander(url)
    player.play(2)
    player.take()
    player.play(seconds)
    return player.take()[0]


@contextmanager
def server(database: str, workers: int) -> Iterator[str]:
    """`motherlode serve --workers` without limits; its address."""
    limits = {f"MOTHERLODE_LIMITS_{name.upper()}": "0" for name in LIMITS}
    environment = {**os.environ, **limits, "MOTHERLODE_LOGS": "off", "MOTHERLODE_BOT_POOL": "1"}
    arguments = ["serve", "--port", "0", "--workers", str(workers), "--database", database]
    command = [sys.executable, "-P", "-c", START, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield next(filter(None, map(address_in, process.stdout)))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def address_in(line: str) -> str:
    """The address that a server says it listens at, if it does so in this line."""
    found = re.search(r"http://[\d.:]+", line)
    return found[0] if found else ""


if __name__ == "__main__":
    main()
