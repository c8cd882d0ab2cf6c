"""The action cards: drawing, laying down, and the limit of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.counting import nth, total
from motherlode.core.seats import EVERYONE, NOBODY, Seat, just
from motherlode.games.gem_forge.names import (
    CARD_DRAWN,
    CARD_DROPPED,
    CARDS,
    HAND_LIMIT,
    NO_CARD,
    RESHUFFLED,
)

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def next_card(state: GemForge) -> int:
    """The next card of the deck; the discards are shuffled when it is empty."""
    left = total(state.deck, CARDS)
    if not left:
        left = total(state.discard, CARDS)
        if not left:
            return NO_CARD
        reshuffle(state)
    card = nth(state.deck, state.below(left))
    state.deck[card] -= 1
    return card


def reshuffle(state: GemForge) -> None:
    """The discards become the deck; whoever counts knows what is in it and what is not."""
    state.tell(RESHUFFLED, EVERYONE)
    for card in range(CARDS):
        state.deck[card] = state.discard[card]
        state.discard[card] = 0
        for seat in range(state.seats):
            state.old[seat][card] = state.hand[seat][card]


def draw_card(state: GemForge, me: Seat) -> None:
    """Draw a card, if there is one."""
    card = next_card(state)
    if card != NO_CARD:
        state.tell(CARD_DRAWN, just(me), me, card)
        state.hand[me][card] += 1


def lay_down(state: GemForge, card: int, me: Seat) -> None:
    """A card leaves the hand and lies on the discard pile for all to see."""
    part_with(state, card, me)
    state.hand[me][card] -= 1
    state.discard[card] += 1


def part_with(state: GemForge, card: int, me: Seat) -> None:
    """Keep up what everyone knows of a hand when a card leaves it.

    If the card may be old or fresh, nobody can tell the rest apart any more, and the
    difference is forgotten. Only what is open to all decides.
    """
    if may_be_old(state, card, me):
        if may_be_fresh(state, card, me):
            forget_ages(state)
        else:
            state.old[me][card] -= 1


def may_be_old(state: GemForge, card: int, me: Seat) -> bool:
    """Whether a hand has old cards, and any hand an old one of this kind."""
    many = 0
    for seat in range(state.seats):
        many += state.old[seat][card]
    return many != 0 and total(state.old[me], CARDS) != 0


def may_be_fresh(state: GemForge, card: int, me: Seat) -> bool:
    """Whether a hand has fresh cards, and deck or hands a fresh one of this kind."""
    many = state.deck[card]
    for seat in range(state.seats):
        many += state.hand[seat][card] - state.old[seat][card]
    return many != 0 and total(state.hand[me], CARDS) > total(state.old[me], CARDS)


def forget_ages(state: GemForge) -> None:
    """All cards of the hands are alike from now on."""
    for seat in range(state.seats):
        for card in range(CARDS):
            state.old[seat][card] = 0


def drop_card(state: GemForge, card: int, me: Seat) -> None:
    """A card too many is discarded."""
    state.tell(CARD_DROPPED, EVERYONE, me, card)
    lay_down(state, card, me)


def limit_hands(state: GemForge) -> None:
    """Whoever holds too many cards has to discard, all at once, a card at a time."""
    full = NOBODY
    for seat in range(state.seats):
        if total(state.hand[seat], CARDS) > state.hand_limit:
            full |= just(seat)
    if full:
        state.ask_all(HAND_LIMIT, full)
