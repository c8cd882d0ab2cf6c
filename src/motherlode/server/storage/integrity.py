"""Whether a database is whole: at every start in short, by `check` as far as it can be told."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from sqlalchemy import URL, Connection, exists, func, select

from motherlode.server.storage.address import address, shown
from motherlode.server.storage.database import Database
from motherlode.server.storage.interfaces import InvalidDatabase
from motherlode.server.storage.postgres import PostgresDatabase
from motherlode.server.storage.schema import log_events, sittings, tables
from motherlode.server.storage.sqlite import SqliteDatabase

MOST: Final = 100  # findings of one kind
ADVICE: Final = (
    "stop all that use it, keep a copy of it, and put a backup in its place (docs/operations.md);"
    " without one `sqlite3 FILE .recover | sqlite3 NEW` saves what can be read"
)


def require_whole(url: URL) -> None:
    """Refuse a file of SQLite that is damaged, as far as a quick look tells."""
    assert url.database is not None, "an address of SQLite names a file"
    with closing(sqlite3.connect(url.database)) as connection:
        found = damage(connection, "quick_check")
    if found:
        raise InvalidDatabase(f"{shown(url)} is damaged ({found[0]}): {ADVICE}")


def damage(connection: sqlite3.Connection, pragma: str) -> list[str]:
    """What SQLite finds wrong with its file."""
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA {pragma}({MOST})")]
    except sqlite3.OperationalError:
        raise  # locked, or a disk that fails: nothing is known
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if found == ["ok"] else found


async def check(url: str) -> list[str]:
    """All that is wrong with a database, a sentence each; nothing if it is whole."""
    where = address(url)
    if where.get_backend_name() == "sqlite":
        assert where.database is not None
        with closing(sqlite3.connect(where.database)) as connection:
            if found := damage(connection, "integrity_check"):
                return [*found, ADVICE]
        database: Database = SqliteDatabase(where)
    else:
        database = PostgresDatabase(where)
    await database.start()
    try:
        return await database.read(lambda connection: list(defects(connection)))
    finally:
        await database.close()


def defects(connection: Connection) -> Iterator[str]:
    """What is wrong with what stands in the tables."""
    last = select(
        log_events.c.code,
        func.max(log_events.c.seq).label("last"),
        func.count().label("number"),
    ).group_by(log_events.c.code)
    logs = last.subquery()
    pairs = select(tables.c.code, tables.c.seq, logs.c.last, logs.c.number).outerjoin(
        logs, logs.c.code == tables.c.code
    )
    torn = pairs.where(
        logs.c.last.is_(None) | (logs.c.last != tables.c.seq) | (logs.c.number != logs.c.last)
    )
    for row in connection.execute(torn.limit(MOST)):
        yield f"table {row.code}: its log should end at {row.seq} without gaps, but it has" + (
            f" {row.number} events up to {row.last}" if row.last else " none"
        )
    stray = select(sittings.c.code).where(~exists().where(tables.c.code == sittings.c.code))
    for row in connection.execute(stray.distinct().limit(MOST)):
        yield f"somebody sits at {row.code}, which is no table"
