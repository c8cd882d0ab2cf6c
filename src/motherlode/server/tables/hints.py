"""Hints: where they may be asked for, and how good the bot is that gives them."""

from __future__ import annotations

from typing import get_args

from motherlode.server.log_events import AnyLogEvent, Hinted
from motherlode.server.tables.commands import require_play, require_seat
from motherlode.server.tables.errors import NotNow
from motherlode.server.tables.table import Table
from motherlode.server.terms import Level


def ask_hint(table: Table, by: str, seat: int) -> list[AnyLogEvent]:
    """Ask for a hint; by the first one the match is marked, and everybody is told."""
    require_seat(table, by, seat)
    require_play(table)
    if not table.gives_hints:
        raise NotNow("no_hints", "nobody is given hints at this table")
    if seat not in table.asked:
        raise NotNow("not_asked", f"seat {seat} has nothing to choose now")
    return [] if table.hinted else [Hinted(seat)]


def hint_level(table: Table) -> Level:
    """The level of the table: of its best bot, or of the one that would play on for somebody."""
    levels: tuple[Level, ...] = get_args(Level)
    sitting = [chair.level for chair in table.chairs if chair.level]
    return max(sitting, key=levels.index, default=table.terms.takeover)
