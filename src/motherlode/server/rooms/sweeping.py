"""Removes what nobody will miss: tables that were never started, guests who never came back."""

from __future__ import annotations

import asyncio
from asyncio import Task
from typing import Final, Self

from motherlode.server.rooms.pulse import Pulse
from motherlode.server.storage.contract import Archive, Leases, People

CHORE: Final = "sweep"
PERIOD: Final = 3600.0  # seconds; of all processes one does it


class Sweeper:
    """Sweeps now and then, as long as it is entered. 0 days is for ever."""

    def __init__(
        self,
        archive: Archive,
        people: People,
        leases: Leases,
        pulse: Pulse,
        tables: float,
        guests: float,
    ) -> None:
        self.archive = archive
        self.people = people
        self.leases = leases
        self.pulse = pulse
        self.tables = tables
        self.guests = guests
        self.task: Task[None] | None = None

    async def sweep(self) -> None:
        """Sweep, if no other process has done so lately."""
        if not await self.leases.claim(CHORE, PERIOD):
            return
        if self.tables:
            await self.archive.forget_tables(self.tables)
        if self.guests:
            await self.people.forget_guests(self.guests)
        await self.archive.forget_names()

    async def sweep_for_ever(self) -> None:
        """Sweep again and again; what fails now is done the next time."""
        while True:
            try:
                await self.sweep()
            except Exception as error:
                self.pulse.failed(error)
            await asyncio.sleep(PERIOD)

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.sweep_for_ever())
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])
