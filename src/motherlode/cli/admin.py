"""`motherlode admin`: what those who run a server do at its tables and for its people.

It works on the database, beside a server that runs or without one; whatever changes something
is kept among the acts.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Unpack

import msgspec
from cyclopts import App, Parameter

from motherlode.core.errors import SetupError
from motherlode.school.courses import courses
from motherlode.server.log_events import AnyLogEvent, Stood
from motherlode.server.rooms.loader import load as load_table
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.rooms.room import Room
from motherlode.server.settings import database_of, load
from motherlode.server.storage import Storage, storage
from motherlode.server.storage import check as check_database
from motherlode.server.storage.address import address as database_address
from motherlode.server.storage.interfaces import Person, Wanted
from motherlode.server.storage.lesson_counts import END
from motherlode.server.tables import endings
from motherlode.server.tables.commands import chair_at
from motherlode.server.tables.errors import NotNow
from motherlode.server.tables.summary import Summary
from motherlode.server.tables.table import Table
from motherlode.server.terms import Name
from motherlode.server.web.codes import known_code
from motherlode.server.web.errors import Refusal
from motherlode.server.web.limits import address_of
from motherlode.server.web.names import spoken

Database = Annotated[str | None, Parameter(help="the address of the database, as for serve")]
Work = Callable[[Storage], Awaitable[Any]]
WorkFor = Callable[[Storage, Person], Awaitable[Any]]

DEFECTIVE: Final = 1  # the exit code for a database that is not whole

admin: Final = App(name="admin", help="Look after the tables and people of a server.")


def at_database(database: str | None, work: Work) -> Any:
    """Do something with the database of a server."""

    async def opened() -> Any:
        async with storage(known_database(database)) as store:
            return await work(store)

    return asyncio.run(opened())


def known_database(database: str | None) -> str:
    """The address of a database that is there: a misspelt one must not be made."""
    found = database_of(load(database=database))
    url = database_address(found)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise SetupError(f"there is no database at {url.database}")
    return found


def act(database: str | None, name: str, subject: str, work: Work) -> Any:
    """Do something that changes the server, and keep that it was done."""

    async def kept(store: Storage) -> Any:
        done = await work(store)
        await store.keepers.note(name, subject)
        return done

    return at_database(database, kept)


def act_for(database: str | None, name: str, who: str, work: WorkFor) -> Any:
    """Do something for a person; it is kept under their id: a login may have to be forgotten."""

    async def kept(store: Storage) -> Any:
        person = await store.keepers.find(who)
        done = await work(store, person)
        await store.keepers.note(name, person.id)
        return done

    return at_database(database, kept)


def day(milliseconds: int) -> str:
    """A time as people read it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


# -- tables -------------------------------------------------------------------------------------


async def latest_tables(store: Storage, **wanted: Unpack[Wanted]) -> AsyncIterator[Summary]:
    """As many tables that fit as are wanted, the latest change first, page by page."""
    while wanted["limit"] > 0 and (page := await store.log_store.summaries(**wanted)):
        for one in page:
            yield one
        wanted["limit"] -= len(page)
        wanted["before"], wanted["before_code"] = page[-1].changed, page[-1].code


@admin.command
def tables(
    *,
    phase: Literal["open", "playing", "over"] | None = None,
    player: str | None = None,
    limit: int = 50,
    database: Database = None,
) -> None:
    """List tables, the latest change first."""

    async def listed(store: Storage) -> None:
        async for one in latest_tables(store, phase=phase, player=player, limit=limit):
            names = ", ".join(f"{who.seat} {who.name} ({who.person})" for who in one.sittings)
            print(f"{one.code}  {one.phase:7}  {day(one.changed)}  {one.game}  {names}")

    at_database(database, listed)


async def at_table(store: Storage, code: str, command: Callable[[Table], list[AnyLogEvent]]) -> int:
    """Do something at a table; the servers that run it follow. How many events that came to."""
    live = await load_table(store.log_store, known_code(code))
    before = live.table.seq
    room = Room(live, store.log_store, store.bus, Metrics(), asyncio.Semaphore(1))
    await room.commit(command)
    return room.table.seq - before


@admin.command
def close(code: str, *, database: Database = None) -> None:
    """End a match without a result; a table that is not dealt is removed."""

    async def closed(store: Storage) -> None:
        if (await store.log_store.summary(known_code(code))).phase == "open":
            await store.keepers.remove_table(known_code(code))
        elif not await at_table(store, code, endings.close):
            raise NotNow("over", f"the match at {known_code(code)} is over already")

    act(database, "close", known_code(code), closed)
    print(f"{known_code(code)} is closed")


@admin.command
def remove(code: str, *, database: Database = None) -> None:
    """Remove a table with its log, for good."""

    async def removed(store: Storage) -> None:
        await store.keepers.remove_table(known_code(code))

    act(database, "remove", known_code(code), removed)
    print(f"{known_code(code)} is removed")


@admin.command
def kick(code: str, seat: int, *, database: Database = None) -> None:
    """Send somebody away from a table; in a match a bot plays on for good."""

    def sent_away(table: Table) -> list[AnyLogEvent]:
        if chair_at(table, seat).free:
            raise NotNow("no_sitter", f"nobody sits on seat {seat}")
        if table.phase == "open":
            return [Stood(seat, kicked=True)]
        return endings.resign(table, seat)

    async def kicked(store: Storage) -> None:
        await at_table(store, code, sent_away)

    act(database, "kick", f"{known_code(code)} {seat}", kicked)
    print(f"seat {seat} of {known_code(code)} was sent away")


# -- people -------------------------------------------------------------------------------------


@admin.command
def ban(
    person: str | None = None, *, address: str | None = None, database: Database = None
) -> None:
    """Let an account (by id or login) or an address in no more."""
    change_bans(database, person, address, banned=True)


@admin.command
def unban(
    person: str | None = None, *, address: str | None = None, database: Database = None
) -> None:
    """Let an account or an address in again."""
    change_bans(database, person, address, banned=False)


def change_bans(
    database: str | None, person: str | None, address: str | None, banned: bool
) -> None:
    """Write or remove the bans that were named."""
    if not person and not address:
        raise SetupError("name whom: --person or --address")
    if address:
        require_address(address)
    name = "ban" if banned else "unban"

    async def changed(store: Storage) -> None:
        found = [("address", address_of((address, 0)), address)] if address else []
        if person:
            one = (await store.keepers.find(person)).id
            found.append(("person", one, one))
        for kind, subject, shown in found:
            await (store.keepers.ban if banned else store.keepers.unban)(kind, subject)
            await store.keepers.note(name, f"{kind} {shown}")

    at_database(database, changed)
    print(f"{' and '.join(filter(None, (person, address)))}: {name}ned")


def require_address(address: str) -> None:
    """Refuse what is no address."""
    try:
        ip_address(address)
    except ValueError:
        raise SetupError(f"{address} is no address such as 203.0.113.7") from None


@admin.command
def rename(who: str, name: str, *, database: Database = None) -> None:
    """Give a person another name; tables at which they sit keep the old one."""
    try:
        called = spoken(msgspec.convert(name, Name))
    except (msgspec.ValidationError, Refusal):
        raise SetupError(f"nobody can be called {name!r}") from None

    async def renamed(store: Storage, person: Person) -> None:
        await store.accounts.rename(person.id, called, person.avatar)

    act_for(database, "rename", who, renamed)
    print(f"{who} is called {name}")


@admin.command
def reset(who: str, *, site: str = "", database: Database = None) -> None:
    """Print a link by which somebody sets a new password, once and within a day."""

    async def reset_link(store: Storage, person: Person) -> str:
        if person.login is None:
            raise SetupError(f"{who} has no account, so there is no password to be set")
        code = await store.keepers.give_link(person.id)
        return f"{site}/settings?login={person.login}&code={code}"

    print(act_for(database, "reset", who, reset_link))


@admin.command
def revoke(who: str, *, database: Database = None) -> None:
    """Make all tokens of a bot worthless, and sign it out."""

    async def revoked(store: Storage, person: Person) -> None:
        await store.accounts.revoke(person.id)

    act_for(database, "revoke", who, revoked)
    print(f"{who} has no tokens any more")


@admin.command
def export(who: str, *, database: Database = None) -> None:
    """Print all that is kept about a person, as JSON."""

    async def exported(store: Storage, person: Person) -> dict[str, Any]:
        return await store.keepers.export(person.id)

    print(json.dumps(act_for(database, "export", who, exported), ensure_ascii=False, indent=2))


@admin.command
def erase(who: str, *, database: Database = None) -> None:
    """Forget a person; in logs their name becomes "a former player"."""

    async def erased(store: Storage, person: Person) -> int:
        for phase in ("open", "playing"):
            for one in await store.log_store.summaries(person=person.id, phase=phase, limit=1):
                raise NotNow("not_over", f"they sit at {one.code}: close that table first")
        return await store.keepers.erase(person.id)

    print(f"erased, from {act_for(database, 'erase', who, erased)} tables too")


# -- the server -----------------------------------------------------------------------------------


@admin.command
def stats(*, database: Database = None) -> None:
    """Count tables and people."""

    async def counted(store: Storage) -> None:
        phases = await store.log_store.counts()
        people = await store.accounts.headcount()
        print("tables: " + ", ".join(f"{count} {phase}" for phase, count in phases.items()))
        print(f"people: {people.accounts} accounts, {people.guests} guests, {people.bots} bots")

    at_database(database, counted)


@admin.command
def lessons(*, database: Database = None) -> None:
    """Count how often each lesson was begun, how often each of its beats was reached, and its end.

    Where the numbers fall, people stop. Whoever goes back a step is counted again.
    """

    async def counted(store: Storage) -> None:
        reached = await store.lesson_counts.all()
        for course in courses().values():
            for one in course.values():
                beats = [reached[one.key, beat] for beat in range(len(one.beats))]
                print(lesson_line(one.key, beats, reached[one.key, END]))

    at_database(database, counted)


def lesson_line(key: str, beats: list[int], finished: int) -> str:
    """A lesson as the list of them shows it: `quartz/mining  20 begun, 16 finished  20 18 16`."""
    return f"{key:26} {beats[0]:6} begun, {finished:6} finished  {' '.join(map(str, beats))}"


@admin.command
def acts(*, limit: int = 100, database: Database = None) -> None:
    """List what was done here, the latest first."""

    async def listed(store: Storage) -> None:
        for one in await store.keepers.acts(limit):
            print(f"{day(one.at)}  {one.act}  {one.subject}")

    at_database(database, listed)


@admin.command
def check(*, limit: int = 1000, database: Database = None) -> None:
    """Say whether the database is whole, and which tables cannot be played any more."""
    defects = asyncio.run(check_database(known_database(database)))
    print("\n".join(defects) or "the database is whole")
    if defects:
        raise SystemExit(DEFECTIVE)

    async def checked(store: Storage) -> int:
        read = unread = 0
        async for one in latest_tables(store, limit=limit):
            read += 1
            table = (await load_table(store.log_store, one.code)).table
            if table.unread:
                unread += 1
                print(f"{one.code}: other rules ({table.unread.why})")
        print(f"{read} tables read, {unread} of other rules")
        return unread

    at_database(database, checked)
