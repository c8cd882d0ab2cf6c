"""Why a move is refused whoever is asked, and what a move is called that goes by several names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import DECISION
from motherlode.core.refusal import Refusal
from motherlode.core.seats import NO_SEAT
from motherlode.games.dwarves_fall.facts import (
    BOUNCE,
    DRIVE,
    EXTORT,
    LAY_BESIDE,
    NO_CARD,
    REVEAL,
    ROB,
    SWAP_WITH,
    TRICK,
    Ask,
)
from motherlode.games.dwarves_fall.goals import may_reveal
from motherlode.games.dwarves_fall.offers import first_name

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def refuse_early(state: DwarvesFall, seat: int, move: int) -> Refusal | None:
    """What stands in the way before it matters what is asked."""
    if aimed_at(move) >= state.seats:
        return Refusal("no-such-seat", "D1.1")
    return refuse_reveal(state, seat) if move == REVEAL else None


def aimed_at(move: int) -> int:
    """The player at whom a move is aimed, if it is aimed at one."""
    for family in (BOUNCE, DRIVE, TRICK, SWAP_WITH, ROB, EXTORT):
        if family.has(move):
            return int(family.target(move))
    return NO_SEAT


def refuse_reveal(state: DwarvesFall, seat: int) -> Refusal | None:
    """A secret goal is revealed once, when it is true, and not while a card is being laid."""
    if state.revealed[seat]:
        return Refusal("goal-revealed", "D8.2")
    if asks(state, Ask.ROTATE):
        return Refusal("laying-a-card", "D8.4")
    return None if may_reveal(state, seat) else Refusal("goal-not-met", "D8.1")


def legal_name(state: DwarvesFall, seat: int, move: int) -> int:
    """A bare place that touches several cards may be named by each of them; one name is legal."""
    if not LAY_BESIDE.has(move) or not asks(state, Ask.SPOT):
        return move
    near, side = LAY_BESIDE.place(move), LAY_BESIDE.side(move)
    is_bare = state.top[near] and state.beside[near][side] == NO_CARD
    return first_name(state, near, side) if is_bare else move


def asks(state: DwarvesFall, decision: int) -> bool:
    """Whether a decision is the one that is open."""
    return state.depth > 0 and state.frames[state.depth - 1][DECISION] == decision
