"""How a match ends before its end: somebody resigns, all break it off, the server closes it."""

from __future__ import annotations

from motherlode.server.log_events import (
    AbortAnswered,
    Aborted,
    AbortOffered,
    AnyLogEvent,
    Closed,
    Resigned,
    TakenOver,
)
from motherlode.server.tables.commands import chair_at, require_play
from motherlode.server.tables.errors import NotNow
from motherlode.server.tables.patience import require_patience
from motherlode.server.tables.table import Table


def resign(table: Table, seat: int) -> list[AnyLogEvent]:
    """Give up for good; where others play on a bot takes the seat and comes in last."""
    chair_at(table, seat)
    if seat in table.resigned:
        return []
    require_play(table)
    if table.is_decided_without(seat):
        return [Resigned(seat)]
    taken = [] if table.chairs[seat].bot_level else [TakenOver(seat, table.terms.takeover, "left")]
    return [Resigned(seat), *taken, *broken_off(table, but=seat)]


def offer_abort(table: Table, seat: int) -> list[AnyLogEvent]:
    """Ask the others to break the match off; among bots that is done at once."""
    chair_at(table, seat)
    require_play(table)
    if table.abort_offer:
        raise NotNow("already_asked", "somebody else's offer is still open")
    if table.abort_refused == table.moves:
        raise NotNow("just_refused", "that was refused; play on before you ask again")
    require_patience(table, seat)
    others = set(table.deciding()) - set(table.chairs.held(table.chairs[seat].person or ""))
    return [AbortOffered(seat)] if others else [AbortOffered(seat), Aborted()]


def answer_abort(table: Table, seat: int, agrees: bool) -> list[AnyLogEvent]:
    """Agree to break the match off, or not; whoever offered it may withdraw."""
    offer = table.abort_offer
    withdraws = offer is not None and offer.seat == seat and not agrees
    if not withdraws and seat not in table.abort_awaited():
        raise NotNow("not_asked", "nobody asks this seat")
    answer = AbortAnswered(seat, agrees)
    return [answer, *broken_off(table, but=seat)] if agrees else [answer]


def broken_off(table: Table, but: int) -> list[AnyLogEvent]:
    """The end of a match, if nobody but one seat has still to agree to it."""
    offer = table.abort_offer
    if offer is None or offer.seat == but or set(table.abort_awaited()) - {but}:
        return []
    return [Aborted()]


def close(table: Table) -> list[AnyLogEvent]:
    """End a match without a result; those who run the server do that."""
    return [Closed()] if table.phase == "playing" else []
