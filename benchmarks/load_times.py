"""How long a table takes to load and somebody to be let in, after few moves and after many."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from motherlode.games import find
from motherlode.server.log_events import AnyLogEvent, Opened, StoredEvent
from motherlode.server.protocol import Welcome
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.loader import load
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.rooms.room import Room, is_due, stamp
from motherlode.server.rooms.steady_time import now
from motherlode.server.storage import Storage, storage
from motherlode.server.storage.interfaces import LogStore, Person
from motherlode.server.tables import commands, luck
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.snapshot import encode_snapshot
from motherlode.server.tables.summary import summarise
from motherlode.server.tables.table import Table
from motherlode.server.terms import Player, Terms
from tests.server.postgres import serve

LENGTHS: Final = (10, 100, 1000, 5000)
TIMES: Final = 25
FEW: Final = 5
GAME: Final = find("gem_forge")
LONG: Final[dict[str, int | list[int]]] = {
    "game.goal": 99,
    "game.comfort": 0,
    "safety.stuck": 99,
    "safety.stalemate": 999,
}
TERMS: Final = Terms(GAME.key, 4, house=LONG, pace=False)
HOST: Final = Player("host", "Odda")


@dataclass(frozen=True)
class Joining:
    """How long it took to let somebody in, and for how long at most everything else stood still."""

    milliseconds: float
    pause_milliseconds: float
    steps: int


@dataclass(frozen=True)
class Loading:
    """How long it took."""

    moves: int
    milliseconds: float
    folded: int  # events
    whole_milliseconds: float  # with its whole history
    newcomer: Joining  # somebody who was never here
    latecomer: Joining  # somebody who has missed everything


async def loading(database: str) -> list[Loading]:
    """Tables of all lengths, written to a database and loaded from it."""
    found = []
    async with storage(database) as store:
        for moves in LENGTHS:
            code = f"LOAD{moves}"
            await write(store.log_store, code, moves)
            quick = [await timed(store.log_store, code, None) for _ in range(TIMES)]
            whole = [await timed(store.log_store, code, 0) for _ in range(FEW)]
            folded = len((await load(store.log_store, code)).history)
            newcomer, latecomer = [await joining(store, code, since) for since in (0, 1)]
            times = milliseconds(quick), folded, milliseconds(whole)
            found.append(Loading(moves, *times, newcomer, latecomer))
    return found


async def joining(store: Storage, code: str, since: int) -> Joining:
    """Let somebody in at a table that remembers only the last events; the middle of a few."""
    live = await load(store.log_store, code)
    room = Room(live, store.log_store, store.bus, Metrics(), asyncio.Semaphore())
    taken, pauses, steps = [], [], 0
    for _ in range(FEW):
        client = Client(Person("newcomer", "Newcomer", ""))
        with answer_times() as waits:
            await asyncio.sleep(0)
            began = perf_counter()
            await room.join(client, since)
            taken.append(perf_counter() - began)
        pauses.append(max(waits))
        said = client.queue.get_nowait()
        steps = len(msgspec.json.decode(said or b"", type=Welcome).steps)
    return Joining(milliseconds(taken), milliseconds(pauses), steps)


@contextmanager
def answer_times() -> Iterator[list[float]]:
    """The seconds between two turns of somebody who does nothing else, as often as possible."""
    waits = [0.0]

    async def take() -> None:
        last = perf_counter()
        while True:
            await asyncio.sleep(0)
            waits.append(perf_counter() - last)
            last = perf_counter()

    taking = asyncio.create_task(take())
    try:
        yield waits
    finally:
        taking.cancel()


def milliseconds(seconds: list[float]) -> float:
    """The middle of some times."""
    return round(median(seconds) * 1000, 2)


async def timed(log_store: LogStore, code: str, since: int | None) -> float:
    """The seconds of one loading."""
    began = perf_counter()
    await load(log_store, code, since)
    return perf_counter() - began


async def write(log_store: LogStore, code: str, moves: int) -> None:
    """A table at which so many moves were made, written in groups of a few."""
    secret, random = luck.new_secret(), Random(moves)
    opening = StoredEvent(1, now(), Opened(TERMS, HOST, luck.commitment(secret)))
    live = LiveTable.opened(code, secret, [opening])
    await log_store.open(code, secret, [opening], summarise(live.table))
    stored: list[StoredEvent] = []
    for _ in range(TERMS.seats):
        stored += follow(live, commands.sit(live.table, HOST, None, secrets.token_hex(32)))
    stored += follow(live, commands.start(live.table, HOST.person))
    while live.table.moves < moves:
        table = live.table
        assert not table.over, "the match was too short"
        seat = random.choice(table.asked)
        move = random.choice(table.match.legal(seat).moves)
        stored += follow(live, commands.play(table, seat, move, f"m{table.seq}", table.step))
        if is_due(stored) or live.table.moves == moves:
            await append(log_store, live.table, stored)
            stored = []


def follow(live: LiveTable, events: list[AnyLogEvent]) -> list[StoredEvent]:
    """Let events happen that are still to be written."""
    stored = stamp(live.table, events)
    live.follow(stored)
    return stored


async def append(log_store: LogStore, table: Table, stored: list[StoredEvent]) -> None:
    """Write events as a room does."""
    snapshot = encode_snapshot(table) if is_due(stored) else None
    await log_store.append(table.code, stored, summarise(table), snapshot)


def said(one: Loading) -> str:
    """A measurement in words."""
    return (
        f"{one.moves} moves: {one.milliseconds} ms, {one.folded} events reduced;"
        f" its whole history {one.whole_milliseconds} ms;"
        f" a newcomer {let_in(one.newcomer)}; a latecomer {let_in(one.latecomer)}"
    )


def let_in(one: Joining) -> str:
    """How somebody was let in."""
    return f"{one.milliseconds} ms for {one.steps} steps (pause {one.pause_milliseconds} ms)"


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        for one in asyncio.run(loading(f"sqlite:///{folder}/loading.db")):
            print(f"SQLite, {said(one)}")
    with contextmanager(serve)() as postgres:
        for one in asyncio.run(loading(postgres.url("postgres"))):
            print(f"Postgres, {said(one)}")


if __name__ == "__main__":
    main()
