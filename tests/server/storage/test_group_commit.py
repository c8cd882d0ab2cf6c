"""Group commit: many appends share one commit, and each has its own fate."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event

from motherlode.server.storage import storage
from motherlode.server.storage.group_commit import LARGEST_GROUP, GroupCommit
from motherlode.server.storage.interfaces import Raced, Unavailable
from motherlode.server.storage.sqlite import SqliteDatabase
from tests.server.storage.scene import open_table, played, summary

pytestmark = pytest.mark.anyio


class Scribe:
    """Writes numbers down once it may; refuses zero, and breaks at a negative one."""

    def __init__(self) -> None:
        self.may_write = asyncio.Event()
        self.trouble: Exception | None = None
        self.written: list[list[int]] = []

    async def write(self, group: list[int]) -> list[int | Exception]:
        await self.may_write.wait()
        if self.trouble:
            raise self.trouble
        self.written.append(group)
        if min(group) < 0:
            raise OSError("the pen broke")
        return [number * 10 or ValueError("zero") for number in group]


async def test_what_comes_while_a_group_is_written_makes_the_next() -> None:
    scribe = Scribe()
    groups = GroupCommit(scribe.write)
    groups.start()
    jobs = [asyncio.create_task(groups.write(1))]
    await asyncio.sleep(0)
    jobs += [asyncio.create_task(groups.write(number)) for number in range(2, 6)]
    await asyncio.sleep(0)
    assert not any(job.done() for job in jobs)
    scribe.may_write.set()
    assert await asyncio.gather(*jobs) == [10, 20, 30, 40, 50]
    assert [number for group in scribe.written for number in group] == [1, 2, 3, 4, 5]
    assert len(scribe.written) <= 2
    await groups.close()


async def test_a_group_has_its_limit() -> None:
    scribe = Scribe()
    scribe.may_write.set()
    groups = GroupCommit(scribe.write)
    groups.start()
    await asyncio.gather(*(groups.write(number) for number in range(1, 2 * LARGEST_GROUP + 2)))
    assert [len(group) for group in scribe.written] == [LARGEST_GROUP, LARGEST_GROUP, 1]
    await groups.close()


async def test_one_that_fails_does_not_spoil_the_others() -> None:
    scribe = Scribe()
    scribe.may_write.set()
    groups = GroupCommit(scribe.write)
    groups.start()
    fates = await asyncio.gather(*map(groups.write, (1, 0, 2)), return_exceptions=True)
    assert [fates[0], str(fates[1]), fates[2]] == [10, "zero", 20]
    await groups.close()


async def test_one_that_breaks_the_group_is_left_out_of_it() -> None:
    scribe = Scribe()
    scribe.may_write.set()
    groups = GroupCommit(scribe.write)
    groups.start()
    fates = await asyncio.gather(*map(groups.write, (1, -1, 2)), return_exceptions=True)
    assert [fates[0], str(fates[1]), fates[2]] == [10, "the pen broke", 20]
    assert scribe.written == [[1, -1, 2], [1], [-1], [2]]
    await groups.close()


async def test_a_group_that_nobody_can_write_fails_as_one_and_the_next_is_tried() -> None:
    scribe = Scribe()
    scribe.may_write.set()
    scribe.trouble = Unavailable("no ink")
    groups = GroupCommit(scribe.write)
    groups.start()
    fates = await asyncio.gather(*map(groups.write, (1, 2)), return_exceptions=True)
    assert [str(fate) for fate in fates] == ["no ink"] * 2
    scribe.trouble = None
    assert await groups.write(3) == 30
    await groups.close()


async def test_one_who_stops_waiting_changes_nothing_for_the_others() -> None:
    scribe = Scribe()
    groups = GroupCommit(scribe.write)
    groups.start()
    jobs = [asyncio.create_task(groups.write(number)) for number in (1, 2)]
    await asyncio.sleep(0)
    jobs[0].cancel()
    scribe.may_write.set()
    assert await jobs[1] == 20
    assert jobs[0].cancelled()
    await groups.close()


async def test_nobody_waits_for_a_writer_that_was_stopped() -> None:
    groups = GroupCommit(Scribe().write)
    groups.start()
    job = asyncio.create_task(groups.write(1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    groups._tasks[0].cancel()
    with pytest.raises(Unavailable):
        await job
    with pytest.raises(Unavailable):
        await groups.write(2)
    await asyncio.gather(groups.close(), return_exceptions=True)


async def test_closing_writes_what_waits_and_takes_no_more() -> None:
    scribe = Scribe()
    groups = GroupCommit(scribe.write, lanes=3)
    groups.start()
    jobs = [asyncio.create_task(groups.write(number)) for number in range(1, 9)]
    await asyncio.sleep(0)
    scribe.may_write.set()
    await groups.close()
    assert await asyncio.gather(*jobs) == [number * 10 for number in range(1, 9)]
    with pytest.raises(Unavailable):
        await groups.write(9)


async def test_a_hundred_appends_at_once_are_a_few_commits(sqlite: str) -> None:
    async with storage(sqlite) as store:
        codes = [f"CODE{number:02}" for number in range(100)]
        await asyncio.gather(*(open_table(store, code) for code in codes))
        commits: list[object] = []
        assert isinstance(store._database, SqliteDatabase)
        event.listen(store._database.writer, "commit", commits.append)
        appends = (store.log_store.append(code, [played(2)], summary(code)) for code in codes)
        await asyncio.gather(*appends)
        assert 1 <= len(commits) <= 3
        logs = await asyncio.gather(*(store.log_store.read(code) for code in codes))
        assert {log[-1] for log in logs} == {played(2)}


async def test_an_append_that_no_database_can_hold_spoils_no_other(url: str) -> None:
    async with storage(url) as store:
        codes = [f"CODE{number:02}" for number in range(6)]
        await asyncio.gather(*(open_table(store, code) for code in codes))
        appends = (
            store.log_store.append(
                code, [played(2)], summary(code, wake=2**70 * (code == "CODE03"))
            )
            for code in codes
        )
        fates = await asyncio.gather(*appends, return_exceptions=True)
        assert [code for code, fate in zip(codes, fates, strict=True) if fate] == ["CODE03"]
        logs = await asyncio.gather(*(store.log_store.read(code) for code in codes))
        assert [len(log) for log in logs] == [2, 2, 2, 1, 2, 2]


async def test_in_one_group_the_first_wins_and_the_rest_is_refused(sqlite: str) -> None:
    async with storage(sqlite) as store:
        await open_table(store)
        names = [f"move-{number}" for number in range(10)]
        appends = (store.log_store.append("ABCDEF", [played(2, name)], summary()) for name in names)
        fates = await asyncio.gather(*appends, return_exceptions=True)
        assert fates[0] is None
        assert all(isinstance(fate, Raced) for fate in fates[1:])
        assert (await store.log_store.read("ABCDEF"))[1:] == [played(2, "move-0")]


async def test_appends_to_one_table_may_follow_each_other_in_a_group(sqlite: str) -> None:
    async with storage(sqlite) as store:
        await open_table(store)
        appends = (
            store.log_store.append("ABCDEF", [played(seq)], summary(moves=seq))
            for seq in range(2, 7)
        )
        await asyncio.gather(*appends)
        assert len(await store.log_store.read("ABCDEF")) == 6
        assert (await store.log_store.summary("ABCDEF")).moves == 6
