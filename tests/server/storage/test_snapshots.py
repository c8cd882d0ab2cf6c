"""Snapshots: a cache of the log that changes nothing but the time it takes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, Engine, delete, event, func, select, update

from motherlode.server.storage import Storage, storage
from motherlode.server.storage.postgres import PostgresDatabase
from motherlode.server.storage.schema import entries, snapshots
from motherlode.server.storage.snapshots import EVERY, pack, unpack, write_snapshot
from motherlode.server.storage.sqlite import SqliteDatabase
from tests.server.storage.scene import open_table, opened, play, played

pytestmark = pytest.mark.anyio

LENGTH = 3 * EVERY
LOG = [opened(), *map(played, range(2, LENGTH + 1))]


async def write_long_log(url: str) -> None:
    """A log with a snapshot of all of it."""
    async with storage(url) as store:
        await open_table(store)
        await play(store, 2, 5)
        await play(store, 6, LENGTH)


def engine_of(store: Storage) -> Engine:
    """What reads."""
    if isinstance(store._database, SqliteDatabase):
        return store._database.reader
    assert isinstance(store._database, PostgresDatabase)
    return store._database.engine.sync_engine


def drop_first_entries(connection: Connection) -> None:
    connection.execute(delete(entries).where(entries.c.seq < LENGTH))


async def test_a_long_log_is_read_from_its_snapshot(url: str) -> None:
    await write_long_log(url)
    async with storage(url) as store:
        assert await store.archive.read("ABCDEF") == LOG
        await store._database.write(drop_first_entries)
        assert await store.archive.read("ABCDEF") == LOG
        assert await store.archive.read("ABCDEF", 2) == LOG[2:]


async def test_what_came_after_the_snapshot_is_read_too(url: str) -> None:
    await write_long_log(url)
    async with storage(url) as store:
        await play(store, LENGTH + 1, LENGTH + 3)
        more = [played(seq) for seq in range(LENGTH + 1, LENGTH + 4)]
        assert await store.archive.read("ABCDEF") == LOG + more
        assert await store.archive.read("ABCDEF", LENGTH - 1) == LOG[-1:] + more


async def test_reading_costs_the_same_whatever_the_length(url: str) -> None:
    async with storage(url) as store:
        await open_table(store)
        for first in range(2, 10 * EVERY, EVERY - 1):
            await play(store, first, first + EVERY - 2)
    async with storage(url) as store:
        statements: list[str] = []

        def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
            statements.append(statement)

        event.listen(engine_of(store), "before_cursor_execute", note)
        log = await store.archive.read("ABCDEF")
        about_logs = [one for one in statements if "rowid" not in one]  # but for looks at growth
        kept = await store._database.read(lambda on: on.scalar(select(snapshots.c.seq)) or 0)
        assert len(about_logs) == 2
        assert len(log) - kept < EVERY
        assert [stored.seq for stored in log] == list(range(1, len(log) + 1))


def cut(packed: bytes) -> bytes:
    return packed[:-7]


def scratch(packed: bytes) -> bytes:
    return packed[:500] + bytes([packed[500] ^ 1]) + packed[501:]


def empty(packed: bytes) -> bytes:
    return b""


def of_another_table(packed: bytes) -> bytes:
    return pack("OTHERS", unpack("ABCDEF", packed))


def of_another_version(packed: bytes) -> bytes:
    return pack("ABCDEF", [])[:16] + b"\xc1"


@pytest.mark.parametrize("damage", [cut, scratch, empty, of_another_table, of_another_version])
async def test_a_damaged_snapshot_changes_nothing(
    url: str, damage: Callable[[bytes], bytes]
) -> None:
    await write_long_log(url)
    async with storage(url) as store:

        def do_damage(connection: Connection) -> None:
            packed = connection.scalar(select(snapshots.c.packed))
            assert packed is not None
            connection.execute(update(snapshots).values(packed=damage(packed)))

        await store._database.write(do_damage)
        assert await store.archive.read("ABCDEF") == LOG


async def test_a_missing_snapshot_changes_nothing(url: str) -> None:
    await write_long_log(url)
    async with storage(url) as store:
        await store._database.write(lambda on: on.execute(delete(snapshots)).close())
        assert await store.archive.read("ABCDEF") == LOG


async def test_the_log_is_right_where_a_snapshot_says_otherwise(url: str) -> None:
    await write_long_log(url)
    async with storage(url) as store:
        other = [*LOG[:-1], played(LENGTH, "never happened")]

        def lie(connection: Connection) -> None:
            connection.execute(update(snapshots).values(packed=pack("ABCDEF", other)))

        await store._database.write(lie)
        assert await store.archive.read("ABCDEF") == LOG


async def test_a_snapshot_beyond_the_log_is_not_believed(url: str) -> None:
    await write_long_log(url)
    async with storage(url) as store:
        beyond = [*LOG, played(LENGTH + 1)]
        await store._database.write(lambda on: write_snapshot(on, "ABCDEF", beyond))
        assert await store.archive.read("ABCDEF") == LOG


async def test_a_shorter_snapshot_does_not_replace_a_longer_one(store: Storage) -> None:
    await open_table(store)
    await store._database.write(lambda on: write_snapshot(on, "ABCDEF", LOG))
    await store._database.write(lambda on: write_snapshot(on, "ABCDEF", LOG[:-1]))
    assert await store._database.read(lambda on: on.scalar(select(snapshots.c.seq))) == LENGTH


async def test_a_short_log_has_no_snapshot(url: str) -> None:
    async with storage(url) as store:
        await open_table(store)
        await play(store, 2, EVERY - 1)
    async with storage(url) as store:
        count = select(func.count()).select_from(snapshots)
        assert await store._database.read(lambda on: on.scalar(count)) == 0
