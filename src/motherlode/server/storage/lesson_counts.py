"""How far people come in lessons: numbers without names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from motherlode.server.storage.database import Database
from motherlode.server.storage.schema import insert_into, lesson_counts

END: Final = -1  # stands for a beat where a lesson was finished
Place = tuple[str, int]  # a lesson and one of its beats


class DatabaseLessonCounts:
    """How often each beat of each lesson was reached, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, reached: Mapping[Place, int]) -> None:
        """Count further, beside whoever else does."""
        if reached:
            await self._database.write(partial(add_counts, reached=reached))

    async def all(self) -> Counter[Place]:
        """Everything that was counted."""
        return await self._database.read(read_counts)


def add_counts(connection: Connection, reached: Mapping[Place, int]) -> None:
    """Add to what is there; in one order, so that no two wait for each other."""
    rows = [
        {"lesson": lesson, "beat": beat, "reached": times}
        for (lesson, beat), times in sorted(reached.items())
    ]
    row = insert_into(connection, lesson_counts).values(rows)
    more = {"reached": lesson_counts.c.reached + row.excluded.reached}
    connection.execute(row.on_conflict_do_update(index_elements=["lesson", "beat"], set_=more))


def read_counts(connection: Connection) -> Counter[Place]:
    """All numbers by lesson and beat."""
    rows = connection.execute(select(lesson_counts))
    return Counter({(row.lesson, row.beat): row.reached for row in rows})
