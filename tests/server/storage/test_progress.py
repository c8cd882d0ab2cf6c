"""How far people have come in the school."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.server.storage import Storage
from motherlode.server.storage.interfaces import NoPerson

pytestmark = pytest.mark.anyio


async def test_a_change_is_made_to_what_was_kept_before(store: Storage) -> None:
    anna, bela = [await store.accounts.create(name) for name in ("Anna", "Bela")]
    assert await store.progress.change(anna.id, lambda kept: kept + "!") == "{}!"
    assert await store.progress.change(anna.id, lambda kept: kept + "?") == "{}!?"
    assert await store.progress.change(bela.id, lambda kept: kept) == "{}"


async def test_of_changes_at_once_none_is_lost(store: Storage) -> None:
    anna = await store.accounts.create("Anna")
    changes = [store.progress.change(anna.id, lambda kept: kept + "+") for _ in range(20)]
    await asyncio.gather(*changes)
    assert await store.progress.change(anna.id, lambda kept: kept) == "{}" + 20 * "+"


async def test_it_belongs_to_somebody_and_goes_with_them(store: Storage) -> None:
    with pytest.raises(NoPerson):
        await store.progress.change("nobody", lambda kept: kept)
    anna = await store.accounts.create("Anna")
    await store.progress.change(anna.id, lambda _: '{"done": []}')
    assert (await store.keepers.export(anna.id))["progress"] == {"done": []}
    await store.keepers.erase(anna.id)
    with pytest.raises(NoPerson):
        await store.progress.change(anna.id, lambda kept: kept)
