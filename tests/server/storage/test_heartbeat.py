"""Within two seconds it is known that nothing can be written, and that it can again."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import anyio
import pytest

from motherlode.server.storage import Storage, heartbeat, storage
from motherlode.server.storage.interfaces import Unavailable
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
SOON = 8.0  # on a busy machine; the database itself would let us wait for longer than that


async def refused_soon(store: Storage) -> float:
    began = time.monotonic()
    with pytest.raises(Unavailable):
        await store.ping()
    return time.monotonic() - began


def test_soon_is_within_two_seconds() -> None:
    assert heartbeat.SECONDS < 2


async def test_a_database_that_takes_something_is_well(store: Storage) -> None:
    await store.ping()
    await store.ping()


async def test_a_locked_file_is_told_soon(sqlite: str) -> None:
    async with storage(sqlite) as store:
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await refused_soon(store) < SOON
            assert await refused_soon(store) < SOON, "the next who asks waits no longer"
            other.execute("ROLLBACK")
        await until_well(store)


async def test_a_postgres_that_is_away_is_told_soon(postgres: Postgres) -> None:
    async with storage(postgres.emptied()) as store:
        await store.ping()
        postgres.stop()
        try:
            store._heartbeat._felt_at = -99.0
            assert await refused_soon(store) < SOON
        finally:
            postgres.start()
        await until_well(store)


async def test_a_log_that_somebody_has_locked_is_told_soon(postgres: Postgres) -> None:
    async with storage(postgres.cleared()) as store, storage(postgres.url("postgres")) as other:
        async with other._database.connected() as line, line.begin():  # type: ignore[attr-defined]
            await line.exec_driver_sql("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            assert await refused_soon(store) < SOON
        await until_well(store)


async def test_a_postgres_that_hangs_is_told_soon(postgres: Postgres) -> None:
    async with storage(postgres.cleared()) as store:
        await store.ping()
        store._heartbeat._felt_at = -99.0
        processes = postgres.processes()
        try:
            for process in processes:
                os.kill(process, signal.SIGSTOP)
            assert await refused_soon(store) < SOON
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)
        await until_well(store)


async def test_a_disk_that_takes_no_more_is_told_soon(sqlite: str) -> None:
    async with storage(sqlite) as store:
        await store.ping()
        await anyio.sleep(heartbeat.FRESH)  # a line of the same millisecond would be no new one
        with no_growth_of(Path(sqlite.removeprefix("sqlite:///") + "-wal")):
            assert await refused_soon(store) < SOON
        await until_well(store)


@contextmanager
def no_growth_of(path: Path) -> Iterator[None]:
    """No file of this process may become larger than this one is, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def until_well(store: Storage) -> None:
    end = time.monotonic() + 30
    while True:
        try:
            return await store.ping()
        except Unavailable:
            assert time.monotonic() < end
