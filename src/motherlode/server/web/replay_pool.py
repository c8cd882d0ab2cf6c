"""Long matches are played again in other processes, few at once: each takes time and memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Self, TypeVar

from motherlode.server.rooms.processes import new_processes

AT_ONCE: Final = 2

T = TypeVar("T")


class ReplayPool:
    """Does long work without holding up the tables."""

    def __init__(self) -> None:
        self.processes = new_processes(AT_ONCE)

    async def do(self, work: Callable[[], T]) -> T:
        """Do work when it has its turn; if its process died it is tried once more."""
        try:
            return await self.attempt(work)
        except BrokenProcessPool:
            return await self.attempt(work)

    async def attempt(self, work: Callable[[], T]) -> T:
        """Do work once."""
        processes = self.processes
        try:
            return await asyncio.get_running_loop().run_in_executor(processes, work)
        except BrokenProcessPool:
            if self.processes is processes:
                self.processes = new_processes(AT_ONCE)
            raise

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.processes.shutdown(wait=False, cancel_futures=True)
