"""A request to take a move back, when those who are asked go away."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from motherlode.server.protocol import Consent, Undo
from motherlode.server.rooms.room import Room
from motherlode.server.tables import commands
from motherlode.server.terms import Terms
from tests.server.rooms.guests import Guest, entropy, house, person

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


async def test_whoever_leaves_while_being_asked_is_still_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(PEOPLE[0], Terms("quartz", 3))
        guests, seat = await wish_at(room)
        agrees, leaves = room.table.awaited()
        await guests[agrees].ask(Consent("yes", agrees, True))
        await room.stand(PEOPLE[leaves], leaves)
        told = [message["what"] for message in guests[seat].read() if message["kind"] == "step"]
        assert told == ["undo_answered", "taken_over"]
        assert guests[seat].perspectives[seat]["undo"]["waiting"] == [leaves]
        await guests[leaves].ask(Consent("yes", leaves, True))
        assert room.table.moves == 0


async def test_two_who_agree_at_once_in_two_processes_take_the_move_back_once(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        here = await one.open(PEOPLE[0], Terms("quartz", 3))
        await wish_at(here)
        there = await other.find(here.table.code)
        first, last = here.table.awaited()
        await asyncio.gather(
            here.commit(partial(commands.consent, seat=first, agrees=True)),
            there.commit(partial(commands.consent, seat=last, agrees=True)),
        )
        log = await one.log_store.read(here.table.code)
        kinds = [type(stored.event).__name__ for stored in log]
        assert kinds[-3:] == ["UndoAnswered", "UndoAnswered", "Undone"]
