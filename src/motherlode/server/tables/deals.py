"""The same deal again: who may play it, and who has to allow that."""

from __future__ import annotations

from typing import Final

from motherlode.server.log_events import AnyLogEvent, DealAllowed, DealPlayed
from motherlode.server.tables.commands import require_readable
from motherlode.server.tables.errors import NotNow, NotYours
from motherlode.server.tables.table import Table

MOST_PLAYS: Final = 100  # of one deal


def allow_deal(table: Table, by: str, allowed: bool) -> list[AnyLogEvent]:
    """Let others play the deal of a match that is over, or no longer; for all seats one had."""
    require_over(table)
    held = table.chairs.held(by)
    if not held:
        raise NotYours("not_seated", "only those who played can allow that")
    return [DealAllowed(seat, allowed) for seat in held if (seat in table.deal.allowed) != allowed]


def play_deal(table: Table, by: str, code: str) -> list[AnyLogEvent]:
    """Somebody plays the deal at another table."""
    require_deal(table, by)
    return [DealPlayed(code)]


def require_deal(table: Table, by: str) -> None:
    """Only a deal of this table that all others who played it let others play."""
    require_over(table)
    require_readable(table)
    if table.fork:
        raise NotNow("not_dealt", f"the match was not dealt here: {table.fork.of or 'prepared'}")
    if awaited := awaiting_others(table, by):
        names = ", ".join(table.chairs[seat].name or "" for seat in awaited)
        raise NotNow("not_allowed", f"not everybody allows it yet: {names}")
    if len(table.deal.codes) >= MOST_PLAYS:
        raise NotNow("played_enough", f"this deal was played {MOST_PLAYS} times already")


def require_over(table: Table) -> None:
    """Only once its luck is no secret any more."""
    if not table.over or table.revealed is None:
        raise NotNow("not_over", "the match is not over")


def awaiting(table: Table) -> list[int]:
    """The seats of people who have not allowed it."""
    return [
        chair.seat
        for chair in table.chairs
        if chair.person and chair.seat not in table.deal.allowed
    ]


def awaiting_others(table: Table, by: str | None) -> list[int]:
    """The same but for one's own: who asks lets himself."""
    return [seat for seat in awaiting(table) if table.chairs[seat].person != by]
