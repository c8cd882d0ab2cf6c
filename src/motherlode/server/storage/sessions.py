"""Who is signed in, on which device; time is the database's own."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.storage.accounts import visitor_of
from motherlode.server.storage.database import Database, in_portions
from motherlode.server.storage.interfaces import NoPerson, Visitor
from motherlode.server.storage.schema import DAY, accounts, database_time, sessions

FOR_EVER: Final = 2**62
AT_ONCE: Final = 500  # sessions that are asked for in one query


class DatabaseSessions:
    """The sessions that the interface asks for, in a database; each lasts some days."""

    def __init__(self, database: Database, days: float) -> None:
        self._database = database
        self._days = days

    async def begin(self, person: str) -> Visitor:
        """Sign somebody in on one more device."""
        work = partial(begin_session, person=person, days=self._days, key=secrets.token_hex(16))
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise NoPerson(f"nobody has the id {person}") from None

    async def recognise(self, person: str, session: str) -> Visitor | None:
        """Whoever is signed in under a session, unless it is over."""
        work = partial(find_session, person=person, session=session)
        return await self._database.read(work)

    async def renew(self, session: str) -> None:
        """They were here just now: it lasts as long as a new one."""
        await self._database.write(partial(renew_session, session=session, days=self._days))

    async def end(self, session: str) -> None:
        """Sign a device out."""
        await self._database.write(partial(end_session, session=session))

    async def ended(self, sessions: Collection[str]) -> set[str]:
        """Those of some sessions that are over."""
        known, asked = set[str](), sorted(sessions)
        for first in range(0, len(asked), AT_ONCE):
            some = asked[first : first + AT_ONCE]
            known |= await self._database.read(partial(find_running, sessions=some))
        return set(asked) - known

    async def forget(self) -> int:
        """Remove the sessions that are over; how many they were."""
        return await in_portions(self._database, remove_ended)


def until(days: float) -> ColumnElement[int] | int:
    """When a session that is used now ends; 0 days is for ever."""
    return database_time() + round(days * DAY) if days else FOR_EVER


def begin_session(connection: Connection, person: str, days: float, key: str) -> Visitor:
    """Write a new session."""
    row = connection.execute(select(accounts).where(accounts.c.id == person)).one_or_none()
    if row is None:
        raise NoPerson(f"nobody has the id {person}")
    new = {"id": key, "person": person, "created": database_time(), "until": until(days)}
    connection.execute(insert(sessions).values(new))
    return visitor_of(row, key)


def find_session(connection: Connection, person: str, session: str) -> Visitor | None:
    """The person of a session that is not over."""
    theirs = (sessions.c.id == session) & (sessions.c.person == person)
    runs = sessions.c.until > database_time()
    query = select(accounts).join_from(sessions, accounts).where(theirs, runs)
    row = connection.execute(query).one_or_none()
    return None if row is None else visitor_of(row, session)


def renew_session(connection: Connection, session: str, days: float) -> None:
    """Let a session last from now on as long as a new one."""
    connection.execute(update(sessions).where(sessions.c.id == session).values(until=until(days)))


def end_session(connection: Connection, session: str) -> None:
    """Remove a session."""
    connection.execute(delete(sessions).where(sessions.c.id == session))


RUNNING: Final = select(sessions.c.id).where(
    sessions.c.id.in_(bindparam("some", expanding=True)), sessions.c.until > database_time()
)


def find_running(connection: Connection, sessions: list[str]) -> set[str]:
    """Those of some sessions that are not over."""
    return set(connection.scalars(RUNNING, {"some": sessions}))


def remove_ended(connection: Connection, limit: int) -> int:
    """Remove some sessions that are over."""
    over = select(sessions.c.id).where(sessions.c.until <= database_time()).limit(limit)
    gone = delete(sessions).where(sessions.c.id.in_(over)).returning(sessions.c.id)
    return len(connection.execute(gone).all())
