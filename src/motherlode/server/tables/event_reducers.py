"""What each event of a log makes of a table. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from msgspec.structs import replace

from motherlode.core.errors import MotherlodeError, OutOfHistory
from motherlode.core.listeners import EventInts
from motherlode.core.match import Match
from motherlode.server.log_events import (
    AbortAnswered,
    Aborted,
    AbortOffered,
    AnyLogEvent,
    BotSat,
    Called,
    Closed,
    Committed,
    DealAllowed,
    DealPlayed,
    HandedBack,
    Hinted,
    Ordered,
    Played,
    Rematched,
    Resigned,
    Revealed,
    Said,
    Sat,
    Shared,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from motherlode.server.protocol import Ended
from motherlode.server.tables.chairs import Chair, Chairs
from motherlode.server.tables.rulesets import deal
from motherlode.server.tables.table import Table
from motherlode.server.tables.undo_request import AbortOffer, UndoRequest
from motherlode.server.tables.unread_match import UnreadMatch

Told = Sequence[EventInts]  # what the rules told


@singledispatch
def reduce_event(event: AnyLogEvent, table: Table, at: int) -> tuple[Table, Told]:
    """What an event makes of a table, and what the rules tell if it is about the match."""
    raise NotImplementedError(type(event).__name__)


@reduce_event.register(Sat)
def _(event: Sat, table: Table, at: int) -> tuple[Table, Told]:
    added = {"entropy": event.entropy, "commitment": event.commitment}
    return replace(table, chairs=table.chairs.changed(event.seat, player=event.player, **added)), ()


@reduce_event.register(BotSat)
def _(event: BotSat, table: Table, at: int) -> tuple[Table, Told]:
    chairs = table.chairs.changed(event.seat, level=event.level, bot_name=event.name)
    return replace(table, chairs=chairs), ()


@reduce_event.register(Stood)
def _(event: Stood, table: Table, at: int) -> tuple[Table, Told]:
    chairs = list(table.chairs if table.called is None else table.chairs.recalled())
    person = chairs[event.seat].person
    chairs[event.seat] = Chair(event.seat)
    kicked = table.kicked | {person} if event.kicked and person else table.kicked
    return replace(table, chairs=Chairs(tuple(chairs)), called=None, kicked=kicked), ()


@reduce_event.register(Called)
def _(event: Called, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, called=at), ()


@reduce_event.register(Shared)
def _(event: Shared, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, chairs=table.chairs.changed(event.seat, entropy=event.entropy)), ()


@reduce_event.register(Committed)
def _(event: Committed, table: Table, at: int) -> tuple[Table, Told]:
    chairs = table.chairs.changed(event.seat, commitment=event.commitment)
    return replace(table, chairs=chairs), ()


@reduce_event.register(Started)
def _(event: Started, table: Table, at: int) -> tuple[Table, Told]:
    match = deal(table.terms, table.rules, table.key, table.fork)
    table = replace(table, called=None)
    if isinstance(match, Match):
        return replace(table, dealt=match), match.dealt
    return replace(table, unread=UnreadMatch(match)), ()


@reduce_event.register(Played)
def _(event: Played, table: Table, at: int) -> tuple[Table, Told]:
    match = table.match.copy()
    try:
        number = table.game.catalogue.number(event.move)
        told = match.advance(event.seat, number, chosen=event.by != "order")
    except MotherlodeError:  # it was checked when it was made: the rules have changed since
        return unreadable(table, event), ()
    stays = event.by == "bot" and not match.state.over  # it goes back with the rest
    request = table.undo_request if stays else None
    ids = (*table.move_ids, event.id)
    marks = table.clock_marks
    if table.terms.clock.kind != "none":
        marks = (*marks, table.clocks.mark(at))
    after = replace(table, dealt=match, move_ids=ids, clock_marks=marks, undo_request=request)
    return after, told


def unreadable(table: Table, event: Played) -> Table:
    """The table at which a move was made that the rules refuse by now."""
    if table.match.origin.moves:
        raise OutOfHistory("the moves before are needed too")
    unread = UnreadMatch("moves", (*table.match.moves, (event.seat, event.move)))
    return replace(table, dealt=None, unread=unread, undo_request=None)


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
    stays = len(match.made)
    after = replace(
        heard(table, event),
        dealt=match,
        move_ids=table.move_ids[:stays],
        clock_marks=table.clock_marks[:stays],
        chairs=table.chairs.after_undo(event.moves),
        undo_request=None,
    )
    return after, ()


def heard(table: Table, event: UndoAsked | UndoAnswered | Undone) -> Table:
    """The table that knows the id under which somebody asked about an undo."""
    if not event.id:
        return table
    return replace(table, undo_ids=table.undo_ids | {(event.seat, event.id)})


@reduce_event.register(TakenOver)
def _(event: TakenOver, table: Table, at: int) -> tuple[Table, Told]:
    chairs = table.chairs.changed(
        event.seat,
        taken_over=event.level,
        taken_over_at=table.moves,
        taken_over_why=event.why,
        bot_must_move=event.why == "clock",
    )
    request = table.undo_request
    gone = request is not None and request.seat == event.seat  # who asked
    return replace(table, chairs=chairs, undo_request=None if gone else request), ()


@reduce_event.register(HandedBack)
def _(event: HandedBack, table: Table, at: int) -> tuple[Table, Told]:
    chair = table.chairs[event.seat]
    returns = chair.returns + (chair.taken_over_why != "absence")
    chairs = table.chairs.changed(
        event.seat, taken_over=None, taken_over_why=None, bot_must_move=False, returns=returns
    )
    return replace(table, chairs=chairs), ()


@reduce_event.register(Ordered)
def _(event: Ordered, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, chairs=table.chairs.changed(event.seat, orders=event.orders)), ()


@reduce_event.register(Hinted)
def _(event: Hinted, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, hinted=True), ()


@reduce_event.register(Resigned)
def _(event: Resigned, table: Table, at: int) -> tuple[Table, Told]:
    resigned = (*table.resigned, event.seat)
    if table.is_decided_without(event.seat):
        return replace(over(table, "resigned"), resigned=resigned), ()
    return replace(table, resigned=resigned), ()


@reduce_event.register(AbortOffered)
def _(event: AbortOffered, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, abort_offer=AbortOffer(event.seat)), ()


@reduce_event.register(AbortAnswered)
def _(event: AbortAnswered, table: Table, at: int) -> tuple[Table, Told]:
    offer = table.abort_offer
    if offer is None or not event.agrees:
        return replace(table, abort_offer=None, abort_refused=table.moves), ()
    agreed = replace(offer, agreed=offer.agreed | {event.seat})
    return replace(table, abort_offer=agreed), ()


@reduce_event.register(Aborted)
def _(event: Aborted, table: Table, at: int) -> tuple[Table, Told]:
    return over(table, "aborted"), ()


@reduce_event.register(Closed)
def _(event: Closed, table: Table, at: int) -> tuple[Table, Told]:
    return over(table, "closed"), ()


def over(table: Table, ended: Ended) -> Table:
    """The table whose match has ended before the end that the rules have."""
    return replace(table, ended=ended, abort_offer=None, undo_request=None)


@reduce_event.register(Said)
def _(event: Said, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, chairs=table.chairs.changed(event.seat, said_at=at)), ()


@reduce_event.register(Revealed)
def _(event: Revealed, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, revealed=event.secret), ()


@reduce_event.register(Rematched)
def _(event: Rematched, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, rematch=event.code), ()


@reduce_event.register
def _(event: DealAllowed | DealPlayed, table: Table, at: int) -> tuple[Table, Told]:
    return replace(table, deal=table.deal.after(event)), ()


def reduce_unread(event: AnyLogEvent, table: Table, at: int) -> tuple[Table, Told]:
    """What an event makes of a table whose match is not understood."""
    unread = table.unread
    assert unread is not None, "the match is not understood"
    match event:
        case Played(seat=seat, move=move):
            moves = (*unread.moves, (seat, move))
        case Undone(moves=stays):
            moves = unread.moves[:stays]
        case UndoAsked() | UndoAnswered():
            return table, ()
        case _:
            return reduce_event(event, table, at)
    return replace(table, unread=replace(unread, moves=moves)), ()
