"""What happens at the same moment as something else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from motherlode.games import find
from motherlode.server.log_events import Played, StoredEvent
from motherlode.server.protocol import Undo
from motherlode.server.rooms import scheduler as schedulers
from motherlode.server.rooms.bot_pool import NOBODYS, Sight, Thought, Whose, choose
from motherlode.server.storage.interfaces import ANYTHING
from motherlode.server.tables import commands
from motherlode.server.terms import Clock, Terms
from tests.server.rooms.guests import Failures, Guest, entropy, house, person
from tests.server.rooms.test_rooms import table_of, until
from tests.server.short import SHORT

ODDA, TORVIK = person("Odda"), person("Torvik")
TAKEN = ["Started", "TakenOver"]
PASS = find("quartz").catalogue.number("pass")
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_bot_whose_move_is_no_longer_possible_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedulers, "TRY_AGAIN", 0.01)
    thoughts = []

    async def overtaken(sight: Sight, whose: Whose = NOBODYS) -> Thought:
        thought = choose(sight)
        thoughts.append(thought)
        if len(thoughts) > 1:
            return thought
        return Thought(PASS, 0.0)  # as if it had been possible then

    async with house(tmp_path) as rooms:
        rooms.bot_pool.choose = overtaken  # type: ignore[method-assign]
        room = await rooms.find(await table_of(rooms, Terms("quartz", 3, pace=False), "Odda"))
        guest = Guest(room, ODDA)
        await guest.join()
        await guest.play_to_the_end()
        assert len(thoughts) > 1


async def test_whoever_asks_for_a_rematch_twice_at_once_sits_down_once(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        terms = Terms("quartz", 4, house=SHORT["quartz"], pace=False)
        room = await one.find(await table_of(one, terms, "Odda", "Torvik"))
        guests = [Guest(room, who, seed) for seed, who in enumerate((ODDA, TORVIK))]
        for guest in guests:
            await guest.join()
        await asyncio.gather(*(guest.play_to_the_end() for guest in guests))
        there = await other.find(room.table.code)
        places = [(one, room), (one, room), (other, there), (other, there)]
        asking = [rooms.rematch(where, ODDA, [(entropy(), None)]) for rooms, where in places]
        codes = set(await asyncio.gather(*asking))
        assert len(codes) == 1
        again = await one.find(codes.pop())
        await again.catch_up()
        accounts = [chair.person or chair.level for chair in again.table.chairs]
        assert accounts == ["odda", None, "apprentice", "apprentice"]


async def test_a_process_that_failed_to_follow_follows_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        code = await table_of(one, Terms("quartz", 3), *["Odda"] * 3)
        here, there = await one.find(code), await other.find(code)
        assert isinstance(other.metrics, Failures)
        with monkeypatch.context() as broken:
            broken.setattr(other, "follow_all", fail)
            await other.bus.publish(*ANYTHING)
            await until(lambda: other.metrics.errors)
        other.metrics.errors.clear()
        guest = Guest(here, ODDA)
        await guest.join()
        guest.read()
        await guest.play(here.table.asked[0], "mine")
        await until(lambda: there.table.seq == here.table.seq)
        assert not any(task.done() for task in other.tasks)


async def fail() -> None:
    raise OSError("nobody expected this")


async def test_whoever_is_connected_to_another_process_is_present_here(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        code = await table_of(one, Terms("quartz", 3), "Odda", "Torvik", "Sigrun")
        odda, torvik = Guest(await one.find(code), ODDA), Guest(await other.find(code), TORVIK)
        stranger = Guest(torvik.room, person("Stranger"))
        for guest in (odda, torvik, stranger):
            await guest.join()
        for rooms in (one, other, one):
            await rooms.make_round()
        for guest in (odda, torvik):
            shown = [message for message in guest.read() if message["kind"] == "present"]
            assert shown[-1] == {"kind": "present", "seats": [0, 1], "onlookers": 1}
        await torvik.leave()
        await stranger.leave()
        for rooms in (other, one):
            await rooms.make_round()
        shown = [message for message in odda.read() if message["kind"] == "present"]
        assert shown[-1] == {"kind": "present", "seats": [0], "onlookers": 0}


async def test_whoever_was_missed_by_mistake_gets_the_seat_back(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        code = await table_of(one, Terms("quartz", 3), "Odda", "Torvik", "Sigrun")
        here, there = await one.find(code), await other.find(code)
        seat = here.table.asked[0]
        guest = Guest(there, person(here.table.chairs[seat].name or ""))
        await guest.join()  # the first process does not know that yet
        await here.commit(partial(commands.take_over, seat=seat, why="absence"))
        await until(partial(guest.has_read, "handed_back"))
        assert there.table.chairs[seat].taken_over is None


async def test_whoever_comes_at_the_last_moment_is_not_taken_over(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        code = await table_of(rooms, Terms("quartz", 3), "Odda", "Torvik", "Sigrun")
        room, scheduler = await rooms.find(code), rooms.schedulers[code]
        seat = room.table.asked[0]
        guest = Guest(room, person(room.table.chairs[seat].name or ""))
        assert scheduler.still_absent(room.table, seat)
        await guest.join()
        assert scheduler.still_absent(room.table, seat) == []
        guest.read()
        await guest.play(seat, "mine")
        await guest.leave()
        assert scheduler.still_absent(room.table, seat) == [], "nobody waits for them any longer"


async def test_a_bot_that_was_stopped_by_what_never_happened_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.find(await table_of(rooms, Terms("quartz", 3, pace=False), "Odda"))
        scheduler, append = rooms.schedulers[room.table.code], rooms.log_store.append
        guest = Guest(room, ODDA)
        await guest.join()
        broken: list[Sequence[StoredEvent]] = []

        async def fail_once(code: str, events: Sequence[StoredEvent], *more: Any) -> None:
            if not broken and isinstance(events[0].event, Played) and events[0].event.by == "bot":
                broken.append(events)
                scheduler.reschedule()  # somebody comes or goes just now
                raise OSError("the disk is full")
            await append(code, events, *more)

        monkeypatch.setattr(rooms.log_store, "append", fail_once)
        playing = asyncio.create_task(guest.play_to_the_end())
        await until(lambda: broken)
        await until(lambda: not room.lock.locked())
        await rooms.make_round()
        await playing
        assert room.table.over
        assert isinstance(rooms.metrics, Failures)
        assert [str(error) for error in rooms.metrics.errors] == ["the disk is full"]
        rooms.metrics.errors.clear()


async def test_a_move_and_the_end_of_its_time_at_the_same_moment_are_one_after_the_other(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        for round_ in range(6):
            terms = Terms("quartz", 3, clock=Clock("move", 3600))
            code = await table_of(one, terms, "Odda", "Torvik", "Sigrun")
            here, there = await one.find(code), await other.find(code)
            seat, scheduler = here.table.asked[0], one.schedulers[code]
            work = next(work for work in here.table.due_work if work.kind == "clock")
            guest = Guest(there, person(here.table.chairs[seat].name or ""))
            await guest.join()
            guest.read()
            ending = here.commit(partial(scheduler.out_of_time, work=work))
            moving = guest.play(seat, "mine")
            both = (ending, moving) if round_ % 2 else (moving, ending)
            await asyncio.gather(*both)
            log = await one.log_store.read(code)
            kinds = [type(stored.event).__name__ for stored in log[4:]]
            assert kinds in (["Started", "Played"], TAKEN)
            assert guest.messages[-1]["kind"] in {"done", "step", "refused"}


async def test_a_move_that_is_taken_back_while_a_bot_thinks_is_not_answered(
    tmp_path: Path,
) -> None:
    thinking, thought = asyncio.Event(), asyncio.Event()

    async def slow(sight: Sight, whose: Whose = NOBODYS) -> Thought:
        thinking.set()
        await thought.wait()
        return choose(sight)

    async with house(tmp_path) as rooms:
        rooms.bot_pool.choose = slow  # type: ignore[method-assign]
        terms = Terms("quartz", 3, {"first_player": "0"}, pace=False)
        room = await rooms.find(await table_of(rooms, terms, *["Odda"] * 2))
        guest = Guest(room, ODDA)
        await guest.join()
        for seat in (0, 1):
            guest.read()
            await guest.play(seat, "leave")
        await thinking.wait()
        assert (await guest.ask(Undo("undo", seat)))["kind"] == "done"
        assert room.table.asked == (seat,)
        moves = room.table.moves
        thought.set()
        for _ in range(20):
            await asyncio.sleep(0)
        await rooms.make_round()
        assert room.table.moves == moves
        guest.read()
        await guest.play(seat, "leave")
        await until(lambda: room.table.moves > moves + 1)
