"""How long a table takes to load, after few moves and after many."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from motherlode.games import find
from motherlode.server.rooms.room import is_due, load, stamp
from motherlode.server.storage import storage
from motherlode.server.storage.contract import Archive
from motherlode.server.tables import acts, luck
from motherlode.server.tables.entries import AnyEntry, Opened, Player, Stored, Terms
from motherlode.server.tables.keeping import pack
from motherlode.server.tables.table import Table
from tests.server.postgres import serve

LENGTHS: Final = (10, 100, 1000, 5000)
TIMES: Final = 25
GAME: Final = find("gem_forge")
LONG: Final[dict[str, int | list[int]]] = {
    "game.goal": 99,
    "game.comfort": 0,
    "safety.stuck": 99,
    "safety.stalemate": 999,
}
TERMS: Final = Terms(GAME.key, 4, house=LONG)
HOST: Final = Player("host", "Odda")


@dataclass(frozen=True)
class Loading:
    """How long it took."""

    moves: int
    milliseconds: float
    folded: int  # entries
    whole_milliseconds: float  # with its whole history


async def loading(database: str) -> list[Loading]:
    """Tables of all lengths, written to a database and loaded from it."""
    found = []
    async with storage(database) as store:
        for moves in LENGTHS:
            code = f"LOAD{moves}"
            await write(store.archive, code, moves)
            quick = [await timed(store.archive, code, False) for _ in range(TIMES)]
            whole = [await timed(store.archive, code, True) for _ in range(3)]
            folded = len((await load(store.archive, code)).told)
            found.append(Loading(moves, milliseconds(quick), folded, milliseconds(whole)))
    return found


def milliseconds(seconds: list[float]) -> float:
    """The middle of some times."""
    return round(median(seconds) * 1000, 2)


async def timed(archive: Archive, code: str, whole: bool) -> float:
    """The seconds of one loading."""
    began = perf_counter()
    await load(archive, code, whole)
    return perf_counter() - began


async def write(archive: Archive, code: str, moves: int) -> None:
    """A table at which so many moves were made, written in groups of a few."""
    secret, random = luck.new_secret(), Random(moves)
    table = Table(code, secret)
    stored = happen(table, [Opened(TERMS, HOST, luck.commitment(secret))])
    await archive.open(code, secret, stored, table.summary())
    stored = []
    for _ in range(TERMS.seats):
        stored += happen(table, acts.sit(table, HOST, None, secrets.token_hex(32)))
    stored += happen(table, acts.start(table, HOST.person))
    while table.moves < moves:
        assert not table.over, "the match was too short"
        seat = random.choice(table.asked)
        move = random.choice(table.played.state.moves(seat))
        stored += happen(table, acts.play(table, seat, move, f"m{table.seq}", table.step))
        if is_due(stored) or table.moves == moves:
            await append(archive, table, stored)
            stored = []


def happen(table: Table, entries: list[AnyEntry]) -> list[Stored]:
    """Let entries happen that are still to be written."""
    stored = stamp(table, entries)
    for one in stored:
        table.apply(one)
    return stored


async def append(archive: Archive, table: Table, stored: list[Stored]) -> None:
    """Write entries as a room does."""
    kept = pack(table) if is_due(stored) else None
    await archive.append(table.code, stored, table.summary(), kept)


def said(one: Loading) -> str:
    """A measurement in words."""
    return (
        f"{one.moves} moves: {one.milliseconds} ms, {one.folded} entries folded;"
        f" its whole history {one.whole_milliseconds} ms"
    )


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
