"""A room that is forgotten as idle must not leave anybody behind in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import COLLECTING, Rooms
from motherlode.server.storage import storage
from motherlode.server.terms import Terms
from tests.server.rooms.guests import DEADLINE, Guest, entropy, house, person

ODDA = person("Odda")
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def visited(room: Room) -> None:
    """Wait until somebody is there and waits."""
    async with asyncio.timeout(DEADLINE):
        while not room.visits:
            await asyncio.sleep(0)


async def make_round_after_a_minute(rooms: Rooms) -> None:
    for scheduler in rooms.schedulers.values():
        scheduler.wanted_at = -1e9
    await rooms.make_round()


async def test_whoever_waits_for_what_they_missed_is_in_the_one_room_of_the_table(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as rooms:
        code = (await rooms.open(ODDA, Terms("quartz", 3))).table.code
        room = await rooms.find(code)
        for _ in range(40):  # more steps than are told at once
            await room.sit(ODDA, 0, entropy())
            await room.stand(ODDA, 0)
        for _ in range(COLLECTING):
            await rooms.collecting.acquire()
        guest = Guest(room, ODDA)
        joining = asyncio.create_task(guest.join(since=1))
        await visited(room)
        await make_round_after_a_minute(rooms)
        for _ in range(COLLECTING):
            rooms.collecting.release()
        await joining
        assert guest.client in (await rooms.find(code)).clients


async def test_a_room_is_not_idle_between_one_who_writes_and_the_next(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("quartz", 3))
        scheduler = rooms.schedulers[room.table.code]
        scheduler.wanted_at = -1e9
        assert scheduler.idle
        async with room.lock:
            sitting = asyncio.create_task(room.sit(ODDA, 0, entropy()))
            await visited(room)
        assert not room.lock.locked()
        assert not scheduler.idle
        await sitting


async def test_a_room_in_which_nothing_goes_on_is_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        await rooms.open(ODDA, Terms("quartz", 3))
        await make_round_after_a_minute(rooms)
        assert rooms.schedulers == {}


async def test_whoever_is_at_a_table_that_is_removed_is_told_to_go(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("quartz", 3))
        guest = Guest(room, ODDA)
        await guest.join()
        async with storage(f"sqlite:///{tmp_path / 'house.db'}") as store:
            await store.keepers.remove_table(room.table.code)
        await rooms.follow_all()
        assert guest.client.closed == "shutdown"
        assert rooms.schedulers == {}
