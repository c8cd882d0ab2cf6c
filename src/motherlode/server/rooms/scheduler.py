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
from motherlode.server.log_events import AnyLogEvent
from motherlode.server.rooms.bot_pool import BotPool, Sight, Whose, see
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.steady_time import now
from motherlode.server.storage.interfaces import Leases, Presence
from motherlode.server.tables import commands, endings
from motherlode.server.tables.due_work import (
    DueWork,
    absences,
    ordered,
    waited_for,
)
from motherlode.server.tables.errors import TableError
from motherlode.server.tables.table import Table
from motherlode.server.terms import Level, Speed

LEASE: Final = 15.0  # seconds
TRY_AGAIN: Final = 1.0  # seconds after something failed
FORGOTTEN: Final = 60.0  # seconds after which a table that nobody wants leaves the memory
THOUGHTS: Final = ("think", "interrupt")  # what bots do
NATURAL: Final = (0.7, 1.6)  # seconds that an answer takes somebody who sits at the table
HASTE: Final[dict[Speed, float]] = {"calm": 1.0, "normal": 0.5, "quick": 0.2, "at_once": 0.0}


class Scheduler:
    """Keeps one task for each work of a table, as long as the work is there."""

    def __init__(
        self,
        room: Room,
        bot_pool: BotPool,
        leases: Leases,
        presence: Presence,
        holder: str,
        lease: float = LEASE,
    ) -> None:
        self.room = room
        self.bot_pool = bot_pool
        self.leases = leases
        self.presence = presence
        self.holder = holder
        self.lease = lease
        self.holds = False
        self.taking: Task[None] | None = None
        self.tasks: dict[DueWork, Task[None]] = {}
        self.declined: set[DueWork] = set()  # interrupts that bots do not want to make
        self.random = Random(secrets.randbits(64))  # how long answers take
        self.bots_random = Random(secrets.randbits(64))
        self.waits = room.is_waited_at  # whether somebody who plays is here
        self.since = now()
        self.wanted_at = monotonic()
        room.on_change = self.reschedule

    # -- due work and its tasks --------------------------------------------------------------

    def reschedule(self) -> None:
        """Something has changed: begin what is new, stop what is no longer to be done."""
        table = self.room.table
        self.declined &= set(table.due_work)
        wanted = {*table.due_work, *absences(table, self.missed())} - self.declined
        if self.pauses:
            wanted = {work for work in wanted if work.kind not in THOUGHTS}
        self.think_anew()
        if wanted and not self.holds:
            self.take_soon()
        if not self.holds:
            wanted = set()
        for work, task in list(self.tasks.items()):
            if work not in wanted or task.done():  # what ended and is still wanted was in vain
                self.tasks.pop(work).cancel()
        for work in wanted - self.tasks.keys():
            self.tasks[work] = asyncio.create_task(self.carry_out(work))

    @property
    def pauses(self) -> bool:
        """Whether bots are among themselves and nobody looks: then nobody waits for them."""
        return self.room.table.chairs.are_bots and not self.room.is_attended

    def think_anew(self) -> None:
        """Whoever came or went changes whose turn it is: thoughts that wait are asked for anew."""
        waits = self.room.is_waited_at
        if waits != self.waits:
            self.waits = waits
            for work in [work for work in self.tasks if work.kind in THOUGHTS]:
                self.tasks.pop(work).cancel()

    @property
    def whose(self) -> Whose:
        """For whom the bots of this table think."""
        return Whose(self.room.opener, self.waits)

    def missed(self) -> dict[int, int]:
        """The people whom somebody waits for, and since when they are gone."""
        table = self.room.table
        if not table.terms.grace:
            return {}
        return {
            seat: max(self.room.gone_since.get(person, self.since), table.changed)
            for seat in waited_for(table)
            if (person := table.chairs[seat].person) and not self.room.is_present(person)
        }

    async def carry_out(self, work: DueWork) -> None:
        """Do due work; if that fails try again, as long as nobody stops it."""
        while True:
            try:
                await self.doing(work)
            except (TableError, MoveError):
                await asyncio.sleep(TRY_AGAIN)  # the table is another than it was thought about
            except Exception as error:
                self.room.metrics.failed(error)
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    def doing(self, work: DueWork) -> Coroutine[Any, Any, None]:
        """How each work is done."""
        match work.kind:
            case "think":
                return self.think(work)
            case "interrupt":
                return self.step_in(work)
            case "order":
                return self.follow_order(work)
            case "clock":
                return self.end_time(work)
            case "absence":
                return self.replace_absent(work)
            case "recall":
                return self.give_up_deal(work)
            case "reveal":
                return self.room.commit(commands.reveal)
            case "close":
                return self.room.commit(endings.close)

    async def think(self, work: DueWork) -> None:
        """Let a bot choose; the time of its answer tells nothing about its choice."""
        begun = monotonic()
        await self.interrupts_decided()
        sight = self.sight(work.seat)
        if sight is None:
            return
        whole = self.bot_time(sight.level)
        thought = await self.bot_pool.choose(sight, self.whose)
        assert thought.move is not None, "whoever is asked has an answer"
        self.room.metrics.thought(thought.seconds)
        await self.rest(whole, begun)
        await self.room.commit(partial(self.bot_move, work=work, move=thought.move))

    async def step_in(self, work: DueWork) -> None:
        """Let a bot interrupt while another is asked, if it wants to."""
        begun = monotonic()
        sight = self.sight(work.seat)
        if sight is None:
            return
        thought = await self.bot_pool.step_in(sight, self.whose)
        self.room.metrics.thought(thought.seconds)
        if thought.move is None:
            self.declined.add(work)
            return
        await self.rest(self.natural_time() * self.haste(), begun)
        await self.room.commit(partial(self.bot_move, work=work, move=thought.move))

    async def interrupts_decided(self) -> None:
        """Those who may interrupt go first, but nobody waits for them for long."""
        if tasks := [task for work, task in self.tasks.items() if work.kind == "interrupt"]:
            await asyncio.wait(tasks, timeout=TRY_AGAIN)

    def sight(self, seat: int) -> Sight | None:
        """What a bot may know of the match, if there is one on a seat."""
        table = self.room.table
        level = table.chairs[seat].bot_level
        if level is None or table.phase != "playing":
            return None
        state, hurried = table.match.state, self.speed == "at_once"
        return see(table.code, state, seat, level, self.bots_random, hurried=hurried)

    def bot_move(self, table: Table, work: DueWork, move: int) -> list[AnyLogEvent]:
        """The bot's move, if it is still asked the same."""
        if work not in table.due_work:
            return []
        return commands.play_for(table, work.seat, move, f"bot-{work.since}", "bot")

    async def follow_order(self, work: DueWork) -> None:
        """Answer as a person has ordered: at the moment of all answers, or at once among bots."""
        if work.due:
            await self.until(work.due)
        elif not self.room.table.lone:
            await self.rest(self.natural_time(), monotonic())
        await self.room.commit(partial(self.ordered_move, work=work))

    def ordered_move(self, table: Table, work: DueWork) -> list[AnyLogEvent]:
        """The ordered move, if it is still asked for."""
        if work not in table.due_work:
            return []
        move = ordered(table, table.chairs[work.seat])
        assert move is not None, "a duty to follow an order has one"
        return commands.play_for(table, work.seat, move, f"order-{work.since}", "order")

    async def end_time(self, work: DueWork) -> None:
        """Take over from somebody whose time has run out."""
        await self.until(work.due)
        await self.room.commit(partial(self.out_of_time, work=work))

    def out_of_time(self, table: Table, work: DueWork) -> list[AnyLogEvent]:
        """The takeover, if the clock still stands there."""
        return commands.take_over(table, work.seat, "clock") if work in table.due_work else []

    async def give_up_deal(self, work: DueWork) -> None:
        """Wait for what the people are bound to, but not for ever."""
        await self.until(work.due)
        await self.room.commit(partial(self.vain_deal, work=work))

    def vain_deal(self, table: Table, work: DueWork) -> list[AnyLogEvent]:
        """The end of a deal that waits too long, if it is still the same one."""
        return commands.recall(table) if work in table.due_work else []

    async def replace_absent(self, work: DueWork) -> None:
        """Take over from somebody who is gone, if that keeps others waiting."""
        await self.until(work.due)
        while not await self.is_waited_for_by_others(work.seat):
            await asyncio.sleep(self.lease)
        await self.room.commit(partial(self.still_absent, seat=work.seat))

    def still_absent(self, table: Table, seat: int) -> list[AnyLogEvent]:
        """The takeover, if nobody has come at the last moment and it is still waited for."""
        if seat not in waited_for(table) or self.room.is_present(table.chairs[seat].person):
            return []
        return commands.take_over(table, seat, "absence")

    async def is_waited_for_by_others(self, seat: int) -> bool:
        """Whether somebody is gone and another is here and waits."""
        chairs = self.room.table.chairs
        here = await self.presence.present(self.room.table.code)
        here |= {client.person.id for client in self.room.clients}
        others = {chair.person for chair in chairs} - {chairs[seat].person}
        return chairs[seat].person not in here and bool(here & others)

    def natural_time(self) -> float:
        """How long an answer takes somebody at the table, whatever the answer is."""
        return self.random.uniform(*NATURAL)

    def bot_time(self, level: Level) -> float:
        """How long a bot takes: however quick, nobody learns whether its hand left it a choice."""
        longest = longest_thought(level, hurried=self.speed == "at_once")
        return max(longest, self.natural_time() * self.haste())

    def haste(self) -> float:
        """The part of a natural time that bots take."""
        return HASTE[self.speed] if self.room.table.terms.pace else 0.0

    @property
    def speed(self) -> Speed:
        """How quickly bots answer: whoever plays alone among them says it."""
        table = self.room.table
        speeds = (chair.orders.speed for chair in table.chairs if table.lone and chair.player)
        return next(speeds, "calm")

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
            self.room.metrics.failed(error)
            holds = False
        self.renewed(holds)

    def renewed(self, holds: bool) -> None:
        """Work as long as the lease is ours; whoever has lost it stops."""
        self.holds = holds
        if not holds:
            self.stop_work()
        if holds or not self.is_taking:
            self.reschedule()

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
        busy = self.tasks or self.room.clients or self.room.visits or self.room.lock.locked()
        return not busy and monotonic() - self.wanted_at > FORGOTTEN

    async def stop(self) -> None:
        """Stop working and let another process go on at once."""
        self.room.on_change = lambda: None
        self.stop_work()
        self.bot_pool.forget(self.room.table.code)
        if self.taking:
            self.taking.cancel()
        if self.holds:
            self.holds = False
            await self.leases.give_up(self.room.table.code, self.holder)
