"""The logs of all tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final, Unpack

from sqlalchemy import Connection, and_, delete, exists, func, insert, select

from motherlode.server.log_events import StoredEvent
from motherlode.server.storage.appends import (
    Append,
    event_row,
    forget_spellings,
    is_written,
    seat_all,
    sitting_rows,
    summary_row,
)
from motherlode.server.storage.database import Database, in_portions
from motherlode.server.storage.interfaces import Found, Loaded, Matching, NoTable, Raced, Wanted
from motherlode.server.storage.player_search import find_matches
from motherlode.server.storage.schema import (
    DAY,
    database_time,
    insert_into,
    log_events,
    presence,
    tables,
)
from motherlode.server.storage.snapshots import load_log, read_log
from motherlode.server.storage.summaries import Search, find_summaries, one_summary
from motherlode.server.tables.summary import PrivateSummary, Summary

LARGEST: Final = 2**62  # numbers beyond it are asked for only to annoy


def search_for(**wanted: Unpack[Wanted]) -> Search:
    """What a list is asked for, as far as a database can count."""
    before = wanted.get("before")
    if before is not None:
        wanted["before"] = min(max(before, -LARGEST), LARGEST)
    return Search(**wanted)


class DatabaseLogStore:
    """The log store that the interface asks for, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self, code: str, secret: bytes, events: Sequence[StoredEvent], summary: PrivateSummary
    ) -> None:
        """Begin the log of a new table; a code that is taken raises `Raced`."""
        append = Append(code, in_order(events), summary, fresh_mark())
        await self._database.write(partial(open_table, append=append, secret=secret))

    async def read(self, code: str, since: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """The events after `since`, in order, perhaps only the first; or `NoTable`."""
        since = min(max(since, 0), LARGEST)
        return await self._database.read(partial(read_log, code=code, since=since, limit=limit))

    async def load(self, code: str, since: int | None = None) -> Loaded:
        """What a table is made from, or `NoTable`; all events after `since` are in it."""
        if since is not None:
            since = min(max(since, 0), LARGEST)
        return await self._database.read(partial(load_log, code=code, since=since))

    async def append(
        self,
        code: str,
        events: Sequence[StoredEvent],
        summary: PrivateSummary,
        snapshot: bytes | None = None,
    ) -> None:
        """Write events under their sequence numbers, all or none; or raise `Raced`."""
        append = Append(code, in_order(events), summary, fresh_mark(), snapshot)
        await self._database.append(append)

    async def ends(self, codes: Sequence[str]) -> dict[str, int]:
        """The last sequence numbers of some tables."""
        return await self._database.read(partial(read_ends, codes=codes))

    async def secret(self, code: str) -> bytes:
        """The secret of a table's luck."""
        return await self._database.read(partial(read_secret, code=code))

    async def summaries(self, **wanted: Unpack[Wanted]) -> list[Summary]:
        """Tables that fit, the latest change first."""
        return await self._database.read(partial(find_summaries, search=search_for(**wanted)))

    async def search(self, player: str, **wanted: Unpack[Matching]) -> Found:
        """Finished listed matches of players with such a part in their names, the latest first."""
        search = search_for(phase="over", listed=True, player=player, **wanted)
        return await self._database.read(partial(find_matches, search=search))

    async def summary(self, code: str) -> Summary:
        """The summary of one table, or `NoTable`."""
        return await self._database.read(partial(one_summary, code=code))

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        return await self._database.read(count_phases)

    async def forget_tables(self, days: float) -> int:
        """Remove tables that were never started and at which nothing happened for so long."""
        return await in_portions(self._database, partial(remove_tables, days=days))

    async def forget_names(self) -> int:
        """Forget how the names are spelt that nobody at any table has; how many they were."""
        return await in_portions(self._database, forget_spellings)


def fresh_mark() -> int:
    """What tells an append from all others."""
    return secrets.randbits(63)


def in_order(events: Sequence[StoredEvent]) -> Sequence[StoredEvent]:
    """Events that follow each other, as they must."""
    if not events or [one.seq for one in events] != list(range(events[0].seq, events[-1].seq + 1)):
        raise ValueError("events must follow each other")
    return events


def open_table(connection: Connection, append: Append, secret: bytes) -> None:
    """Write a new table; one that is there already must be this very one."""
    row = summary_row(append.summary) | {"code": append.code, "secret": secret}
    row |= {"seq": append.events[-1].seq, "opened": append.summary.opened}
    new = insert_into(connection, tables).values(row).on_conflict_do_nothing()
    if connection.execute(new.returning(tables.c.code)).first() is None:
        if not is_written(connection, append):
            raise Raced(f"there is a table {append.code} already")
        return
    rows = [event_row(append.code, one, append.mark) for one in append.events]
    connection.execute(insert(log_events), rows)
    if rows := sitting_rows(append.code, append.summary):
        seat_all(connection, rows)


def read_ends(connection: Connection, codes: Sequence[str]) -> dict[str, int]:
    """Where the logs of some tables end."""
    query = select(tables.c.code, tables.c.seq).where(tables.c.code.in_(codes))
    return {row.code: row.seq for row in connection.execute(query)}


def read_secret(connection: Connection, code: str) -> bytes:
    """The secret of a table."""
    secret: bytes | None = connection.scalar(select(tables.c.secret).where(tables.c.code == code))
    if secret is None:
        raise NoTable(f"there is no table {code}")
    return secret


def remove_tables(connection: Connection, days: float, limit: int) -> int:
    """Remove some tables that were never started, with all that belongs to them."""
    unused = and_(tables.c.phase == "open", tables.c.changed < database_time() - round(days * DAY))
    somebody = exists().where(presence.c.code == tables.c.code)
    found = select(tables.c.code).where(unused, ~somebody).limit(limit)
    gone = delete(tables).where(tables.c.code.in_(found), unused).returning(tables.c.code)
    return len(connection.execute(gone).all())


def count_phases(connection: Connection) -> dict[str, int]:
    """The number of tables in each phase."""
    query = select(tables.c.phase, func.count().label("number")).group_by(tables.c.phase)
    counted: dict[str, int] = {row.phase: row.number for row in connection.execute(query)}
    return {"open": 0, "playing": 0, "over": 0} | counted
