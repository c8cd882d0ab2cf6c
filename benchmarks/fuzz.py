"""Says anything to a server, and looks whether it stands: no fault, no dead table, flat memory.

python -m benchmarks.fuzz [--messages 100000] [--requests 20000] [--seed 1]
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx

from benchmarks.hostile import Attack, attack_http, attack_socket
from motherlode.client import Server
from motherlode.server.terms import Terms

START: Final = "from motherlode.cli import main; main()"
ROUNDS: Final = 10  # after each one the memory is looked at
MOST_GROWTH: Final = 1.2  # from the second round to the last
LIMITS: Final = (
    *("REQUESTS", "GUESTS", "LOGINS", "TABLES", "MESSAGES", "ADDRESS_MESSAGES", "SOCKETS"),
)


@contextmanager
def running() -> Iterator[tuple[str, int]]:
    """A server of its own without limits; its address and its process."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'fuzz.db'}"
        command = [sys.executable, "-P", "-c", START, "serve", "--port", "0", "--logs", "off"]
        unlimited = {f"MOTHERLODE_LIMITS_{name}": "0" for name in LIMITS}
        with subprocess.Popen(
            [*command, "--database", database],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **unlimited},
        ) as process:
            assert process.stdout is not None
            found = re.search(r"http://[\d.:]+", process.stdout.readline())
            assert found is not None, "the server did not start"
            try:
                yield found[0], process.pid
            finally:
                process.terminate()


def memory(pid: int) -> float:
    """What a process holds now, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def new_attack(url: str) -> tuple[Attack, Server, str]:
    """A client at a table of its own."""
    server = Server(url)
    table = server.open_table(Terms("quartz", 3, pace=False, grace=0), seats=3, start=True)
    return Attack(url, table.code, server.headers()), server, table.code


def stands(url: str) -> None:
    """Whether the server works and a new match can be played to its end."""
    assert httpx.get(f"{url}/healthz", timeout=30).json()["status"] == "ok"
    table = Server(url).open_table(Terms("leduc", 2, pace=False, grace=0), seats=2, start=True)
    assert table.play(lambda turn: turn.moves[0])["ranks"]


def failures(url: str) -> float:
    """How many faults the server has counted."""
    found = re.search(r"^motherlode_failed_total (\S+)", httpx.get(f"{url}/metrics").text, re.M)
    return float(found[1]) if found else 0.0


def attack_sockets(url: str, pid: int, total: int, seed: int) -> list[float]:
    """The socket part; the memory after each round."""
    held = []
    for number in range(ROUNDS):
        attack, server, code = new_attack(url)
        began = time.perf_counter()
        attack_socket(attack, ceil(total / ROUNDS), seed + number)
        assert server.facts(code).code == code
        stands(url)
        held.append(memory(pid))
        speed = attack.sent / (time.perf_counter() - began)
        print(
            f"socket: {attack.sent} messages, {attack.refused} refused, {attack.ended} ended, "
            f"{speed:.0f}/s, {held[-1]:.0f} MB",
            flush=True,
        )
    return held


def main() -> None:
    """Run both parts and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with running() as (url, pid):
        stands(url)
        held = attack_sockets(url, pid, given.messages, given.seed)
        began = time.perf_counter()
        statuses = attack_http(url, given.requests, given.seed)
        sent, seconds = sum(statuses.values()), time.perf_counter() - began
        print(f"http: {sent} requests, {sent / seconds:.0f}/s: {dict(sorted(statuses.items()))}")
        stands(url)
        print(f"memory: {', '.join(f'{one:.0f}' for one in held)}, then {memory(pid):.0f} MB")
        assert held[-1] <= held[1] * MOST_GROWTH, "the memory grows"
        assert not failures(url), "the server counted faults"
    print("it stands")


if __name__ == "__main__":
    main()
