"""What a seat has not seen: the deck, and the cards of the others that nobody was shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.counting import nth, total
from motherlode.core.seats import Seat
from motherlode.games.quartz.names import CARDS

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def redeal(state: Quartz, seat: Seat) -> None:
    """Deal anew what `seat` has not seen, each card to where it can be.

    Cards drawn before the deck was last shuffled stay among the old cards of the others:
    whoever counts the discards knows that none of them is in the deck.
    """
    for other in range(state.seats):
        state.owed[other] = 0
        state.owed_old[other] = 0
        if other != seat:
            collect(state, other)
    for other in range(state.seats):
        deal_fresh(state, other)
        deal_old(state, other)


def collect(state: Quartz, other: Seat) -> None:
    """Take the unseen cards of a hand: fresh ones into the deck, old ones into the pool."""
    for card in range(CARDS):
        old = state.old[other][card]
        fresh = state.hand[other][card] - state.shown[other][card] - old
        state.deck[card] += fresh
        state.pool[card] += old
        state.owed[other] += fresh
        state.owed_old[other] += old
        state.hand[other][card] = state.shown[other][card]
        state.old[other][card] = 0


def deal_fresh(state: Quartz, other: Seat) -> None:
    """As many cards out of the deck as were collected."""
    for _ in range(state.owed[other]):
        card = nth(state.deck, state.below(total(state.deck, CARDS)))
        state.deck[card] -= 1
        state.hand[other][card] += 1


def deal_old(state: Quartz, other: Seat) -> None:
    """As many cards out of the pool as were collected."""
    for _ in range(state.owed_old[other]):
        card = nth(state.pool, state.below(total(state.pool, CARDS)))
        state.pool[card] -= 1
        state.hand[other][card] += 1
        state.old[other][card] += 1
