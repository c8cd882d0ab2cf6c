"""Lessons are counted in memory and written down now and then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from motherlode.server.rooms.metrics import Metrics
from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.storage.lesson_counts import END, DatabaseLessonCounts, Place
from motherlode.server.web.lesson_tally import LessonTally

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Kept:
    """A storage that is away at first."""

    def __init__(self) -> None:
        self.away = True
        self.added: list[dict[Place, int]] = []

    async def add(self, reached: Mapping[Place, int]) -> None:
        if self.away:
            raise Unavailable("away")
        self.added.append(dict(reached))


class Failures(Metrics):
    def __init__(self) -> None:
        self.seen: list[Exception] = []

    def failed(self, error: Exception) -> None:
        self.seen.append(error)


async def test_what_could_not_be_written_is_written_in_the_end() -> None:
    kept, failures = Kept(), Failures()
    async with LessonTally(cast("DatabaseLessonCounts", kept), failures) as tally:
        tally.count("a", 0)
        await tally.write()
        assert failures.seen
        kept.away = False
        tally.count("a", 0)
        tally.count("a", None)
    assert kept.added == [{("a", 0): 2, ("a", END): 1}]
