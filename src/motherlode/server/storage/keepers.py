"""What those who run a server do: bans, codes that let somebody back in, erasing; each is kept."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select, update

from motherlode.server.storage.accounts import change, drop_tokens, hashed, sign_out
from motherlode.server.storage.database import Database
from motherlode.server.storage.interfaces import NoPerson, NoTable, Person
from motherlode.server.storage.name_keys import login_key, search_key
from motherlode.server.storage.schema import (
    DAY,
    accounts,
    acts,
    bans,
    database_time,
    insert_into,
    log_events,
    progress,
    recovery_codes,
    sessions,
    sittings,
    snapshots,
    tables,
    tokens,
)

FORMER: Final = "a former player"
CODES: Final = 8  # that an account is given at once
CODE_BYTES: Final = 10
LINK_DAYS: Final = 1.0
NAMING: Final = log_events.c.kind.in_(("opened", "sat"))  # the events that tell a name


class Act(Struct, frozen=True):
    """Something that was done by those who run the server."""

    at: int  # milliseconds since 1970
    act: str
    subject: str


class DatabaseKeepers:
    """Everything that only those who run the server may do, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, act: str, subject: str) -> None:
        """Keep that something was done."""
        await self._database.write(partial(note_act, act=act, subject=subject))

    async def acts(self, limit: int = 100) -> list[Act]:
        """What was done last, the latest first."""
        return await self._database.read(partial(find_acts, limit=limit))

    async def find(self, who: str) -> Person:
        """The person with an id or a login, or `NoPerson`."""
        return await self._database.read(partial(find_somebody, who=who))

    async def ban(self, kind: str, subject: str) -> None:
        """Let a person or an address in no more; a person is signed out everywhere."""
        await self._database.write(partial(add_ban, kind=kind, subject=subject))

    async def unban(self, kind: str, subject: str) -> None:
        """Let a person or an address in again."""
        await self._database.write(partial(drop_ban, kind=kind, subject=subject))

    async def bans(self) -> set[tuple[str, str]]:
        """All bans: what kind, and whom."""
        return await self._database.read(find_bans)

    async def remove_table(self, code: str) -> None:
        """Remove a table with all that belongs to it, or `NoTable`."""
        await self._database.write(partial(drop_table, code=code))

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept about a person."""
        return await self._database.read(partial(collect, person=person))

    async def erase(self, person: str) -> int:
        """Forget a person: in logs their name becomes "a former player"; in how many."""
        return await self._database.write(partial(erase_person, person=person))

    async def give_codes(self, person: str) -> list[str]:
        """New recovery codes in place of all others; only their hashes are kept."""
        codes = [new_code() for _ in range(CODES)]
        await self._database.write(partial(write_codes, person=person, codes=codes))
        return codes

    async def give_link(self, person: str) -> str:
        """A code for a day, for whoever has lost the password and all codes."""
        code = new_code()
        work = partial(write_codes, person=person, codes=[code], days=LINK_DAYS)
        await self._database.write(work)
        return code

    async def recover(self, login: str, code: str, password: str) -> Person | None:
        """Set the password of an account by one of its codes, which is spent; None if it is none.

        `password` is its hash. Everybody who used the account is signed out.
        """
        work = partial(spend_code, login=login, code=code, password=password)
        return await self._database.write(work)


def new_code() -> str:
    """A code that is easily typed and not guessed."""
    return secrets.token_hex(CODE_BYTES)


def as_typed(code: str) -> str:
    """A code without what people put into it for reading."""
    return "".join(code.split()).replace("-", "").lower()


# -- acts and bans --------------------------------------------------------------------------------


def note_act(connection: Connection, act: str, subject: str) -> None:
    connection.execute(insert(acts).values(at=database_time(), act=act, subject=subject))


def find_acts(connection: Connection, limit: int) -> list[Act]:
    rows = connection.execute(select(acts).order_by(acts.c.number.desc()).limit(limit))
    return [Act(row.at, row.act, row.subject) for row in rows]


def add_ban(connection: Connection, kind: str, subject: str) -> None:
    """Write a ban, once."""
    new = insert_into(connection, bans).values(kind=kind, subject=subject, created=database_time())
    connection.execute(new.on_conflict_do_nothing())
    if kind == "person":
        drop_tokens(connection, subject)


def drop_ban(connection: Connection, kind: str, subject: str) -> None:
    connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.subject == subject))


def find_bans(connection: Connection) -> set[tuple[str, str]]:
    return {(row.kind, row.subject) for row in connection.execute(select(bans))}


# -- people -------------------------------------------------------------------------------------


def find_somebody(connection: Connection, who: str) -> Person:
    """The person with an id or a login."""
    named = or_(accounts.c.id == who, accounts.c.caseless_login == login_key(who))
    row = connection.execute(select(accounts).where(named)).first()
    if row is None:
        raise NoPerson(f"nobody has the id or login {who}")
    return Person(row.id, row.name, row.avatar, row.login, row.bot)


def codes_of(connection: Connection, person: str) -> Sequence[str]:
    """The tables at which a person has ever sat or been the host: their logs name them."""
    named = log_events.c.payload.contains(person, autoescape=True)
    return sorted(set(connection.scalars(select(log_events.c.code).where(NAMING, named))))


def collect(connection: Connection, person: str) -> dict[str, Any]:
    """What is kept about a person, but for hashes of what only they know."""
    row = connection.execute(select(accounts).where(accounts.c.id == person)).one()
    kept = ("id", "name", "avatar", "login", "bot", "created", "seen")
    learnt = connection.scalar(select(progress.c.payload).where(progress.c.person == person))
    granted = select(tokens.c.created).where(tokens.c.person == person)
    devices = select(sessions.c.created, sessions.c.until).where(sessions.c.person == person)
    return {
        **{name: getattr(row, name) for name in kept},
        "tokens": [{"created": made} for made in connection.scalars(granted)],
        "sessions": [dict(one) for one in connection.execute(devices).mappings()],
        "tables": codes_of(connection, person),
        "progress": json.loads(learnt or "{}"),
    }


def erase_person(connection: Connection, person: str) -> int:
    """Remove a person, and their name and face from all logs and lists."""
    codes = codes_of(connection, person)
    for code in codes:
        erase_from(connection, code, person)
    connection.execute(delete(accounts).where(accounts.c.id == person))
    return len(codes)


def erase_from(connection: Connection, code: str, person: str) -> None:
    """Take a name out of one log and its summary; snapshots are made again."""
    of_table = log_events.c.code == code
    query = select(log_events.c.seq, log_events.c.payload).where(of_table, NAMING)
    for row in connection.execute(query).all():
        changed = json.dumps(without(json.loads(row.payload), person), ensure_ascii=False)
        where = of_table & (log_events.c.seq == row.seq)
        connection.execute(update(log_events).where(where).values(payload=changed))
    mine = (sittings.c.code == code) & (sittings.c.person == person)
    connection.execute(update(sittings).where(mine).values(folded=search_key(FORMER)))
    seating = connection.scalar(select(tables.c.seating).where(tables.c.code == code))
    if seating is not None:
        new = json.dumps(without(json.loads(seating), person), ensure_ascii=False)
        connection.execute(update(tables).where(tables.c.code == code).values(seating=new))
    connection.execute(delete(snapshots).where(snapshots.c.code == code))


def without(data: Any, person: str) -> Any:
    """Some JSON in which a person has no name any more."""
    if isinstance(data, list):
        return [without(one, person) for one in data]
    if not isinstance(data, dict):
        return data
    if data.get("person") == person:
        return {**data, "name": FORMER, "avatar": ""}
    return {key: without(value, person) for key, value in data.items()}


def drop_table(connection: Connection, code: str) -> None:
    gone = delete(tables).where(tables.c.code == code).returning(tables.c.code)
    if connection.execute(gone).first() is None:
        raise NoTable(f"there is no table {code}")


# -- codes that let somebody back in ---------------------------------------------------------------


def write_codes(
    connection: Connection, person: str, codes: Sequence[str], days: float | None = None
) -> None:
    """Write the hashes of codes; those for ever take the place of the ones before."""
    if days is None:
        old = (recovery_codes.c.person == person) & recovery_codes.c.until.is_(None)
        connection.execute(delete(recovery_codes).where(old))
    until = None if days is None else database_time() + round(days * DAY)
    rows = [{"hash": hashed(code), "person": person, "until": until} for code in codes]
    for row in rows:
        connection.execute(insert(recovery_codes).values(row))


def spend_code(connection: Connection, login: str, code: str, password: str) -> Person | None:
    """Set a password by a code, and remove the code."""
    still = or_(recovery_codes.c.until.is_(None), recovery_codes.c.until > database_time())
    theirs = accounts.c.caseless_login == login_key(login)
    query = select(accounts.c.id).join_from(recovery_codes, accounts)
    matching = recovery_codes.c.hash == hashed(as_typed(code))
    person = connection.scalar(query.where(theirs, matching, still))
    if person is None:
        return None
    connection.execute(delete(recovery_codes).where(matching))
    sign_out(connection, person)
    return change(connection, person, {"password": password}).person
