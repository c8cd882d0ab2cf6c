"""Many tables at once on one core: how long a move takes to the others, and what it costs.

The server has one core to itself, the players have the others. The time is taken from the
sending of a move to its arrival at another client of the same table. Then some onlookers stop
reading, and the same is measured again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final

from benchmarks.live.crowd import Crowd, Figures, open_socket
from benchmarks.live.process import ServerProcess
from benchmarks.loading import Loading, loading
from motherlode.client import Server
from motherlode.client.server import entropy
from motherlode.server.tables.entries import Terms

HOUSE: Final[dict[str, dict[str, int | list[int]]]] = {"quartz": {"game.days": 9}}
AT_ONCE: Final = 4  # tables that are opened at the same time
STALLED: Final = 20  # one table in so many has an onlooker who does not read
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


def row(what: str, figures: Figures, seconds: float, cpu: tuple[float, float]) -> Row:
    """The figures of a while."""
    waits = sorted(figures.waits) or [0.0]
    cuts = quantiles(waits, n=100) if len(waits) > 1 else waits * 99
    return Row(
        what=what,
        seconds=round(seconds, 1),
        moves=figures.moves,
        moves_a_second=round(figures.moves / seconds, 1),
        p50_ms=round(cuts[49] * 1000, 1),
        p99_ms=round(cuts[98] * 1000, 1),
        server_cpu=round(cpu[0] / seconds, 2),
        players_cpu=round(cpu[1] / seconds, 2),
        refused=figures.refused,
        lost=figures.lost,
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
    terms = Terms(given.game, given.seats, house=HOUSE.get(given.game, {}), grace=0)
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


async def stall(address: str, codes: Sequence[str], crowd: Crowd) -> None:
    """Onlookers who take nothing from the wire."""
    for code in codes:
        socket = await open_socket(Server(address), code)
        socket.transport.pause_reading()
        crowd.spawn(socket.wait_closed())


# -- measuring --------------------------------------------------------------------------------


async def measure(what: str, crowd: Crowd, pid: int, seconds: float) -> Row:
    """One row: so many seconds of play."""
    crowd.take()
    began, server, players = time.perf_counter(), cpu_seconds(pid), cpu_seconds(os.getpid())
    await asyncio.sleep(seconds)
    cpu = cpu_seconds(pid) - server, cpu_seconds(os.getpid()) - players
    return row(what, crowd.take(), time.perf_counter() - began, cpu)


async def load(server: ServerProcess, given: argparse.Namespace) -> tuple[list[Row], float]:
    """All rows, and the memory of a table in kilobytes."""
    await asyncio.to_thread(begin_one, server.address, given)
    before = resident(server.pid)
    codes = await asyncio.to_thread(open_tables, server.address, given)
    crowd = Crowd(given.think)
    await crowd.come(codes)
    rows = [await measure("all read", crowd, server.pid, given.seconds)]
    memory = (resident(server.pid) - before) / given.tables / 1024
    stalled = [code for code, _ in codes[::STALLED]]
    await stall(server.address, stalled, crowd)
    what = f"{len(stalled)} onlookers have stopped reading"
    rows.append(await measure(what, crowd, server.pid, given.seconds))
    await crowd.go()
    return rows, memory


def begin_one(address: str, given: argparse.Namespace) -> None:
    """A first table, so that the memory before is that of a server that has worked."""
    begin([Server(address) for _ in range(given.seats)], Terms(given.game, given.seats))


# -- printing ---------------------------------------------------------------------------------


def page(given: argparse.Namespace, rows: list[Row], memory: float, loads: list[Loading]) -> str:
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
    lines += [
        f"| {one.what} | {one.moves_a_second:g} | {one.p50_ms:g} ms | {one.p99_ms:g} ms |"
        f" {one.server_cpu:.0%} of a core | {one.players_cpu:.0%} | {one.refused} | {one.lost} |"
        f" {one.load_average:g} |"
        for one in rows
    ]
    lines += ["", f"Memory: {memory:.0f} kB a table with its clients.", ""]
    lines += [f"Loading a table of {one.moves} moves: {one.milliseconds:g} ms." for one in loads]
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
        server = ServerProcess(f"sqlite:///{folder}/load.db", logs="off")
        with server:
            os.sched_setaffinity(server.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:] or cores)
            rows, memory = asyncio.run(load(server, given))
        loads = asyncio.run(loading(f"sqlite:///{folder}/loading.db"))
    text = page(given, rows, memory, loads)
    print(text)
    if given.save:
        (HERE / "load.md").write_text(text)
        figures = {
            "settings": {k: v for k, v in vars(given).items() if k != "save"},
            "rows": [asdict(one) for one in rows],
            "kilobytes_a_table": round(memory, 1),
            "loading": [asdict(one) for one in loads],
        }
        (HERE / "load.json").write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
