"""A table that runs here: it checks, writes, and only then tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from motherlode.core.errors import MotherlodeError
from motherlode.server.protocol import Present, TableFacts
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.pulse import Pulse
from motherlode.server.rooms.remembering import NOTHING_MISSED, RECENT, Missed, load
from motherlode.server.rooms.telling import Telling, Viewers, welcome
from motherlode.server.storage.contract import Archive, Bus, Person, Raced
from motherlode.server.tables import acts
from motherlode.server.tables.entries import AnyEntry, Level, Player, Stored, TakenOver
from motherlode.server.tables.errors import Forgotten
from motherlode.server.tables.keeping import pack
from motherlode.server.tables.table import Table, Told

EVERY: Final = 32  # so many entries a table is kept
MOST_NEW: Final = 4096  # entries after which a table is read anew, to forget the older ones

Act = Callable[[Table], Sequence[AnyEntry]]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def player(person: Person, name: str | None = None) -> Player:
    """A person as they sit at a table; their guest has another name and a face of their own."""
    if name is None or name == person.name:
        return Player(person.id, person.name, person.avatar)
    return Player(person.id, name)


def stamp(table: Table, entries: Sequence[AnyEntry]) -> list[Stored]:
    """Entries with their places in the log; time never goes back."""
    at = max(now(), table.latest)
    return [Stored(table.seq + 1 + place, at, entry) for place, entry in enumerate(entries)]


def is_due(stored: Sequence[Stored]) -> bool:
    """Whether the table is to be kept as it is after some entries."""
    return stored[-1].seq // EVERY > (stored[0].seq - 1) // EVERY


def heard(writing: asyncio.Future[None]) -> None:
    """What was refused is nobody's loss if the one who asked for it is gone."""
    if not writing.cancelled():
        writing.exception()


class Room:
    """One table, the clients at it, and the way from an act to the log."""

    def __init__(
        self,
        table: Table,
        archive: Archive,
        bus: Bus,
        pulse: Pulse,
        recalling: asyncio.Semaphore,
    ) -> None:
        self.table = table
        self.archive = archive
        self.bus = bus
        self.pulse = pulse
        self.recalling = recalling  # so many of all rooms may recall the past at once
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.told = table.seq  # the last entry that clients were told of
        self.step = table.step  # and its number for them
        self.remembered = len(table.told)  # entries, when it was read
        self.ahead = False  # the table may be ahead of its log
        self.stale = False  # it is, or it is too large: read it anew
        self.watch: Callable[[], None] = lambda: None  # called after every change
        self.gone_since: dict[str, int] = {}  # when a person left this room last
        self.elsewhere: set[str] = set()  # who is connected to other processes
        self.returning: set[asyncio.Future[None]] = set()

    # -- from an act to the log -------------------------------------------------------------

    async def commit(self, act: Act) -> None:
        """Do something at the table; it is on disk before anyone is told.

        Whoever asked for it may be gone before it is done: it is done all the same.
        """
        writing = asyncio.ensure_future(self.write(act))
        writing.add_done_callback(heard)
        await asyncio.shield(writing)

    async def write(self, act: Act) -> None:
        """One act after the other; whoever was slower than another process checks again."""
        async with self.lock:
            while True:
                await self.refresh()
                stored = stamp(self.table, await self.checked(act))
                if not stored:
                    return
                self.ahead = self.stale = True  # until the log has it too
                told = [self.table.apply(one) for one in stored]
                table, kept = self.table, self.kept(stored)
                try:
                    await self.archive.append(table.code, stored, table.summary(), kept)
                except Raced:
                    continue
                await self.bus.publish(self.table.code, self.table.seq)
                self.tell(told)
                return

    def kept(self, stored: Sequence[Stored]) -> bytes | None:
        """What is kept of the table now and then."""
        return pack(self.table) if is_due(stored) else None

    async def checked(self, act: Act) -> Sequence[AnyEntry]:
        """The entries of an act; it is refused only by what the log says now."""
        try:
            return act(self.table)
        except Forgotten:
            await self.read_anew(since=0)
            return await self.checked(act)
        except MotherlodeError:
            if not await self.read_on():
                raise
            return await self.checked(act)

    async def refresh(self) -> None:
        """Read the table anew if it is not what the log says."""
        if self.stale:
            await self.read_anew()

    async def read_anew(self, since: int | None = None) -> None:
        """Read the table anew, and tell what others did meanwhile."""
        table = await load(self.archive, self.table.code, since)
        if table.first > self.told:
            table = await load(self.archive, self.table.code, self.told)
        self.table, self.stale, self.remembered = table, False, len(table.told)
        self.ahead = False
        self.tell(table.told_after(self.told))
        self.watch()  # what was thought to have happened may not have

    async def whole(self) -> Table:
        """The table with everything that has happened at it."""
        async with self.lock:
            await self.read_on()
            if self.table.first:
                await self.read_anew(since=0)
            return self.table

    async def catch_up(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """Follow the log to its end; whether there was anything new."""
        await self.refresh()
        later = await self.archive.read(self.table.code, self.table.seq)
        try:
            self.tell([self.table.apply(stored) for stored in later])
        except Forgotten:
            await self.read_anew(since=0)
        return bool(later)

    # -- telling ------------------------------------------------------------------------------

    def tell(self, told: Sequence[Told]) -> None:
        """Tell all clients what happened."""
        if not told:
            return
        self.told, self.step, self.ahead = self.table.seq, self.table.step, False
        telling = Telling(self.table, told, now())
        for client in list(self.clients):
            for message in telling.to(self.viewers(client)):
                client.send(message)
        self.stale = len(self.table.told) - self.remembered > MOST_NEW
        self.bring_back(told)
        self.watch()

    def bring_back(self, told: Sequence[Told]) -> None:
        """Whoever another process missed though they are here gets the seat back."""
        for one in told:
            match one.stored.entry:
                case TakenOver(seat=seat, why="absence") if self.is_here(self.person_at(seat)):
                    back = asyncio.ensure_future(self.write(partial(acts.hand_back, seat=seat)))
                    self.returning.add(back)
                    back.add_done_callback(self.returning.discard)
                    back.add_done_callback(heard)

    def person_at(self, seat: int) -> str | None:
        """Who sits on a seat."""
        return self.table.seating[seat].person

    def viewers(self, client: Client) -> Viewers:
        """The seats that a client looks from; an onlooker has none."""
        return tuple(self.table.seating.held(client.person.id)) or (None,)

    # -- what people do around the match ----------------------------------------------------

    async def sit(
        self, person: Person, seat: int | None, entropy: str, name: str | None = None
    ) -> None:
        """Take a seat, any free one if none is named; a guest of the person has another name."""
        who = player(person, name)
        await self.commit(partial(acts.sit, player=who, seat=seat, entropy=entropy))

    async def seat_bot(self, person: Person, seat: int | None, level: Level) -> None:
        """Give a seat to a bot with a name that nobody else has."""
        await self.commit(partial(acts.seat_bot, by=person.id, seat=seat, level=level))

    async def stand(self, person: Person, seat: int) -> None:
        """Leave a seat, or as the host free another's."""
        await self.commit(partial(acts.stand, by=person.id, seat=seat))

    async def start(self, person: Person) -> None:
        """Deal."""
        await self.commit(partial(acts.start, by=person.id))

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
            await self.recall(client, missed)
        self.tell_presence(but=client)
        for seat in self.table.seating.held(client.person.id):
            if self.table.seating[seat].taken_over:
                await self.commit(partial(acts.hand_back, seat=seat))

    def missed_by(self, client: Client, since: int | None) -> Missed:
        """What a client has missed; somebody who was never here is told what is recent."""
        if since is None:
            since = NOTHING_MISSED
        return Missed(self.viewers(client), since or max(0, self.step - RECENT))

    async def let_in(self, client: Client, missed: Missed) -> bool:
        """Welcome a client, unless there is still too much that it has missed."""
        async with self.lock:
            await self.read_on()
            if not missed.can_follow(self.table, self.viewers(client)):
                return False
            missed.add(self.table, self.table.steps_after(missed.until))
            self.clients.append(client)
            self.gone_since.pop(client.person.id, None)
            present = self.present()
            client.say(welcome(self.table, client.person.id, missed.steps, now(), present))
            return True

    async def recall(self, client: Client, missed: Missed) -> None:
        """Tell a client what it has missed up to now; the table goes on meanwhile."""
        missed.look_from(self.viewers(client))
        async with self.recalling:
            table, until = self.table, self.step
            if missed.until < table.first_step:
                table = await load(self.archive, table.code, missed.until)
            await missed.tell(table, until)

    async def part(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
        person = client.person.id
        if all(other.person.id != person for other in self.clients):
            self.gone_since[person] = now()
        self.tell_presence()
        self.watch()

    def is_here(self, person: str | None) -> bool:
        """Whether a person is connected."""
        return any(client.person.id == person for client in self.clients)

    def is_present(self, person: str | None) -> bool:
        """Whether a person is connected, as far as is known here."""
        return self.is_here(person) or person in self.elsewhere

    def present(self) -> Present:
        """Who is there."""
        seats = [chair.seat for chair in self.table.seating if self.is_present(chair.person)]
        onlookers = sum(self.viewers(client) == (None,) for client in self.clients)
        people = {chair.person for chair in self.table.seating}
        strangers = [one for one in self.elsewhere - people if not self.is_here(one)]
        return Present(seats, onlookers + len(strangers))

    def hear_of(self, elsewhere: set[str]) -> None:
        """Who is connected to other processes now."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.tell_presence()
            self.watch()

    def tell_presence(self, but: Client | None = None) -> None:
        """Tell everyone who is there."""
        present = self.present()
        for client in self.clients:
            if client is not but:
                client.say(present)

    def close(self) -> None:
        """Send everybody away for a while."""
        for client in list(self.clients):
            client.close("shutdown")
