"""Who does the work that must happen once; time is the database's own."""

from __future__ import annotations

from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, exists, or_, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.storage.database import Database
from motherlode.server.storage.interfaces import NoTable
from motherlode.server.storage.schema import (
    chores,
    database_time,
    insert_into,
    leases,
    sittings,
    tables,
)


class DatabaseLeases:
    """The leases that the interface asks for, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, code: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease; False if another process holds it."""
        work = partial(take_lease, code=code, holder=holder, seconds=seconds)
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise NoTable(f"there is no table {code}") from None

    async def renew(self, holder: str, seconds: float) -> list[str]:
        """Renew all leases of a holder at once; the tables that it holds now."""
        return await self._database.write(partial(renew_leases, holder=holder, seconds=seconds))

    async def give_up(self, code: str, holder: str) -> None:
        """Let another process take it at once."""
        await self._database.write(partial(drop_lease, code=code, holder=holder))

    async def claim(self, chore: str, seconds: float) -> bool:
        """Whether a chore is ours to do: it is given to one process in so many seconds."""
        return await self._database.write(partial(claim_chore, chore=chore, seconds=seconds))

    async def abandoned(self, now: int, limit: int) -> list[str]:
        """Tables whose `wake` has come and whose lease nobody holds, the oldest first."""
        return await self._database.read(partial(find_abandoned, now=now, limit=limit))


def ends_in(seconds: float) -> ColumnElement[int]:
    """The time when a lease taken now ends."""
    return database_time() + round(seconds * 1000)


def take_lease(connection: Connection, code: str, holder: str, seconds: float) -> bool:
    """Write the lease unless another's still runs."""
    row = insert_into(connection, leases).values(code=code, holder=holder, until=ends_in(seconds))
    free = or_(leases.c.holder == holder, leases.c.until <= database_time())
    taken = row.on_conflict_do_update(
        index_elements=["code"],
        set_={"holder": row.excluded.holder, "until": row.excluded.until},
        where=free,
    )
    return connection.execute(taken.returning(leases.c.code)).first() is not None


def claim_chore(connection: Connection, chore: str, seconds: float) -> bool:
    """Write when the chore is due again, unless somebody has done it lately."""
    row = insert_into(connection, chores).values(name=chore, until=ends_in(seconds))
    claimed = row.on_conflict_do_update(
        index_elements=["name"],
        set_={"until": row.excluded.until},
        where=chores.c.until <= database_time(),
    )
    return connection.execute(claimed.returning(chores.c.name)).first() is not None


def renew_leases(connection: Connection, holder: str, seconds: float) -> list[str]:
    """Write all leases of a holder anew, also those that ended but nobody took."""
    renewed = update(leases).where(leases.c.holder == holder).values(until=ends_in(seconds))
    return sorted(connection.scalars(renewed.returning(leases.c.code)))


def drop_lease(connection: Connection, code: str, holder: str) -> None:
    """Remove the lease if it is the holder's."""
    connection.execute(delete(leases).where(leases.c.code == code, leases.c.holder == holder))


def find_abandoned(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables that have something to do and no lease that runs, the longest overdue first."""
    held = (leases.c.code == tables.c.code) & (leases.c.until > database_time())
    query = select(tables.c.code).outerjoin_from(tables, leases, held)
    people = exists().where(sittings.c.code == tables.c.code, sittings.c.person.is_not(None))
    wanted = or_(tables.c.phase != "playing", people)  # among bots alone nobody waits
    free = query.where(tables.c.wake <= now, leases.c.code.is_(None), wanted)
    return list(connection.scalars(free.order_by(tables.c.wake, tables.c.code).limit(limit)))
