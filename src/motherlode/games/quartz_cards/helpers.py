"""The helper cards: drawing, playing, and what everyone knows of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.counting import nth, total
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.games.quartz_cards.names import (
    ATTACKED,
    CARD_DRAWN,
    CARDS,
    PLAYED,
    RESHUFFLED,
    TAKEN_BACK,
)

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def is_helper_left(state: QuartzCards) -> bool:
    """Whether there is anybody to hire, on the pile or among the discards."""
    return total(state.helpers, CARDS) + total(state.helper_discard, CARDS) > 0


def draw_helper(state: QuartzCards, me: Seat) -> None:
    """Draw a helper; the discards are shuffled in when the pile is empty."""
    if not total(state.helpers, CARDS):
        reshuffle(state)
    card = nth(state.helpers, state.below(total(state.helpers, CARDS)))
    state.helpers[card] -= 1
    state.hand[me][card] += 1
    state.tell(CARD_DRAWN, just(me), me, card)


def reshuffle(state: QuartzCards) -> None:
    """The discards become the pile; everyone who counts knows what is in it."""
    state.tell(RESHUFFLED, EVERYONE)
    for card in range(CARDS):
        state.helpers[card] = state.helper_discard[card]
        state.helper_discard[card] = 0
        for seat in range(state.seats):
            state.old[seat][card] = state.hand[seat][card] - state.shown[seat][card]


def show_attack(state: QuartzCards, card: int, me: Seat) -> None:
    """An attack is laid open; should it go back to the hand, everyone knows it is there."""
    state.tell(ATTACKED, EVERYONE, me, card, state.turn)
    if not state.shown[me][card]:
        part_with(state, card, me)
        state.shown[me][card] = 1


def take_back(state: QuartzCards, card: int, me: Seat) -> None:
    """An attack that came too late stays in the hand."""
    state.tell(TAKEN_BACK, EVERYONE, me, card)


def play_helper(state: QuartzCards, card: int, me: Seat, target: Seat) -> None:
    """A card leaves the hand and lies on the discard pile for all to see."""
    state.tell(PLAYED, EVERYONE, me, card, target)
    discard_helper(state, card, me)


def discard_helper(state: QuartzCards, card: int, me: Seat) -> None:
    """A card goes from the hand to the discards, one that was seen if there is any."""
    if state.shown[me][card]:
        state.shown[me][card] -= 1
    else:
        part_with(state, card, me)
    state.hand[me][card] -= 1
    state.helper_discard[card] += 1


def part_with(state: QuartzCards, card: int, me: Seat) -> None:
    """Keep up what everyone knows of a hand when an unseen card leaves it or is shown.

    If the card may be old or fresh, nobody can tell the rest apart any more, and the
    difference is forgotten. Only what is open to all decides.
    """
    if may_be_old(state, card, me):
        if may_be_fresh(state, card, me):
            forget_ages(state)
        else:
            state.old[me][card] -= 1


def may_be_old(state: QuartzCards, card: int, me: Seat) -> bool:
    """Whether a hand has old cards, and any hand an old one of this kind."""
    many = 0
    for seat in range(state.seats):
        many += state.old[seat][card]
    return many != 0 and total(state.old[me], CARDS) != 0


def may_be_fresh(state: QuartzCards, card: int, me: Seat) -> bool:
    """Whether a hand has unseen fresh cards, and pile or hands a fresh one of this kind."""
    many = state.helpers[card]
    for seat in range(state.seats):
        many += state.hand[seat][card] - state.shown[seat][card] - state.old[seat][card]
    unseen = total(state.hand[me], CARDS) - total(state.shown[me], CARDS)
    return many != 0 and unseen > total(state.old[me], CARDS)


def forget_ages(state: QuartzCards) -> None:
    """All unseen cards are alike from now on."""
    for seat in range(state.seats):
        for card in range(CARDS):
            state.old[seat][card] = 0


def discard_hands(state: QuartzCards) -> None:
    """In the end all helpers are laid down."""
    for seat in range(state.seats):
        for card in range(CARDS):
            state.helper_discard[card] += state.hand[seat][card]
            state.hand[seat][card] = 0
            state.shown[seat][card] = 0
            state.old[seat][card] = 0
