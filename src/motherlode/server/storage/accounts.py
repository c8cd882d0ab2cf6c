"""Everybody who plays."""

from __future__ import annotations

import hashlib
import secrets
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.storage.database import Database, in_portions
from motherlode.server.storage.interfaces import (
    Headcount,
    LoginTaken,
    NoPerson,
    Person,
    Raced,
    SignIn,
    Visitor,
)
from motherlode.server.storage.name_keys import login_key
from motherlode.server.storage.schema import (
    DAY,
    accounts,
    database_time,
    insert_into,
    sessions,
    sittings,
    tables,
    tokens,
)


class DatabaseAccounts:
    """The people that the interface asks for, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, name: str, avatar: str = "", *, bot: bool = False) -> Person:
        """A new guest, or a bot that will have a token."""
        person = Person(secrets.token_hex(8), name, avatar, bot=bot)
        await self._database.write(partial(add_person, person=person))
        return person

    async def find(self, person: str) -> Person | None:
        """The person with that id."""
        return await self._database.read(partial(find_person, person=person))

    async def rename(self, person: str, name: str, avatar: str) -> Person:
        """Another name and avatar; `NoPerson` if there is nobody."""
        changes = {"name": name, "avatar": avatar}
        work = partial(change, person=person, changes=changes)
        return (await self._database.write(work)).person

    async def recognise(self, person: str, session: int) -> Visitor | None:
        """The person with that id, unless they were signed out since."""
        found = await self._database.read(partial(find_visitor, person=person))
        return found if found and found.session == session else None

    async def register(
        self, person: str, login: str, password: str, old: str | None = None
    ) -> Visitor:
        """Make or change an account, and sign out whoever has used it."""
        work = partial(set_password, person=person, login=login, password=password, old=old)
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise LoginTaken("another account has that login") from None

    async def by_login(self, login: str) -> SignIn | None:
        """The account with that login, in whatever case it is written."""
        return await self._database.read(partial(find_sign_in, login=login))

    async def seen(self, person: str) -> None:
        """They were here just now."""
        await self._database.write(
            partial(change, person=person, changes={"seen": database_time()})
        )

    async def grant(self, person: str) -> str:
        """A new token that stands for this person; only its hash is kept."""
        token = secrets.token_urlsafe(32)
        work = partial(add_token, person=person, hashed=hashed(token))
        try:
            await self._database.write(work)
        except IntegrityError:
            raise NoPerson(f"nobody has the id {person}") from None
        return token

    async def by_token(self, token: str) -> Visitor | None:
        """Whom a token stands for."""
        return await self._database.read(partial(find_by_token, hashed=hashed(token)))

    async def revoke(self, person: str) -> Visitor:
        """Make all tokens of a person worthless; a new session begins."""
        return await self._database.write(partial(drop_tokens, person=person))

    async def sign_out(self, person: str) -> Visitor:
        """End all sessions of a person."""
        return await self._database.write(partial(sign_out, person=person))

    async def headcount(self) -> Headcount:
        """How many people there are."""
        return await self._database.read(count_people)

    async def forget_guests(self, days: float) -> int:
        """Remove guests who sit at no table and were not seen for so long; how many they were."""
        return await in_portions(self._database, partial(remove_guests, days=days))


def hashed(token: str) -> bytes:
    """What is kept of a token; it is random and long, so a quick hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def add_person(connection: Connection, person: Person) -> None:
    """Write a new person; one that is there already is the same, tried before."""
    row = {"id": person.id, "name": person.name, "avatar": person.avatar, "bot": person.bot}
    new = insert_into(connection, accounts).values(
        row | {"created": database_time(), "seen": database_time()}
    )
    connection.execute(new.on_conflict_do_nothing())


def find_person(connection: Connection, person: str) -> Person | None:
    """The person with that id."""
    found = find_visitor(connection, person)
    return found.person if found else None


def find_visitor(connection: Connection, person: str) -> Visitor | None:
    """The person with that id, and their session."""
    row = connection.execute(select(accounts).where(accounts.c.id == person)).one_or_none()
    return None if row is None else visitor_of(row)


def find_sign_in(connection: Connection, login: str) -> SignIn | None:
    """The account with that login."""
    query = select(accounts).where(accounts.c.caseless_login == login_key(login))
    row = connection.execute(query).one_or_none()
    return None if row is None else SignIn(visitor_of(row), row.password)


def find_by_token(connection: Connection, hashed: bytes) -> Visitor | None:
    """The person who has been given that token."""
    query = select(accounts).join_from(tokens, accounts).where(tokens.c.hash == hashed)
    row = connection.execute(query).one_or_none()
    return None if row is None else visitor_of(row)


def change(connection: Connection, person: str, changes: dict[str, Any]) -> Visitor:
    """Write columns of a person."""
    changed = update(accounts).where(accounts.c.id == person).values(changes)
    row = connection.execute(changed.returning(accounts)).one_or_none()
    if row is None:
        raise NoPerson(f"nobody has the id {person}")
    return visitor_of(row)


def set_password(
    connection: Connection, person: str, login: str, password: str, old: str | None
) -> Visitor:
    """Write a login and a password, unless there is another password by now."""
    columns = select(accounts.c.password).where(accounts.c.id == person)
    if (row := connection.execute(columns.with_for_update()).one_or_none()) is None:
        raise NoPerson(f"nobody has the id {person}")
    if row.password not in (old, password):
        raise Raced("the password was changed meanwhile")
    changes = {"login": login, "caseless_login": login_key(login), "password": password}
    sign_out(connection, person)
    return change(connection, person, changes)


def add_token(connection: Connection, person: str, hashed: bytes) -> None:
    """Write the hash of a token."""
    new = insert_into(connection, tokens).values(
        hash=hashed, person=person, created=database_time()
    )
    connection.execute(new.on_conflict_do_nothing())


def drop_tokens(connection: Connection, person: str) -> Visitor:
    """Remove all tokens of a person, and sign them out."""
    connection.execute(delete(tokens).where(tokens.c.person == person))
    return sign_out(connection, person)


def sign_out(connection: Connection, person: str) -> Visitor:
    """End all sessions of a person, and whatever they are connected by."""
    connection.execute(delete(sessions).where(sessions.c.person == person))
    return change(connection, person, {"session": accounts.c.session + 1})


def remove_guests(connection: Connection, days: float, limit: int) -> int:
    """Remove some guests who never came back and left nothing behind."""
    away = accounts.c.seen < database_time() - round(days * DAY)
    guest = and_(accounts.c.login.is_(None), accounts.c.bot.is_(False), away)
    left_nothing = and_(
        ~exists().where(sittings.c.person == accounts.c.id),
        ~exists().where(tables.c.host == accounts.c.id),
    )
    found = select(accounts.c.id).where(guest, left_nothing).limit(limit)
    gone = delete(accounts).where(accounts.c.id.in_(found), away).returning(accounts.c.id)
    return len(connection.execute(gone).all())


def count_people(connection: Connection) -> Headcount:
    """How many people there are."""
    account = accounts.c.login.is_not(None).label("account")
    query = select(accounts.c.bot, account, func.count()).group_by(accounts.c.bot, account)
    counted = {(bot, registered): number for bot, registered, number in connection.execute(query)}
    return Headcount(
        guests=counted.get((False, False), 0),
        accounts=counted.get((False, True), 0),
        bots=counted.get((True, False), 0) + counted.get((True, True), 0),
    )


def visitor_of(row: Row[Any], session_id: str = "") -> Visitor:
    """A row as somebody who is signed in."""
    return Visitor(person_of(row), row.session, session_id)


def person_of(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.avatar, row.login, row.bot)
