"""How much a seat may ask for beside its moves: nobody ends a match by filling its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from motherlode.server.log_events import (
    AbortOffered,
    AnyLogEvent,
    Ordered,
    Said,
    UndoAsked,
    Undone,
)
from motherlode.server.tables.errors import NotNow

if TYPE_CHECKING:
    from motherlode.server.tables.table import Table

# All seats together stay below what ends a match, also if a move was taken back for each.
MOST_WISHES: Final = 1500
Wish = Ordered | UndoAsked | Undone | Said | AbortOffered


def require_patience(table: Table, seat: int) -> None:
    """Refuse whoever has asked for too much in this match; moves and answers are always heard."""
    if table.chairs[seat].wishes >= MOST_WISHES:
        raise NotNow("too_much", f"beside moves a seat may ask for {MOST_WISHES} things in a match")


def with_wish(table: Table, event: AnyLogEvent) -> Table:
    """The table that counts what a seat has asked for."""
    if not isinstance(event, Wish):
        return table
    chair = table.chairs[event.seat]
    return replace(table, chairs=table.chairs.changed(event.seat, wishes=chair.wishes + 1))
