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
from time import monotonic, perf_counter
from typing import Final, NamedTuple, Self, cast
from zlib import crc32

import motherlode.games  # noqa: F401 - a position finds its game among them
from motherlode.bots.bot import Bot
from motherlode.bots.levels import bot, longest_thought
from motherlode.coach.hints import hint
from motherlode.coach.review import Hint
from motherlode.core.observation import Observation
from motherlode.core.position import dumps, loads
from motherlode.core.randomness import Bits
from motherlode.core.state import State
from motherlode.server.rooms.fair_queue import FairQueue
from motherlode.server.rooms.processes import BEHIND, BESIDE, SEARCHING, end, new_processes
from motherlode.server.terms import Level

MOST_BOTS: Final = 24  # of one process; a tree takes four megabytes


class Thought(NamedTuple):
    """What a bot came to, and how long it took; no move is to wait."""

    move: int | None
    seconds: float


class Whose(NamedTuple):
    """For whom a bot thinks: who opened its table, and whether somebody sits there and waits."""

    opener: str
    waits: bool


NOBODYS: Final = Whose("", True)


class Sight(NamedTuple):
    """What a bot is given: whose it is, how good it shall be, and what its seat may know."""

    code: str
    seat: int
    level: Level
    world: str  # a position that the seat cannot tell from the true one
    seed: int
    hurried: bool = False  # whether the only person at the table wants answers at once


def see(
    code: str, state: State, seat: int, level: Level, source: Bits, *, hurried: bool = False
) -> Sight:
    """What the bot on a seat may know of a position."""
    world = dumps(state.determinize(seat, source))
    return Sight(code, seat, level, world, source.getrandbits(60), hurried)


# -- in a process of the pool ---------------------------------------------------------------------


class Bots:
    """The bots that live in a process; those that were not asked for long are let go."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self.most = most
        self.known: OrderedDict[tuple[str, int], tuple[Level, bool, Bot]] = OrderedDict()

    def find(self, sight: Sight) -> Bot:
        """The bot on a seat, made when it is needed first or shall be another."""
        place = sight.code, sight.seat
        level, hurried, found = self.known.pop(place, (None, False, None))
        if found is None or (level, hurried) != (sight.level, sight.hurried):
            found = bot(sight.level, sight.seed, hurried=sight.hurried)
        self.known[place] = sight.level, sight.hurried, found
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


def advise(sight: Sight) -> Hint:
    """What a bot of a level would do on a seat that is somebody else's."""
    return hint(observe(sight), sight.level, sight.seed)


def forget(code: str) -> None:
    """Let the bots of a table go."""
    BOTS.forget(code)


# -- in the server --------------------------------------------------------------------------------


Work = Callable[[Sight], Thought | Hint]


class Wanted:
    """A thought that a table waits for."""

    def __init__(self, work: Work, sight: Sight, whose: Whose) -> None:
        self.work = work
        self.sight = sight
        self.whose = whose
        self.thought: asyncio.Future[Thought | Hint] = asyncio.get_running_loop().create_future()

    @property
    def is_quick(self) -> bool:
        """Whether it is done at once, without a search."""
        return self.work is not advise and not longest_thought(self.sight.level)


class Worker:
    """One process of the pool; when it dies another takes its place."""

    def __init__(self, niceness: int = BESIDE) -> None:
        self.niceness = niceness
        self.process = new_processes(1, niceness)
        self.codes: set[str] = set()  # of the tables whose bots may live there
        self.opener: str | None = None  # for whom it works now

    @property
    def is_free(self) -> bool:
        """Whether it has nothing to do."""
        return self.opener is None

    async def think(self, wanted: Wanted) -> Thought | Hint:
        """Let a bot think; if its process died it is made anew in another."""
        self.codes.add(wanted.sight.code)
        try:
            return await self.attempt(wanted)
        except BrokenProcessPool:
            return await self.attempt(wanted)

    async def attempt(self, wanted: Wanted) -> Thought | Hint:
        """Let a bot think once."""
        process, loop = self.process, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(process, wanted.work, wanted.sight)
        except BrokenProcessPool:
            if self.process is process:
                self.process = new_processes(1, self.niceness)
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
        end(self.process)


class Team:
    """Some processes that work for whoever has had the least of them."""

    def __init__(self, size: int, niceness: int) -> None:
        self.workers = [Worker(niceness) for _ in range(size)]
        self.queue: FairQueue[Wanted] = FairQueue()

    def next(self) -> tuple[Worker, Wanted] | None:
        """Who does what now, if somebody has nothing to do."""
        if not any(worker.is_free for worker in self.workers):
            return None
        wanted = self.queue.take(self.may)
        return (self.worker_for(wanted.sight), wanted) if wanted else None

    def may(self, opener: str) -> bool:
        """Whether an opener may have one more; one of several is always left for others."""
        held = sum(worker.opener == opener for worker in self.workers)
        return held < max(1, len(self.workers) - 1)

    def worker_for(self, sight: Sight) -> Worker:
        """Where a bot lives, if that has nothing to do, else any other."""
        home = self.workers[crc32(f"{sight.code} {sight.seat}".encode()) % len(self.workers)]
        return next((worker for worker in (home, *self.workers) if worker.is_free), home)


class BotPool:
    """Some processes in which bots live and think, by turns of those who opened their tables.

    Where somebody sits and waits bots think at once, in processes that nobody else may use; those
    who answer without a search never wait for those who search. The others have a process that
    gives way to everything.
    """

    def __init__(self, processes: int = 1) -> None:
        self.quick = Team(1, BESIDE)
        self.front = Team(processes, SEARCHING)
        self.back = Team(min(processes, 1), BEHIND)
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def workers(self) -> list[Worker]:
        """All processes."""
        return [*self.quick.workers, *self.front.workers, *self.back.workers]

    async def choose(self, sight: Sight, whose: Whose = NOBODYS) -> Thought:
        """Let a bot that is asked choose a move."""
        return cast(Thought, await self.think(Wanted(choose, sight, whose)))

    async def step_in(self, sight: Sight, whose: Whose = NOBODYS) -> Thought:
        """Ask a bot that is not asked whether it wants to interrupt."""
        return cast(Thought, await self.think(Wanted(step_in, sight, whose)))

    async def hint(self, sight: Sight, whose: Whose = NOBODYS) -> Hint:
        """What a bot would do on somebody's seat."""
        return cast(Hint, await self.think(Wanted(advise, sight, whose)))

    async def think(self, wanted: Wanted) -> Thought | Hint:
        """Let a bot think when it has its turn; whoever goes before that gives the turn away."""
        team = self.team_for(wanted)
        team.queue.put(wanted.whose.opener, wanted)
        self.dispatch(team)
        try:
            return await wanted.thought
        finally:
            team.queue.discard(wanted.whose.opener, wanted)

    def team_for(self, wanted: Wanted) -> Team:
        """Whose work it is."""
        if not wanted.whose.waits:
            return self.back
        return self.quick if wanted.is_quick else self.front

    def dispatch(self, team: Team) -> None:
        """Give work to all that have nothing to do."""
        while given := team.next():
            worker, wanted = given
            worker.opener = wanted.whose.opener
            task = asyncio.create_task(self.run(team, worker, wanted))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def run(self, team: Team, worker: Worker, wanted: Wanted) -> None:
        """Let a worker work; a thought that nobody waits for any more still takes its time."""
        began = monotonic()
        try:
            thought = await worker.think(wanted)
        except Exception as error:
            if not wanted.thought.done():
                wanted.thought.set_exception(error)
        else:
            if not wanted.thought.done():
                wanted.thought.set_result(thought)
        finally:
            worker.opener = None
            team.queue.charge(wanted.whose.opener, monotonic() - began)
        self.dispatch(team)

    def forget(self, code: str) -> None:
        """A table runs here no longer."""
        for worker in self.workers:
            worker.forget(code)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in list(self.tasks):
            task.cancel()
        for worker in self.workers:
            worker.close()
