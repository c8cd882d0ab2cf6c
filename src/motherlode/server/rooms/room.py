"""A table that runs here: it checks, writes, and only then tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from motherlode.core.errors import MotherlodeError
from motherlode.server.log_events import AnyLogEvent, StoredEvent, TakenOver
from motherlode.server.protocol import Present, TableFacts
from motherlode.server.rooms.broadcast import Broadcast, Viewers, welcome
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.loader import load
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.rooms.missed_steps import NOTHING_MISSED, RECENT, MissedSteps
from motherlode.server.storage.interfaces import Bus, LogStore, Person, Raced
from motherlode.server.tables import commands
from motherlode.server.tables.errors import OutOfHistory
from motherlode.server.tables.snapshot import encode_snapshot
from motherlode.server.tables.table import AppliedEvent, Table
from motherlode.server.terms import Level, Player

EVERY: Final = 32  # so many events a table is kept
MOST_NEW: Final = 4096  # events after which a table is read anew, to forget the older ones

Command = Callable[[Table], Sequence[AnyLogEvent]]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def player(person: Person, name: str | None = None) -> Player:
    """A person as they sit at a table; their guest has another name and a face of their own."""
    if name is None or name == person.name:
        return Player(person.id, person.name, person.avatar)
    return Player(person.id, name)


def stamp(table: Table, events: Sequence[AnyLogEvent]) -> list[StoredEvent]:
    """Events with their places in the log; time never goes back."""
    at = max(now(), table.latest)
    return [StoredEvent(table.seq + 1 + place, at, event) for place, event in enumerate(events)]


def is_due(stored: Sequence[StoredEvent]) -> bool:
    """Whether the table is to be kept as it is after some events."""
    return stored[-1].seq // EVERY > (stored[0].seq - 1) // EVERY


def retrieve_result(writing: asyncio.Future[None]) -> None:
    """What was refused is nobody's loss if the one who asked for it is gone."""
    if not writing.cancelled():
        writing.exception()


class Room:
    """One table, the clients at it, and the way from an command to the log."""

    def __init__(
        self,
        table: Table,
        log_store: LogStore,
        bus: Bus,
        metrics: Metrics,
        collecting: asyncio.Semaphore,
    ) -> None:
        self.table = table
        self.log_store = log_store
        self.bus = bus
        self.metrics = metrics
        self.collecting = collecting  # so many of all rooms may recall the past at once
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.announced = table.seq  # the last event that clients were told of
        self.step = table.step  # and its number for them
        self.loaded_history = len(table.history)  # events, when it was read
        self.ahead = False  # the table may be ahead of its log
        self.stale = False  # it is, or it is too large: read it anew
        self.on_change: Callable[[], None] = lambda: None  # called after every change
        self.gone_since: dict[str, int] = {}  # when a person left this room last
        self.elsewhere: set[str] = set()  # who is connected to other processes
        self.returning: set[asyncio.Future[None]] = set()

    # -- from an command to the log -------------------------------------------------------------

    async def commit(self, command: Command) -> None:
        """Do something at the table; it is on disk before anyone is told.

        Whoever asked for it may be gone before it is done: it is done all the same.
        """
        writing = asyncio.ensure_future(self.write(command))
        writing.add_done_callback(retrieve_result)
        await asyncio.shield(writing)

    async def write(self, command: Command) -> None:
        """One command after the other; whoever was slower than another process checks again."""
        async with self.lock:
            while True:
                await self.refresh()
                stored = stamp(self.table, await self.checked(command))
                if not stored:
                    return
                self.ahead = self.stale = True  # until the log has it too
                applied = [self.table.apply(one) for one in stored]
                table, snapshot = self.table, self.snapshot(stored)
                try:
                    await self.log_store.append(table.code, stored, table.summary(), snapshot)
                except Raced:
                    continue
                await self.bus.publish(self.table.code, self.table.seq)
                self.broadcast(applied)
                return

    def snapshot(self, stored: Sequence[StoredEvent]) -> bytes | None:
        """What is kept of the table now and then."""
        return encode_snapshot(self.table) if is_due(stored) else None

    async def checked(self, command: Command) -> Sequence[AnyLogEvent]:
        """The events of an command; it is refused only by what the log says now."""
        try:
            return command(self.table)
        except OutOfHistory:
            await self.read_anew(since=0)
            return await self.checked(command)
        except MotherlodeError:
            if not await self.read_on():
                raise
            return await self.checked(command)

    async def refresh(self) -> None:
        """Read the table anew if it is not what the log says."""
        if self.stale:
            await self.read_anew()

    async def read_anew(self, since: int | None = None) -> None:
        """Read the table anew, and tell what others did meanwhile."""
        table = await load(self.log_store, self.table.code, since)
        if table.base_seq > self.announced:
            table = await load(self.log_store, self.table.code, self.announced)
        self.table, self.stale, self.loaded_history = table, False, len(table.history)
        self.ahead = False
        self.broadcast(table.history_after(self.announced))
        self.on_change()  # what was thought to have happened may not have

    async def whole(self) -> Table:
        """The table with everything that has happened at it."""
        async with self.lock:
            await self.read_on()
            if self.table.base_seq:
                await self.read_anew(since=0)
            return self.table

    async def catch_up(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """Follow the log to its end; whether there was anything new."""
        await self.refresh()
        later = await self.log_store.read(self.table.code, self.table.seq)
        try:
            self.broadcast([self.table.apply(stored) for stored in later])
        except OutOfHistory:
            await self.read_anew(since=0)
        return bool(later)

    # -- telling ------------------------------------------------------------------------------

    def broadcast(self, applied: Sequence[AppliedEvent]) -> None:
        """Tell all clients what happened."""
        if not applied:
            return
        self.announced, self.step, self.ahead = self.table.seq, self.table.step, False
        messages = Broadcast(self.table, applied, now())
        for client in list(self.clients):
            for message in messages.to(self.viewers(client)):
                client.send_encoded(message)
        self.stale = len(self.table.history) - self.loaded_history > MOST_NEW
        self.bring_back(applied)
        self.on_change()

    def bring_back(self, applied: Sequence[AppliedEvent]) -> None:
        """Whoever another process missed though they are here gets the seat back."""
        for one in applied:
            match one.stored.event:
                case TakenOver(seat=seat, why="absence") if self.is_here(self.person_at(seat)):
                    back = asyncio.ensure_future(self.write(partial(commands.hand_back, seat=seat)))
                    self.returning.add(back)
                    back.add_done_callback(self.returning.discard)
                    back.add_done_callback(retrieve_result)

    def person_at(self, seat: int) -> str | None:
        """Who sits on a seat."""
        return self.table.chairs[seat].person

    def viewers(self, client: Client) -> Viewers:
        """The seats that a client looks from; an onlooker has none."""
        return tuple(self.table.chairs.held(client.person.id)) or (None,)

    # -- what people do around the match ----------------------------------------------------

    async def sit(
        self, person: Person, seat: int | None, entropy: str, name: str | None = None
    ) -> None:
        """Take a seat, any free one if none is named; a guest of the person has another name."""
        who = player(person, name)
        await self.commit(partial(commands.sit, player=who, seat=seat, entropy=entropy))

    async def seat_bot(self, person: Person, seat: int | None, level: Level) -> None:
        """Give a seat to a bot with a name that nobody else has."""
        await self.commit(partial(commands.seat_bot, by=person.id, seat=seat, level=level))

    async def stand(self, person: Person, seat: int) -> None:
        """Leave a seat, or as the host free another's."""
        await self.commit(partial(commands.stand, by=person.id, seat=seat))

    async def start(self, person: Person) -> None:
        """Deal."""
        await self.commit(partial(commands.start, by=person.id))

    async def facts(self) -> TableFacts:
        """The table as everyone may know it, once the log has it."""
        async with self.lock:
            await self.read_on()
            return self.table.facts()

    # -- coming and going -------------------------------------------------------------------

    async def join(self, client: Client, since: int | None = None) -> None:
        """Let a client in; somebody whose seat a bot has taken over gets it back."""
        missed = self.missed_by(client, since)
        while not await self.let_in(client, missed):
            await self.collect_missed(client, missed)
        self.broadcast_presence(but=client)
        for seat in self.table.chairs.held(client.person.id):
            if self.table.chairs[seat].taken_over:
                await self.commit(partial(commands.hand_back, seat=seat))

    def missed_by(self, client: Client, since: int | None) -> MissedSteps:
        """What a client has missed; somebody who was never here is told what is recent."""
        if since is None:
            since = NOTHING_MISSED
        return MissedSteps(self.viewers(client), since or max(0, self.step - RECENT))

    async def let_in(self, client: Client, missed: MissedSteps) -> bool:
        """Welcome a client, unless there is still too much that it has missed."""
        async with self.lock:
            await self.read_on()
            if not missed.can_follow(self.table, self.viewers(client)):
                return False
            missed.add(self.table, self.table.steps_after(missed.until))
            self.clients.append(client)
            self.gone_since.pop(client.person.id, None)
            present = self.present()
            client.send(welcome(self.table, client.person.id, missed.steps, now(), present))
            return True

    async def collect_missed(self, client: Client, missed: MissedSteps) -> None:
        """Tell a client what it has missed up to now; the table goes on meanwhile."""
        missed.look_from(self.viewers(client))
        async with self.collecting:
            table, until = self.table, self.step
            if missed.until < table.base_step:
                table = await load(self.log_store, table.code, missed.until)
            await missed.collect(table, until)

    async def part(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
        person = client.person.id
        if all(other.person.id != person for other in self.clients):
            self.gone_since[person] = now()
        self.broadcast_presence()
        self.on_change()

    def is_here(self, person: str | None) -> bool:
        """Whether a person is connected."""
        return any(client.person.id == person for client in self.clients)

    def is_present(self, person: str | None) -> bool:
        """Whether a person is connected, as far as is known here."""
        return self.is_here(person) or person in self.elsewhere

    def present(self) -> Present:
        """Who is there."""
        seats = [chair.seat for chair in self.table.chairs if self.is_present(chair.person)]
        onlookers = sum(self.viewers(client) == (None,) for client in self.clients)
        seated = {chair.person for chair in self.table.chairs}
        strangers = [one for one in self.elsewhere - seated if not self.is_here(one)]
        return Present(seats, onlookers + len(strangers))

    def set_elsewhere(self, elsewhere: set[str]) -> None:
        """Who is connected to other processes now."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.broadcast_presence()
            self.on_change()

    def broadcast_presence(self, but: Client | None = None) -> None:
        """Tell everyone who is there."""
        present = self.present()
        for client in self.clients:
            if client is not but:
                client.send(present)

    def close(self) -> None:
        """Send everybody away for a while."""
        for client in list(self.clients):
            client.close("shutdown")
