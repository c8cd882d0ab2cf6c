"""Wake-ups within a process, and between processes that share an SQLite file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final
from weakref import WeakSet

from sqlalchemy import BigInteger, Connection, func, literal_column, select

from motherlode.server.storage.database import Database
from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.storage.schema import log_events

PERIOD: Final = 0.05  # seconds between looks whether the file has changed
LONGEST: Final = 20  # periods after which its logs are looked at in any case
ROW: Final = literal_column("entries.rowid", BigInteger)  # grows in the order of commits


class Listener(AsyncIterator[tuple[str, int]]):
    """One who listens; of each table only the latest number waits for them."""

    def __init__(self) -> None:
        self._waiting: dict[str, int] = {}
        self._woken = asyncio.Event()
        self._closed = False

    def wake(self, code: str, seq: int) -> None:
        """Let them know."""
        self._waiting[code] = max(seq, self._waiting.get(code, 0))
        self._woken.set()

    def close(self) -> None:
        """There is nothing more to hear."""
        self._closed = True
        self._woken.set()

    async def __anext__(self) -> tuple[str, int]:
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._woken.clear()
            await self._woken.wait()
        code = next(iter(self._waiting))
        return code, self._waiting.pop(code)


class LocalBus:
    """Tells everyone who listens in this process."""

    def __init__(self) -> None:
        self._listeners: WeakSet[Listener] = WeakSet()

    async def start(self) -> None:
        """There is nothing to wait for in one process."""

    async def close(self) -> None:
        """Let go of everyone who listens."""
        for listener in list(self._listeners):
            listener.close()

    async def publish(self, code: str, seq: int) -> None:
        """Tell the others."""
        self.wake(code, seq)

    def wake(self, code: str, seq: int) -> None:
        """Tell everyone who listens here."""
        for listener in list(self._listeners):
            listener.wake(code, seq)

    def listen(self) -> AsyncIterator[tuple[str, int]]:
        """What is told from now on."""
        listener = Listener()
        self._listeners.add(listener)
        return listener


class PollingBus(LocalBus):
    """Looks now and then whether another process wrote to the same file."""

    def __init__(self, database: Database, file: Path) -> None:
        super().__init__()
        self._database = database
        self._journal = file.with_name(f"{file.name}-wal")  # what is committed is written here
        self._published: dict[str, int] = {}  # by this process since the last look
        self._last = 0
        self._closed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look, from here on."""
        self._last = await self._database.read(last_row)
        self._task = asyncio.create_task(self._look_for_ever())

    async def close(self) -> None:
        self._closed.set()
        if self._task is not None:
            await self._task
        await super().close()

    async def publish(self, code: str, seq: int) -> None:
        """Tell those who listen here; the others look for themselves."""
        self._published[code] = max(seq, self._published.get(code, 0))
        self.wake(code, seq)

    async def _look_for_ever(self) -> None:
        seen, periods = None, 0
        while not self._closed.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), PERIOD)
            periods += 1
            if periods < LONGEST and self._written() == seen:
                continue
            seen, periods = self._written(), 0
            with suppress(Unavailable):
                await self._look()

    def _written(self) -> tuple[int, int]:
        try:
            status = self._journal.stat()
        except FileNotFoundError:
            return 0, 0
        return status.st_mtime_ns, status.st_size

    async def _look(self) -> None:
        published, self._published = self._published, {}
        grown = await self._database.read(partial(growth, since=self._last))
        for code, seq, row in grown:
            self._last = max(self._last, row)
            if seq > published.get(code, 0):
                self.wake(code, seq)


def last_row(connection: Connection) -> int:
    """The number of the last row of all logs."""
    return connection.scalar(select(func.max(ROW)).select_from(log_events)) or 0


def growth(connection: Connection, since: int) -> list[tuple[str, int, int]]:
    """The tables whose logs have grown, with their last sequence number and row."""
    query = select(log_events.c.code, func.max(log_events.c.seq), func.max(ROW))
    rows = connection.execute(query.where(ROW.op(">")(since)).group_by(log_events.c.code))
    return [(code, seq, row) for code, seq, row in rows]
