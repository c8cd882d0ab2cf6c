"""A table that runs here: it checks, writes, and only then tells."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Final

from motherlode.core.errors import MotherlodeError, OutOfHistory
from motherlode.server.log_events import AnyLogEvent, StoredEvent, TakenOver
from motherlode.server.protocol import Present, TableFacts
from motherlode.server.rooms.bot_pool import BotPool
from motherlode.server.rooms.broadcast import Broadcast, Viewers, welcome
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.loader import load
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.rooms.missed_steps import NOTHING_MISSED, RECENT, MissedSteps
from motherlode.server.rooms.steady_time import now
from motherlode.server.storage.interfaces import Bus, LogStore, Person, Raced
from motherlode.server.tables import commands
from motherlode.server.tables.history import AppliedEvent
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.reducer import reduce_all
from motherlode.server.tables.snapshot import encode_snapshot
from motherlode.server.tables.summary import summarise
from motherlode.server.tables.table import Table
from motherlode.server.terms import Level, Player

EVERY: Final = 32  # so many events a table is kept
MOST_NEW: Final = 4096  # events after which a table is read anew, to forget the older ones

Command = Callable[[Table], Sequence[AnyLogEvent]]


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


class Room:
    """One table, the clients at it, and the way from a command to the log."""

    def __init__(
        self,
        live: LiveTable,
        log_store: LogStore,
        bus: Bus,
        metrics: Metrics,
        collecting: asyncio.Semaphore,
        opener: str | None = None,
        bot_pool: BotPool | None = None,
    ) -> None:
        self.hold(live)
        self.opener = opener or live.table.host.person  # from where it was opened, if that is known
        self.log_store = log_store
        self.bus = bus
        self.metrics = metrics
        self.bot_pool = bot_pool  # for hints, where somebody plays
        self.collecting = collecting  # so many of all rooms may collect missed steps at once
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.on_change: Callable[[], None] = lambda: None
        self.gone_since: dict[str, int] = {}  # when a person left this room last
        self.elsewhere: set[str] = set()  # who is connected to other processes
        self.returning: set[asyncio.Future[None]] = set()
        self.visits = 0  # how many do something here or wait for it

    def hold(self, live: LiveTable) -> None:
        """Go on with a table that was loaded."""
        self.live = live
        self.longest = len(live.history) + MOST_NEW  # after which it is loaded anew

    @property
    def table(self) -> Table:
        """The table as its log says, and as its clients were told."""
        return self.live.table

    @contextmanager
    def visit(self) -> Iterator[None]:
        """Somebody is here: until they are done the room must not be forgotten."""
        self.visits += 1
        try:
            yield
        finally:
            self.visits -= 1

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Somebody is here and nobody else does anything meanwhile."""
        with self.visit():
            async with self.lock:
                yield

    # -- from a command to the log ------------------------------------------------------------

    async def commit(self, command: Command) -> None:
        """Do something at the table; it is on disk before anyone is told.

        Whoever asked for it may be gone before it is done: it is done all the same.
        """
        writing = asyncio.ensure_future(self.write(command))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(self.report_failure)
            raise

    def report_failure(self, writing: asyncio.Future[None]) -> None:
        """What failed while the one who asked for it was gone; a refusal is nobody's loss."""
        error = None if writing.cancelled() else writing.exception()
        if isinstance(error, Exception) and not isinstance(error, MotherlodeError):
            self.metrics.failed(error)

    async def write(self, command: Command) -> None:
        """One command after the other; whoever was slower than another process checks again.

        The next table is made first and takes the place of this one when the log has it.
        """
        async with self.alone():
            while events := await self.checked(command):
                stored = stamp(self.table, events)
                table, applied = reduce_all(self.table, stored)
                snapshot = encode_snapshot(table) if is_due(stored) else None
                try:
                    await self.log_store.append(table.code, stored, summarise(table), snapshot)
                except Raced:
                    await self.read_on()
                    continue
                await self.bus.publish(table.code, table.seq)
                self.live.swap(table, applied)
                self.broadcast(applied)
                return

    async def checked(self, command: Command) -> Sequence[AnyLogEvent]:
        """The events of a command; it is refused only by what the log says now."""
        await self.shorten()
        try:
            return command(self.table)
        except OutOfHistory:
            await self.read_anew(since=0)
            return await self.checked(command)
        except MotherlodeError:
            if not await self.read_on():
                raise
            return await self.checked(command)

    async def shorten(self) -> None:
        """Load the table anew when it remembers too much."""
        if len(self.live.history) > self.longest:
            await self.read_anew()

    async def read_anew(self, since: int | None = None) -> None:
        """Load the table anew, and tell what others did meanwhile."""
        announced = self.table.seq
        live = await load(self.log_store, self.table.code, since)
        if live.history.base_seq > announced:
            live = await load(self.log_store, self.table.code, announced)
        self.hold(live)
        self.broadcast(live.history.after(announced))

    async def catch_up(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """Follow the log to its end; whether there was anything new."""
        await self.shorten()
        later = await self.log_store.read(self.table.code, self.table.seq)
        try:
            self.broadcast(self.live.follow(later))
        except OutOfHistory:
            await self.read_anew(since=0)
        return bool(later)

    # -- telling ------------------------------------------------------------------------------

    def broadcast(self, applied: Sequence[AppliedEvent]) -> None:
        """Tell all clients what happened."""
        if not applied:
            return
        messages = Broadcast(self.table, applied, now())
        for client in list(self.clients):
            for message in messages.to(self.viewers(client)):
                client.send_encoded(message)
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
                    back.add_done_callback(self.report_failure)

    def person_at(self, seat: int) -> str | None:
        """Who sits on a seat."""
        return self.table.chairs[seat].person

    def viewers(self, client: Client) -> Viewers:
        """The seats that a client looks from; an onlooker has none."""
        return tuple(self.table.chairs.held(client.person.id)) or (None,)

    # -- what people do around the match ----------------------------------------------------

    async def sit(
        self,
        person: Person,
        seat: int | None,
        entropy: str | None,
        name: str | None = None,
        commitment: str | None = None,
    ) -> None:
        """Take a seat, any free one if none is named; a guest of the person has another name."""
        sit = partial(commands.sit, player=player(person, name), seat=seat)
        await self.commit(partial(sit, entropy=entropy, commitment=commitment))

    async def share(self, person: Person, shares: Mapping[int, str]) -> None:
        """Show what the seats of a person are bound to."""
        await self.commit(partial(commands.share, by=person.id, shares=shares))

    async def bind(self, person: Person, seat: int, commitment: str) -> None:
        """Be bound anew after a deal that came to nothing."""
        await self.commit(partial(commands.commit, by=person.id, seat=seat, commitment=commitment))

    async def seat_bot(self, person: Person, seat: int | None, level: Level) -> None:
        """Give a seat to a bot with a name that nobody else has."""
        await self.commit(partial(commands.seat_bot, by=person.id, seat=seat, level=level))

    async def stand(self, person: Person, seat: int) -> None:
        """Leave a seat, or as the host free another's."""
        await self.commit(partial(commands.stand, by=person.id, seat=seat))

    async def start(self, person: Person) -> None:
        await self.commit(partial(commands.start, by=person.id))

    async def facts(self) -> TableFacts:
        """The table as everyone may know it, once the log has it."""
        async with self.alone():
            await self.read_on()
            return self.table.facts()

    # -- coming and going -------------------------------------------------------------------

    async def join(self, client: Client, since: int | None = None) -> None:
        """Let a client in; somebody whose seat a bot has taken over gets it back."""
        missed = self.missed_by(client, since)
        with self.visit():
            while not await self.let_in(client, missed):
                await self.collect_missed(client, missed)
        self.broadcast_presence(but=client)
        self.on_change()
        for seat in self.table.chairs.held(client.person.id):
            if self.table.chairs[seat].taken_over:
                await self.commit(partial(commands.welcome_back, seat=seat))

    def missed_by(self, client: Client, since: int | None) -> MissedSteps:
        """What a client has missed, of a long absence only what is recent."""
        if since is None:
            since = NOTHING_MISSED
        return MissedSteps(self.viewers(client), max(since, self.table.step - RECENT))

    async def let_in(self, client: Client, missed: MissedSteps) -> bool:
        """Welcome a client, unless there is still too much that it has missed."""
        async with self.lock:
            await self.read_on()
            if not missed.can_follow(self.live, self.viewers(client)):
                return False
            missed.add(self.table, self.live.history.after_step(missed.until))
            self.clients.append(client)
            self.gone_since.pop(client.person.id, None)
            present = self.present()
            client.send(welcome(self.table, client.person.id, missed.steps, now(), present))
            return True

    async def collect_missed(self, client: Client, missed: MissedSteps) -> None:
        """Tell a client what it has missed up to now; the table goes on meanwhile."""
        missed.look_from(self.viewers(client))
        async with self.collecting:
            live, until = self.live, self.table.step
            if not live.history.remembers(missed.until):
                live = await load(self.log_store, live.table.code, missed.until)
            await missed.collect(live, until)

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

    @property
    def is_attended(self) -> bool:
        """Whether anybody is at the table, be it to look on."""
        return bool(self.clients or self.elsewhere)

    @property
    def is_waited_at(self) -> bool:
        """Whether somebody is here who plays."""
        return any(
            chair.bot_level is None and self.is_present(chair.person)
            for chair in self.table.chairs
            if chair.person
        )

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
