"""How long an answer takes says nothing about the answer: a forced pass is like any other."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from motherlode.bots.levels import longest_thought
from motherlode.server.rooms.bot_pool import NOBODYS, Sight, Thought, Whose
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.rooms.scheduler import HASTE, NATURAL, Scheduler
from motherlode.server.tables import commands
from motherlode.server.tables.due_work import DueWork
from motherlode.server.terms import Level, Terms
from tests.server.rooms.guests import entropy, house, person

pytestmark = pytest.mark.anyio

ODDA = person("Odda")
SEED = 5


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(name="drawn")
def drawn_fixture(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long each answer would take; nobody waits for it."""
    drawn: list[float] = []

    async def rest(scheduler: Scheduler, whole: float, begun: float) -> None:
        drawn.append(whole)

    monkeypatch.setattr(Scheduler, "rest", rest)
    return drawn


async def table_with_bots(rooms: Rooms, level: Level, pace: bool) -> Scheduler:
    """A window in which somebody else is asked: one seat is Odda's, one a bot's."""
    room = await rooms.open(ODDA, Terms("gem_forge", 2, pace=pace))
    await room.sit(ODDA, 0, entropy())
    await room.seat_bot(ODDA, 1, level)
    scheduler = rooms.schedulers[room.table.code]
    scheduler.random = Random(SEED)
    return scheduler


@pytest.mark.parametrize("choices", [1, 2])
async def test_a_bot_takes_the_same_time_whether_it_has_a_choice_or_not(
    choices: int, tmp_path: Path, drawn: list[float]
) -> None:
    async with house(tmp_path) as rooms:
        scheduler = await table_with_bots(rooms, "master", pace=True)
        rooms.bot_pool.choose = quick(choices)  # type: ignore[method-assign]
        await scheduler.room.start(ODDA)
        for _ in range(20):
            await scheduler.think(DueWork("think", 1, since=-1))  # no longer asked
    twin = Random(SEED)
    assert len(drawn) >= 20
    for seconds in drawn:
        assert seconds == twin.uniform(*NATURAL) * HASTE["normal"]


def quick(choices: int) -> Callable[..., Coroutine[Any, Any, Thought]]:
    """A bot process that needs no time if it has no choice, and much if it has."""

    async def choose(sight: Sight, whose: Whose = NOBODYS) -> Thought:
        return Thought(0, 0.0 if choices == 1 else 99.0)

    return choose


async def test_without_pace_whatever_a_bot_does_takes_as_long_as_its_longest_thought(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as rooms:
        scheduler = await table_with_bots(rooms, "master", pace=False)
        assert scheduler.bot_time("master") == longest_thought("master") > 0
        assert scheduler.bot_time("apprentice") == 0.0


async def test_whoever_plays_alone_and_wants_answers_at_once_has_bots_that_think_less(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as rooms:
        scheduler = await table_with_bots(rooms, "master", pace=True)
        room = scheduler.room
        await room.start(ODDA)
        assert not seen_by_bot(scheduler).hurried
        at_once = structs.replace(room.table.chairs[0].orders, speed="at_once")
        await room.commit(lambda table: commands.order(table, 0, at_once))
        assert seen_by_bot(scheduler).hurried
        assert scheduler.bot_time("master") == longest_thought("master", hurried=True) < 0.1
        assert scheduler.bot_time("journeyman") == longest_thought("journeyman")


def seen_by_bot(scheduler: Scheduler) -> Sight:
    """What the bot on the second seat is given."""
    sight = scheduler.sight(1)
    assert sight is not None
    return sight


async def test_an_ordered_answer_among_people_takes_a_time_of_its_own_whatever_the_hand(
    tmp_path: Path, drawn: list[float]
) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("gem_forge", 2))
        for seat in (0, 1):
            await room.sit(ODDA, seat, entropy())
        scheduler = rooms.schedulers[room.table.code]
        scheduler.random = Random(SEED)
        for _ in range(3):
            await scheduler.follow_order(DueWork("order", 0, 99))
    twin = Random(SEED)
    assert drawn == [twin.uniform(*NATURAL) for _ in range(3)]


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master"])
def test_a_natural_time_covers_every_thought(level: Level) -> None:
    assert longest_thought(level) < NATURAL[0] * HASTE["normal"]
