"""Leases: work that must happen once has one who does it."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.server.storage import Storage
from motherlode.server.storage.interfaces import NoTable
from tests.server.storage.scene import NOON, open_table, played, summary

pytestmark = pytest.mark.anyio


async def test_a_lease_that_runs_is_its_holders_alone(store: Storage) -> None:
    await open_table(store)
    assert await store.leases.take("ABCDEF", "one", 60)
    assert not await store.leases.take("ABCDEF", "other", 60)
    assert await store.leases.take("ABCDEF", "one", 60)


async def test_a_lease_that_has_ended_is_taken_over(store: Storage) -> None:
    await open_table(store)
    assert await store.leases.take("ABCDEF", "one", 0)
    assert await store.leases.take("ABCDEF", "other", 60)
    assert not await store.leases.take("ABCDEF", "one", 60)


async def test_a_lease_that_was_given_up_is_free(store: Storage) -> None:
    await open_table(store)
    await store.leases.take("ABCDEF", "one", 60)
    await store.leases.give_up("ABCDEF", "other")
    assert not await store.leases.take("ABCDEF", "other", 60)
    await store.leases.give_up("ABCDEF", "one")
    assert await store.leases.take("ABCDEF", "other", 60)


async def test_of_many_who_want_a_lease_one_gets_it(store: Storage) -> None:
    await open_table(store)
    takes = (store.leases.take("ABCDEF", f"holder {number}", 60) for number in range(20))
    assert sum(await asyncio.gather(*takes)) == 1


async def test_all_leases_are_renewed_at_once(store: Storage) -> None:
    for code in ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"):
        await open_table(store, code)
    for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
        await store.leases.take(code, "one", 0)
    await store.leases.take("CCCCCC", "other", 60)
    await store.leases.take("DDDDDD", "other", 60)
    assert await store.leases.renew("one", 60) == ["AAAAAA", "BBBBBB"]
    assert not await store.leases.take("AAAAAA", "other", 60)
    assert await store.leases.renew("nobody", 60) == []


async def test_a_table_that_is_not_there_has_no_lease(store: Storage) -> None:
    with pytest.raises(NoTable):
        await store.leases.take("NOBODY", "one", 60)


async def test_tables_whose_time_has_come_are_abandoned_until_somebody_cares(
    store: Storage,
) -> None:
    await open_table(store, "LATER1", wake=NOON)
    await open_table(store, "EARLY1", wake=NOON - 5)
    await open_table(store, "FUTURE", wake=NOON + 1)
    await open_table(store, "ASLEEP", wake=None)
    assert await store.leases.abandoned(NOON, 10) == ["EARLY1", "LATER1"]
    assert await store.leases.abandoned(NOON, 1) == ["EARLY1"]
    await store.leases.take("EARLY1", "one", 60)
    assert await store.leases.abandoned(NOON, 10) == ["LATER1"]
    await store.leases.take("EARLY1", "one", 0)
    assert await store.leases.abandoned(NOON, 10) == ["EARLY1", "LATER1"]


async def test_a_table_that_has_nothing_to_do_any_more_is_not_abandoned(store: Storage) -> None:
    await open_table(store, wake=NOON)
    await store.log_store.append("ABCDEF", [played(2)], summary(wake=None))
    assert await store.leases.abandoned(NOON, 10) == []
