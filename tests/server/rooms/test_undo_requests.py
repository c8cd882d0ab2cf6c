"""A request to take a move back, when those who are asked go away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from motherlode.server.protocol import Consent, Undo
from motherlode.server.rooms.room import Room
from motherlode.server.terms import Terms
from tests.server.rooms.guests import DEADLINE, Guest, entropy, house, person

PEOPLE = [person("Odda"), person("Torvik"), person("Sigrun")]
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def wish_at(room: Room) -> tuple[list[Guest], int]:
    """Three guests at a table; one of them wants a move back."""
    guests = [Guest(room, who) for who in PEOPLE]
    for seat, guest in enumerate(guests):
        await room.sit(PEOPLE[seat], seat, entropy())
        await guest.join()
    await room.start(PEOPLE[0])
    seat = room.table.asked[0]
    guests[seat].read()
    await guests[seat].play(seat, "mine")
    await guests[seat].ask(Undo("undo", seat))
    assert len(room.table.awaited()) == 2
    return guests, seat


async def test_whoever_leaves_while_being_asked_lets_the_others_go_on(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(PEOPLE[0], Terms("quartz", 3))
        guests, seat = await wish_at(room)
        agrees, leaves = room.table.awaited()
        await guests[agrees].ask(Consent("yes", agrees, True))
        await room.stand(PEOPLE[leaves], leaves)
        assert room.table.moves == 0
        told = [message["what"] for message in guests[seat].read() if message["kind"] == "step"]
        assert told == ["undo_answered", "taken_over", "undone"]
        assert guests[seat].perspectives[seat]["moves"]
        assert guests[seat].perspectives[seat]["undo"]["state"] == "none"


async def test_whoever_is_gone_too_long_is_waited_for_no_longer(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(PEOPLE[0], Terms("quartz", 3, grace=1, pace=False))
        guests, seat = await wish_at(room)
        agrees, goes = sorted(room.table.awaited(), key=room.table.asked.count, reverse=True)
        assert goes not in room.table.asked, "nothing but the wish waits for who is gone"
        await guests[agrees].ask(Consent("yes", agrees, True))
        await guests[goes].leave()
        async with asyncio.timeout(DEADLINE):
            while not guests[seat].has_read("undone"):
                await asyncio.sleep(0.01)
        assert room.table.chairs[goes].taken_over == "journeyman"
        assert room.table.moves == 0


async def test_two_who_go_at_once_in_two_processes_take_the_move_back_once(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        here = await one.open(PEOPLE[0], Terms("quartz", 3))
        await wish_at(here)
        there = await other.find(here.table.code)
        first, last = here.table.awaited()
        await asyncio.gather(here.stand(PEOPLE[first], first), there.stand(PEOPLE[last], last))
        log = await one.log_store.read(here.table.code)
        kinds = [type(stored.event).__name__ for stored in log]
        assert kinds.count("Undone") == 1
        assert kinds[-3:] == ["TakenOver", "TakenOver", "Undone"]
