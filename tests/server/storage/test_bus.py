"""Wake-ups: whoever listens hears that a log has grown, from whichever process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from motherlode.server.storage import Storage, storage
from motherlode.server.storage.interfaces import ANYTHING
from tests.server.postgres import Postgres
from tests.server.storage.scene import open_table, play

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(url: str, store: Storage) -> AsyncIterator[Storage]:
    """What another process has open."""
    async with storage(url) as opened:
        yield opened


async def heard(listener: AsyncIterator[tuple[str, int]]) -> tuple[str, int]:
    """The next thing that is told."""
    async with asyncio.timeout(20):
        return await anext(listener)


async def test_another_process_hears_that_a_log_has_grown(store: Storage, other: Storage) -> None:
    listener = other.bus.listen()
    await open_table(store)
    await play(store, 2, 4)
    await store.bus.publish("ABCDEF", 4)
    code, seq = await heard(listener)
    assert code == "ABCDEF"
    while seq < 4:
        code, seq = await heard(listener)
    assert (code, seq) == ("ABCDEF", 4)


async def test_everyone_who_listens_hears_it(store: Storage) -> None:
    listeners = [store.bus.listen(), store.bus.listen()]
    await store.bus.publish("ABCDEF", 4)
    assert [await heard(one) for one in listeners] == [("ABCDEF", 4)] * 2


async def test_only_the_latest_number_of_a_table_is_told(store: Storage) -> None:
    listener = store.bus.listen()
    for seq in range(1, 500):
        await store.bus.publish("ABCDEF", seq)
    await store.bus.publish("OTHERS", 1)
    told = [await heard(listener)]
    while told[-1] != ("OTHERS", 1):
        told.append(await heard(listener))
    assert ("ABCDEF", 499) in told
    assert len(told) < 20


async def test_one_who_listens_late_hears_nothing_old(store: Storage) -> None:
    witness = store.bus.listen()
    await store.bus.publish("BEFORE", 1)
    await heard(witness)
    listener = store.bus.listen()
    await store.bus.publish("LATTER", 1)
    assert await heard(listener) == ("LATTER", 1)


async def test_listening_ends_when_the_storage_is_closed(url: str) -> None:
    async with storage(url) as store:
        listener = store.bus.listen()
        listening = asyncio.create_task(heard(listener))
        await asyncio.sleep(0)
    with pytest.raises(StopAsyncIteration):
        await listening


async def test_processes_that_share_a_file_see_each_others_growth_unasked(sqlite: str) -> None:
    async with storage(sqlite) as store, storage(sqlite) as other:
        listener = other.bus.listen()
        await open_table(store)
        assert await heard(listener) == ("ABCDEF", 1)
        await play(store, 2, 7)
        assert await heard(listener) == ("ABCDEF", 7)


async def test_after_a_lost_connection_anything_may_have_happened(postgres: Postgres) -> None:
    url = postgres.emptied()
    async with storage(url) as store, storage(url) as other:
        listener = other.bus.listen()
        await asyncio.to_thread(postgres.stop)
        await store.bus.publish("ABCDEF", 4)
        await asyncio.to_thread(postgres.start)
        told = [await heard(listener)]
        while told[-1] != ANYTHING:
            told.append(await heard(listener))
        await store.bus.publish("ABCDEF", 5)
        while told[-1] != ("ABCDEF", 5):
            told.append(await heard(listener))
        assert len(told) <= 4
