"""The next table, from a table and an event of its log. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from motherlode.server.log_events import (
    Aborted,
    AnyLogEvent,
    Closed,
    Opened,
    Ordered,
    Played,
    Resigned,
    Said,
    Started,
    StoredEvent,
    Undone,
)
from motherlode.server.tables.chairs import Chair, Chairs
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.due_work import is_reaction
from motherlode.server.tables.event_reducers import reduce_event, reduce_unread
from motherlode.server.tables.history import AppliedEvent
from motherlode.server.tables.log_chain import first_head, line_of, next_head
from motherlode.server.tables.patience import with_wish
from motherlode.server.tables.table import Table
from motherlode.server.terms import Orders


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
        rules=opened.rules,
        opened=stored.at,
        seq=1,
        step=1,
        latest=stored.at,
        changed=stored.at,
        chairs=Chairs.empty(seats),
        clocks=Clocks.full(opened.terms.clock, seats),
        asked_since=(0,) * seats,
        head=next_head(secret, first_head(code), line_of(1, stored)),
        luck=opened.luck,
        fork=opened.fork,
        asked_at=(0,) * seats,
    )
    return table, AppliedEvent(stored, table.step, head=table.head)


def reduce(table: Table, stored: StoredEvent) -> tuple[Table, AppliedEvent]:
    """The table after an event; events come in their order and were checked before."""
    assert stored.seq == table.seq + 1, "the log has no gaps"
    reducing = reduce_unread if table.unread else reduce_event
    after, told = reducing(stored.event, table, stored.at)
    after = with_wish(replace(after, seq=stored.seq, latest=stored.at), stored.event)
    if not isinstance(stored.event, Ordered):
        after = with_step(after, stored)
    if after.dealt is not None:
        after = with_decisions(table, after, stored)
    return after, AppliedEvent(stored, after.step, tuple(told), after.moves, after.head)


def with_step(table: Table, stored: StoredEvent) -> Table:
    """The table with one more step that everyone is told of."""
    step = table.step + 1
    head = next_head(table.secret, table.head, line_of(step, stored))
    changed = table.changed if isinstance(stored.event, Said) else stored.at
    return replace(table, step=step, head=head, changed=changed)


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
    asked_since, asked_at = list(after.asked_since), list(after.asked_at)
    for seat in after.asked:
        if seat not in asked_before or seat == answered or isinstance(event, Undone):
            asked_since[seat], asked_at[seat] = after.step, stored.at
    return replace(
        after,
        asked_since=tuple(asked_since),
        asked_at=tuple(asked_at),
        clocks=clocks_after(before, after, stored, answered),
        chairs=with_orders_that_last(after, paid_up(after, answered)),
    )


def clocks_after(before: Table, after: Table, stored: StoredEvent, answered: int | None) -> Clocks:
    """The clocks that an event starts and stops."""
    match stored.event:
        case Undone(moves=stays) if before.clock_marks:
            mark = before.clock_marks[stays - before.match.origin.moves]
            agreed = before.undo_request is not None
            return after.clocks.restored(mark, stored.at, after.asked, agreed)
        case Played() | Undone() | Started() | Resigned() | Aborted() | Closed():
            earns = answered is None or not is_stand_in(before, stored.event)
            return after.clocks.turned(stored.at, after.asked, answered, earns)
    return after.clocks


def is_stand_in(before: Table, event: AnyLogEvent) -> bool:
    """Whether a bot moves for somebody who is gone: that earns them no time to come back to."""
    return isinstance(event, Played) and before.chairs[event.seat].taken_over is not None


def paid_up(after: Table, answered: int | None) -> Chairs:
    """The chairs after an event: the move for which somebody's time ran out may be made by now."""
    chairs = after.chairs
    for chair in after.chairs:
        if chair.bot_must_move and (chair.seat == answered or chair.seat not in after.asked):
            chairs = chairs.changed(chair.seat, bot_must_move=False)
    return chairs


def with_orders_that_last(table: Table, chairs: Chairs) -> Chairs:
    """Orders for the turn of somebody end when somebody else, or the seat itself, is on turn."""
    if table.asked and not is_reaction(table):
        for chair in chairs:
            if has_run_out(chair, table.asked):
                orders = replace(chair.orders, passes=Orders().passes, actor=None)
                chairs = chairs.changed(chair.seat, orders=orders)
    return chairs


def has_run_out(chair: Chair, asked: Sequence[int]) -> bool:
    """Whether orders end now that some seats are asked what is no reaction."""
    passes, actor = chair.orders.passes, chair.orders.actor
    ends = {"until_turn": chair.seat in asked, "while_acting": any(seat != actor for seat in asked)}
    return ends.get(passes, False)
