"""The helper cards: drawing and playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.hands import lay_down, show, top_card
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.games.quartz_cards.facts import Card, Events

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def draw_helper(state: QuartzCards, me: Seat) -> None:
    """Draw a helper; somebody is left to hire."""
    card = top_card(state, Events.RESHUFFLED)
    state.hand[me][card] += 1
    state.tell(Events.CARD_DRAWN, just(me), me, card)


def show_attack(state: QuartzCards, card: int, me: Seat) -> None:
    """An attack is laid open; should it go back to the hand, everyone knows it is there."""
    state.tell(Events.ATTACKED, EVERYONE, me, card, state.turn)
    show(state, card, me)


def take_back(state: QuartzCards, card: int, me: Seat) -> None:
    """An attack that came too late stays in the hand."""
    state.tell(Events.TAKEN_BACK, EVERYONE, me, card)


def play_helper(state: QuartzCards, card: int, me: Seat, target: Seat) -> None:
    """A card leaves the hand and lies on the discard pile for all to see."""
    state.tell(Events.PLAYED, EVERYONE, me, card, target)
    lay_down(state, card, me)


def discard_hands(state: QuartzCards) -> None:
    """In the end all helpers are laid down."""
    for seat in range(state.seats):
        for card in range(Card.size):
            state.discard[card] += state.hand[seat][card]
            state.hand[seat][card] = 0
            state.shown[seat][card] = 0
            state.old[seat][card] = 0
