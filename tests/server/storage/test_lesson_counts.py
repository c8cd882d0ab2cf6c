"""How often each beat of a lesson was reached."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.server.storage import Storage
from motherlode.server.storage.lesson_counts import END

pytestmark = pytest.mark.anyio


async def test_what_several_count_is_added(store: Storage) -> None:
    assert not await store.lesson_counts.all()
    await store.lesson_counts.add({})
    both = [{("a", 0): 2, ("b", 0): 1}, {("b", 0): 1, ("a", 0): 3, ("a", END): 1}]
    await asyncio.gather(*(store.lesson_counts.add(one) for one in both))
    assert await store.lesson_counts.all() == {("a", 0): 5, ("b", 0): 2, ("a", END): 1}
