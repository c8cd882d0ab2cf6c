"""Long work on finished matches: in another process, few at once, for nobody who is gone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import count
from typing import Final, Self, TypeVar

from motherlode.server.rooms.processes import BEHIND, BESIDE, end, new_processes
from motherlode.server.storage.interfaces import PORTION, LogStore, Unavailable
from motherlode.server.web import replay_jobs
from motherlode.server.web.limits import Places
from motherlode.server.web.replay_jobs import Work

AT_ONCE: Final = 16  # jobs of all addresses
KEPT: Final = 32 * 1024 * 1024  # bytes of what was made lately
KEPT_EACH: Final = KEPT // 8

T = TypeVar("T")


class Helper:
    """A process that does one small part after the other; when it dies another takes its place."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process = new_processes(1, niceness)

    async def do(self, work: Callable[..., T], *given: object) -> T:
        """Do something when it has its turn."""
        process = self.process
        try:
            return await asyncio.get_running_loop().run_in_executor(process, work, *given)
        except BrokenProcessPool:
            if self.process is process:
                self.process = new_processes(1, self.niceness)
            raise Unavailable("the work was interrupted; try again") from None


class ReplayPool:
    """Makes something of finished matches without holding up the tables.

    What is long gives way to everything; for what is soon done somebody sits and waits.
    """

    def __init__(self, each: int = 0, at_once: int = AT_ONCE) -> None:
        self.behind = Helper(BEHIND)
        self.beside = Helper(BESIDE)
        self.places = Places(each, at_once)
        self.short = Places(each, at_once)  # nobody's replays take those of what is soon done
        self.numbers = count(1)
        self.cache = Cache(KEPT)

    def order(self, address: str, *, soon: bool = False) -> Order:
        """A job for somebody; `TooMany` if they have too many already."""
        places, helper = (self.short, self.beside) if soon else (self.places, self.behind)
        places.enter(address)
        return Order(places, helper, address, next(self.numbers))

    async def finds(self, address: str, work: Callable[..., T], *given: object) -> T:
        """The result of something short, for somebody who has a place for it."""
        self.short.enter(address)
        try:
            return await self.beside.do(work, *given)
        finally:
            self.short.leave(address)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        for helper in (self.behind, self.beside):
            end(helper.process)


class Order:
    """A job that somebody waits for."""

    def __init__(self, places: Places, helper: Helper, address: str, number: int) -> None:
        self.places = places
        self.helper = helper
        self.address = address
        self.number = number
        self.closed = False

    async def read(self, log_store: LogStore, code: str) -> None:
        """Give the whole log of a table to the job, in portions."""
        loaded = await log_store.load(code, since=0)
        await self.helper.do(replay_jobs.begin, self.number, code, loaded.secret)
        events = loaded.events
        while events:
            await self.helper.do(replay_jobs.feed, self.number, events)
            events = await log_store.read(code, events[-1].seq, PORTION)

    async def give(self, text: str) -> None:
        """Give a record that somebody brought to the job."""
        await self.helper.do(replay_jobs.begin_with, self.number, text)

    async def pieces(self, work: Work, packs: bool) -> AsyncIterator[bytes]:
        """What is made, piece by piece; the next one is made when this one was taken."""
        while found := await self.helper.do(replay_jobs.piece, self.number, work, packs):
            yield found

    def close(self) -> None:
        """It is done, or nobody waits any more; what is left of it is not made."""
        if not self.closed:
            self.closed = True
            self.places.leave(self.address)
            with suppress(BrokenProcessPool, RuntimeError):  # then nothing is left of it
                self.helper.process.submit(replay_jobs.drop, self.number)


class Cache:
    """What was made lately, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.known: OrderedDict[object, bytes] = OrderedDict()

    def find(self, key: object) -> bytes | None:
        """What was made under a key, if it is still there."""
        if key in self.known:
            self.known.move_to_end(key)
        return self.known.get(key)

    def keep(self, key: object, content: bytes) -> None:
        """Keep something, and let go of what was not asked for longest."""
        self.size += len(content) - len(self.known.pop(key, b""))
        self.known[key] = content
        while self.size > self.most:
            self.size -= len(self.known.popitem(last=False)[1])
