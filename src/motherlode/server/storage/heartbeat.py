"""Whether anything can be written just now: by trying, and without waiting for long."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Connection

from motherlode.server.storage.database import Database
from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.storage.schema import (
    chores,
    database_time,
    insert_into,
    log_events,
    tables,
)

CHORE: Final = "heartbeat"
SECONDS: Final = 1.2  # a database that takes longer for one line is as good as away
FRESH: Final = 0.5  # seconds for which an answer is good enough for the next who asks


class Heartbeat:
    """Writes one line now and then, once for all who ask at the same time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._beat: asyncio.Task[None] | None = None
        self._felt_at = -FRESH

    async def check(self) -> None:
        """Return if something was written just now, else raise `Unavailable`."""
        loop = asyncio.get_running_loop()
        if self._beat is None and loop.time() - self._felt_at < FRESH:
            return
        if self._beat is None:
            self._beat = asyncio.create_task(self._database.write(beat))
        beating = self._beat
        done, _ = await asyncio.wait([beating], timeout=SECONDS)
        if not done:  # it goes on, so that those who ask meanwhile do not queue up behind it
            raise Unavailable("nothing can be written just now")
        if self._beat is beating:
            self._beat = None
        beating.result()
        self._felt_at = loop.time()

    async def close(self) -> None:
        """Wait no longer."""
        if self._beat:
            self._beat.cancel()
            await asyncio.wait([self._beat])


def beat(connection: Connection) -> None:
    """Write when that was; on Postgres a log that somebody else has locked counts as well."""
    if connection.dialect.name == "postgresql":
        names = f"{tables.name}, {log_events.name}"
        connection.exec_driver_sql(f"LOCK TABLE {names} IN ROW EXCLUSIVE MODE")  # as appends do
    line = insert_into(connection, chores).values(name=CHORE, until=database_time())
    connection.execute(
        line.on_conflict_do_update(index_elements=["name"], set_={"until": database_time()})
    )
