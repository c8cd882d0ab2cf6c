"""A long table is loaded from what was kept of it, and remembers the rest when it is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from motherlode.core.position import dumps
from motherlode.server.protocol import Consent, Play, Undo
from motherlode.server.rooms.room import EVERY, Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.tables.entries import Terms
from tests.server.rooms.guests import Guest, entropy, house, person

ODDA, TORVIK = person("Odda"), person("Torvik")
MOVES = 3 * EVERY
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with house(tmp_path) as rooms:
        yield rooms


@pytest.fixture
async def whole(rooms: Rooms) -> Room:
    """A table at which many moves were made."""
    terms = Terms("gem_forge", 2, house={"game.goal": 99, "safety.stalemate": 99})
    room = await rooms.open(ODDA, terms)
    await room.sit(ODDA, 0, entropy())
    await room.sit(TORVIK, 1, entropy())
    await room.start(ODDA)
    random = Random(1)
    guests = [Guest(room, ODDA), Guest(room, TORVIK)]
    for guest in guests:
        await guest.join()
    while room.table.moves < MOVES:
        seat = random.choice(room.table.asked)
        guests[seat].read()
        await guests[seat].play(seat, random.choice(room.table.played.state.moves(seat)))
    for guest in guests:
        await guest.leave()
    return room


@pytest.fixture
async def loaded(whole: Room, tmp_path: Path) -> AsyncIterator[Room]:
    """The same table in another process."""
    async with house(tmp_path) as rooms:
        yield await rooms.find(whole.table.code)


async def test_only_the_last_entries_are_folded(whole: Room, loaded: Room) -> None:
    assert whole.table.first == 0
    assert EVERY <= len(loaded.table.told) < 2 * EVERY
    assert loaded.table.facts() == whole.table.facts()
    assert dumps(loaded.table.played.state) == dumps(whole.table.played.state)
    assert loaded.table.told == whole.table.told_after(loaded.table.first)


async def test_who_missed_little_is_told_it_from_memory(whole: Room, loaded: Room) -> None:
    for room in (whole, loaded):
        guest = Guest(room, ODDA)
        await guest.join(whole.table.step - EVERY)
        assert [step["seq"] for step in guest.read()[0]["steps"]] == list(
            range(whole.table.step - EVERY + 1, whole.table.step + 1)
        )
    assert loaded.table.first > 0


async def test_who_missed_everything_is_told_everything(whole: Room, loaded: Room) -> None:
    welcomes = []
    for room in (whole, loaded):
        guest = Guest(room, ODDA)
        await guest.join(0)
        welcomes.append(guest.read()[0])
    assert len(welcomes[1]["steps"]) == whole.table.step
    assert welcomes[1]["steps"] == welcomes[0]["steps"]


async def test_a_move_that_was_made_long_ago_is_not_made_again(whole: Room, loaded: Room) -> None:
    old = whole.table.played.made[2].played
    guest = Guest(loaded, (ODDA, TORVIK)[old.seat])
    await guest.join()
    seq = loaded.table.seq
    answer = await guest.ask(Play(old.id, old.seat, old.move, 6))
    assert answer["kind"] == "done"
    assert loaded.table.seq == seq


async def test_moves_of_long_ago_can_be_taken_back_by_consent(whole: Room, loaded: Room) -> None:
    async def back(room: Room) -> None:
        odda, torvik = Guest(room, ODDA), Guest(room, TORVIK)
        await odda.join()
        await torvik.join()
        while room.table.moves > MOVES - 2 * EVERY:
            last = room.table.played.made[-1].played.seat if room.table.played.made else 0
            asker, other = (odda, torvik) if last == 0 else (torvik, odda)
            await asker.ask(Undo("undo", last))
            if room.table.wish:
                await other.ask(Consent("consent", 1 - last, True))

    await back(loaded)
    await whole.catch_up()
    assert whole.table.moves == loaded.table.moves <= MOVES - 2 * EVERY
    assert dumps(loaded.table.played.state) == dumps(whole.table.played.state)
    assert loaded.table.facts() == whole.table.facts()


async def test_a_process_follows_an_undo_that_it_does_not_remember(
    whole: Room, loaded: Room
) -> None:
    odda, torvik = Guest(whole, ODDA), Guest(whole, TORVIK)
    await odda.join()
    await torvik.join()
    listener = Guest(loaded, TORVIK)
    await listener.join()
    for _ in range(2 * EVERY):
        last = whole.table.played.made[-1].played.seat
        asker, other = (odda, torvik) if last == 0 else (torvik, odda)
        await asker.ask(Undo("undo", last))
        if whole.table.wish:
            await other.ask(Consent("consent", 1 - last, True))
    await loaded.catch_up()
    assert loaded.table.facts() == whole.table.facts()
    assert dumps(loaded.table.played.state) == dumps(whole.table.played.state)
    steps = [message["seq"] for message in listener.read() if message["kind"] == "step"]
    assert steps[-1] == whole.table.step
    assert steps == sorted(set(steps))


async def test_the_record_is_that_of_the_whole_match(whole: Room, loaded: Room) -> None:
    assert (await loaded.whole()).played.record() == whole.table.played.record()
