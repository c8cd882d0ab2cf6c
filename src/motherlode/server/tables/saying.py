"""What a client is told: steps of the log and perspectives, with all that is secret left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from motherlode.core.events import Event
from motherlode.core.seats import ONLOOKER
from motherlode.server.protocol import Happening, Perspective, Step, UndoFacts
from motherlode.server.tables.entries import (
    Ordered,
    Played,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    snake,
)
from motherlode.server.tables.table import Table, Told

ABOUT_THE_MATCH: Final = Played | UndoAsked | UndoAnswered | Undone | Ordered

Viewer = int | None  # a seat, or None for an onlooker


def step(table: Table, told: Told, viewers: Sequence[Viewer]) -> Step:
    """An entry as some viewers may know it; moves themselves are never told."""
    entry = told.stored.entry
    return Step(
        seq=told.step,
        at=told.stored.at,
        what=snake(type(entry).__name__),
        seat=getattr(entry, "seat", None),
        bot=isinstance(entry, Played) and entry.by == "bot",
        agrees=entry.agrees if isinstance(entry, UndoAnswered) else None,
        moves=moves(told),
        why=why(told),
        happenings=[happening(table, told, viewer) for viewer in viewers] if told.events else [],
    )


def moves(told: Told) -> int | None:
    """How many moves stand after a step of the match, or would stand after an undo."""
    match told.stored.entry:
        case Played():
            return told.moves
        case UndoAsked(moves=stay) | Undone(moves=stay):
            return stay
    return None


def why(told: Told) -> str | None:
    """Why a seat changed hands."""
    match told.stored.entry:
        case TakenOver(why=reason):
            return reason
        case Stood(kicked=True):
            return "kicked"
    return None


def happening(table: Table, told: Told, viewer: Viewer) -> Happening:
    """What one viewer learns."""
    seat = ONLOOKER if viewer is None else viewer
    game = table.game
    events = (Event.of(heard, game.events) for heard in told.events)
    seen = (event.seen_by(seat) for event in events)
    return Happening(viewer, [data for data in seen if data is not None])


def is_told(told: Told, viewers: Sequence[Viewer]) -> bool:
    """Whether some viewers learn of an entry at all: orders are the seat's own affair."""
    entry = told.stored.entry
    return not isinstance(entry, Ordered) or entry.seat in viewers


def changes_table(told: Told) -> bool:
    """Whether the facts of the table differ after an entry."""
    return not isinstance(told.stored.entry, ABOUT_THE_MATCH)


def perspective(table: Table, viewer: Viewer) -> Perspective | None:
    """What one viewer sees and may do now; None before the deal."""
    if table.course is None:
        return None
    state = table.course.state
    seat = ONLOOKER if viewer is None else viewer
    may_act = viewer is not None and not table.over
    return Perspective(
        seat=viewer,
        view=Raw(msgspec.json.encode(state.view(seat))),
        moves=state.moves(seat) if may_act else [],
        interrupts=state.interrupts(seat) if may_act else [],
        undo=undo(table, viewer),
        orders=None if viewer is None else table.seating[viewer].orders,
    )


def undo(table: Table, viewer: Viewer) -> UndoFacts:
    """Whether a viewer may take a move back, or is asked to let somebody do so."""
    wish, course = table.wish, table.played
    if wish:
        agreed = sorted(wish.agreed)
        obstacle = course.obstacle(wish.moves)
        return UndoFacts("asked", obstacle, wish.seat, agreed, table.awaited())
    if viewer is None or table.over or (stays := course.last_by(viewer)) is None:
        return UndoFacts("none")
    obstacle = course.obstacle(stays)
    asks = obstacle and table.consenting(viewer)
    return UndoFacts("consent", obstacle) if asks else UndoFacts("free")
