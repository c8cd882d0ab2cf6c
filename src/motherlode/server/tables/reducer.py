"""What each event of a log changes at its table."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from motherlode.core.listeners import EventInts
from motherlode.server.log_events import (
    AnyLogEvent,
    BotSat,
    HandedBack,
    Opened,
    Ordered,
    Played,
    Rematched,
    Revealed,
    Sat,
    Started,
    Stood,
    StoredEvent,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.tables import luck
from motherlode.server.tables.chairs import Chairs
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.course import Course
from motherlode.server.tables.undo_request import UndoRequest

if TYPE_CHECKING:
    from motherlode.server.tables.table import Table


@singledispatch
def reduce(event: AnyLogEvent, table: Table, stored: StoredEvent) -> list[EventInts] | None:
    """What an event changes; the events that it tells, if it is about the match."""
    raise NotImplementedError(type(event).__name__)


@reduce.register(Opened)
def _(event: Opened, table: Table, stored: StoredEvent) -> None:
    table.terms, table.host, table.commitment = event.terms, event.host, event.commitment
    table.before = event.before
    table.opened = stored.at
    table.chairs = Chairs(event.terms.seats)
    table.clocks = Clocks(event.terms.clock, event.terms.seats)
    table.asked_since = [0] * event.terms.seats


@reduce.register(Sat)
def _(event: Sat, table: Table, stored: StoredEvent) -> None:
    chair = table.chairs[event.seat]
    chair.player, chair.entropy = event.player, event.entropy


@reduce.register(BotSat)
def _(event: BotSat, table: Table, stored: StoredEvent) -> None:
    chair = table.chairs[event.seat]
    chair.level, chair.bot_name = event.level, event.name


@reduce.register(Stood)
def _(event: Stood, table: Table, stored: StoredEvent) -> None:
    table.chairs[event.seat].clear()


@reduce.register(Started)
def _(event: Started, table: Table, stored: StoredEvent) -> list[EventInts]:
    key = luck.key(table.secret, table.chairs.entropy())
    table.course, opening = Course.dealt(table.terms, key)
    return opening


@reduce.register(Played)
def _(event: Played, table: Table, stored: StoredEvent) -> list[EventInts]:
    events = table.played.play(event)
    if event.by != "bot" or table.over:
        table.undo_request = None  # what a bot does meanwhile goes back with the rest
    return events


@reduce.register(UndoAsked)
def _(event: UndoAsked, table: Table, stored: StoredEvent) -> None:
    table.undo_request = UndoRequest(event.seat, event.moves)


@reduce.register(UndoAnswered)
def _(event: UndoAnswered, table: Table, stored: StoredEvent) -> None:
    if table.undo_request and event.agrees:
        table.undo_request.agreed.add(event.seat)
    else:
        table.undo_request = None


@reduce.register(Undone)
def _(event: Undone, table: Table, stored: StoredEvent) -> None:
    table.undo_request = None
    table.played.go_back(event.moves)


@reduce.register(TakenOver)
def _(event: TakenOver, table: Table, stored: StoredEvent) -> None:
    table.chairs[event.seat].taken_over = event.level
    if table.undo_request and table.undo_request.seat == event.seat:
        table.undo_request = None  # who asked is gone


@reduce.register(HandedBack)
def _(event: HandedBack, table: Table, stored: StoredEvent) -> None:
    table.chairs[event.seat].taken_over = None
    table.clocks.refill(event.seat, stored.at)


@reduce.register(Ordered)
def _(event: Ordered, table: Table, stored: StoredEvent) -> None:
    table.chairs[event.seat].orders = event.orders


@reduce.register(Revealed)
def _(event: Revealed, table: Table, stored: StoredEvent) -> None:
    table.revealed = event.secret


@reduce.register(Rematched)
def _(event: Rematched, table: Table, stored: StoredEvent) -> None:
    table.rematch = event.code
