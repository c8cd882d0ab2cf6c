"""Why a move is refused whoever makes it: the others still answer, or somebody else is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import ANSWERS, NO_ANSWER, WAITING
from motherlode.core.refusal import Refusal
from motherlode.games.gem_forge.facts import CARD_OF, OWN_TURN_CARDS
from motherlode.games.gem_forge.reactions import CARD_TABLE

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def refuse_early(state: GemForge, seat: int, move: int) -> Refusal | None:
    """What stands in the way of a seat that is not asked."""
    if state.is_asked(seat):
        return None
    frame = state.frames[state.depth - 1]
    if frame[WAITING] and frame[ANSWERS + seat] != NO_ANSWER:
        return Refusal("answered", "G2.6")
    return Refusal("not-asked", clause_of(move, frame[WAITING] != 0), {"seat": state.seat})


def clause_of(move: int, waiting: bool) -> str:
    """The rule of a card that answers; else that of the answers waited for, or of the turn."""
    if CARD_OF[move] >= OWN_TURN_CARDS:
        return CARD_TABLE[CARD_OF[move]].clause
    return "G2.6" if waiting else "G2.1"
