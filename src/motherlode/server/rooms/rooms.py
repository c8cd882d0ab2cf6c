"""All tables that run in this process."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Task
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, Self

from motherlode.games import find
from motherlode.server.rooms.keeper import LEASE, Keeper
from motherlode.server.rooms.pulse import Pulse
from motherlode.server.rooms.remembering import load
from motherlode.server.rooms.room import Room, now, player, stamp
from motherlode.server.rooms.thinkers import Thinkers
from motherlode.server.storage.contract import (
    ANYTHING,
    Archive,
    Attendance,
    Bus,
    Leases,
    Person,
    Raced,
    Unavailable,
)
from motherlode.server.tables import acts, luck
from motherlode.server.tables.entries import BotSat, Opened, Sat, Terms
from motherlode.server.tables.table import Table

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH: Final = 6
ABANDONED_AT_ONCE: Final = 50
RECALLING: Final = 2  # clients that are told of a long past at once
ROUNDS: Final = 3  # through the house while a lease runs


def new_code() -> str:
    """A short name for a table that is easily said and hardly guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Rooms:
    """Opens, finds and keeps tables; entered at start, left at a graceful end."""

    def __init__(
        self,
        archive: Archive,
        leases: Leases,
        bus: Bus,
        attendance: Attendance,
        thinkers: Thinkers,
        pulse: Pulse | None = None,
        lease: float = LEASE,
    ) -> None:
        self.archive = archive
        self.leases = leases
        self.bus = bus
        self.attendance = attendance
        self.thinkers = thinkers
        self.pulse = pulse or Pulse()
        self.lease = lease
        self.recalling = asyncio.Semaphore(RECALLING)
        self.holder = secrets.token_hex(8)
        self.keepers: dict[str, Keeper] = {}
        self.loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.tasks: list[Task[None]] = []
        self.closing = False

    # -- opening and finding -------------------------------------------------------------------

    async def open(
        self, person: Person, terms: Terms, bots: Sequence[BotSat] = (), before: str | None = None
    ) -> Room:
        """Open a table, with some bots at it."""
        while True:
            try:
                return await self.open_as(new_code(), person, terms, bots, before)
            except Raced:
                continue

    async def open_as(
        self, code: str, person: Person, terms: Terms, bots: Sequence[BotSat], before: str | None
    ) -> Room:
        """Open a table under a code."""
        find(terms.game).table(terms.seats, terms.options, terms.house)  # refuses bad terms
        secret = luck.new_secret()
        opened = Opened(terms, player(person), luck.commitment(secret), before)
        table = Table(code, secret)
        stored = stamp(table, [opened])
        table.apply(stored[0])
        for bot in bots:
            stored += stamp(table, [bot])
            table.apply(stored[-1])
        await self.archive.open(code, secret, stored, table.summary())
        return self.keep(table).room

    async def find(self, code: str) -> Room:
        """The room of a table, loaded if it is not here yet."""
        if code not in self.keepers:
            try:
                async with self.loading[code]:
                    if code not in self.keepers:
                        self.keep(await load(self.archive, code))
            finally:  # also when there is no such table, or a guesser would fill the memory
                self.loading.pop(code, None)
        keeper = self.keepers[code]
        keeper.wanted_at = monotonic()
        return keeper.room

    def keep(self, table: Table) -> Keeper:
        """Run a table here."""
        room = Room(table, self.archive, self.bus, self.pulse, self.recalling)
        keeper = Keeper(room, self.thinkers, self.leases, self.attendance, self.holder, self.lease)
        self.keepers[table.code] = keeper
        keeper.look()
        return keeper

    async def rematch(self, room: Room, person: Person, entropy: Sequence[str] = ()) -> str:
        """Another table with the same terms and bots; everyone who asks gets the same one.

        Whoever adds to its luck sits down there, if possible where they sat.
        """
        await room.commit(partial(acts.rematch, by=person.id, code=new_code()))
        table = room.table
        assert table.rematch is not None, "a rematch has a table"
        bots = [
            BotSat(chair.seat, chair.level, chair.name or "")
            for chair in table.seating
            if chair.level
        ]
        with suppress(Raced):  # somebody has opened it already
            await self.open_as(table.rematch, person, table.terms, bots, table.code)
        if entropy:
            await self.sit_again(await self.find(table.rematch), person, table, entropy)
        return table.rematch

    async def sit_again(
        self, room: Room, person: Person, before: Table, entropy: Sequence[str]
    ) -> None:
        """Take as many seats as before, as far as there is room; guests keep their names."""
        held = before.seating.held(person.id)
        own = before.seating[held[0]].name
        names = [before.seating[seat].name for seat in held]
        players = [player(person, None if name == own else name) for name in names]
        wanted = [Sat(*place) for place in zip(held, players, entropy, strict=False)]
        await room.commit(partial(acts.sit_again, wanted=wanted))

    # -- background ---------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self.tasks = [
            asyncio.create_task(self.hear()),
            asyncio.create_task(self.make_rounds()),
        ]
        return self

    async def __aexit__(self, *error: object) -> None:
        """Everyone is told to come back, work is handed on."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for keeper in list(self.keepers.values()):
            keeper.room.close()
            async with keeper.room.lock:
                await keeper.stop()
        await self.attendance.note(self.holder, [], 0)

    async def hear(self) -> None:
        """Follow what other processes write to the tables that run here too."""
        async for code, seq in self.bus.listen():
            try:
                if (code, seq) == ANYTHING:
                    await self.follow_all()
                elif (keeper := self.keepers.get(code)) and keeper.room.told < seq:
                    await self.follow(keeper)
            except Exception as error:  # the next one must still be heard
                self.pulse.failed(error)

    async def follow_all(self) -> None:
        """Catch up wherever a log has grown and nobody could say so; forget what was removed."""
        codes = list(self.keepers)
        try:
            ends = await self.archive.ends(codes)
        except Unavailable as error:
            self.pulse.failed(error)
            return
        for code in codes:
            keeper = self.keepers.get(code)
            if keeper and code not in ends:
                await self.forget(keeper)
            elif keeper and (keeper.room.told < ends[code] or keeper.room.stale):
                await self.follow(keeper)

    async def forget(self, keeper: Keeper) -> None:
        """Let a table go."""
        self.keepers.pop(keeper.room.table.code, None)
        await keeper.stop()

    def sign_out(self, sessions: Mapping[str, int]) -> None:
        """Send those away whose session is over; with a newer cookie they may come back."""
        for keeper in self.keepers.values():
            for client in list(keeper.room.clients):
                if client.session < sessions.get(client.person.id, 0):
                    client.close("signed_out")

    async def follow(self, keeper: Keeper) -> None:
        """Catch up; what fails now is caught up with later."""
        try:
            await keeper.room.catch_up()
        except Exception as error:
            keeper.room.stale = True
            self.pulse.failed(error)

    async def make_rounds(self) -> None:
        """Again and again: catch up, renew leases, take on the abandoned, forget the idle."""
        while True:
            try:
                await self.make_round()
            except Exception as error:
                self.pulse.failed(error)
            await asyncio.sleep(self.lease / ROUNDS)

    async def make_round(self) -> None:
        """One round through the house."""
        present = [
            (code, client.person.id)
            for code, keeper in self.keepers.items()
            for client in keeper.room.clients
        ]
        self.sign_out(await self.attendance.note(self.holder, present, self.lease))
        elsewhere = await self.attendance.elsewhere(self.holder)
        for code, keeper in self.keepers.items():
            keeper.room.hear_of(elsewhere.get(code, set()))
        await self.follow_all()
        held = set(await self.leases.renew(self.holder, self.lease))
        for code, keeper in list(self.keepers.items()):
            if keeper.idle:
                await self.forget(keeper)
            else:
                keeper.renewed(code in held)
        for code in await self.leases.abandoned(now(), ABANDONED_AT_ONCE):
            await self.find(code)
