"""The mining cards: drawing, playing, and what everyone knows of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.counting import nth, total
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.games.quartz.names import CARD_DRAWN, CARDS, NO_CARD, PLAYED, RESHUFFLED
from motherlode.games.quartz.numbering import played_at

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def next_card(state: Quartz) -> int:
    """The next card of the deck; the discards are shuffled in when it is empty."""
    left = total(state.deck, CARDS)
    if not left:
        left = total(state.discard, CARDS)
        if not left:
            return NO_CARD
        reshuffle(state)
    card = nth(state.deck, state.below(left))
    state.deck[card] -= 1
    return card


def reshuffle(state: Quartz) -> None:
    """The discards become the deck; everyone who counts knows what is in it."""
    state.tell(RESHUFFLED, EVERYONE)
    for card in range(CARDS):
        state.deck[card] = state.discard[card]
        state.discard[card] = 0
        for seat in range(state.seats):
            state.old[seat][card] = state.hand[seat][card] - state.shown[seat][card]


def draw_card(state: Quartz, me: Seat) -> None:
    """Draw a card, if there is one."""
    card = next_card(state)
    if card != NO_CARD:
        state.tell(CARD_DRAWN, just(me), me, card)
        state.hand[me][card] += 1


def play_card(state: Quartz, card: int, me: Seat, move: int) -> None:
    """A card leaves the hand and lies on the discard pile for all to see."""
    state.tell(PLAYED, EVERYONE, me, card, played_at(move))
    part_with(state, card, me)
    state.hand[me][card] -= 1
    state.discard[card] += 1


def part_with(state: Quartz, card: int, me: Seat) -> None:
    """Keep up what everyone knows of a hand when a card leaves it.

    A card that was seen is no longer there. Of the others nobody can tell old from fresh if
    this one may be either: then the difference is forgotten. Only what is open to all decides.
    """
    if state.shown[me][card]:
        state.shown[me][card] -= 1
    elif may_be_old(state, card, me):
        if may_be_fresh(state, card, me):
            forget_ages(state)
        else:
            state.old[me][card] -= 1


def may_be_old(state: Quartz, card: int, me: Seat) -> bool:
    """Whether a hand has old cards, and any hand an old one of this kind."""
    many = 0
    for seat in range(state.seats):
        many += state.old[seat][card]
    return many != 0 and total(state.old[me], CARDS) != 0


def may_be_fresh(state: Quartz, card: int, me: Seat) -> bool:
    """Whether a hand has unseen fresh cards, and deck or hands a fresh one of this kind."""
    many = state.deck[card]
    for seat in range(state.seats):
        many += state.hand[seat][card] - state.shown[seat][card] - state.old[seat][card]
    unseen = total(state.hand[me], CARDS) - total(state.shown[me], CARDS)
    return many != 0 and unseen > total(state.old[me], CARDS)


def forget_ages(state: Quartz) -> None:
    """All unseen cards are alike from now on."""
    for seat in range(state.seats):
        for card in range(CARDS):
            state.old[seat][card] = 0


def lay_out(state: Quartz, card: int) -> None:
    """A card just played stays on the table until the evening."""
    state.discard[card] -= 1
    state.laid_out[card] += 1
