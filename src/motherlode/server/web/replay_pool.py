"""Long matches are computed anew in threads, few at once: each takes time and memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

AT_ONCE: Final = 2

T = TypeVar("T")


class ReplayPool:
    """Does long work without holding up the tables."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def do(self, work: Callable[[], T]) -> T:
        """Do work when it has its turn."""
        async with self.turn:
            return await asyncio.to_thread(work)
