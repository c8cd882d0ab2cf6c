"""Many tables at once on one core: how long a move takes to the others, and what it costs.

The server has one core to itself, the players have the others. The time is taken from the
sending of a move to its arrival at another client of the same table. The same while finished
matches are reviewed on the core of the server. Then at every second table an onlooker stops
reading, and both halves are measured at the same time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final
from urllib.request import urlopen

from benchmarks.live.crowd import Crowd, Figures, open_socket
from benchmarks.live.process import ServerProcess
from benchmarks.load_times import Loading, loading
from motherlode.client import Server
from motherlode.client.server import entropy
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.games import find
from motherlode.server.terms import Terms

HOUSE: Final[dict[str, dict[str, int | list[int]]]] = {"quartz": {"game.days": 9}}
AT_ONCE: Final = 4  # tables that are opened at the same time
REVIEWED: Final = 8  # matches: more work than there is time to measure
STALLED: Final = 2  # one table in so many has an onlooker who does not read
PING: Final = 5  # seconds between signs of life, so that they are dropped while we look
HERE: Final = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """One measurement."""

    what: str
    seconds: float
    moves: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    server_cpu: float  # cores
    players_cpu: float
    refused: int
    lost: int
    load_average: float


@dataclass(frozen=True)
class Cost:
    """What the tables cost, and what became of those who stopped reading."""

    kilobytes: float  # of a table with its clients
    stalled: int
    dropped: int


def row(what: str, tables: Sequence[Figures], seconds: float, cpu: tuple[float, float]) -> Row:
    """The figures of some tables over a while."""
    waits = sorted(wait for one in tables for wait in one.waits) or [0.0]
    cuts = quantiles(waits, n=100) if len(waits) > 1 else waits * 99
    moves = sum(one.moves for one in tables)
    return Row(
        what=what,
        seconds=round(seconds, 1),
        moves=moves,
        moves_a_second=round(moves / seconds, 1),
        p50_ms=round(cuts[49] * 1000, 1),
        p99_ms=round(cuts[98] * 1000, 1),
        server_cpu=round(cpu[0] / seconds, 2),
        players_cpu=round(cpu[1] / seconds, 2),
        refused=sum(one.refused for one in tables),
        lost=sum(one.lost for one in tables),
        load_average=round(os.getloadavg()[0], 1),
    )


def cpu_seconds(pid: int) -> float:
    """What a process has used of its core."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# -- the tables ---------------------------------------------------------------------------------


def open_tables(address: str, given: argparse.Namespace) -> list[tuple[str, list[Server]]]:
    """All tables, with people on all seats; they have begun."""
    visitors = [Server(address) for _ in range(given.seats)]
    for one in visitors:
        one.me()
    terms = Terms(given.game, given.seats, house=HOUSE.get(given.game, {}), grace=0, pace=False)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        codes = pool.map(lambda _: begin(visitors, terms), range(given.tables))
        return [(code, visitors) for code in codes]


def begin(visitors: Sequence[Server], terms: Terms) -> str:
    """A table at which everybody sits; it has begun."""
    host, *others = visitors
    body = {"terms": terms, "sit": [{"entropy": entropy(), "seat": 0}]}
    code = str(host.ask("POST", "/api/tables", body)["code"])
    for seat, other in enumerate(others, 1):
        other.ask("POST", f"/api/tables/{code}/sit", {"entropy": entropy(), "seat": seat})
    host.ask("POST", f"/api/tables/{code}/start")
    return code


def ask_for_reviews(address: str, given: argparse.Namespace) -> None:
    """Have some matches reviewed that were played at random."""
    server = Server(address)
    for seed in range(REVIEWED):
        record = json.loads(played(given.game, given.seats, seed).dumps())
        name = server.ask("POST", "/api/records", record)["name"]
        server.ask("POST", f"/api/reviews/{name}", {"depth": "normal"})


def played(game: str, seats: int, seed: int) -> Record:
    """A match whose players moved at random."""
    match, luck = Match(find(game), seats, seed), Random(seed)
    while not match.state.over:
        seat = match.state.asked()[0]
        match.play(seat, luck.choice(match.state.moves(seat)))
    return match.record()


async def stall(address: str, codes: Sequence[str], crowd: Crowd) -> None:
    """Onlookers who take nothing from the wire."""
    for code in codes:
        socket = await open_socket(Server(address), code)
        socket.transport.pause_reading()
        crowd.spawn(socket.wait_closed())


def open_sockets(address: str) -> int:
    """How many sockets the server holds open."""
    with urlopen(f"{address}/metrics") as answer:
        found = re.search(rb"^motherlode_sockets (\S+)", answer.read(), re.M)
    return int(float(found[1])) if found else 0


# -- measuring --------------------------------------------------------------------------------


async def measure(
    crowd: Crowd, pid: int, seconds: float, **groups: Callable[[int], bool]
) -> list[Row]:
    """So many seconds of play: a row for each group of tables, which says whether one is in it."""
    crowd.take()
    began, server, players = time.perf_counter(), cpu_seconds(pid), cpu_seconds(os.getpid())
    await asyncio.sleep(seconds)
    cpu = cpu_seconds(pid) - server, cpu_seconds(os.getpid()) - players
    took, figures = time.perf_counter() - began, crowd.take()
    rows = [
        row(what.replace("_", " "), [one for n, one in enumerate(figures) if fits(n)], took, cpu)
        for what, fits in groups.items()
    ]
    print(*map(line, rows), sep="\n", file=sys.stderr, flush=True)  # the page comes much later
    return rows


async def load(server: ServerProcess, given: argparse.Namespace) -> tuple[list[Row], Cost]:
    """All rows, and what a table costs."""
    await asyncio.to_thread(begin_one, server.address, given)
    before = resident(server.pid)
    codes = await asyncio.to_thread(open_tables, server.address, given)
    crowd = Crowd(given.think)
    await crowd.come(codes)
    rows = await measure(crowd, server.pid, given.seconds, everybody_reads=lambda _: True)
    memory = (resident(server.pid) - before) / given.tables / 1024
    await asyncio.to_thread(ask_for_reviews, server.address, given)
    rows += await measure(crowd, server.pid, given.seconds, reviews_are_made=lambda _: True)
    stalled = [code for code, _ in codes[::STALLED]]
    await stall(server.address, stalled, crowd)
    rows += await measure(
        crowd,
        server.pid,
        given.seconds,
        an_onlooker_has_stopped_reading=lambda number: number % STALLED == 0,
        at_the_same_time_at_the_other_tables=lambda number: number % STALLED != 0,
    )
    left = await asyncio.to_thread(open_sockets, server.address) - given.tables * given.seats
    await crowd.go()
    return rows, Cost(memory, len(stalled), len(stalled) - left)


def begin_one(address: str, given: argparse.Namespace) -> None:
    """A first table, so that the memory before is that of a server that has worked."""
    begin([Server(address) for _ in range(given.seats)], Terms(given.game, given.seats, pace=False))


# -- printing ---------------------------------------------------------------------------------


def line(one: Row) -> str:
    """A measurement as a line of the table."""
    return (
        f"| {one.what} | {one.moves_a_second:g} | {one.p50_ms:g} ms | {one.p99_ms:g} ms |"
        f" {one.server_cpu:.0%} of a core | {one.players_cpu:.0%} | {one.refused} | {one.lost} |"
        f" {one.load_average:g} |"
    )


def page(given: argparse.Namespace, rows: list[Row], cost: Cost, loads: list[Loading]) -> str:
    """The result as people read it."""
    lines = [
        "# Load",
        "",
        f"{given.tables} tables of {given.seats} seats ({given.game}), every seat a client of its"
        f" own, {given.think:g} s of thought before a move; the server on one core, the players"
        " on the rest. `make load` writes this page.",
        "",
        "| | moves a second | p50 | p99 | server | players | refused | lost | load average |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    lines += map(line, rows)
    lines += [
        "",
        f"Memory: {cost.kilobytes:.0f} kB a table with its clients.",
        "",
        "While reviews are made the core of the server makes them too, at the lowest priority; all"
        " else is as in the row before.",
        "",
        f"In the second half an onlooker stopped reading at every second table; the server dropped"
        f" {cost.dropped} of these {cost.stalled}. Both rows are of the same seconds.",
        "",
        "| a table of | is loaded in | with its whole history |",
        "|---|---|---|",
    ]
    lines += [
        f"| {one.moves} moves | {one.milliseconds:g} ms | {one.whole_milliseconds:g} ms |"
        for one in loads
    ]
    return "\n".join([*lines, ""])


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="quartz")
    parser.add_argument("--seconds", type=float, default=30, help="of each measurement")
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds before a move")
    parser.add_argument("--save", action="store_true", help="keep the result beside this program")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    given = arguments()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/load.db", logs="off", ping=PING)
        with server:
            os.sched_setaffinity(server.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:] or cores)
            rows, cost = asyncio.run(load(server, given))
        loads = asyncio.run(loading(f"sqlite:///{folder}/loading.db"))
    text = page(given, rows, cost, loads)
    print(text)
    if given.save:
        (HERE / "load.md").write_text(text)
        figures = {
            "settings": {k: v for k, v in vars(given).items() if k != "save"},
            "rows": [asdict(one) for one in rows],
            "cost": asdict(cost),
            "loading": [asdict(one) for one in loads],
        }
        (HERE / "load.json").write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
