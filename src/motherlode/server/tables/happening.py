"""What each entry of a log changes at its table."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from motherlode.core.listeners import EventInts
from motherlode.server.tables import luck
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.course import Course
from motherlode.server.tables.entries import (
    AnyEntry,
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
    Stored,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.tables.seating import Seating
from motherlode.server.tables.wish import Wish

if TYPE_CHECKING:
    from motherlode.server.tables.table import Table


@singledispatch
def happen(entry: AnyEntry, table: Table, stored: Stored) -> list[EventInts] | None:
    """What an entry changes; the events that it tells, if it is about the match."""
    raise NotImplementedError(type(entry).__name__)


@happen.register(Opened)
def _(entry: Opened, table: Table, stored: Stored) -> None:
    table.terms, table.host, table.commitment = entry.terms, entry.host, entry.commitment
    table.before = entry.before
    table.opened = stored.at
    table.seating = Seating(entry.terms.seats)
    table.clocks = Clocks(entry.terms.clock, entry.terms.seats)
    table.asked_since = [0] * entry.terms.seats


@happen.register(Sat)
def _(entry: Sat, table: Table, stored: Stored) -> None:
    chair = table.seating[entry.seat]
    chair.player, chair.entropy = entry.player, entry.entropy


@happen.register(BotSat)
def _(entry: BotSat, table: Table, stored: Stored) -> None:
    chair = table.seating[entry.seat]
    chair.level, chair.bot_name = entry.level, entry.name


@happen.register(Stood)
def _(entry: Stood, table: Table, stored: Stored) -> None:
    table.seating[entry.seat].clear()


@happen.register(Started)
def _(entry: Started, table: Table, stored: Stored) -> list[EventInts]:
    key = luck.key(table.secret, table.seating.entropy())
    table.course, opening = Course.dealt(table.terms, key)
    return opening


@happen.register(Played)
def _(entry: Played, table: Table, stored: Stored) -> list[EventInts]:
    told = table.played.play(entry)
    if entry.by != "bot" or table.over:
        table.wish = None  # what a bot does meanwhile goes back with the rest
    return told


@happen.register(UndoAsked)
def _(entry: UndoAsked, table: Table, stored: Stored) -> None:
    table.wish = Wish(entry.seat, entry.moves)


@happen.register(UndoAnswered)
def _(entry: UndoAnswered, table: Table, stored: Stored) -> None:
    if table.wish and entry.agrees:
        table.wish.agreed.add(entry.seat)
    else:
        table.wish = None


@happen.register(Undone)
def _(entry: Undone, table: Table, stored: Stored) -> None:
    table.wish = None
    table.played.go_back(entry.moves)


@happen.register(TakenOver)
def _(entry: TakenOver, table: Table, stored: Stored) -> None:
    table.seating[entry.seat].taken_over = entry.level
    if table.wish and table.wish.seat == entry.seat:
        table.wish = None  # who asked is gone


@happen.register(HandedBack)
def _(entry: HandedBack, table: Table, stored: Stored) -> None:
    table.seating[entry.seat].taken_over = None
    table.clocks.refill(entry.seat, stored.at)


@happen.register(Ordered)
def _(entry: Ordered, table: Table, stored: Stored) -> None:
    table.seating[entry.seat].orders = entry.orders


@happen.register(Revealed)
def _(entry: Revealed, table: Table, stored: Stored) -> None:
    table.revealed = entry.secret


@happen.register(Rematched)
def _(entry: Rematched, table: Table, stored: Stored) -> None:
    table.rematch = entry.code
