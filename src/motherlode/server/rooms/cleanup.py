"""Removes what nobody will miss: tables that were never started, guests who never came back."""

from __future__ import annotations

import asyncio
from asyncio import Task
from typing import Final, Self

from motherlode.server.rooms.metrics import Metrics
from motherlode.server.storage.interfaces import Accounts, Leases, LogStore, Sessions
from motherlode.server.storage.reviews import DatabaseReviews

CHORE: Final = "sweep"
KEEP_IMPORTS: Final = 30.0  # days, since somebody brought them last
PERIOD: Final = 3600.0  # seconds; of all processes one does it


class Cleanup:
    """Sweeps now and then, as long as it is entered. 0 days is for ever."""

    def __init__(
        self,
        log_store: LogStore,
        accounts: Accounts,
        sessions: Sessions,
        reviews: DatabaseReviews,
        leases: Leases,
        metrics: Metrics,
        tables: float,
        guests: float,
    ) -> None:
        self.log_store = log_store
        self.accounts = accounts
        self.sessions = sessions
        self.reviews = reviews
        self.leases = leases
        self.metrics = metrics
        self.tables = tables
        self.guests = guests
        self.task: Task[None] | None = None

    async def clean_up(self) -> None:
        """Sweep, if no other process has done so lately."""
        if not await self.leases.claim(CHORE, PERIOD):
            return
        if self.tables:
            await self.log_store.forget_tables(self.tables)
        if self.guests:
            await self.accounts.forget_guests(self.guests)
        await self.sessions.forget()
        await self.log_store.forget_names()
        await self.reviews.forget(KEEP_IMPORTS)

    async def run_for_ever(self) -> None:
        """Sweep again and again; what fails now is done the next time."""
        while True:
            try:
                await self.clean_up()
            except Exception as error:
                self.metrics.failed(error)
            await asyncio.sleep(PERIOD)

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run_for_ever())
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])
