"""Who is connected, to whichever process; time is the database's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from motherlode.server.storage.database import Database
from motherlode.server.storage.schema import accounts, database_time, holders, insert_into, presence

Place = tuple[str, str]  # the code of a table and a person


class DatabasePresence:
    """The presence that the interface asks for, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._noted: dict[str, set[Place]] = {}  # by holder: what we wrote the last time

    async def note(self, holder: str, present: Sequence[Place], seconds: float) -> dict[str, int]:
        """All (code, person) pairs that are connected to a process, for so long."""
        now, before = set(present), self._noted.pop(holder, None)
        work = partial(note_present, holder=holder, present=now, noted=before, seconds=seconds)
        await self._database.write(work)
        self._noted[holder] = now
        return await self._database.read(partial(find_sessions, holder=holder))

    async def present(self, code: str) -> set[str]:
        """The people who are connected to a table anywhere."""
        return await self._database.read(partial(find_present, code=code))

    async def elsewhere(self, holder: str) -> dict[str, set[str]]:
        """Who is connected to other processes, at the tables at which somebody is to this one."""
        return await self._database.read(partial(find_elsewhere, holder=holder))


def note_present(
    connection: Connection,
    holder: str,
    present: set[Place],
    noted: set[Place] | None,
    seconds: float,
) -> None:
    """Write who came and who left since the last time; forget processes that fell silent.

    `noted` is what was written then, None if nobody knows.
    """
    until = database_time() + round(seconds * 1000)
    goes_on = update(holders).where(holders.c.holder == holder).values(until=until)
    if connection.execute(goes_on.returning(holders.c.holder)).first() is None:
        row = insert_into(connection, holders).values(holder=holder, until=until)
        connection.execute(row.on_conflict_do_nothing())
        noted = None
    if noted is None:
        noted = read_noted(connection, holder)
    if left := noted - present:
        connection.execute(LEAVE, rows_of(holder, left, "its_"))
    if came := present - noted:
        connection.execute(insert(presence), rows_of(holder, came))
        connection.execute(
            SEEN, [{"its_id": person} for person in sorted({one[1] for one in came})]
        )
    connection.execute(delete(holders).where(holders.c.until <= database_time()))


LEAVE: Final = delete(presence).where(
    *(column == bindparam(f"its_{column.name}") for column in presence.c)
)


SEEN: Final = (
    update(accounts).where(accounts.c.id == bindparam("its_id")).values(seen=database_time())
)
SESSIONS: Final = (
    select(accounts.c.id, accounts.c.session)
    .join_from(presence, accounts, presence.c.person == accounts.c.id)
    .where(presence.c.holder == bindparam("its_holder"), accounts.c.session > 0)
    .distinct()
)


def find_sessions(connection: Connection, holder: str) -> dict[str, int]:
    """The sessions of those who are connected to a process, but for their first ones."""
    return {row.id: row.session for row in connection.execute(SESSIONS, {"its_holder": holder})}


def rows_of(holder: str, places: set[Place], prefix: str = "") -> list[dict[str, str]]:
    return [
        {f"{prefix}holder": holder, f"{prefix}code": code, f"{prefix}person": person}
        for code, person in sorted(places)
    ]


def read_noted(connection: Connection, holder: str) -> set[Place]:
    """What a process noted the last time."""
    query = select(presence.c.code, presence.c.person).where(presence.c.holder == holder)
    return {(row.code, row.person) for row in connection.execute(query)}


def find_present(connection: Connection, code: str) -> set[str]:
    """The people at a table, as far as processes that still run know."""
    query = select(presence.c.person).join_from(presence, holders)
    runs = holders.c.until > database_time()
    return set(connection.scalars(query.where(presence.c.code == code, runs)))


def find_elsewhere(connection: Connection, holder: str) -> dict[str, set[str]]:
    """The people at the tables of a process whom other processes that still run know."""
    here = select(presence.c.code).where(presence.c.holder == holder)
    query = select(presence.c.code, presence.c.person).join_from(presence, holders)
    runs = holders.c.until > database_time()
    others = query.where(presence.c.holder != holder, runs, presence.c.code.in_(here))
    found: dict[str, set[str]] = {}
    for row in connection.execute(others):
        found.setdefault(row.code, set()).add(row.person)
    return found
