"""Logs, people, leases and wake-ups, in SQLite or Postgres by the same code.

`async with storage("sqlite:///motherlode.db") as store:` opens it all.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import URL

from motherlode.server.storage.accounts import DatabaseAccounts
from motherlode.server.storage.address import address
from motherlode.server.storage.bus import LocalBus, PollingBus
from motherlode.server.storage.database import Database
from motherlode.server.storage.heartbeat import Heartbeat
from motherlode.server.storage.integrity import check
from motherlode.server.storage.interfaces import (
    Accounts,
    Bus,
    Leases,
    LogStore,
    Presence,
    Sessions,
)
from motherlode.server.storage.keepers import DatabaseKeepers
from motherlode.server.storage.leases import DatabaseLeases
from motherlode.server.storage.lesson_counts import DatabaseLessonCounts
from motherlode.server.storage.log_store import DatabaseLogStore
from motherlode.server.storage.postgres import PostgresDatabase
from motherlode.server.storage.postgres_bus import PostgresBus
from motherlode.server.storage.presence import DatabasePresence
from motherlode.server.storage.progress import DatabaseProgress
from motherlode.server.storage.reviews import DatabaseReviews
from motherlode.server.storage.sessions import DatabaseSessions
from motherlode.server.storage.sqlite import SqliteDatabase
from motherlode.server.storage.upgrade import migrate, migrate_at

__all__ = ["Storage", "check", "migrate", "storage"]


def storage(url: str, session_days: float = 0) -> Storage:
    """The storage at an address; `async with` opens it. Sessions of 0 days last for ever."""
    return Storage(address(url), session_days)


class Storage:
    """All that is kept, each part as the interface asks for it."""

    log_store: LogStore
    accounts: Accounts
    sessions: Sessions
    leases: Leases
    presence: Presence
    bus: Bus

    def __init__(self, url: URL, session_days: float = 0) -> None:
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
        self.sessions = DatabaseSessions(self._database, session_days)
        self.keepers = DatabaseKeepers(self._database)
        self.leases = DatabaseLeases(self._database)
        self.presence = DatabasePresence(self._database)
        self.reviews = DatabaseReviews(self._database)
        self.progress = DatabaseProgress(self._database)
        self.lesson_counts = DatabaseLessonCounts(self._database)
        self.bus = self._bus
        self._heartbeat = Heartbeat(self._database)

    async def open(self) -> None:
        """Connect, migrate, begin."""
        await migrate_at(self._url)
        await self._database.start()
        await self._bus.start()

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        await self._heartbeat.close()
        await self._bus.close()
        await self._database.close()

    async def ping(self) -> None:
        """Return if something can be written, else raise `Unavailable`, in any case soon."""
        await self._heartbeat.check()

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
