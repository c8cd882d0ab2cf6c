"""The next table, from a table and an event of its log. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from msgspec.structs import replace

from motherlode.core.listeners import EventInts
from motherlode.core.match import Match
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
from motherlode.server.tables.chairs import Chair, Chairs
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.history import AppliedEvent
from motherlode.server.tables.table import Table
from motherlode.server.tables.undo_request import UndoRequest

Told = Sequence[EventInts]  # what the rules told


def open_table(code: str, secret: bytes, stored: StoredEvent) -> tuple[Table, AppliedEvent]:
    """The table that the first event of a log opens."""
    opened = stored.event
    assert isinstance(opened, Opened), "a log begins with its opening"
    assert stored.seq == 1, "a log begins with its opening"
    seats = opened.terms.seats
    table = Table(
        code=code,
        secret=secret,
        commitment=opened.commitment,
        terms=opened.terms,
        host=opened.host,
        before=opened.before,
        opened=stored.at,
        seq=1,
        step=1,
        latest=stored.at,
        changed=stored.at,
        chairs=Chairs.empty(seats),
        clocks=Clocks.full(opened.terms.clock, seats),
        asked_since=(0,) * seats,
    )
    return table, AppliedEvent(stored, table.step)


def reduce(table: Table, stored: StoredEvent) -> tuple[Table, AppliedEvent]:
    """The table after an event; events come in their order and were checked before."""
    assert stored.seq == table.seq + 1, "the log has no gaps"
    after, told = reduce_event(stored.event, table, stored.at)
    public = not isinstance(stored.event, Ordered)
    after = replace(
        after,
        seq=stored.seq,
        latest=stored.at,
        step=table.step + public,
        changed=stored.at if public else table.changed,
    )
    if after.dealt is not None:
        after = with_decisions(table, after, stored)
    return after, AppliedEvent(stored, after.step, tuple(told), after.moves)


def reduce_all(table: Table, stored: Sequence[StoredEvent]) -> tuple[Table, list[AppliedEvent]]:
    """The table after some events."""
    applied = []
    for one in stored:
        table, done = reduce(table, one)
        applied.append(done)
    return table, applied


def with_decisions(before: Table, after: Table, stored: StoredEvent) -> Table:
    """Since when each seat is asked what it is asked, and the clocks that this starts and stops."""
    event = stored.event
    answered = event.seat if isinstance(event, Played) else None
    asked_before = before.asked if after.decision == before.decision else ()
    asked_since = list(after.asked_since)
    for seat in after.asked:
        if seat not in asked_before or seat == answered or isinstance(event, Undone):
            asked_since[seat] = after.step
    clocks = after.clocks
    if isinstance(event, Played | Undone | Started):
        clocks = clocks.turned(stored.at, after.asked, answered)
    return replace(after, asked_since=tuple(asked_since), clocks=clocks)


@singledispatch
def reduce_event(event: AnyLogEvent, table: Table, at: int) -> tuple[Table, Told]:
    """What an event makes of a table, and what the rules tell if it is about the match."""
    raise NotImplementedError(type(event).__name__)


@reduce_event.register(Sat)
def _(event: Sat, table: Table, at: int) -> tuple[Table, Told]:
    chairs = table.chairs.changed(event.seat, player=event.player, entropy=event.entropy)
    return replace(table, chairs=chairs), ()


@reduce_event.register(BotSat)
def _(event: BotSat, table: Table, at: int) -> tuple[Table, Told]:
    chairs = table.chairs.changed(event.seat, level=event.level, bot_name=event.name)
    return replace(table, chairs=chairs), ()


@reduce_event.register(Stood)
def _(event: Stood, table: Table, at: int) -> tuple[Table, Told]:
    chairs = list(table.chairs)
    chairs[event.seat] = Chair(event.seat)
    return replace(table, chairs=Chairs(tuple(chairs))), ()


@reduce_event.register(Started)
def _(event: Started, table: Table, at: int) -> tuple[Table, Told]:
    key = luck.key(table.secret, table.chairs.entropy())
    terms = table.terms
    match = Match(table.game, terms.seats, key, terms.options, terms.house)
    return replace(table, dealt=match), match.dealt


@reduce_event.register(Played)
def _(event: Played, table: Table, at: int) -> tuple[Table, Told]:
    match = table.match.copy()
    told = match.advance(event.seat, table.game.catalogue.number(event.move))
    stays = event.by == "bot" and not match.state.over  # it goes back with the rest
    request = table.undo_request if stays else None
    ids = (*table.move_ids, event.id)
    return replace(table, dealt=match, move_ids=ids, undo_request=request), told


@reduce_event.register(UndoAsked)
def _(event: UndoAsked, table: Table, at: int) -> tuple[Table, Told]:
    request = UndoRequest(event.seat, event.moves)
    return replace(heard(table, event), undo_request=request), ()


@reduce_event.register(UndoAnswered)
def _(event: UndoAnswered, table: Table, at: int) -> tuple[Table, Told]:
    request = table.undo_request if event.agrees else None
    if request:
        request = replace(request, agreed=request.agreed | {event.seat})
    return replace(heard(table, event), undo_request=request), ()


@reduce_event.register(Undone)
def _(event: Undone, table: Table, at: int) -> tuple[Table, Told]:
    match = table.match.copy()
    match.go_back(event.moves)
    ids = table.move_ids[: len(match.made)]
    return replace(heard(table, event), dealt=match, move_ids=ids, undo_request=None), ()


def heard(table: Table, event: UndoAsked | UndoAnswered | Undone) -> Table:
    """The table that knows the id under which somebody asked about an undo."""
    if not event.id:
        return table
    return replace(table, undo_ids=table.undo_ids | {(event.seat, event.id)})


@reduce_event.register(TakenOver)
def _(event: TakenOver, table: Table, at: int) -> tuple[Table, Told]:
    chairs = table.chairs.changed(event.seat, taken_over=event.level)
    request = table.undo_request
    gone = request is not None and request.seat == event.seat  # who asked
    return replace(table, chairs=chairs, undo_request=None if gone else request), ()


@reduce_event.register(HandedBack)
def _(event: HandedBack, table: Table, at: int) -> tuple[Table, Told]:
    chairs = table.chairs.changed(event.seat, taken_over=None)
    return replace(table, chairs=chairs, clocks=table.clocks.refilled(event.seat, at)), ()


@reduce_event.register(Ordered)
def _(event: Ordered, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, chairs=table.chairs.changed(event.seat, orders=event.orders)), ()


@reduce_event.register(Revealed)
def _(event: Revealed, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, revealed=event.secret), ()


@reduce_event.register(Rematched)
def _(event: Rematched, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, rematch=event.code), ()
