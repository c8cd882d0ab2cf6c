"""When a bet can be asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from motherlode.core.kinds import table
from motherlode.core.preconditions import TO_ONE, OpenDecision, Precondition
from motherlode.games.leduc.facts import Ask

if TYPE_CHECKING:
    from motherlode.games.leduc.state import Leduc


class Bet(Precondition):
    """Nobody has folded, and the two do not agree yet."""

    put_to = TO_ONE

    def violations(self, state: Leduc, asked: OpenDecision) -> Iterator[str]:
        """Whoever is to bet is asked, and nothing else is open."""
        if asked.above:
            yield "one seat is asked at a time"
        if asked.seat != state.to_bet:
            yield f"seat {state.to_bet} is to bet, not {asked.seat}"
        if state.folded >= 0 or state.checked > 1:
            yield "there is nothing left to bet on"


PRECONDITIONS: Final[list[Precondition]] = table(Ask, Precondition, __name__)
