"""What lies in the database before an attack: long finished matches, and very many of them."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Final

from msgspec import structs

from benchmarks.load_times import append, follow
from motherlode.server.log_events import Opened, StoredEvent
from motherlode.server.rooms.room import is_due
from motherlode.server.rooms.rooms import LETTERS
from motherlode.server.rooms.steady_time import now
from motherlode.server.storage import storage
from motherlode.server.storage.interfaces import LogStore
from motherlode.server.tables import commands, luck
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Player, Terms

HOST: Final = Player("host", "Odda")
TERMS: Final = Terms("gem_forge", 4, pace=False, listed=True)
LONG: Final = structs.replace(TERMS, house={"game.goal": 80})  # nearly as long as a match may be
NAMES: Final = ("Grum", "Sigrun", "Torvik", "Hild", "Aud", "Egil", "Ragna", "Ulf")


def codes(number: int) -> list[str]:
    """The codes of the matches that are prepared, of letters that a code may have."""
    return [f"LANGE{letter}" for letter in LETTERS[:number]]


async def finished_matches(database: str, number: int, terms: Terms = TERMS) -> None:
    """Some matches of about a thousand moves, or by other terms, at one screen."""
    async with storage(database) as store:
        for seed, code in enumerate(codes(number)):
            await write(store.log_store, code, Random(seed), terms)


async def write(log_store: LogStore, code: str, random: Random, terms: Terms) -> None:
    """A match of players who make any moves, written in groups."""
    secret = luck.new_secret()
    opening = StoredEvent(1, now(), Opened(terms, HOST, luck.commitment(secret)))
    live = LiveTable.opened(code, secret, [opening])
    await log_store.open(code, secret, [opening], summarise(live.table))
    stored: list[StoredEvent] = []
    for seat in range(terms.seats):
        sitter = Player(HOST.person, NAMES[seat])
        stored += follow(live, commands.sit(live.table, sitter, seat, secrets.token_hex(32)))
    stored += follow(live, commands.start(live.table, HOST.person))
    while not live.table.over:
        table = live.table
        seat = random.choice(table.asked)
        move = random.choice(table.match.legal(seat).moves)
        stored += follow(live, commands.play(table, seat, move, f"m{table.seq}", table.step))
        if is_due(stored):
            await append(log_store, live.table, stored)
            stored = []
    stored += follow(live, commands.reveal(live.table))
    await append(log_store, live.table, stored)


def many_matches(path: Path, number: int) -> None:
    """Copies of a finished match under other codes and names, as many as are wanted."""
    with closing(sqlite3.connect(path, timeout=60)) as connection:
        connection.create_function("name_of", 1, lambda place: NAMES[place % len(NAMES)].casefold())
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " INSERT INTO tables SELECT printf('Z%06d', i), secret, seq, game, phase, listed, host,"
            " seats, seating, asked, moves, opened, changed - i, NULL"
            + more_columns(connection)
            + " FROM n, tables WHERE code = ?",
            [number, *codes(1)],
        )
        connection.execute(
            "INSERT INTO sittings SELECT t.code, 0, NULL,"
            " name_of(CAST(substr(t.code, 2) AS INTEGER)) FROM tables t WHERE t.code LIKE 'Z%'"
        )
        connection.execute(
            "INSERT OR IGNORE INTO spellings SELECT DISTINCT folded, folded FROM sittings"
        )
        connection.execute(
            "INSERT OR IGNORE INTO spellings"
            " SELECT DISTINCT substr(folded, 2), folded FROM sittings"
        )
        connection.commit()


def more_columns(connection: sqlite3.Connection) -> str:
    """The columns that later versions have added, as they are."""
    known = connection.execute("PRAGMA table_info(tables)").fetchall()[14:]
    return "".join(f", {column[1]}" for column in known)


@contextmanager
def lock(path: Path) -> Iterator[None]:
    """Hold the file as another program would."""
    with closing(sqlite3.connect(path, timeout=60)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
