"""Bots live as long as their tables, know what their seats know, and outlive their processes."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from random import Random

import pytest

from motherlode.bots.bot import Bot
from motherlode.bots.levels import HURRIED, longest_thought
from motherlode.bots.search import SearchBot
from motherlode.core.match import Match
from motherlode.core.randomness import SECRET_BYTES
from motherlode.games import GAMES
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Crystal
from motherlode.games.quartz.state import Quartz
from motherlode.server.log_events import Played
from motherlode.server.rooms.bot_pool import (
    NOBODYS,
    BotPool,
    Bots,
    Sight,
    Thought,
    Whose,
    choose,
    observe,
    see,
)
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.rooms.scheduler import Scheduler
from motherlode.server.tables import commands
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Terms
from tests.server.rooms.guests import entropy, house, person
from tests.server.rooms.test_rooms import until
from tests.server.tables.sitting import with_state

ODDA = person("Odda")
SECRET = bytes(range(SECRET_BYTES))
SHELF = [key for key, game in GAMES.items() if not game.example]
TOKEN = QUARTZ.catalogue.number("use_token")
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def sight_of(match: Match, seat: int, code: str = "TABLE1") -> Sight:
    return see(code, match.state, seat, "apprentice", Random(1))


@pytest.mark.parametrize("game", SHELF)
def test_a_bot_sees_what_its_seat_sees_and_no_true_position(game: str) -> None:
    match, random = Match(GAMES[game], 3, SECRET), Random(3)
    hidden = 0
    while not match.state.over:
        for seat in range(3):
            sight = see("TABLE1", match.state, seat, "apprentice", random)
            assert SECRET.hex() not in sight.world
            seen = observe(sight)
            assert seen.view == match.state.view(seat)
            assert (seen.moves, seen.interrupts) == match.legal(seat)
            hidden += any(seen.world.view(one) != match.state.view(one) for one in range(3))
        seat = random.choice(match.state.asked())
        match.advance(seat, random.choice(match.legal(seat).moves))
    assert hidden > 0


def test_a_bot_is_made_once_and_anew_only_for_another_level() -> None:
    match, bots = Match(QUARTZ, 3, SECRET), Bots()
    first = bots.find(sight_of(match, 0))
    assert bots.find(sight_of(match, 0)) is first
    assert bots.find(sight_of(match, 1)) is not first
    better = bots.find(sight_of(match, 0)._replace(level="journeyman"))
    assert isinstance(better, SearchBot)
    assert better is not first
    assert bots.find(sight_of(match, 0)._replace(level="journeyman")) is better


def test_a_bot_goes_on_with_the_tree_that_it_has() -> None:
    match, bots = Match(QUARTZ, 3, SECRET), Bots()
    bot = bots.find(sight_of(match, 0)._replace(level="journeyman"))
    assert isinstance(bot, SearchBot)
    tree = bot.tree
    again = bots.find(sight_of(match, 0)._replace(level="journeyman", seed=99))
    assert isinstance(again, SearchBot)
    assert again.tree is tree


def test_bots_of_tables_that_are_gone_or_silent_are_let_go() -> None:
    match, bots = Match(QUARTZ, 3, SECRET), Bots(most=2)
    first = bots.find(sight_of(match, 0))
    bots.find(sight_of(match, 1))
    assert bots.find(sight_of(match, 0)) is first
    bots.find(sight_of(match, 2))  # seat 1 was silent for longer than seat 0
    assert [seat for _, seat in bots.known] == [0, 2]
    bots.find(sight_of(match, 1, "TABLE2"))
    bots.forget("TABLE1")
    assert list(bots.known) == [("TABLE2", 1)]


def test_a_busy_process_sends_its_bots_to_one_that_has_nothing_to_do() -> None:
    match, team = Match(QUARTZ, 3, SECRET), BotPool(2).front
    sight = sight_of(match, 0)
    home = team.worker_for(sight)
    assert team.worker_for(sight) is home
    home.opener = "somebody"
    [other] = [worker for worker in team.workers if worker is not home]
    assert team.worker_for(sight) is other


async def test_a_process_that_dies_costs_a_bot_its_tree_and_nobody_the_match() -> None:
    match = Match(QUARTZ, 3, SECRET)
    seat = match.state.asked()[0]
    sight = sight_of(match, seat)
    async with BotPool() as pool:
        assert (await pool.choose(sight)).move in match.legal(seat).moves
        loop, worker = asyncio.get_running_loop(), pool.workers[0]
        process = await loop.run_in_executor(worker.process, os.getpid)
        os.kill(process, signal.SIGKILL)
        assert (await pool.choose(sight)).move in match.legal(seat).moves
        assert await loop.run_in_executor(worker.process, os.getpid) != process
        pool.forget("TABLE1")
        assert worker.codes == set()


# -- interrupts ---------------------------------------------------------------------------------


class Eager(BotPool):
    """Bots that answer at once; which interrupts they make is given."""

    def __init__(self, *interrupts: int | None) -> None:
        super().__init__(processes=0)
        self.interrupts = list(interrupts)
        self.asked: list[Sight] = []

    async def choose(self, sight: Sight, whose: Whose = NOBODYS) -> Thought:
        return choose(sight)

    async def step_in(self, sight: Sight, whose: Whose = NOBODYS) -> Thought:
        self.asked.append(sight)
        return Thought(self.interrupts.pop(0) if self.interrupts else None, 0.0)


async def with_a_token(rooms: Rooms, pool: BotPool) -> tuple[Room, Scheduler]:
    """A table at which Odda is asked, and the bot on seat 2 could use its token."""
    terms = Terms("quartz", 3, options={"first_player": "0"}, pace=False)
    room = await rooms.open(ODDA, terms)
    for seat in (0, 1):
        await room.sit(ODDA, seat, entropy())
    await room.seat_bot(ODDA, 2, "apprentice")
    await room.start(ODDA)
    scheduler = rooms.schedulers[room.table.code]
    scheduler.bot_pool = pool
    give_token(room)
    scheduler.reschedule()
    return room, scheduler


def give_token(room: Room) -> None:
    """The bot has a token, and an obsidian in its cart."""
    state = room.table.match.state.copy()
    assert isinstance(state, Quartz)
    bag, cart = list(state.bag), [list(row) for row in state.cart]
    bag[Crystal.OBSIDIAN] -= 1
    cart[2][Crystal.OBSIDIAN] += 1
    state.bag, state.cart, state.token = bag, cart, [0, 0, 1, 0, 0]
    room.live.table = with_state(room.table, state)


async def test_a_bot_interrupts_while_a_person_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        pool = Eager(TOKEN)
        room, _ = await with_a_token(rooms, pool)
        await until(lambda: room.table.moves == 1)
        assert room.table.match.made[-1][:2] == (2, TOKEN)
        assert TOKEN not in room.table.match.legal(2).interrupts
        assert room.table.asked == (0,), "the person is asked as before"
        [played] = [one.stored.event for one in room.live.history.applied[-1:]]
        assert isinstance(played, Played)
        assert played.by == "bot"
        assert [sight.seat for sight in pool.asked] == [2]


async def test_a_bot_that_waits_is_asked_once_for_a_position(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        pool = Eager()
        room, scheduler = await with_a_token(rooms, pool)
        await until(lambda: bool(scheduler.declined))
        for _ in range(3):
            scheduler.reschedule()
            await asyncio.sleep(0)
        assert len(pool.asked) == 1
        await room.commit(partial(commands.play, seat=0, move="mine", sent="m", after=9))
        await until(lambda: len(pool.asked) == 2)


async def test_nobody_loads_a_table_for_an_interrupt(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, _ = await with_a_token(rooms, Eager())
        assert [work.kind for work in room.table.due_work] == ["interrupt"]
        assert summarise(room.table).wake is None


async def test_a_bot_that_is_asked_lets_interrupts_go_first(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        pool = Eager(None, TOKEN)
        room, scheduler = await with_a_token(rooms, pool)
        await until(lambda: bool(scheduler.declined))
        await room.commit(partial(commands.take_over, seat=0, why="left"))
        await until(lambda: room.table.moves >= 2)
        assert room.table.match.made[0][:2] == (2, TOKEN)
        assert room.table.match.made[1].seat == 0


def test_a_bot_is_made_anew_when_it_shall_hurry_and_thinks_less_then() -> None:
    bots, sight = Bots(), sight_of(Match(QUARTZ, 3, SECRET), 0)._replace(level="master")
    calm, hurried = bots.find(sight), bots.find(sight._replace(hurried=True))
    assert bots.find(sight._replace(hurried=True)) is hurried is not calm
    assert limit_of(calm) == 1000 * longest_thought("master")
    assert limit_of(hurried) == HURRIED < limit_of(calm)
    slow = bots.find(sight._replace(level="journeyman", hurried=True))
    assert limit_of(slow) == 1000 * longest_thought("journeyman") < HURRIED


def limit_of(bot: Bot) -> float:
    """The milliseconds that a search has for a thought about Quartz."""
    assert isinstance(bot, SearchBot)
    assert callable(bot.budget)
    limit = bot.budget(QUARTZ.search_settings).milliseconds
    assert limit is not None
    return limit
