"""What a dwarf can be asked. Nothing is kept here: a decision reads the ints it was asked with.

The three ints after the seat are named by the decision that uses them; an unused one keeps
its letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.decision import Decision
from motherlode.core.kinds import table
from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, NO_SEAT, Seat
from motherlode.games.quartz_cards.columns import protect
from motherlode.games.quartz_cards.explorations import exploration
from motherlode.games.quartz_cards.facts import (
    DEFENCES_END,
    EXPLORE,
    HIRE,
    MINE_CARD,
    PASS,
    PROTECT,
    STOP,
    Ask,
    Card,
    Crystal,
    Events,
    Moment,
)
from motherlode.games.quartz_cards.helpers import draw_helper, play_helper
from motherlode.games.quartz_cards.heuristics import (
    fear,
    helper_worth,
    hope,
    last_worth,
    safety,
    weigh_exploring,
)
from motherlode.games.quartz_cards.line import drop_gifts, take_last
from motherlode.games.quartz_cards.offers import card_of, offer_protections
from motherlode.games.quartz_cards.quarrels import Window

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


class Turn(Decision):
    """Explore the mine, or protect a column."""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """There is always one way: down."""
        state.offer(EXPLORE)
        offer_protections(state, me)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Announce it; nobody can attack whoever protects."""
        if move == EXPLORE:
            state.explore(me)
        else:
            drop_gifts(state, me)
            protect(state, PROTECT.crystal(move), me)

    def weigh(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The mine, or a column in safety."""
        if move == EXPLORE:
            return weigh_exploring(state, me)
        return safety(state, me, PROTECT.crystal(move))

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Explore, or protect one of one's columns."""
        if not PROTECT.has(move):
            return Refusal("explore-or-protect", clause)
        crystal = Crystal.names[PROTECT.crystal(move)]
        return Refusal("no-such-column", "C2.2", {"crystal": crystal})


class OfferHire(Decision):
    """The card just placed lets the explorer hire a helper: give it up for one?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """Hire, or keep the card in the line."""
        state.offer(PASS)
        state.offer(HIRE)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """The mine card is discarded, a helper comes to the hand."""
        if move == HIRE:
            crystal = MINE_CARD.crystal(take_last(state))
            state.mine_discard[crystal] += 1
            state.tell(Events.HIRED, EVERYONE, me, crystal)
            draw_helper(state, me)

    def weigh(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The helper against the card."""
        return helper_worth(state) if move == HIRE else last_worth(state, me)


class GoOn(Decision):
    """Reveal another card, or stop?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """On or out."""
        state.offer(EXPLORE)
        state.offer(STOP)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Even whoever stops can still be attacked."""
        if move == EXPLORE:
            state.reveal(me)
        else:
            state.tell(Events.HALTED, EVERYONE, me)
            state.open_window(Moment.STOPPED)

    def resume(self, state: QuartzCards, a: int, b: int, c: int) -> None:
        """A card has taken effect: unless it was an accident, the others may attack first."""
        if state.exploring:
            state.open_window(Moment.UNCOVERED)

    def weigh(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """The hope of a card less the fear of an accident."""
        return 0 if move == STOP else hope(state) - fear(state)


class Beauty(Decision):
    """The line is collected: protect a column with What A Beauty!, and perhaps another?"""

    def moves(self, state: QuartzCards, me: Seat, a: int, b: int, c: int) -> None:
        """Nothing, or a column for a card."""
        state.offer(PASS)
        for card in range(DEFENCES_END, Card.size):
            if state.hand[me][card]:
                exploration(card).offer(state, me)

    def play(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """One column for each card."""
        if move != PASS:
            play_helper(state, card_of(move), me, NO_SEAT)
            exploration(card_of(move)).play(state, me, move)
            state.offer_beauty(me)

    def weigh(self, state: QuartzCards, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """Keep the card, or play it."""
        return 0 if move == PASS else exploration(card_of(move)).weigh(state, me, move)

    @outer
    def refuse(
        self, state: QuartzCards, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """A green card and a column."""
        card = card_of(move)
        if card < DEFENCES_END:
            return Refusal("only-beauty", clause)
        if not state.hand[me][card]:
            return Refusal("not-in-hand", clause, {"card": Card.names[card]})
        return exploration(card).refuse(state, move)


DECISIONS: Final[list[Decision]] = table(Ask, Decision, __name__, Window.__module__)
