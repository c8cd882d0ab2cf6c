"""What a table has to do by itself now: bots move, orders are followed, clocks run out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from motherlode.server.tables.chairs import Chair
    from motherlode.server.tables.table import Table

ASYNCHRONOUS: Final = 3600  # seconds for a move from which on nobody sits and waits
PASS: Final = "pass"


@dataclass(frozen=True, slots=True)
class DueWork:
    """Something to be done once, for a seat and the decision that it has since `since`."""

    kind: Literal["think", "interrupt", "order", "clock", "absence", "reveal"]
    seat: int = -1
    since: int = 0
    due: int = 0  # milliseconds since 1970; 0 is after a natural time

    @property
    def wakes(self) -> bool:
        """Whether a table has to be loaded for it; an interrupt may as well be left out."""
        return self.kind != "interrupt"


def due_work(table: Table) -> Iterator[DueWork]:
    """Everything that is to be done, whoever is here."""
    if table.over and table.revealed is None:
        yield DueWork("reveal")
    for seat in table.asked:
        chair, since = table.chairs[seat], table.asked_since[seat]
        if chair.bot_level is not None:
            yield DueWork("think", seat, since)
            continue
        if ordered(table, chair) is not None:
            yield DueWork("order", seat, since)
        if (deadline := table.clocks.deadline(seat)) is not None:
            yield DueWork("clock", seat, since, deadline)
    for seat in may_interrupt(table):
        yield DueWork("interrupt", seat, table.step)


def may_interrupt(table: Table) -> list[int]:
    """The seats of bots that are not asked and could do something all the same."""
    if table.phase != "playing":
        return []
    return [
        chair.seat
        for chair in table.chairs
        if chair.bot_level is not None and chair.seat not in table.asked
        if table.match.legal(chair.seat).interrupts
    ]


def absences(table: Table, missed: Mapping[int, int]) -> Iterator[DueWork]:
    """Takeovers of those who keep others waiting; `missed` says since when each is gone."""
    for seat in waited_for(table):
        if seat in missed:
            due = missed[seat] + table.terms.grace * 1000
            yield DueWork("absence", seat, table.asked_since[seat], due)


def waited_for(table: Table) -> list[int]:
    """The seats whose people keep others waiting: with an answer, or with their consent."""
    seats = {*table.asked, *table.awaited()}
    return sorted(seat for seat in seats if table.chairs[seat].bot_level is None)


def ordered(table: Table, chair: Chair) -> int | None:
    """The move that a person has ordered for the decision that is open, if there is one."""
    orders, moves = chair.orders, table.match.legal(chair.seat).moves
    for move in moves:
        if table.game.catalogue[move].kind in orders.makes:
            return move
    passing = next((move for move in moves if table.game.catalogue[move].kind == PASS), None)
    if passing is None or not is_reaction(table):
        return None
    forced = len(moves) == 1 and (orders.passes == "forced" or is_asynchronous(table))
    return passing if forced or orders.passes == "always" else None


def is_reaction(table: Table) -> bool:
    """Whether the open decision is an answer to what somebody else does."""
    state = table.match.state
    return table.game.decisions[state.frames[state.depth - 1][0]].reaction


def is_asynchronous(table: Table) -> bool:
    """Whether people answer when they look in, rather than sit at the table together."""
    clock = table.terms.clock
    return clock.kind == "move" and clock.seconds >= ASYNCHRONOUS
