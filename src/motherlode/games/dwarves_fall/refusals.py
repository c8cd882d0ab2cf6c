"""Why a move is refused whoever is asked: secret goals that cannot be revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import DECISION
from motherlode.core.refusal import Refusal
from motherlode.games.dwarves_fall.facts import REVEAL, Ask

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def refuse_early(state: DwarvesFall, seat: int, move: int) -> Refusal | None:
    """What stands in the way before it matters what is asked."""
    return refuse_reveal(state, seat) if move == REVEAL else None


def refuse_reveal(state: DwarvesFall, seat: int) -> Refusal:
    """A secret goal is revealed once, when it is true, and not while a card is being laid."""
    if state.revealed[seat]:
        return Refusal("goal-revealed", "D8.2")
    if state.frames[state.depth - 1][DECISION] == Ask.ROTATE:
        return Refusal("laying-a-card", "D8.4")
    return Refusal("goal-not-met", "D8.1")
