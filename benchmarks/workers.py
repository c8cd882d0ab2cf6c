"""`make workers`: how many moves a second one, two or more processes of `serve --workers` carry.

All servers stand beside each other, each on a database of its own, and are played at in turns
within one run, because the machine may have other things to do: what counts is the ratio. Players
move as fast as they are answered.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from multiprocessing.pool import Pool
from multiprocessing.synchronize import Barrier
from typing import Final

import httpx

from benchmarks.attack.bystander import Bystander, cut
from benchmarks.live.process import LIMITS
from tests.server.postgres import serve

START: Final = "from motherlode.cli import main; main()"
PATIENCE: Final = 120.0
WARM: Final = 1.0  # seconds of play before each measurement
Measured = dict[int, list[list[float]]]
ALL_HERE: list[Barrier] = []  # in a player's process: where all wait for each other


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=6, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    with players(given.players) as pool, ExitStack() as stack:
        for postgres in serve():
            urls = {
                number: stack.enter_context(server(postgres.create(), number))
                for number in given.workers
            }
            found = measured(urls, pool, given.players, given.seconds, given.rounds)
            print(page(found, given.seconds))
            stack.close()  # the servers end before their database


def page(found: Measured, seconds: float) -> str:
    """The table as people read it: the best round of each, and what all of them came to."""
    lines = [
        "| processes | moves a second (rounds) | p50 | p99 | against one |",
        "|---|---|---|---|---|",
    ]
    first = 0.0
    for number, rounds in found.items():
        best = max(rounds, key=len)
        rate = len(best) / seconds
        first = first or rate
        each = ", ".join(f"{len(one) / seconds:.0f}" for one in rounds)
        times = f"{cut(best, 50):.1f} ms | {cut(best, 99):.1f} ms"
        lines.append(f"| {number} | {rate:.0f} ({each}) | {times} | {rate / first:.2f}x |")
    return "\n".join(lines)


def measured(
    urls: Mapping[int, str], pool: Pool, players: int, seconds: float, rounds: int
) -> Measured:
    """How long each move took at each server, in turns."""
    found: Measured = {number: [] for number in urls}
    for _ in range(rounds):
        for number, url in urls.items():
            times = pool.starmap(play, [(url, seconds)] * players, chunksize=1)
            found[number].append([one for player in times for one in player])
    return found


@contextmanager
def players(number: int) -> Iterator[Pool]:
    """Processes that play, and give way to those that serve; forked, as importing takes longer."""
    context = multiprocessing.get_context("fork")
    barrier = context.Barrier(number)
    with context.Pool(number, initializer=come, initargs=(barrier,)) as pool:
        yield pool


def come(barrier: Barrier) -> None:
    """Be a process that plays."""
    os.nice(5)
    ALL_HERE.append(barrier)


def play(url: str, seconds: float) -> list[float]:
    """Be a player for a while; all begin together, when the server has everything at hand."""
    httpx.get(f"{url}/api/games", timeout=PATIENCE).raise_for_status()
    player = Bystander(url)
    ALL_HERE[0].wait(PATIENCE)
    player.play(WARM)
    player.take()
    player.play(seconds)
    return player.take()[0]


@contextmanager
def server(database: str, workers: int) -> Iterator[str]:
    """`motherlode serve --workers` without limits; its address."""
    limits = {f"MOTHERLODE_LIMITS_{name.upper()}": "0" for name in LIMITS}
    environment = {**os.environ, **limits, "MOTHERLODE_LOGS": "off", "MOTHERLODE_REVIEWERS": "0"}
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
