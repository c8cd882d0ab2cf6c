"""What a client is told: steps of the log and perspectives, with all that is secret left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from motherlode.core.events import Event
from motherlode.core.match import Legal
from motherlode.core.seats import ONLOOKER
from motherlode.server.log_events import (
    AbortAnswered,
    Ordered,
    Played,
    Said,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    snake,
)
from motherlode.server.protocol import Perspective, SeatEvents, Step, UndoFacts
from motherlode.server.tables.due_work import is_answered_for
from motherlode.server.tables.history import AppliedEvent
from motherlode.server.tables.table import Table

NOTHING: Final = Legal((), ())
ABOUT_THE_MATCH: Final = Played | UndoAsked | UndoAnswered | Undone | Ordered | Said

Viewer = int | None  # a seat, or None for an onlooker


def step(table: Table, applied: AppliedEvent, viewers: Sequence[Viewer]) -> Step:
    """An event as some viewers may know it; moves themselves are never told."""
    event = applied.stored.event
    return Step(
        step=applied.step,
        at=applied.stored.at,
        what=snake(type(event).__name__),
        head=applied.head,
        seat=getattr(event, "seat", None),
        bot=isinstance(event, Played) and event.by == "bot",
        agrees=event.agrees if isinstance(event, UndoAnswered | AbortAnswered) else None,
        moves=moves(applied),
        why=why(applied),
        events=[seat_events(table, applied, viewer) for viewer in viewers]
        if applied.events
        else [],
    )


def moves(applied: AppliedEvent) -> int | None:
    """How many moves stand after a step of the match, or would stand after an undo."""
    match applied.stored.event:
        case Played():
            return applied.moves
        case UndoAsked(moves=stay) | Undone(moves=stay):
            return stay
    return None


def why(applied: AppliedEvent) -> str | None:
    """Why a seat changed hands, or what it said."""
    match applied.stored.event:
        case TakenOver(why=reason):
            return reason
        case Said(phrase=phrase):
            return phrase
        case Stood(kicked=True):
            return "kicked"
    return None


def seat_events(table: Table, applied: AppliedEvent, viewer: Viewer) -> SeatEvents:
    """What one viewer learns."""
    seat = ONLOOKER if viewer is None else viewer
    game = table.game
    events = (Event.of(ints, game.events) for ints in applied.events)
    seen = (event.seen_by(seat) for event in events)
    return SeatEvents(viewer, [data for data in seen if data is not None])


def is_told(applied: AppliedEvent, viewers: Sequence[Viewer]) -> bool:
    """Whether some viewers learn of an event at all: orders are the seat's own affair."""
    event = applied.stored.event
    return not isinstance(event, Ordered) or event.seat in viewers


def changes_table(applied: AppliedEvent) -> bool:
    """Whether the facts of the table differ after an event."""
    return not isinstance(applied.stored.event, ABOUT_THE_MATCH)


def perspective(table: Table, viewer: Viewer) -> Perspective | None:
    """What one viewer sees and may do now; None before the deal."""
    if table.dealt is None:
        return None
    seat = ONLOOKER if viewer is None else viewer
    legal = NOTHING if viewer is None or table.over else table.dealt.legal(viewer)
    return Perspective(
        seat=viewer,
        view=Raw(msgspec.json.encode(table.dealt.state.view(seat))),
        moves=list(legal.moves),
        interrupts=list(legal.interrupts),
        undo=undo(table, viewer),
        orders=None if viewer is None else table.chairs[viewer].orders,
        forced=viewer in table.asked and is_answered_for(table, table.chairs[seat]),
    )


def undo(table: Table, viewer: Viewer) -> UndoFacts:
    """Whether a viewer may take a move back, or is asked to let somebody do so."""
    request, match = table.undo_request, table.match
    if request:
        obstacle = match.obstacle(request.moves)
        agreed = sorted(request.agreed)
        return UndoFacts("asked", obstacle, request.seat, agreed, table.awaited())
    if viewer is None or table.over or (stays := match.last_by(viewer)) is None:
        return UndoFacts("none")
    if table.lone and match.origin.last[viewer] is None and table.undoable_by(viewer) is None:
        return UndoFacts("none")
    obstacle = match.obstacle(stays)
    asks = obstacle and table.consenting(viewer, stays)
    return UndoFacts("consent", obstacle) if asks else UndoFacts("free")
