"""Does what a table has to do by itself, in the process that holds its lease."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Task
from collections.abc import Coroutine
from functools import partial
from random import Random
from time import monotonic
from typing import Any, Final

from motherlode.bots.levels import longest_thought
from motherlode.core.errors import MoveError
from motherlode.core.position import dumps
from motherlode.server.rooms.room import Room, now
from motherlode.server.rooms.thinkers import Thinkers
from motherlode.server.storage.contract import Attendance, Leases
from motherlode.server.tables import acts
from motherlode.server.tables.duties import Duty, duties, is_reaction, ordered, waited_for
from motherlode.server.tables.entries import AnyEntry, Level
from motherlode.server.tables.errors import TableError
from motherlode.server.tables.table import Table

LEASE: Final = 15.0  # seconds
TRY_AGAIN: Final = 1.0  # seconds after something failed
FORGOTTEN: Final = 60.0  # seconds after which a table that nobody wants leaves the memory
NATURAL: Final = (0.7, 1.6)  # seconds that an answer takes somebody who sits at the table


class Keeper:
    """Keeps one task for each duty of a table, as long as the duty is there."""

    def __init__(
        self,
        room: Room,
        thinkers: Thinkers,
        leases: Leases,
        attendance: Attendance,
        holder: str,
        lease: float = LEASE,
    ) -> None:
        self.room = room
        self.thinkers = thinkers
        self.leases = leases
        self.attendance = attendance
        self.holder = holder
        self.lease = lease
        self.holds = False
        self.taking: Task[None] | None = None
        self.tasks: dict[Duty, Task[None]] = {}
        self.random = Random(secrets.randbits(64))
        self.since = now()
        self.wanted_at = monotonic()
        room.watch = self.look

    # -- duties and their tasks -------------------------------------------------------------

    def look(self) -> None:
        """Something has changed: begin what is new, stop what is no longer to be done."""
        if self.room.ahead:
            return  # it will be looked at again when that is written, or read anew
        wanted = set(duties(self.room.table, self.missed()))
        if wanted and not self.holds:
            self.take_soon()
        if not self.holds:
            wanted = set()
        for duty, task in list(self.tasks.items()):
            if duty not in wanted or task.done():  # what ended and is still wanted was in vain
                self.tasks.pop(duty).cancel()
        for duty in wanted - self.tasks.keys():
            self.tasks[duty] = asyncio.create_task(self.carry_out(duty))

    def missed(self) -> dict[int, int]:
        """The people whom somebody waits for, and since when they are gone."""
        table = self.room.table
        if not table.terms.grace:
            return {}
        return {
            seat: max(self.room.gone_since.get(person, self.since), table.changed)
            for seat in waited_for(table)
            if (person := table.seating[seat].person) and not self.room.is_present(person)
        }

    async def carry_out(self, duty: Duty) -> None:
        """Do a duty; if that fails try again, as long as nobody stops it."""
        while True:
            try:
                await self.work(duty)
            except (TableError, MoveError):
                await asyncio.sleep(TRY_AGAIN)  # the table is another than it was thought about
            except Exception as error:
                self.room.pulse.failed(error)
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    def work(self, duty: Duty) -> Coroutine[Any, Any, None]:
        """How each duty is done."""
        match duty.kind:
            case "think":
                return self.think(duty)
            case "order":
                return self.follow_order(duty)
            case "clock":
                return self.end_time(duty)
            case "absence":
                return self.replace_absent(duty)
            case "reveal":
                return self.room.commit(acts.reveal)

    async def think(self, duty: Duty) -> None:
        """Let a bot choose; the time of its answer tells nothing about its choice."""
        begun = monotonic()
        table = self.room.table
        level = table.seating[duty.seat].thinker
        if level is None:
            return
        whole = self.bot_time(level)
        position = dumps(table.played.state)
        thought = await self.thinkers.think(position, duty.seat, level, self.random.getrandbits(60))
        self.room.pulse.thought(thought.seconds)
        await self.rest(whole, begun)
        await self.room.commit(partial(self.bot_move, duty=duty, move=thought.move))

    def bot_move(self, table: Table, duty: Duty, move: int) -> list[AnyEntry]:
        """The bot's move, if it is still asked the same."""
        if duty not in duties(table, {}):
            return []
        return acts.play_for(table, duty.seat, move, f"bot-{duty.since}", "bot")

    async def follow_order(self, duty: Duty) -> None:
        """Answer as a person has ordered, in the time that any answer takes."""
        await self.rest(self.natural_time(), monotonic())
        await self.room.commit(partial(self.ordered_move, duty=duty))

    def ordered_move(self, table: Table, duty: Duty) -> list[AnyEntry]:
        """The ordered move, if it is still asked for."""
        if duty not in duties(table, {}):
            return []
        move = ordered(table, table.seating[duty.seat])
        assert move is not None, "a duty to follow an order has one"
        return acts.play_for(table, duty.seat, move, f"order-{duty.since}", "order")

    async def end_time(self, duty: Duty) -> None:
        """Take over from somebody whose time has run out."""
        await self.until(duty.due)
        await self.room.commit(partial(self.out_of_time, duty=duty))

    def out_of_time(self, table: Table, duty: Duty) -> list[AnyEntry]:
        """The takeover, if the clock still stands there."""
        return acts.take_over(table, duty.seat, "clock") if duty in duties(table, {}) else []

    async def replace_absent(self, duty: Duty) -> None:
        """Take over from somebody who is gone, if that keeps others waiting."""
        await self.until(duty.due)
        while not await self.keeps_waiting(duty.seat):
            await asyncio.sleep(self.lease)
        await self.room.commit(partial(self.still_absent, seat=duty.seat))

    def still_absent(self, table: Table, seat: int) -> list[AnyEntry]:
        """The takeover, if nobody has come at the last moment and it is still waited for."""
        if seat not in waited_for(table) or self.room.is_present(table.seating[seat].person):
            return []
        return acts.take_over(table, seat, "absence")

    async def keeps_waiting(self, seat: int) -> bool:
        """Whether somebody is gone and another is here and waits."""
        seating = self.room.table.seating
        here = await self.attendance.present(self.room.table.code)
        here |= {client.person.id for client in self.room.clients}
        others = {chair.person for chair in seating} - {seating[seat].person}
        return seating[seat].person not in here and bool(here & others)

    def natural_time(self) -> float:
        """How long an answer takes somebody at the table, whatever the answer is."""
        return self.random.uniform(*NATURAL)

    def bot_time(self, level: Level) -> float:
        """How long a bot takes: without pace a reaction still hides whether it had a choice."""
        if self.room.table.terms.pace:
            return self.natural_time()
        return longest_thought(level) if is_reaction(self.room.table) else 0.0

    async def rest(self, whole: float, begun: float) -> None:
        """Wait until an answer has taken its whole time."""
        await asyncio.sleep(max(0.0, whole - (monotonic() - begun)))

    async def until(self, due: int) -> None:
        """Wait for a moment."""
        await asyncio.sleep(max(0, due - now()) / 1000)

    # -- the lease ------------------------------------------------------------------------------

    def take_soon(self) -> None:
        """Try to get the lease."""
        if not self.is_taking:
            self.taking = asyncio.create_task(self.take())

    async def take(self) -> None:
        """Take the lease, if nobody else has it."""
        try:
            holds = await self.leases.take(self.room.table.code, self.holder, self.lease)
        except Exception as error:
            self.room.pulse.failed(error)
            holds = False
        self.renewed(holds)

    def renewed(self, holds: bool) -> None:
        """Work as long as the lease is ours; whoever has lost it stops."""
        self.holds = holds
        if not holds:
            self.stop_work()
        if holds or not self.is_taking:
            self.look()

    @property
    def is_taking(self) -> bool:
        """Whether an attempt to get the lease is under way."""
        return self.taking is not None and not self.taking.done()

    def stop_work(self) -> None:
        """Let go of everything that is going on."""
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do, nobody here, and nobody about to come."""
        busy = self.tasks or self.room.clients or self.room.lock.locked()
        return not busy and monotonic() - self.wanted_at > FORGOTTEN

    async def stop(self) -> None:
        """Stop working and let another process go on at once."""
        self.room.watch = lambda: None
        self.stop_work()
        if self.taking:
            self.taking.cancel()
        if self.holds:
            self.holds = False
            await self.leases.give_up(self.room.table.code, self.holder)
