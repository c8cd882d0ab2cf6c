"""SQLite: one file, one writer that commits in groups, readers beside it.

Each piece of work runs as a whole in a thread: a statement takes less time than waking one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from sqlite3 import Connection as FileConnection
from sqlite3 import OperationalError, connect
from time import monotonic, sleep
from typing import Any, Final, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc

from motherlode.server.storage.appends import Append, append_all
from motherlode.server.storage.database import Database, Work
from motherlode.server.storage.group_commit import GroupCommit
from motherlode.server.storage.interfaces import Unavailable

READERS: Final = 4
PATIENCE_SECONDS: Final = 10
RETRY_SECONDS: Final = 0.01
KEEP_WAL: Final = "PRAGMA journal_mode = WAL"
SETTINGS: Final = (
    f"PRAGMA busy_timeout = {PATIENCE_SECONDS * 1000}",  # first: the others may have to wait
    KEEP_WAL,
    "PRAGMA synchronous = FULL",  # a commit is on disk when it returns
    "PRAGMA foreign_keys = ON",
)

T = TypeVar("T")


def check_file(url: URL) -> None:
    """Raise if the file can be no database, before any engine holds on to it."""
    assert url.database is not None, "an address of SQLite names a file"
    with closing(connect(url.database)) as connection:
        switch_to_wal(connection)
        for setting in SETTINGS:
            connection.execute(setting)
        connection.execute("SELECT count(*) FROM sqlite_master")


def switch_to_wal(connection: FileConnection) -> None:
    """Let a file keep a write-ahead log from now on, whoever else is about to do the same.

    A first switch needs the file alone, and two who ask for that at once are not made to wait.
    """
    deadline = monotonic() + PATIENCE_SECONDS
    while True:
        try:
            connection.execute(KEEP_WAL)
        except OperationalError as trouble:
            if "locked" not in str(trouble) or monotonic() > deadline:
                raise
            sleep(RETRY_SECONDS)
        else:
            return


def writing_engine(url: URL) -> Engine:
    """One connection whose transactions take the write lock when they begin."""
    engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    prepare(engine, SETTINGS)
    event.listen(engine, "begin", begin_immediate)
    return engine


def reading_engine(url: URL) -> Engine:
    """Connections that can change nothing; each statement sees the latest commit."""
    engine = create_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        hide_parameters=True,  # an error may be logged
    )
    prepare(engine, (*SETTINGS, "PRAGMA query_only = ON"))
    return engine


def prepare(engine: Engine, settings: Sequence[str]) -> None:
    """Let every new connection begin with these settings."""

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        cursor.close()

    event.listen(engine, "connect", connected)


def begin_immediate(connection: Connection) -> None:
    """Take the write lock now: a reader that becomes a writer could be refused."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class SqliteDatabase(Database):
    """A database in a file, shared by as many processes as like."""

    def __init__(self, url: URL) -> None:
        self.reader = reading_engine(url)
        self.writer = writing_engine(url)
        self._reading = ThreadPoolExecutor(READERS, "reader")
        self._writing = ThreadPoolExecutor(1, "writer")
        self._group_commit: GroupCommit[Append | Work[Any], Any] = GroupCommit(self._commit)

    async def start(self) -> None:
        """Begin to write."""
        self._group_commit.start()

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        await self._group_commit.close()
        await super().close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        for threads in (self._reading, self._writing):
            threads.shutdown()
        for engine in (self.reader, self.writer):
            engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        self.must_be_open()
        return await in_thread(self._reading, lambda: self._read(work))

    def _read(self, work: Work[T]) -> T:
        with self.reader.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Do work with the next group."""
        return cast(T, await self._group_commit.write(work))

    async def append(self, append: Append) -> None:
        """Append with the next group."""
        await self._group_commit.write(append)

    async def _commit(self, group: list[Append | Work[Any]]) -> list[Any]:
        return await in_thread(self._writing, lambda: self._write(group))

    def _write(self, group: list[Append | Work[Any]]) -> list[Any]:
        with self.writer.begin() as connection:
            return perform(connection, group)


async def in_thread(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    """Do work in a thread."""
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
    except exc.OperationalError as trouble:
        raise Unavailable(f"the database refused: {trouble.orig}") from trouble


def perform(connection: Connection, group: list[Append | Work[Any]]) -> list[Any]:
    """Do everything in a group: the appends together, other work piece by piece."""
    appends = [job for job in group if isinstance(job, Append)]
    refusals = iter(append_all(connection, appends, again=False) if appends else ())
    return [
        next(refusals) if isinstance(job, Append) else attempt(connection, job) for job in group
    ]


def attempt(connection: Connection, work: Work[Any]) -> Any:
    """What work comes to; if it fails it alone is undone."""
    try:
        with connection.begin_nested():
            return work(connection)
    except exc.OperationalError as trouble:
        return Unavailable(f"the database refused: {trouble.orig}")
    except Exception as trouble:
        return trouble
