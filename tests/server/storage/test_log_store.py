"""Logs: what was appended is read, in order, once."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.server.storage import Storage, storage
from motherlode.server.storage.interfaces import NoTable, Raced, Unavailable
from motherlode.server.storage.sqlite import SqliteDatabase
from motherlode.server.tables.summary import Sitting
from tests.server.storage.scene import (
    ANNA,
    SECRET,
    ids,
    insist,
    open_table,
    opened,
    play,
    played,
    shown,
    summary,
)

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_first_entries_and_its_secret(store: Storage) -> None:
    first = [opened(), played(2)]
    await store.log_store.open("ABCDEF", SECRET, first, summary())
    assert await store.log_store.read("ABCDEF") == first
    assert await store.log_store.secret("ABCDEF") == SECRET


async def test_a_code_that_is_taken_is_refused_and_the_table_stays_as_it_was(
    store: Storage,
) -> None:
    await open_table(store)
    with pytest.raises(Raced):
        await store.log_store.open("ABCDEF", b"another", [opened()], summary(game="gem_forge"))
    assert await store.log_store.secret("ABCDEF") == SECRET
    assert (await store.log_store.summary("ABCDEF")).game == "quartz"


async def test_what_was_appended_is_read_in_order(store: Storage) -> None:
    await open_table(store)
    await play(store, 2, 4)
    await play(store, 5, 5)
    assert await store.log_store.read("ABCDEF") == [opened(), *map(played, range(2, 6))]


async def test_reading_goes_on_after_what_is_known(store: Storage) -> None:
    await open_table(store)
    await play(store, 2, 4)
    assert await store.log_store.read("ABCDEF", 2) == [played(3), played(4)]
    assert await store.log_store.read("ABCDEF", 4) == []
    assert await store.log_store.read("ABCDEF", 10**30) == []
    assert len(await store.log_store.read("ABCDEF", -(10**30))) == 4


@pytest.mark.parametrize("first", [1, 2, 4, 100])
async def test_only_what_follows_the_last_entry_is_written(store: Storage, first: int) -> None:
    await open_table(store)
    await play(store, 2, 2)
    changed = summary(sittings=[], moves=9)
    with pytest.raises(Raced):
        await store.log_store.append("ABCDEF", [played(first, "late")], changed)
    assert await store.log_store.read("ABCDEF") == [opened(), played(2)]
    assert await store.log_store.summary("ABCDEF") == shown(summary())


async def test_entries_that_do_not_follow_each_other_are_refused(store: Storage) -> None:
    await open_table(store)
    with pytest.raises(ValueError, match="must follow"):
        await store.log_store.append("ABCDEF", [played(2), played(4)], summary())
    with pytest.raises(ValueError, match="must follow"):
        await store.log_store.append("ABCDEF", [], summary())


@pytest.mark.parametrize("code", ["NOBODY", "", "%", "\0", "\ud800", "x" * 10_000])
async def test_a_table_that_is_not_there_is_missed(store: Storage, code: str) -> None:
    await open_table(store)
    with pytest.raises(NoTable):
        await store.log_store.read(code)
    with pytest.raises(NoTable):
        await store.log_store.read(code, 7)
    with pytest.raises(NoTable):
        await store.log_store.secret(code)
    with pytest.raises(NoTable):
        await store.log_store.summary(code)
    with pytest.raises(NoTable):
        await store.log_store.append(code, [played(2)], summary())


async def test_the_summary_follows_the_log(store: Storage) -> None:
    await open_table(store, phase="open", sittings=[])
    later = summary(
        sittings=[ANNA, Sitting(1, None, "Gimli", rank=1)], asked=[0, 1], moves=1, changed=9, wake=7
    )
    await store.log_store.append("ABCDEF", [played(2)], later)
    assert await store.log_store.summary("ABCDEF") == shown(later)


async def test_of_many_who_append_at_once_one_wins_each_number(store: Storage) -> None:
    await open_table(store)
    names = [f"{who}-{turn}" for who in range(6) for turn in range(8)]

    async def appender(who: int) -> list[int]:
        return [await insist(store, "ABCDEF", f"{who}-{turn}") for turn in range(8)]

    won = await asyncio.gather(*map(appender, range(6)))
    log = await store.log_store.read("ABCDEF")
    assert [stored.seq for stored in log] == list(range(1, 50))
    assert sorted(seq for seqs in won for seq in seqs) == list(range(2, 50))
    assert sorted(ids(log)) == sorted(names)
    for who, seqs in enumerate(won):
        assert [ids(log)[seq - 2] for seq in seqs] == [f"{who}-{turn}" for turn in range(8)]


async def test_many_tables_grow_at_once(store: Storage) -> None:
    codes = [f"CODE{number:02}" for number in range(40)]
    await asyncio.gather(*(open_table(store, code) for code in codes))
    await asyncio.gather(
        *(insist(store, code, f"{code}-{turn}") for turn in range(3) for code in codes)
    )
    for code in codes:
        assert sorted(ids(await store.log_store.read(code))) == [
            f"{code}-{turn}" for turn in range(3)
        ]


async def test_everything_is_there_after_closing_and_opening(url: str) -> None:
    async with storage(url) as store:
        await open_table(store)
        await play(store, 2, 3)
    async with storage(url) as store:
        assert await store.log_store.read("ABCDEF") == [opened(), played(2), played(3)]


async def test_what_is_waiting_is_written_before_the_storage_closes(url: str) -> None:
    async with storage(url) as store:
        await open_table(store)
        append = asyncio.create_task(play(store, 2, 2))
        await asyncio.sleep(0)
    await append
    async with storage(url) as store:
        assert len(await store.log_store.read("ABCDEF")) == 2


async def test_tables_are_counted_by_phase(store: Storage) -> None:
    await open_table(store, "AAAAAA", phase="open")
    await open_table(store, "BBBBBB", phase="over")
    await open_table(store, "CCCCCC", phase="over")
    assert await store.log_store.counts() == {"open": 1, "playing": 0, "over": 2}


async def test_a_closed_storage_says_so(url: str) -> None:
    async with storage(url) as store:
        await open_table(store)
    with pytest.raises(Unavailable):
        await store.log_store.read("ABCDEF")
    with pytest.raises(Unavailable):
        await play(store, 2, 2)
    with pytest.raises(Unavailable):
        await store.accounts.create("Anna")


async def test_a_full_disk_refuses_and_loses_nothing(sqlite: str) -> None:
    async with storage(sqlite) as store:
        await open_table(store)
        assert isinstance(store._database, SqliteDatabase)
        with store._database.writer.connect() as writer:
            room = writer.exec_driver_sql("PRAGMA page_count").scalar()
            writer.exec_driver_sql(f"PRAGMA max_page_count = {room}")
        with pytest.raises(Unavailable, match="full"):
            await play(store, 2, 1000)
        assert await store.log_store.read("ABCDEF") == [opened()]
        with store._database.writer.connect() as writer:
            writer.exec_driver_sql("PRAGMA max_page_count = 1000000")
        await play(store, 2, 1000)
        assert len(await store.log_store.read("ABCDEF")) == 1000
