"""How long a table takes to load, after few moves and after many."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from motherlode.games import find
from motherlode.server.rooms.room import load, stamp
from motherlode.server.storage import storage
from motherlode.server.storage.contract import Archive
from motherlode.server.tables import acts, luck
from motherlode.server.tables.entries import AnyEntry, Opened, Player, Terms
from motherlode.server.tables.table import Table

LENGTHS: Final = (10, 1000)
TIMES: Final = 15
GAME: Final = find("gem_forge")
TERMS: Final = Terms(GAME.key, 4, house={"game.goal": 99, "safety.stalemate": 999})
HOST: Final = Player("host", "Odda")


@dataclass(frozen=True)
class Loading:
    """How long it took."""

    moves: int
    milliseconds: float


async def loading(folder: Path) -> list[Loading]:
    """Tables of all lengths, written to a file and loaded from it."""
    found = []
    async with storage(f"sqlite:///{folder / 'loading.db'}") as store:
        for moves in LENGTHS:
            code = f"LOAD{moves}"
            await write(store.archive, code, moves)
            seconds = [await timed(store.archive, code) for _ in range(TIMES)]
            found.append(Loading(moves, round(median(seconds) * 1000, 2)))
    return found


async def timed(archive: Archive, code: str) -> float:
    """The seconds of one loading."""
    began = perf_counter()
    await load(archive, code)
    return perf_counter() - began


async def write(archive: Archive, code: str, moves: int) -> None:
    """A table at which so many moves were made, each written as it is made."""
    secret, random = luck.new_secret(), Random(moves)
    table = Table(code, secret)
    first = stamp(table, [Opened(TERMS, HOST, luck.commitment(secret))])
    table.apply(first[0])
    await archive.open(code, secret, first, table.summary())
    for _ in range(TERMS.seats):
        await append(archive, table, acts.sit(table, HOST, None, secrets.token_hex(32)))
    await append(archive, table, acts.start(table, HOST.person))
    while table.moves < moves:
        assert not table.over, "the match was too short"
        seat = random.choice(table.asked)
        move = random.choice(table.played.state.moves(seat))
        await append(archive, table, acts.play(table, seat, move, f"m{table.seq}", table.seq))


async def append(archive: Archive, table: Table, entries: list[AnyEntry]) -> None:
    """Write entries as a room does."""
    stored = stamp(table, entries)
    for one in stored:
        table.apply(one)
    await archive.append(table.code, stored, table.summary())


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        for one in asyncio.run(loading(Path(folder))):
            print(f"{one.moves} moves: {one.milliseconds} ms")


if __name__ == "__main__":
    main()
