"""A table that runs here: it checks, writes, and only then tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

from motherlode.core.errors import MotherlodeError
from motherlode.server.protocol import Present, TableFacts
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.pulse import Pulse
from motherlode.server.rooms.telling import Telling, Viewers, welcome
from motherlode.server.storage.contract import Archive, Bus, Person, Raced
from motherlode.server.tables import acts
from motherlode.server.tables.entries import AnyEntry, Level, Player, Stored
from motherlode.server.tables.table import Table, Told

Act = Callable[[Table], Sequence[AnyEntry]]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def load(archive: Archive, code: str) -> Table:
    """A table as its log tells it."""
    table = Table(code, await archive.secret(code))
    for stored in await archive.read(code):
        table.apply(stored)
    return table


def stamp(table: Table, entries: Sequence[AnyEntry]) -> list[Stored]:
    """Entries with their places in the log; time never goes back."""
    at = max(now(), table.changed)
    return [Stored(table.seq + 1 + place, at, entry) for place, entry in enumerate(entries)]


def heard(writing: asyncio.Future[None]) -> None:
    """What was refused is nobody's loss if the one who asked for it is gone."""
    if not writing.cancelled():
        writing.exception()


class Room:
    """One table, the clients at it, and the way from an act to the log."""

    def __init__(self, table: Table, archive: Archive, bus: Bus, pulse: Pulse) -> None:
        self.table = table
        self.archive = archive
        self.bus = bus
        self.pulse = pulse
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.told = table.seq  # the last sequence number that clients were told
        self.stale = False  # the table may be ahead of its log: read it anew
        self.watch: Callable[[], None] = lambda: None  # called after every change
        self.gone_since: dict[str, int] = {}  # when a person left this room last

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
                told = [self.table.apply(one) for one in stored]
                self.stale = True  # until the log has it too
                try:
                    await self.archive.append(self.table.code, stored, self.table.summary())
                except Raced:
                    continue
                self.stale = False
                await self.bus.publish(self.table.code, self.table.seq)
                self.tell(told)
                return

    async def checked(self, act: Act) -> Sequence[AnyEntry]:
        """The entries of an act; it is refused only by what the log says now."""
        try:
            return act(self.table)
        except MotherlodeError:
            if not await self.read_on():
                raise
            return await self.checked(act)

    async def refresh(self) -> None:
        """Read the table anew if it is not what the log says, and tell what others did."""
        if self.stale:
            self.table = await load(self.archive, self.table.code)
            self.stale = False
            self.tell(self.table.told[self.told :])

    async def catch_up(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """Follow the log to its end; whether there was anything new."""
        await self.refresh()
        later = await self.archive.read(self.table.code, self.table.seq)
        self.tell([self.table.apply(stored) for stored in later])
        return bool(later)

    # -- telling ------------------------------------------------------------------------------

    def tell(self, told: Sequence[Told]) -> None:
        """Tell all clients what happened."""
        if not told:
            return
        self.told = self.table.seq
        telling = Telling(self.table, told, now())
        for client in list(self.clients):
            for message in telling.to(self.viewers(client)):
                client.send(message)
        self.watch()

    def viewers(self, client: Client) -> Viewers:
        """The seats that a client looks from; an onlooker has none."""
        return tuple(self.table.seating.held(client.person.id)) or (None,)

    # -- what people do around the match ----------------------------------------------------

    async def sit(
        self, person: Person, seat: int | None, entropy: str, name: str | None = None
    ) -> None:
        """Take a seat, any free one if none is named; a guest of the person has another name."""
        if name is None or name == person.name:
            who = Player(person.id, person.name, person.avatar)
        else:
            who = Player(person.id, name)  # with a face of their own
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
        async with self.lock:
            await self.read_on()
            self.clients.append(client)
            self.gone_since.pop(client.person.id, None)
            present = self.present()
            client.say(
                welcome(
                    self.table, client.person.id, since, now(), present.seats, present.onlookers
                )
            )
        self.tell_presence(but=client)
        for seat in self.table.seating.held(client.person.id):
            if self.table.seating[seat].taken_over:
                await self.commit(partial(acts.hand_back, seat=seat))

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

    def present(self) -> Present:
        """Who is there."""
        seats = [chair.seat for chair in self.table.seating if self.is_here(chair.person)]
        onlookers = sum(self.viewers(client) == (None,) for client in self.clients)
        return Present(seats, onlookers)

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
