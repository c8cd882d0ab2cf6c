"""What a table has to do by itself now: bots move, orders are followed, clocks run out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from motherlode.server.tables.lengths import MOST_EVENTS, MOST_MOVES
from motherlode.server.tables.moments import moment

if TYPE_CHECKING:
    from motherlode.core.decisions import DecisionKind
    from motherlode.server.tables.chairs import Chair
    from motherlode.server.tables.table import Table
    from motherlode.server.terms import Orders

ASYNCHRONOUS: Final = 3600  # seconds for a move from which on nobody sits and waits
SHARE_TIME: Final = 30  # seconds in which those who sit at a table show their luck
PASS: Final = "pass"
ATTACKER: Final = "attacker"


@dataclass(frozen=True, slots=True)
class DueWork:
    """Something to be done once, for a seat and the decision that it has since `since`."""

    kind: Literal["think", "interrupt", "order", "clock", "absence", "recall", "reveal", "close"]
    seat: int = -1
    since: int = 0
    due: int = 0  # milliseconds since 1970; 0 is as soon as may be

    @property
    def wakes(self) -> bool:
        """Whether a table has to be loaded for it; an interrupt may as well be left out."""
        return self.kind != "interrupt"


def due_work(table: Table) -> Iterator[DueWork]:
    """Everything that is to be done, whoever is here."""
    if table.over and table.revealed is None:
        yield DueWork("reveal")
    if is_too_long(table):
        yield DueWork("close")
        return
    if table.called is not None:
        yield DueWork("recall", due=table.called + share_time(table) * 1000)
    for seat in table.asked:
        chair, since = table.chairs[seat], table.asked_since[seat]
        if chair.bot_level is not None:
            yield DueWork("think", seat, since)
            continue
        if ordered(table, chair) is not None:
            yield DueWork("order", seat, since, moment(table, seat) if holds(table) else 0)
        if (deadline := table.clocks.deadline(seat)) is not None:
            yield DueWork("clock", seat, since, deadline)
    for seat in may_interrupt(table):
        yield DueWork("interrupt", seat, table.step)


def is_too_long(table: Table) -> bool:
    """Whether a match has gone on for so long that it is ended without a result."""
    long = table.moves >= MOST_MOVES or table.seq >= MOST_EVENTS
    return long and table.phase == "playing"


def may_interrupt(table: Table) -> list[int]:
    """The seats of bots that are not asked and could do something all the same."""
    if table.dealt is None or table.over:
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
    """The seats whose people keep others waiting with an answer."""
    return [seat for seat in table.asked if table.chairs[seat].bot_level is None]


def ordered(table: Table, chair: Chair) -> int | None:
    """The move that a person has ordered for the decision that is open, if there is one."""
    orders, moves = chair.orders, table.match.legal(chair.seat).moves
    for move in moves:
        if table.game.catalogue[move].kind in orders.makes:
            return move
    if is_answered_for(table, chair):
        return moves[0]
    passing = next((move for move in moves if table.game.catalogue[move].kind == PASS), None)
    if passing is None or not is_reaction(table):
        return None
    return passing if passes_now(table, orders) else None


def is_answered_for(table: Table, chair: Chair) -> bool:
    """Whether a seat that is asked has nothing to choose, and nobody learns anything by it.

    Where others play, that one can only pass is told by no time if all answers come at the same
    moment, and passes do; of other answers it is not known what their haste would tell.
    """
    moves, interrupts = table.match.legal(chair.seat)
    if len(moves) != 1 or interrupts or chair.orders.passes == "ask":
        return False
    return table.lone or (holds(table) and table.game.catalogue[moves[0]].kind == PASS)


def passes_now(table: Table, orders: Orders) -> bool:
    """Whether a seat wants to pass the reaction that is open, whatever it holds."""
    if orders.passes == "unless_aimed":
        return not is_aimed(table)
    return orders.passes in ("until_turn", "while_acting", "always")


def holds(table: Table) -> bool:
    """Whether answers wait for their moment: people play together and could learn from the time."""
    together = not table.lone and table.terms.pace and not is_asynchronous(table)
    return together and is_reaction(table)


def is_aimed(table: Table) -> bool:
    """Whether the open decision is about an attack on whoever is asked."""
    return any(role.name == ATTACKER for role in decision_kind(table).roles)


def is_reaction(table: Table) -> bool:
    """Whether the open decision is an answer to what somebody else does."""
    return decision_kind(table).reaction


def decision_kind(table: Table) -> DecisionKind:
    """What is asked now."""
    state = table.match.state
    return table.game.decisions[state.frames[state.depth - 1][0]]


def share_time(table: Table) -> int:
    """Seconds that a deal waits for what its people are bound to."""
    return table.terms.clock.seconds if is_asynchronous(table) else SHARE_TIME


def is_asynchronous(table: Table) -> bool:
    """Whether people answer when they look in, rather than sit at the table together."""
    clock = table.terms.clock
    return clock.kind == "move" and clock.seconds >= ASYNCHRONOUS
