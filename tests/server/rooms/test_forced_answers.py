"""Nobody is asked where there is nothing to choose, and nobody learns from the time who was not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from motherlode.games import GAMES
from motherlode.server.log_events import Played
from motherlode.server.protocol import Order, Undo
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.rooms.scheduler import HASTE
from motherlode.server.tables import moments
from motherlode.server.tables.due_work import holds, is_answered_for
from motherlode.server.tables.table import Table
from motherlode.server.terms import Orders, Speed, Terms
from tests.server.rooms.guests import DEADLINE, Guest, entropy, house, person
from tests.server.short import SHORT
from tests.server.tables.sitting import three

SHELF = [key for key, game in GAMES.items() if not game.example]
ODDA, TORVIK = person("Odda"), person("Torvik")
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def among_bots(rooms: Rooms, terms: Terms) -> Guest:
    """One person among bots, at a table that has begun."""
    room = await rooms.open(ODDA, terms)
    await room.sit(ODDA, 0, entropy())
    for seat in range(1, terms.seats):
        await room.seat_bot(ODDA, seat, "apprentice")
    guest = Guest(room, ODDA)
    await guest.join()
    await room.start(ODDA)
    return guest


class Asked(Guest):
    """Answers only what it is really asked, and counts it."""

    asked = 0

    async def answer_choices(self) -> None:
        async with asyncio.timeout(DEADLINE):
            while not self.room.table.over:
                self.read()
                seen = self.perspectives[0]
                if seen["moves"] and not seen["forced"]:
                    assert len(seen["moves"]) + len(seen["interrupts"]) > 1
                    self.asked += 1
                    await self.play(0, self.luck.choice(seen["moves"]))
                await asyncio.sleep(0)


@pytest.mark.parametrize("game", SHELF)
async def test_among_bots_every_question_is_a_choice(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        seats = GAMES[game].seats[0]
        guest = await among_bots(rooms, Terms(game, seats, house=SHORT[game], pace=False))
        asked = Asked(guest.room, ODDA)
        await asked.join(0)
        await asked.answer_choices()
        log = await rooms.log_store.read(guest.room.table.code)
    played = [one.event for one in log if isinstance(one.event, Played) and one.event.seat == 0]
    assert sum(event.by == "person" for event in played) == asked.asked > 0
    assert game == "quartz" or any(event.by == "order" for event in played)


async def test_an_undo_leads_back_to_the_last_choice(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        guest = await among_bots(rooms, Terms("gem_forge", 2, pace=False))
        room = guest.room
        async with asyncio.timeout(DEADLINE):
            while not any(made.seat == 0 and not made.chosen for made in room.table.match.made):
                guest.read()
                seen = guest.perspectives[0]
                if seen["moves"] and not seen["forced"]:
                    await guest.play(0, guest.luck.choice(seen["moves"]))
                await asyncio.sleep(0)
        answer = await guest.ask(Undo("undo", 0))
        assert answer["kind"] == "done"
        assert len(room.table.match.legal(0).moves) > 1


async def test_who_answers_a_question_that_the_table_has_answered_is_not_refused(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as rooms:
        guest = await among_bots(rooms, Terms("gem_forge", 2, pace=False))
        async with asyncio.timeout(DEADLINE):
            while not guest.perspectives.get(0, {}).get("forced"):
                guest.read()
                seen = guest.perspectives[0]
                if seen["moves"] and not seen["forced"]:
                    await guest.play(0, guest.luck.choice(seen["moves"]))
                await asyncio.sleep(0)
        moves, seen_step = guest.room.table.moves, guest.step
        while guest.room.table.moves == moves:
            await asyncio.sleep(0)
        guest.step = seen_step
        assert (await guest.play(0, seen["moves"][0]))["kind"] == "done"


@pytest.mark.parametrize("speed", HASTE)
async def test_who_plays_alone_says_how_quick_bots_are(speed: Speed, tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        guest = await among_bots(rooms, Terms("dwarves_fall", 2))
        await guest.ask(Order("quick", 0, Orders(speed=speed)))
        assert rooms.schedulers[guest.room.table.code].haste() == HASTE[speed]


def reactions(game: str) -> list[Table]:
    """Tables of three people at which somebody has just been asked for a reaction."""
    sitting, random = three(game), Random(3)
    found: list[Table] = []
    while not sitting.table.over and len(found) < 40:
        seat = random.choice(sitting.table.asked)
        if holds(sitting.table):
            found.append(sitting.table)
        sitting.play(seat, random.choice(sitting.table.match.state.moves(seat)))
    return found


@pytest.mark.parametrize("game", ["quartz_cards", "gem_forge"])
def test_among_people_a_forced_pass_has_the_moment_of_an_ordered_one(game: str) -> None:
    forced = 0
    for table in reactions(game):
        for seat in table.asked:
            always = replace(table, chairs=table.chairs.changed(seat, orders=Orders("always")))
            assert moment_of_order(always, seat) == moments.moment(table, seat)
            if is_answered_for(table, table.chairs[seat]):
                forced += 1
                assert moment_of_order(table, seat) == moments.moment(table, seat)
    assert forced


def moment_of_order(table: Table, seat: int) -> int:
    """When the table answers for a seat."""
    return next(work.due for work in table.due_work if work.kind == "order" and work.seat == seat)


async def test_among_people_a_pass_by_hand_waits_for_its_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "WAITING", (400, 400))
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("gem_forge", 2))
        for who in (ODDA, TORVIK):
            await room.sit(who, None, entropy())
        await room.start(ODDA)
        guests = [Guest(room, ODDA), Guest(room, TORVIK)]
        for seat, guest in enumerate(guests):
            await guest.join(0)
            guest.read()
            await guest.play(seat, room.table.match.state.moves(seat)[0])
            await guest.ask(Order("ask", seat, Orders("ask")))
        turn = room.table.asked[0]
        guests[turn].read()
        assert (await guests[turn].play(turn, "take"))["kind"] == "done"
        guests[1 - turn].read()
        asked_at = room.table.asked_at[1 - turn]
        answer = await guests[1 - turn].play(1 - turn, "pass")
        assert answer["kind"] == "done", answer
        assert room.table.latest >= asked_at + 400
