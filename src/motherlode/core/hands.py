"""Hands of cards that are drawn in secret, and what everyone knows of them.

A card in a hand is shown, old or fresh. It is shown if everyone has seen it. It is old if it was
drawn before the deck was last shuffled: whoever counts the discards knows that no such card is
in the deck. Every other card is fresh.

Each game that has hands compiles this module for its own table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from motherlode.core.piles import is_empty, total
from motherlode.core.seats import EVERYONE, Seat

if TYPE_CHECKING:

    class Hands(Protocol):
        """A table at which cards are held; the tables of counts are as wide as there are kinds."""

        seats: int
        deck: list[int]
        discard: list[int]
        hand: list[list[int]]
        shown: list[list[int]]  # of the hand, what everyone has seen
        old: list[list[int]]  # of the rest, what was drawn before the deck was shuffled anew
        # found and used while what is hidden is dealt anew
        pool: list[int]
        owed: list[int]
        owed_old: list[int]

        def tell(self, kind: int, who: int) -> None:
            """Say what happened."""

        def draw_from(self, pile: list[int], kinds: int) -> int:
            """Take a random card out of a pile."""


# -- the deck -----------------------------------------------------------------------------


def is_card_left(state: Hands) -> bool:
    """Whether there is a card to draw, in the deck or among the discards."""
    kinds = len(state.deck)
    return not (is_empty(state.deck, kinds) and is_empty(state.discard, kinds))


def top_card(state: Hands, reshuffled: int) -> int:
    """Draw a card; when the deck is empty, the discards are shuffled and all are told so."""
    if is_empty(state.deck, len(state.deck)):
        state.tell(reshuffled, EVERYONE)
        shuffle_discards(state)
    return state.draw_from(state.deck, len(state.deck))


def shuffle_discards(state: Hands) -> None:
    """The discards become the deck; whoever counts knows what is in it and what is not."""
    for card in range(len(state.deck)):
        state.deck[card] = state.discard[card]
        state.discard[card] = 0
        for seat in range(state.seats):
            state.old[seat][card] = state.hand[seat][card] - state.shown[seat][card]


# -- what leaves a hand or is shown -------------------------------------------------------


def lay_down(state: Hands, card: int, me: Seat) -> None:
    """A card goes from the hand to the discards for all to see, a shown one if there is any."""
    if state.shown[me][card]:
        state.shown[me][card] -= 1
    else:
        reveal(state, card, me)
    state.hand[me][card] -= 1
    state.discard[card] += 1


def show(state: Hands, card: int, me: Seat) -> None:
    """A card stays in the hand, but everyone has seen it."""
    if not state.shown[me][card]:
        reveal(state, card, me)
        state.shown[me][card] = 1


def reveal(state: Hands, card: int, me: Seat) -> None:
    """Keep up what everyone knows of the hands when an unseen card is seen.

    If the card may be old or fresh, nobody can tell the rest apart any more, and the
    difference is forgotten. Only what is open to all decides.
    """
    if may_be_old(state, card, me):
        if may_be_fresh(state, card, me):
            forget_ages(state)
        else:
            state.old[me][card] -= 1


def may_be_old(state: Hands, card: int, me: Seat) -> bool:
    """Whether a hand has old cards, and any hand an old one of this kind."""
    many = 0
    for seat in range(state.seats):
        many += state.old[seat][card]
    return many != 0 and not is_empty(state.old[me], len(state.deck))


def may_be_fresh(state: Hands, card: int, me: Seat) -> bool:
    """Whether a hand has fresh cards, and deck or hands a fresh one of this kind."""
    many = state.deck[card]
    for seat in range(state.seats):
        many += state.hand[seat][card] - state.shown[seat][card] - state.old[seat][card]
    kinds = len(state.deck)
    unseen = total(state.hand[me], kinds) - total(state.shown[me], kinds)
    return many != 0 and unseen > total(state.old[me], kinds)


def forget_ages(state: Hands) -> None:
    """All unseen cards are alike from now on."""
    for seat in range(state.seats):
        for card in range(len(state.deck)):
            state.old[seat][card] = 0


# -- what a seat has not seen -------------------------------------------------------------


def redeal_hands(state: Hands, seat: Seat) -> None:
    """Deal anew the cards that `seat` has not seen, each to where it can be.

    Old cards stay among the old cards of the others, fresh ones may have been in the deck.
    """
    for other in range(state.seats):
        state.owed[other] = 0
        state.owed_old[other] = 0
        if other != seat:
            gather_unseen(state, other)
    for other in range(state.seats):
        deal_fresh(state, other)
        deal_old(state, other)


def gather_unseen(state: Hands, other: Seat) -> None:
    """Take the unseen cards of a hand: fresh ones into the deck, old ones into the pool."""
    for card in range(len(state.deck)):
        old = state.old[other][card]
        fresh = state.hand[other][card] - state.shown[other][card] - old
        state.deck[card] += fresh
        state.pool[card] += old
        state.owed[other] += fresh
        state.owed_old[other] += old
        state.hand[other][card] = state.shown[other][card]
        state.old[other][card] = 0


def deal_fresh(state: Hands, other: Seat) -> None:
    """As many cards out of the deck as were gathered."""
    for _ in range(state.owed[other]):
        card = state.draw_from(state.deck, len(state.deck))
        state.hand[other][card] += 1


def deal_old(state: Hands, other: Seat) -> None:
    """As many cards out of the pool as were gathered."""
    for _ in range(state.owed_old[other]):
        card = state.draw_from(state.pool, len(state.deck))
        state.hand[other][card] += 1
        state.old[other][card] += 1
