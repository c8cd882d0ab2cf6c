"""Logs, people, leases and wake-ups, in SQLite or Postgres by the same code.

`async with storage("sqlite:///motherlode.db") as store:` opens it all.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import URL, text

from motherlode.server.storage.accounts import DatabaseAccounts
from motherlode.server.storage.address import address
from motherlode.server.storage.bus import LocalBus, PollingBus
from motherlode.server.storage.database import Database
from motherlode.server.storage.interfaces import Accounts, Bus, Leases, LogStore, Presence
from motherlode.server.storage.leases import DatabaseLeases
from motherlode.server.storage.log_store import DatabaseLogStore
from motherlode.server.storage.postgres import PostgresDatabase
from motherlode.server.storage.postgres_bus import PostgresBus
from motherlode.server.storage.presence import DatabasePresence
from motherlode.server.storage.sqlite import SqliteDatabase
from motherlode.server.storage.upgrade import migrate, migrate_at

__all__ = ["Storage", "migrate", "storage"]


def storage(url: str) -> Storage:
    """The storage at an address; `async with` opens it."""
    return Storage(address(url))


class Storage:
    """All that is kept, each part as the interface asks for it."""

    log_store: LogStore
    accounts: Accounts
    leases: Leases
    presence: Presence
    bus: Bus

    def __init__(self, url: URL) -> None:
        self._url = url
        self._database: Database
        self._bus: LocalBus
        if url.get_backend_name() == "sqlite":
            self._database = SqliteDatabase(url)
            self._bus = PollingBus(self._database, Path(url.database or ""))
        else:
            self._database = PostgresDatabase(url)
            self._bus = PostgresBus(url)
        self.log_store = DatabaseLogStore(self._database)
        self.accounts = DatabaseAccounts(self._database)
        self.leases = DatabaseLeases(self._database)
        self.presence = DatabasePresence(self._database)
        self.bus = self._bus

    async def open(self) -> None:
        """Connect, migrate, begin."""
        await migrate_at(self._url)
        await self._database.start()
        await self._bus.start()

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        await self._bus.close()
        await self._database.close()

    async def ping(self) -> None:
        """Return if the database answers, else raise `Unavailable`."""
        await self._database.read(lambda connection: connection.execute(text("SELECT 1")))

    async def __aenter__(self) -> Self:
        try:
            await self.open()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()
