"""What nobody will miss is removed after a while, and nothing else."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, func, select, update

from motherlode.server.rooms.cleanup import Cleanup
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.storage import Storage, storage
from motherlode.server.storage.appends import seat_all, sitting_rows
from motherlode.server.storage.interfaces import NoTable, Person
from motherlode.server.storage.postgres import PostgresDatabase
from motherlode.server.storage.schema import (
    DAY,
    accounts,
    database_time,
    log_events,
    spellings,
    tables,
)
from motherlode.server.tables.summary import Sitting
from tests.server.postgres import Postgres
from tests.server.storage.scene import ANNA, open_table, play, played, summary

pytestmark = pytest.mark.anyio


def age(connection: Connection, days: float) -> None:
    """Let everything be older."""
    then = database_time() - round(days * DAY)
    connection.execute(update(tables).values(changed=then))
    connection.execute(update(accounts).values(seen=then))


def sweeper_of(store: Storage, days: float) -> Cleanup:
    """What removes tables and guests of some days."""
    parts = (store.log_store, store.accounts, store.sessions, store.reviews, store.leases)
    return Cleanup(*parts, Metrics(), days, days)


async def count(store: Storage, what: object) -> int:
    query = select(func.count()).select_from(what)  # type: ignore[arg-type]
    return await store._database.read(lambda on: on.scalar(query) or 0)


async def test_a_table_that_was_never_started_is_forgotten_with_its_log(store: Storage) -> None:
    await open_table(store, "UNUSED", phase="open")
    await store._database.write(lambda on: age(on, 31))
    await open_table(store, "FRESH1", phase="open")
    await store._database.write(
        lambda on: on.execute(
            update(tables).where(tables.c.code == "FRESH1").values(changed=database_time())
        ).close()
    )
    assert await store.log_store.forget_tables(30) == 1
    with pytest.raises(NoTable):
        await store.log_store.load("UNUSED")
    assert await count(store, log_events) == 1
    assert await store.log_store.forget_tables(30) == 0


@pytest.mark.parametrize("phase", ["playing", "over"])
async def test_a_table_at_which_a_match_began_stays(store: Storage, phase: str) -> None:
    await open_table(store, phase=phase)
    await play(store, 2, 3)
    await store._database.write(lambda on: age(on, 9999))
    assert await store.log_store.forget_tables(0.001) == 0


async def test_a_table_at_which_somebody_waits_stays(store: Storage) -> None:
    await open_table(store, phase="open")
    await store._database.write(lambda on: age(on, 9999))
    await store.presence.note("one", [("ABCDEF", "anna")], 60)
    assert await store.log_store.forget_tables(1) == 0
    await store.presence.note("one", [], 60)
    assert await store.log_store.forget_tables(1) == 1


async def registered(store: Storage) -> Person:
    person = await store.accounts.create("Account")
    return (await store.accounts.register(person.id, "account", "hash")).person


async def seated(store: Storage) -> Person:
    person = await store.accounts.create("Player")
    await open_table(store, phase="over", sittings=[Sitting(0, person.id, "Player")])
    return person


async def hosting(store: Storage) -> Person:
    person = await store.accounts.create("Host")
    await open_table(store, phase="over", host=person.id)
    return person


async def bot(store: Storage) -> Person:
    return await store.accounts.create("Robot", bot=True)


@pytest.mark.parametrize("known", [registered, seated, hosting, bot])
async def test_guests_who_left_nothing_are_forgotten_and_nobody_else(
    store: Storage, known: object
) -> None:
    assert callable(known)
    stays = await known(store)
    goes = await store.accounts.create("Guest")
    await store._database.write(lambda on: age(on, 91))
    young = await store.accounts.create("Young")
    assert await store.accounts.forget_guests(90) == 1
    assert await store.accounts.find(goes.id) is None
    assert await store.accounts.find(stays.id) == stays
    assert await store.accounts.find(young.id) == young


async def test_whoever_is_at_a_table_was_seen(store: Storage) -> None:
    guest = await store.accounts.create("Guest")
    await store._database.write(lambda on: age(on, 91))
    await store.presence.note("one", [("ABCDEF", guest.id)], 60)
    assert await store.accounts.forget_guests(90) == 0


async def test_a_chore_is_done_by_one_process_in_its_time(url: str) -> None:
    async with storage(url) as one, storage(url) as other:
        claims = [store.leases.claim("sweep", 60) for store in (one, other) for _ in range(5)]
        assert sum(await asyncio.gather(*claims)) == 1
        assert await other.leases.claim("another", 0)
        assert await one.leases.claim("another", 60)
        assert not await other.leases.claim("another", 60)


@pytest.mark.parametrize(("days", "left"), [(30.0, 0), (0.0, 1)])
async def test_a_sweeper_sweeps_as_it_was_told(store: Storage, days: float, left: int) -> None:
    await open_table(store, phase="open", host="somebody", sittings=[])
    await store.accounts.create("Guest")
    await store._database.write(lambda on: age(on, 100))
    sweeper = sweeper_of(store, days)
    await sweeper.clean_up()
    assert [await count(store, tables), await count(store, accounts)] == [left, left]
    await store.accounts.create("Guest")
    await store._database.write(lambda on: age(on, 100))
    await sweeper.clean_up()  # it was done just now
    assert await count(store, accounts) == left + 1


async def spelt(store: Storage) -> set[str]:
    """All names that can be searched for."""
    query = select(spellings.c.folded)
    return await store._database.read(lambda on: set(on.scalars(query)))


async def test_names_that_nobody_has_are_forgotten(store: Storage) -> None:
    olaf, grum = Sitting(1, "olaf", "Olaf"), Sitting(2, None, "Grum")
    await open_table(store, "UNUSED", phase="open", sittings=[ANNA, olaf])
    await open_table(store, "PLAYED", sittings=[ANNA, grum])
    assert await store.log_store.forget_names() == 0
    await store._database.write(lambda on: age(on, 31))
    await store.log_store.forget_tables(30)
    assert await spelt(store) == {"anna", "grum", "olaf"}
    assert await store.log_store.forget_names() == 1
    assert await spelt(store) == {"anna", "grum"}
    assert await store.log_store.forget_names() == 0
    await open_table(store, "AGAIN1", sittings=[olaf])
    assert [one.code for one in await store.log_store.summaries(player="laf")] == ["AGAIN1"]


async def test_a_sweeper_forgets_names_too(store: Storage) -> None:
    await open_table(store, phase="open", sittings=[ANNA])
    await store._database.write(lambda on: age(on, 100))
    await sweeper_of(store, 30).clean_up()
    assert await count(store, spellings) == 0


async def test_the_name_of_somebody_who_sits_down_just_now_stays(postgres: Postgres) -> None:
    async with storage(postgres.cleared()) as store:
        await open_table(store, sittings=[ANNA])
        await store.log_store.append("ABCDEF", [played(2)], summary(sittings=[]))
        assert isinstance(store._database, PostgresDatabase)
        async with store._database.engine.connect() as sitting, sitting.begin():
            await sitting.run_sync(seat_all, sitting_rows("ABCDEF", summary(sittings=[ANNA])))
            assert await store.log_store.forget_names() == 0
        assert await spelt(store) == {"anna"}
