"""Postgres: many processes and connections; a server that goes away is waited for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from sqlalchemy import URL, exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from motherlode.core.errors import MotherlodeError
from motherlode.server.storage.appends import Append, append_all
from motherlode.server.storage.database import Database, Work
from motherlode.server.storage.group_commit import GroupCommit
from motherlode.server.storage.interfaces import Unavailable

CONNECTIONS: Final = 10
LANES: Final = 4  # groups of appends that may be under way at once
PATIENCE: Final = 30.0  # seconds to wait for a server that went away
PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds between tries; the last again and again
PASSING: Final = (
    "08",  # the connection failed
    "40",  # a deadlock or another conflict of transactions
    "53",  # too many connections, no memory
    "57P",  # the server shuts down or starts up
)

T = TypeVar("T")
logger: Final = logging.getLogger(__name__)


def postgres_engine(url: URL, command_timeout: float | None = 10.0) -> AsyncEngine:
    """Connections that are tried before they are used."""
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        hide_parameters=True,  # an error may be logged
        connect_args={"timeout": 5.0, "command_timeout": command_timeout},
    )


def passes(trouble: Exception) -> bool:
    """Whether it may go better the next time."""
    if isinstance(trouble, OSError | TimeoutError | exc.TimeoutError):
        return True
    if isinstance(trouble, exc.DBAPIError) and trouble.connection_invalidated:
        return True
    cause = trouble.orig if isinstance(trouble, exc.DBAPIError) else trouble
    return str(getattr(cause, "sqlstate", None) or "").startswith(PASSING)


class PostgresDatabase(Database):
    """A database on a server."""

    def __init__(self, url: URL, patience: float = PATIENCE) -> None:
        self.engine = postgres_engine(url)
        self._patience = patience
        self._group_commit: GroupCommit[Append, None] = GroupCommit(self._commit, LANES)

    async def start(self) -> None:
        """Begin to write."""
        self._group_commit.start()

    async def close(self) -> None:
        """Write what is waiting, then let go of the connections."""
        await self._group_commit.close()
        await super().close()
        await self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing, as often as it takes."""

        async def reading(again: bool) -> T:
            async with self.connected() as connection:
                return await connection.run_sync(work)

        return await self._insist(reading)

    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction, as often as it takes."""

        async def writing(again: bool) -> T:
            async with self.connected() as connection, connection.begin():
                return await connection.run_sync(work)

        return await self._insist(writing)

    async def append(self, append: Append) -> None:
        """Append in one of the lanes."""
        await self._group_commit.write(append)

    async def _commit(self, group: list[Append]) -> list[MotherlodeError | None]:
        async def committing(again: bool) -> list[MotherlodeError | None]:
            async with self.connected() as connection, connection.begin():
                return await connection.run_sync(append_all, group, again)

        return await self._insist(committing)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """One of the connections; an engine that was disposed of would connect again."""
        self.must_be_open()
        async with self.engine.connect() as connection:
            yield connection

    async def _insist(self, work: Callable[[bool], Awaitable[T]]) -> T:
        end = time.monotonic() + self._patience
        tries = 0
        while True:
            try:
                return await work(tries > 0)
            except Exception as trouble:
                if not passes(trouble):
                    raise
                if time.monotonic() > end:
                    raise Unavailable("the database does not answer") from trouble
                if tries == 0:
                    logger.warning("the database does not answer: %s", type(trouble).__name__)
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
