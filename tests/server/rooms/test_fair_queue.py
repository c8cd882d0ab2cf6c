"""Strangers' bots starve nobody's: turns by opener, people who wait first, pauses for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from motherlode.server.rooms.bot_pool import BotPool, Sight, Thought, Wanted, Whose, Worker
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.fair_queue import FairQueue
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Level, Terms
from tests.server.rooms.guests import entropy, house, person
from tests.server.rooms.test_rooms import until

ODDA = person("Odda")
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def anybody(who: str) -> bool:
    return True


def test_whoever_had_the_least_is_next_however_many_others_want() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put("stranger", f"s{number}")
    assert queue.take(anybody) == "s0"
    queue.charge("stranger", 0.26)
    queue.put("odda", "o0")
    assert [queue.take(anybody), queue.take(anybody)] == ["o0", "s1"]


def test_a_silence_saves_no_time_up() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(3):
        queue.put("busy", "b")
        queue.take(anybody)
        queue.charge("busy", 10.0)
    queue.put("busy", "b1")
    queue.take(anybody)
    for name in ("l1", "l2"):
        queue.put("late", name)
    queue.put("busy", "b2")
    assert queue.take(anybody) == "l1"
    queue.charge("late", 1.0)
    assert queue.take(anybody) == "b2", "one who was silent is as far as the others"


def test_who_may_not_have_a_turn_now_is_passed_over() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "a1")
    queue.put("b", "b1")
    assert queue.take(lambda who: who != "a") == "b1"
    assert queue.take(lambda who: who != "a") is None
    queue.discard("a", "a1")
    assert queue.take(anybody) is None


class Slow(BotPool):
    """Bots whose thoughts end when the test says so."""

    def __init__(self, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(processes)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}

        async def think(worker: Worker, wanted: Wanted) -> Thought:
            self.begun.append(wanted.sight.code)
            await self.end(wanted.sight.code).wait()
            return Thought(0, 0.0)

        monkeypatch.setattr(Worker, "think", think)

    def end(self, code: str) -> asyncio.Event:
        return self.ends.setdefault(code, asyncio.Event())

    def ask(
        self, code: str, opener: str, waits: bool, level: Level = "master"
    ) -> asyncio.Task[Thought]:
        sight = Sight(code, 0, level, "", 1)
        return asyncio.create_task(self.choose(sight, Whose(opener, waits)))


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_where_somebody_waits_bots_think_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Slow(1, monkeypatch) as pool:
        strangers = [pool.ask(f"S{number}", "stranger", False) for number in range(50)]
        await turns()
        assert pool.begun == ["S0"], "the others wait for their turn"
        mine = pool.ask("MINE", "odda", True)
        await turns()
        assert pool.begun == ["S0", "MINE"]
        pool.end("MINE").set()
        assert await mine == Thought(0, 0.0)
        for one in strangers:
            one.cancel()


async def test_one_opener_never_has_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Slow(3, monkeypatch) as pool:
        asked = [pool.ask(f"S{number}", "stranger", True) for number in range(50)]
        await turns()
        assert len(pool.begun) == 2
        asked.append(pool.ask("MINE", "odda", True))
        await turns()
        assert pool.begun[2:] == ["MINE"]
        for one in asked:
            one.cancel()


async def test_nobody_fills_all_processes_with_masters_from_many_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Slow(2, monkeypatch) as pool:
        asked = [pool.ask(f"S{number}", f"10.0.0.{number}", True) for number in range(50)]
        await turns()
        assert pool.begun == ["S0", "S1"], "the others wait for their turn"
        asked.append(pool.ask("MINE", "odda", True, "apprentice"))
        await turns()
        assert pool.begun[2:] == ["MINE"], "who answers without a search waits for no search"
        asked.append(pool.ask("NEXT", "odda", True))
        await turns()
        pool.end("S0").set()
        await turns()
        assert len(pool.begun) == 4, "and searches have their turns"
        for one in asked:
            one.cancel()


async def test_whoever_goes_gives_the_turn_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Slow(1, monkeypatch) as pool:
        first, second, third = (pool.ask(code, "a", True) for code in ("T1", "T2", "T3"))
        await turns()
        second.cancel()
        first.cancel()
        await turns()
        assert pool.begun == ["T1"], "a thought that was begun takes its time all the same"
        pool.end("T1").set()
        pool.end("T3").set()
        await third
        assert pool.begun == ["T1", "T3"]


async def bots_alone(rooms: Rooms) -> str:
    room = await rooms.open(ODDA, Terms("quartz", 3, pace=False), "10.0.0.1")
    for _ in range(3):
        await room.seat_bot(ODDA, None, "apprentice")
    await room.start(ODDA)
    return room.table.code


async def test_bots_among_themselves_pause_when_nobody_looks(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        code = await bots_alone(rooms)
        room, scheduler = await rooms.find(code), rooms.schedulers[code]
        await turns()
        assert (room.table.moves, scheduler.tasks) == (0, {})
        assert summarise(room.table).wake is None, "no process loads it for nobody"
        assert rooms.bots_alone("10.0.0.1") == 1
        looking = Client(person("Runa"))
        await room.join(looking)
        await until(lambda: room.table.moves >= 3)
        await room.part(looking)
        assert scheduler.tasks == {}


async def test_bots_go_on_for_people_who_look_in_now_and_then(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("quartz", 3, pace=False))
        await room.sit(ODDA, 0, entropy())
        for _ in range(2):
            await room.seat_bot(ODDA, None, "apprentice")
        await room.start(ODDA)
        await until(lambda: 0 in room.table.asked)
        assert not room.is_waited_at


async def test_whoever_sits_down_at_the_screen_is_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("quartz", 3, pace=False), "10.0.0.1")
        await room.sit(ODDA, 0, entropy())
        for _ in range(2):
            await room.seat_bot(ODDA, None, "apprentice")
        await room.start(ODDA)
        scheduler = rooms.schedulers[room.table.code]
        assert scheduler.whose == Whose("10.0.0.1", False)
        client = Client(ODDA)
        await room.join(client)
        assert scheduler.whose == Whose("10.0.0.1", True)
        await room.part(client)
        assert scheduler.whose == Whose("10.0.0.1", False)
