"""A server that goes away in mid-game: nothing acknowledged is lost, nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from motherlode.server.storage import Storage, storage
from motherlode.server.storage.interfaces import Person, Raced, Unavailable
from motherlode.server.storage.postgres import PostgresDatabase
from tests.server.postgres import Postgres
from tests.server.storage.proxy import Cut, Proxy
from tests.server.storage.scene import ids, insist, open_table, opened, play, played, summary

pytestmark = pytest.mark.anyio


@pytest.fixture
async def line(postgres: Postgres) -> AsyncIterator[Proxy]:
    """A line to the server that can be cut."""
    postgres.emptied()
    async with Proxy(postgres.port) as proxy:
        yield proxy


@pytest.fixture
async def far(line: Proxy, postgres: Postgres) -> AsyncIterator[Storage]:
    """A storage at the other end of the line."""
    url = postgres.url("postgres").replace(str(postgres.port), str(line.port))
    async with storage(url) as store:
        yield store


@pytest.mark.parametrize("cut", [Cut.BEFORE, Cut.AFTER])
async def test_an_append_whose_fate_is_unknown_is_written_once(
    far: Storage, line: Proxy, cut: Cut
) -> None:
    await open_table(far)
    line.cut = cut
    await play(far, 2, 3)
    assert line.cuts == 1
    assert await far.log_store.read("ABCDEF") == [opened(), played(2), played(3)]


@pytest.mark.parametrize("cut", [Cut.BEFORE, Cut.AFTER])
async def test_a_table_whose_fate_is_unknown_is_opened_once(
    far: Storage, line: Proxy, cut: Cut
) -> None:
    line.cut = cut
    await open_table(far)
    assert line.cuts == 1
    assert await far.log_store.read("ABCDEF") == [opened()]
    with pytest.raises(Raced):
        await open_table(far)


@pytest.mark.parametrize("cut", [Cut.BEFORE, Cut.AFTER])
async def test_somebody_whose_fate_is_unknown_is_there_once(
    far: Storage, line: Proxy, cut: Cut
) -> None:
    line.cut = cut
    anna = await far.accounts.create("Anna")
    assert line.cuts == 1
    assert await far.accounts.find(anna.id) == Person(anna.id, "Anna", "")
    assert (await far.accounts.headcount()).guests == 1


async def test_one_who_lost_the_race_while_the_line_was_cut_is_told(
    far: Storage, line: Proxy, postgres: Postgres
) -> None:
    await open_table(far)
    async with storage(postgres.url("postgres")) as near:
        line.cut = Cut.BEFORE
        await near.log_store.append("ABCDEF", [played(2, "near")], summary())
        with pytest.raises(Raced):
            await far.log_store.append("ABCDEF", [played(2, "far")], summary())
        assert ids(await far.log_store.read("ABCDEF")) == ["near"]


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_the_game_goes_on_after_a_restart(postgres: Postgres, mode: str) -> None:
    async with storage(postgres.emptied()) as store:
        await open_table(store)
        stopped = asyncio.Event()

        async def player(name: str) -> list[str]:
            moves: list[str] = []
            while not stopped.is_set() or len(moves) < 5:
                moves.append(f"{name}-{len(moves)}")
                await insist(store, "ABCDEF", moves[-1])
            return moves

        players = [asyncio.create_task(player(name)) for name in ("one", "other")]
        while len(await store.log_store.read("ABCDEF")) < 10:
            await asyncio.sleep(0)
        await asyncio.to_thread(postgres.stop, mode)
        await asyncio.to_thread(postgres.start)
        standing = len(await store.log_store.read("ABCDEF"))
        while len(await store.log_store.read("ABCDEF")) < standing + 4:
            await asyncio.sleep(0)
        stopped.set()
        moves = [move for moves in await asyncio.gather(*players) for move in moves]
        log = await store.log_store.read("ABCDEF")
        assert sorted(ids(log)) == sorted(moves)
        assert [stored.seq for stored in log] == list(range(1, len(moves) + 2))


async def test_patience_ends(postgres: Postgres) -> None:
    async with storage(postgres.emptied()) as store:
        await open_table(store)
        assert isinstance(store._database, PostgresDatabase)
        store._database._patience = 0.1
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(Unavailable):
            await store.log_store.read("ABCDEF")
        with pytest.raises(Unavailable):
            await play(store, 2, 2)
        with pytest.raises(Unavailable):
            await store.ping()
        await asyncio.to_thread(postgres.start)
        store._database._patience = 30
        await store.ping()
        await play(store, 2, 2)
        assert len(await store.log_store.read("ABCDEF")) == 2
