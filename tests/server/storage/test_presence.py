"""Attendance: who is connected, to whichever process."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, func, select

from motherlode.server.storage import Storage
from motherlode.server.storage.schema import presence

pytestmark = pytest.mark.anyio


async def test_people_are_present_wherever_they_are_connected(store: Storage) -> None:
    await store.presence.note("one", [("AAAAAA", "anna"), ("BBBBBB", "anna")], 60)
    await store.presence.note("other", [("AAAAAA", "olaf"), ("AAAAAA", "olaf")], 60)
    assert await store.presence.present("AAAAAA") == {"anna", "olaf"}
    assert await store.presence.present("BBBBBB") == {"anna"}
    assert await store.presence.present("CCCCCC") == set()


async def test_a_process_tells_everything_that_it_knows_each_time(store: Storage) -> None:
    await store.presence.note("one", [("AAAAAA", "anna"), ("AAAAAA", "olaf")], 60)
    await store.presence.note("one", [("AAAAAA", "olaf"), ("AAAAAA", "dora")], 60)
    assert await store.presence.present("AAAAAA") == {"olaf", "dora"}
    await store.presence.note("one", [], 0)
    assert await store.presence.present("AAAAAA") == set()


async def test_a_process_that_fell_silent_is_forgotten(store: Storage) -> None:
    await store.presence.note("one", [("AAAAAA", "anna")], 0)
    assert await store.presence.present("AAAAAA") == set()
    await store.presence.note("other", [("AAAAAA", "olaf")], 60)

    def rows(connection: Connection) -> int | None:
        return connection.scalar(select(func.count()).select_from(presence))

    assert await store._database.read(rows) == 1


async def test_a_process_that_was_forgotten_comes_back_with_everyone(store: Storage) -> None:
    await store.presence.note("one", [("AAAAAA", "anna")], 0)
    await store.presence.note("other", [], 60)
    await store.presence.note("one", [("AAAAAA", "anna")], 60)
    assert await store.presence.present("AAAAAA") == {"anna"}


async def test_others_are_seen_at_the_tables_where_somebody_is_here(store: Storage) -> None:
    here = [("AAAAAA", "anna"), ("BBBBBB", "anna")]
    await store.presence.note("one", here, 60)
    assert await store.presence.elsewhere("one") == {}
    there = [("AAAAAA", "olaf"), ("AAAAAA", "anna"), ("CCCCCC", "olaf")]
    await store.presence.note("other", there, 60)
    await store.presence.note("gone", [("BBBBBB", "grum")], 0)
    assert await store.presence.elsewhere("one") == {"AAAAAA": {"olaf", "anna"}}
    await store.presence.note("other", [], 60)
    assert await store.presence.elsewhere("one") == {}
