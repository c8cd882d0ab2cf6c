"""Why a move is refused whoever is asked: somebody who has answered already waits for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.frames import ASKED
from motherlode.core.refusal import Refusal
from motherlode.core.seats import NO_SEAT

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def refuse_early(state: GemForge, seat: int, move: int) -> Refusal | None:
    """What stands in the way before it matters what is asked."""
    if not state.is_asked(seat) and state.frames[state.depth - 1][ASKED] == NO_SEAT:
        return Refusal("answered", "G2.6")
    return None
