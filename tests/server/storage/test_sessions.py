"""Sessions of devices: begun, ended one by one, over when they are not used."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.server.storage import Storage, storage
from motherlode.server.storage.interfaces import NoPerson

pytestmark = pytest.mark.anyio

MOMENT = 1 / (24 * 3600 * 100)  # days; ten milliseconds


async def test_devices_are_signed_out_one_by_one_or_all_together(store: Storage) -> None:
    anna = await store.accounts.create("Anna")
    one, other = [await store.sessions.begin(anna.id) for _ in range(2)]
    assert one.session_id != other.session_id
    await store.sessions.end(one.session_id)
    assert await store.sessions.recognise(anna.id, one.session_id) is None
    assert await store.sessions.recognise(anna.id, other.session_id) == other
    assert await store.sessions.ended({one.session_id, other.session_id}) == {one.session_id}
    await store.accounts.sign_out(anna.id)
    assert await store.sessions.recognise(anna.id, other.session_id) is None


async def test_a_session_is_its_persons_alone(store: Storage) -> None:
    anna, bela = [await store.accounts.create(name) for name in ("Anna", "Bela")]
    session = await store.sessions.begin(anna.id)
    assert await store.sessions.recognise(bela.id, session.session_id) is None
    with pytest.raises(NoPerson):
        await store.sessions.begin("nobody")


async def test_a_session_that_is_not_used_is_over(url: str) -> None:
    async with storage(url, session_days=MOMENT) as store:
        anna = await store.accounts.create("Anna")
        session = await store.sessions.begin(anna.id)
        await asyncio.sleep(0.05)
        assert await store.sessions.recognise(anna.id, session.session_id) is None
        assert await store.sessions.ended({session.session_id}) == {session.session_id}
        assert await store.sessions.forget() == 1
    async with storage(url, session_days=1) as store:
        session = await store.sessions.begin(anna.id)
        await store.sessions.renew(session.session_id)
        assert await store.sessions.forget() == 0
        assert await store.sessions.recognise(anna.id, session.session_id)
