"""The one decision of Leduc poker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.leduc.facts import CALL, FOLD, RAISE, Ask, Card, Events

if TYPE_CHECKING:
    from motherlode.games.leduc.state import Leduc


class Bet(Decision):
    """Fold, call or raise."""

    def moves(self, state: Leduc, me: Seat, a: int, b: int, c: int) -> None:
        """Fold only if there is something to call; raise only so often."""
        if state.owes(me):
            state.offer(FOLD)
        state.offer(CALL)
        if state.raises < state.most_raises:
            state.offer(RAISE)

    def play(self, state: Leduc, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Pay, or give up; then it is the other's turn."""
        if move == FOLD:
            state.folded = me
            state.tell(Events.FOLDED, EVERYONE, me)
        elif move == CALL:
            state.paid[me] += state.owes(me)
            state.checked += 1
            state.tell(Events.CALLED, EVERYONE, me)
        else:
            state.raises += 1
            state.paid[me] += state.owes(me) + state.stakes[state.round]
            state.checked = 1
            state.tell(Events.RAISED, EVERYONE, me, state.stakes[state.round])
        state.to_bet = 1 - me

    def weigh(self, state: Leduc, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Raise with a pair or a king, fold a jack to a bet, call otherwise."""
        strong = state.card[me] == state.board or state.card[me] == Card.KING
        if move == RAISE:
            return 2 if strong else -1
        return 1 if move == CALL and state.card[me] != Card.JACK else 0

    @outer
    def refuse(
        self, state: Leduc, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """There is nothing to fold to, or it was raised often enough."""
        if move == FOLD:
            return Refusal("nothing-to-fold", "L2.2")
        return Refusal("no-more-raises", "L2.4")


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__)
