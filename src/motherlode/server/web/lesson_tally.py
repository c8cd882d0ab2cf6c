"""Counts how far people come in lessons, and writes it down now and then: never who they are."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections import Counter
from contextlib import suppress
from typing import Final, Self

from motherlode.server.rooms.metrics import Metrics
from motherlode.server.storage.lesson_counts import END, DatabaseLessonCounts, Place

PERIOD: Final = 60.0  # seconds; a process that is killed forgets no more than that


class LessonTally:
    """What was counted since it was written down last, as long as it is entered."""

    def __init__(self, kept: DatabaseLessonCounts, metrics: Metrics) -> None:
        self.kept = kept
        self.metrics = metrics
        self.reached: Counter[Place] = Counter()
        self.closing = asyncio.Event()
        self.task: Task[None] | None = None

    def count(self, lesson: str, beat: int | None) -> None:
        """Somebody has come to a beat of a lesson, or to its end."""
        self.reached[lesson, END if beat is None else beat] += 1

    async def write(self) -> None:
        """Write down what was counted; what fails now is written the next time."""
        reached, self.reached = self.reached, Counter()
        try:
            await self.kept.add(reached)
        except Exception as error:
            self.reached += reached
            self.metrics.failed(error)

    async def run_until_closed(self) -> None:
        """Write again and again, and once more in the end."""
        over = False
        while not over:
            with suppress(TimeoutError):
                over = await asyncio.wait_for(self.closing.wait(), PERIOD)
            await self.write()

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run_until_closed())
        return self

    async def __aexit__(self, *error: object) -> None:
        self.closing.set()
        if self.task:
            await self.task
