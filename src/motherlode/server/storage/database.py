"""What SQLite and Postgres have in common: work is a function of a connection."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from motherlode.server.storage.appending import Append
from motherlode.server.storage.contract import Unavailable

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """A database that is open. Work may be done more than once: it must not mind."""

    engine: AsyncEngine
    closed = False

    @abstractmethod
    async def start(self) -> None:
        """Begin; the tables are there."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        self.closed = True
        await self.engine.dispose()

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction; it is on disk when this returns."""

    @abstractmethod
    async def append(self, append: Append) -> None:
        """Append to a log; it is on disk when this returns."""

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """One of the connections."""
        if self.closed:  # an engine that was disposed of would connect again
            raise Unavailable("the storage is closed")
        async with self.engine.connect() as connection:
            yield connection


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do on a conflict."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
