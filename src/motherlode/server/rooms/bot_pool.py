"""Bots think in other processes, so that the tables stay quick.

A bot lives as long as its table, in one of the processes, and keeps what it has thought. What is
sent there is a determinized world: nothing that its seat may not know leaves the server.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, Self
from zlib import crc32

import motherlode.games  # noqa: F401 - a position finds its game among them
from motherlode.bots.bot import Bot
from motherlode.bots.levels import bot
from motherlode.core.observation import Observation
from motherlode.core.position import dumps, loads
from motherlode.core.randomness import Bits
from motherlode.core.state import State
from motherlode.server.rooms.processes import new_processes
from motherlode.server.terms import Level

MOST_BOTS: Final = 24  # of one process; a tree takes four megabytes


class Thought(NamedTuple):
    """What a bot came to, and how long it took; no move is to wait."""

    move: int | None
    seconds: float


class Sight(NamedTuple):
    """What a bot is given: whose it is, how good it shall be, and what its seat may know."""

    code: str
    seat: int
    level: Level
    world: str  # a position that the seat cannot tell from the true one
    seed: int


def see(code: str, state: State, seat: int, level: Level, source: Bits) -> Sight:
    """What the bot on a seat may know of a position."""
    world = dumps(state.determinize(seat, source))
    return Sight(code, seat, level, world, source.getrandbits(60))


# -- in a process of the pool ---------------------------------------------------------------------


class Bots:
    """The bots that live in a process; those that were not asked for long are let go."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self.most = most
        self.known: OrderedDict[tuple[str, int], tuple[Level, Bot]] = OrderedDict()

    def find(self, sight: Sight) -> Bot:
        """The bot on a seat, made when it is needed first or shall be another."""
        place = sight.code, sight.seat
        level, found = self.known.pop(place, (None, None))
        if found is None or level != sight.level:
            found = bot(sight.level, sight.seed)
        self.known[place] = sight.level, found
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return found

    def forget(self, code: str) -> None:
        """A table runs here no longer."""
        for place in [place for place in self.known if place[0] == code]:
            del self.known[place]


BOTS: Final = Bots()


def observe(sight: Sight) -> Observation:
    """What the seat knows, as a bot wants it."""
    return Observation(loads(sight.world), sight.seat, Random(sight.seed))


def choose(sight: Sight) -> Thought:
    """The move of a bot that is asked."""
    started = perf_counter()
    move = BOTS.find(sight).choose(observe(sight))
    return Thought(move, perf_counter() - started)


def step_in(sight: Sight) -> Thought:
    """The interrupt of a bot that is not asked, if it wants to make one."""
    started = perf_counter()
    move = BOTS.find(sight).step_in(observe(sight))
    return Thought(move, perf_counter() - started)


def forget(code: str) -> None:
    """Let the bots of a table go."""
    BOTS.forget(code)


# -- in the server --------------------------------------------------------------------------------


class Worker:
    """One process of the pool; when it dies another takes its place."""

    def __init__(self) -> None:
        self.process = new_processes(1)
        self.codes: set[str] = set()  # of the tables whose bots may live there
        self.waiting = 0  # thoughts that are under way or wait for it

    async def think(self, work: Callable[[Sight], Thought], sight: Sight) -> Thought:
        """Let a bot think; if its process died it is made anew in another."""
        self.codes.add(sight.code)
        self.waiting += 1
        try:
            return await self.attempt(work, sight)
        except BrokenProcessPool:
            return await self.attempt(work, sight)
        finally:
            self.waiting -= 1

    async def attempt(self, work: Callable[[Sight], Thought], sight: Sight) -> Thought:
        """Let a bot think once."""
        process = self.process
        try:
            return await asyncio.get_running_loop().run_in_executor(process, work, sight)
        except BrokenProcessPool:
            if self.process is process:
                self.process = new_processes(1)
            raise

    def forget(self, code: str) -> None:
        """Let the bots of a table go, if they are there; a process that died has none."""
        if code in self.codes:
            self.codes.remove(code)
            try:
                self.process.submit(forget, code)
            except (BrokenProcessPool, RuntimeError):
                return

    def close(self) -> None:
        """Send the process home."""
        self.process.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """Some processes in which bots live and think."""

    def __init__(self, processes: int = 1) -> None:
        self.workers = [Worker() for _ in range(processes)]

    async def choose(self, sight: Sight) -> Thought:
        """Let a bot that is asked choose a move."""
        return await self.worker_for(sight).think(choose, sight)

    async def step_in(self, sight: Sight) -> Thought:
        """Ask a bot that is not asked whether it wants to interrupt."""
        return await self.worker_for(sight).think(step_in, sight)

    def worker_for(self, sight: Sight) -> Worker:
        """Where a bot lives; while others think there, any process that has nothing to do."""
        home = self.workers[crc32(f"{sight.code} {sight.seat}".encode()) % len(self.workers)]
        if not home.waiting:
            return home
        return next((worker for worker in self.workers if not worker.waiting), home)

    def forget(self, code: str) -> None:
        """A table runs here no longer."""
        for worker in self.workers:
            worker.forget(code)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        for worker in self.workers:
            worker.close()
