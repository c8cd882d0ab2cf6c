"""Whoever asks for replays stalls nobody: they are made elsewhere, in pieces, few at once."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
from collections.abc import AsyncIterator, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from motherlode.server.rooms.processes import BEHIND, BESIDE
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage.interfaces import LogStore, Unavailable
from motherlode.server.tables import commands
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.terms import Terms
from motherlode.server.web import replay_jobs
from motherlode.server.web.finished import replay_parts
from motherlode.server.web.limits import Places, TooMany
from motherlode.server.web.made import while_waited_for
from motherlode.server.web.replay_jobs import PIECE, gathered
from motherlode.server.web.replay_pool import Cache, Order, ReplayPool
from tests.server.rooms.guests import entropy, house, person
from tests.server.web.site import NO_LIMITS, Site, finished, problem, settings_in

pytestmark = pytest.mark.anyio
ODDA = person("Odda")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[tuple[Rooms, str]]:
    """A house with a finished match."""
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("leduc", 2, pace=False))
        for seat in (0, 1):
            await room.sit(ODDA, seat, entropy())
        await room.start(ODDA)
        while not room.table.over:
            seat = room.table.asked[0]
            move = room.table.match.legal(seat).moves[0]
            sent = f"m{room.table.seq}"
            await room.commit(
                partial(commands.play, seat=seat, move=move, sent=sent, after=room.table.step)
            )
        yield rooms, room.table.code


def own_process(live: LiveTable) -> Iterator[bytes]:
    yield str(os.getpid()).encode()


def die(live: LiveTable) -> Iterator[bytes]:
    os.kill(os.getpid(), signal.SIGKILL)
    yield b""


def endless(live: LiveTable) -> Iterator[bytes]:
    while True:
        yield b"x" * PIECE


async def all_pieces(order: Order, log_store: LogStore, code: str, work: Any) -> bytes:
    await order.read(log_store, code)
    found = [piece async for piece in order.pieces(work, packs=False)]
    order.close()
    return b"".join(found)


async def test_a_replay_is_made_in_another_process(played: tuple[Rooms, str]) -> None:
    rooms, code = played
    moves = rooms.schedulers[code].room.table.moves
    async with ReplayPool() as pool:
        made = await all_pieces(pool.order("a"), rooms.log_store, code, own_process)
        assert int(made) != os.getpid()
        work = partial(replay_parts, seat=None)
        told = json.loads(await all_pieces(pool.order("a"), rooms.log_store, code, work))
        order = pool.order("a")
        await order.read(rooms.log_store, code)
        packed = b"".join([piece async for piece in order.pieces(work, packs=True)])
        order.close()
    assert json.loads(gzip.decompress(packed)) == told
    assert len(told["steps"]) == moves + 1


async def test_a_piece_is_made_when_the_one_before_was_taken(played: tuple[Rooms, str]) -> None:
    rooms, code = played
    async with ReplayPool() as pool:
        order = pool.order("a")
        await order.read(rooms.log_store, code)
        pieces = order.pieces(endless, packs=False)
        assert len(await anext(pieces)) == PIECE  # it has no end, and nobody waits for it
        assert len(await anext(pieces)) == PIECE
        order.close()
        with pytest.raises(KeyError):
            await anext(pieces)  # nothing is left of it


async def test_work_that_dies_is_told_and_the_next_is_done(played: tuple[Rooms, str]) -> None:
    rooms, code = played
    async with ReplayPool() as pool:
        with pytest.raises(Unavailable):
            await all_pieces(pool.order("a"), rooms.log_store, code, die)
        assert await all_pieces(pool.order("b"), rooms.log_store, code, own_process)


async def test_work_ends_when_its_client_goes() -> None:
    ended = asyncio.Event()

    async def long_work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    messages = [{"type": "http.request"}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return messages.pop(0)

    await asyncio.wait_for(while_waited_for(long_work(), receive), 10)
    assert ended.is_set()


async def test_a_job_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_jobs, "MOST_SECONDS", 0)
    replay_jobs.begin(1, "TABLE1", b"")
    job = replay_jobs.JOBS[1]
    job.pieces = iter([b"a"])
    with pytest.raises(replay_jobs.TooLong):
        replay_jobs.piece(1, own_process, False)
    replay_jobs.drop(1)
    assert not replay_jobs.JOBS


def test_what_a_job_waits_for_others_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives way to all others: on a busy machine that may be minutes."""
    clocks = SimpleNamespace(process_time=lambda: 0.0, perf_counter=partial(next, count(0, 1_000)))
    clocks.monotonic = clocks.time = clocks.perf_counter
    monkeypatch.setattr(replay_jobs, "time", clocks)  # of this module alone: servers run beside
    job = replay_jobs.Job()
    job.pieces = iter([b"a"])
    monkeypatch.setitem(replay_jobs.JOBS, 1, job)
    assert replay_jobs.piece(1, own_process, False) == b"a"


async def test_whoever_wants_to_play_on_does_not_wait_behind_replays() -> None:
    async with ReplayPool(at_once=1) as pool:
        replay, fork = pool.order("a"), pool.order("b", soon=True)
        assert (replay.helper.niceness, fork.helper.niceness) == (BEHIND, BESIDE)
        replay.close()
        fork.close()
        assert (pool.places.taken, pool.short.taken) == ({}, {})


def test_small_parts_are_gathered() -> None:
    parts = [b"x" * (PIECE // 4)] * 9
    assert [len(piece) for piece in gathered(iter(parts))] == [PIECE, PIECE, PIECE // 4]


def test_an_address_has_its_share_and_all_together_have_theirs() -> None:
    places = Places(each=2, most=3)
    places.enter("a")
    places.enter("a")
    with pytest.raises(TooMany, match="2 of these are being made for you"):
        places.enter("a")
    places.enter("b")
    with pytest.raises(TooMany, match="for others"):
        places.enter("c")
    places.leave("a")
    places.enter("c")


def test_what_was_not_asked_for_longest_is_forgotten_first() -> None:
    cache = Cache(10)
    cache.keep("a", b"12345")
    cache.keep("b", b"12345")
    assert cache.find("a") == b"12345"
    cache.keep("c", b"123")
    assert [cache.find(key) is None for key in "abc"] == [False, True, False]
    assert cache.size == 8


def test_eight_replays_at_once_from_one_address_are_refused(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, replays=2)
    with Site(settings_in(tmp_path, limits=limits)) as site, site.guest() as player:
        code = finished(site, player)
        places = site.dependencies.replay_pool.places
        for _ in range(2):
            places.enter("127.0.0.1")
        refused = player.get(f"/api/tables/{code}/replay")
        assert problem(refused, 429) == "too_many"
        assert "wait for one of them" in refused.json()["text"]
        places.leave("127.0.0.1")
        assert player.get(f"/api/tables/{code}/replay").status_code == 200
        assert places.taken == {"127.0.0.1": 1}, "what was made is held no longer"


def test_a_client_that_goes_frees_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.web.matches.replay_parts", endless_parts)
    with Site(settings_in(tmp_path)) as site, site.guest() as player:
        code = finished(site, player)
        pool = site.dependencies.replay_pool
        with player.stream("GET", f"/api/tables/{code}/replay") as answer:
            pieces = answer.iter_raw()  # as long as it is held, so is the connection
            assert next(pieces)
            assert pool.places.taken == {"127.0.0.1": 1}
        with httpx.Client() as other:
            until_free(other, site, pool)
        assert pool.places.taken == {}


def test_the_replay_of_a_record_is_made_in_pieces_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole it would be hundreds of megabytes, packed while all tables wait."""
    with Site(settings_in(tmp_path)) as site, site.guest() as player:
        record = player.get(f"/api/tables/{finished(site, player)}/record").json()
        name = player.post("/api/records", json=record).json()["name"]
        first = player.get(f"/api/records/{name}/replay")
        assert first.headers["content-encoding"] == "gzip"
        known = {"If-None-Match": first.headers["etag"]}
        assert player.get(f"/api/records/{name}/replay", headers=known).status_code == 304
        monkeypatch.setattr("motherlode.server.web.records.replay_parts", endless_text)
        pool = site.dependencies.replay_pool
        with player.stream("GET", f"/api/records/{name}/replay?seat=0") as answer:
            pieces = answer.iter_raw()  # as long as it is held, so is the connection
            assert next(pieces)
            assert pool.places.taken == {"127.0.0.1": 1}
        with httpx.Client() as other:
            until_free(other, site, pool)


def endless_text(text: str, name: str, seat: object) -> Iterator[bytes]:
    while True:
        yield b"x" * PIECE


async def test_nobodys_replays_stand_in_the_way_of_what_is_soon_done() -> None:
    """House rules are tried there when a table is opened."""
    async with ReplayPool(each=2, at_once=2) as pool:
        for address in ("a", "b"):
            pool.order(address)
        with pytest.raises(TooMany):
            pool.order("c")
        assert await pool.finds("c", abs, -7) == 7


def endless_parts(live: LiveTable, seat: object) -> Iterator[bytes]:
    return endless(live)


def until_free(client: httpx.Client, site: Site, pool: ReplayPool) -> None:
    """Ask for something else until the server has noticed that the client is gone."""
    for _ in range(2000):
        if not pool.places.taken:
            return
        assert client.get(f"{site.url}/healthz").status_code == 200
