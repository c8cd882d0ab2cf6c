"""All tables that run in this process."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Task
from collections import OrderedDict, defaultdict
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, Self

from motherlode.server.log_events import BotSat, Sat, StoredEvent
from motherlode.server.rooms.bot_pool import BotPool
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.loader import load
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.rooms.room import Room, player
from motherlode.server.rooms.scheduler import LEASE, Scheduler
from motherlode.server.rooms.steady_time import now
from motherlode.server.storage.interfaces import (
    ANYTHING,
    Bus,
    Leases,
    LogStore,
    Person,
    Presence,
    Raced,
    Sessions,
    Unavailable,
)
from motherlode.server.tables import commands, luck
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.summary import summarise
from motherlode.server.tables.table import Table
from motherlode.server.terms import Fork, Terms

Added = tuple[str | None, str | None]  # luck for a seat, or the commitment to it

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH: Final = 6
ABANDONED_AT_ONCE: Final = 50
COLLECTING: Final = 2  # clients for which missed steps are collected at once
MOST_OPENERS: Final = 20_000
ROUNDS: Final = 3  # through the house while a lease runs


def new_code() -> str:
    """A short name for a table that is easily said and hardly guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Rooms:
    """Opens, finds and keeps tables; entered at start, left at a graceful end."""

    def __init__(
        self,
        log_store: LogStore,
        leases: Leases,
        bus: Bus,
        presence: Presence,
        sessions: Sessions,
        bot_pool: BotPool,
        metrics: Metrics | None = None,
        lease: float = LEASE,
    ) -> None:
        self.log_store = log_store
        self.leases = leases
        self.bus = bus
        self.presence = presence
        self.sessions = sessions
        self.bot_pool = bot_pool
        self.metrics = metrics or Metrics()
        self.lease = lease
        self.collecting = asyncio.Semaphore(COLLECTING)
        self.holder = secrets.token_hex(8)
        self.schedulers: dict[str, Scheduler] = {}
        self.loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.tasks: list[Task[None]] = []
        self.openers: OrderedDict[str, str] = OrderedDict()  # from where tables were opened lately
        self.closing = False

    # -- opening and finding -------------------------------------------------------------------

    async def open(
        self, person: Person, terms: Terms, opener: str | None = None, fork: Fork | None = None
    ) -> Room:
        """Open a table; `opener` is from where, if that is known."""
        while True:
            try:
                return await self.open_as(new_code(), person, terms, opener=opener, fork=fork)
            except Raced:
                continue

    async def open_as(
        self,
        code: str,
        person: Person,
        terms: Terms,
        bots: Sequence[BotSat] = (),
        before: str | None = None,
        opener: str | None = None,
        fork: Fork | None = None,
    ) -> Room:
        """Open a table under a code, with some bots at it."""
        secret, at = luck.new_secret(), now()
        events = commands.open_as(terms, player(person), secret, bots, before, fork)
        stored = [StoredEvent(seq, at, event) for seq, event in enumerate(events, 1)]
        live = LiveTable.opened(code, secret, stored)
        await self.log_store.open(code, secret, stored, summarise(live.table))
        return self.run(live, opener).room

    async def find(self, code: str) -> Room:
        """The room of a table, loaded if it is not here yet."""
        if code not in self.schedulers:
            try:
                async with self.loading[code]:
                    if code not in self.schedulers:
                        self.run(await load(self.log_store, code))
            finally:  # also when there is no such table, or a guesser would fill the memory
                self.loading.pop(code, None)
        scheduler = self.schedulers[code]
        scheduler.wanted_at = monotonic()
        return scheduler.room

    def run(self, live: LiveTable, opener: str | None = None) -> Scheduler:
        """Run a table here."""
        parts = self.log_store, self.bus, self.metrics, self.collecting
        if opener:
            self.remember(live.table.code, opener)
        room = Room(live, *parts, self.openers.get(live.table.code), self.bot_pool)
        scheduler = Scheduler(
            room, self.bot_pool, self.leases, self.presence, self.holder, self.lease
        )
        self.schedulers[live.table.code] = scheduler
        scheduler.reschedule()
        return scheduler

    def remember(self, code: str, opener: str) -> None:
        """Keep from where a table was opened, also when it is let go and comes back."""
        self.openers[code] = opener
        if len(self.openers) > MOST_OPENERS:
            self.openers.popitem(last=False)

    def bots_alone(self, opener: str) -> int:
        """How many matches run here that somebody has opened for bots alone."""
        rooms = (scheduler.room for scheduler in self.schedulers.values())
        return sum(
            room.opener == opener and room.table.phase == "playing" and room.table.chairs.are_bots
            for room in rooms
        )

    async def rematch(
        self,
        room: Room,
        person: Person,
        added: Sequence[Added] = (),
        opener: str | None = None,
    ) -> str:
        """Another table with the same terms and bots; everyone who asks gets the same one.

        Whoever adds to its luck sits down there, if possible where they sat.
        """
        await room.commit(partial(commands.rematch, by=person.id, code=new_code()))
        table = room.table
        assert table.rematch is not None, "a rematch has a table"
        bots = [
            BotSat(chair.seat, chair.level, chair.name or "")
            for chair in table.chairs
            if chair.level
        ]
        with suppress(Raced):  # somebody has opened it already
            await self.open_as(table.rematch, person, table.terms, bots, table.code, opener)
        if added:
            await self.sit_again(await self.find(table.rematch), person, table, added)
        return table.rematch

    async def sit_again(
        self, room: Room, person: Person, before: Table, added: Sequence[Added]
    ) -> None:
        """Take as many seats as before, as far as there is room; guests keep their names."""
        held = before.chairs.held(person.id)
        own = before.chairs[held[0]].name
        names = [before.chairs[seat].name for seat in held]
        players = [player(person, None if name == own else name) for name in names]
        places = zip(held, players, added, strict=False)
        wanted = [Sat(seat, who, *given) for seat, who, given in places]
        await room.commit(partial(commands.sit_again, wanted=wanted))

    # -- background ---------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self.tasks = [
            asyncio.create_task(self.follow_bus()),
            asyncio.create_task(self.make_rounds()),
        ]
        return self

    async def __aexit__(self, *error: object) -> None:
        """Everyone is told to come back, work is handed on."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for scheduler in list(self.schedulers.values()):
            scheduler.room.close()
            async with scheduler.room.lock:
                await scheduler.stop()
        await self.presence.note(self.holder, [], 0)

    async def follow_bus(self) -> None:
        """Follow what other processes write to the tables that run here too."""
        async for code, seq in self.bus.listen():
            try:
                if (code, seq) == ANYTHING:
                    await self.follow_all()
                elif (scheduler := self.schedulers.get(code)) and scheduler.room.table.seq < seq:
                    await self.follow(scheduler)
            except Exception as error:  # the next one must still be heard
                self.metrics.failed(error)

    async def follow_all(self) -> None:
        """Catch up wherever a log has grown and nobody could say so; forget what was removed."""
        codes = list(self.schedulers)
        try:
            ends = await self.log_store.ends(codes)
        except Unavailable as error:
            self.metrics.failed(error)
            return
        for code in codes:
            scheduler = self.schedulers.get(code)
            if scheduler and code not in ends:
                scheduler.room.close()
                await self.forget(scheduler)
            elif scheduler and (scheduler.room.table.seq < ends[code]):
                await self.follow(scheduler)

    async def forget(self, scheduler: Scheduler) -> None:
        """Let a table go."""
        self.schedulers.pop(scheduler.room.table.code, None)
        await scheduler.stop()

    def sign_out(self, sessions: Mapping[str, int]) -> None:
        """Send those away whose session is over; with a newer cookie they may come back."""
        for client in self.clients():
            if client.session < sessions.get(client.person.id, 0):
                client.close("signed_out")

    def end_sessions(self, ended: Collection[str]) -> None:
        """Send those away whose device was signed out."""
        for client in self.clients():
            if client.session_id in ended:
                client.close("signed_out")

    def clients(self) -> list[Client]:
        """Everybody who is connected to this process."""
        return [one for scheduler in self.schedulers.values() for one in scheduler.room.clients]

    async def follow(self, scheduler: Scheduler) -> None:
        """Catch up; what fails now is caught up with later."""
        try:
            await scheduler.room.catch_up()
        except Exception as error:
            self.metrics.failed(error)

    async def make_rounds(self) -> None:
        """Again and again: catch up, renew leases, take on the abandoned, forget the idle."""
        while True:
            try:
                await self.make_round()
            except Exception as error:
                self.metrics.failed(error)
            await asyncio.sleep(self.lease / ROUNDS)

    async def make_round(self) -> None:
        """One round through the house."""
        present = [
            (code, client.person.id)
            for code, scheduler in self.schedulers.items()
            for client in scheduler.room.clients
        ]
        self.sign_out(await self.presence.note(self.holder, present, self.lease))
        devices = {client.session_id for client in self.clients() if client.session_id}
        self.end_sessions(await self.sessions.ended(devices))
        elsewhere = await self.presence.elsewhere(self.holder)
        for code, scheduler in self.schedulers.items():
            scheduler.room.set_elsewhere(elsewhere.get(code, set()))
        await self.follow_all()
        held = set(await self.leases.renew(self.holder, self.lease))
        for code, scheduler in list(self.schedulers.items()):
            if scheduler.idle:
                await self.forget(scheduler)
            else:
                scheduler.renewed(code in held)
        for code in await self.leases.abandoned(now(), ABANDONED_AT_ONCE):
            await self.find(code)
