"""The action cards: drawing, and the limit of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.hands import is_card_left, lay_down, top_card
from motherlode.core.piles import total
from motherlode.core.seats import EVERYONE, NOBODY, Seat, just
from motherlode.games.gem_forge.facts import Ask, Card, Events

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def draw_card(state: GemForge, me: Seat) -> None:
    """Draw a card, if there is one."""
    if is_card_left(state):
        card = top_card(state, Events.RESHUFFLED)
        state.tell(Events.CARD_DRAWN, just(me), me, card)
        state.hand[me][card] += 1


def drop_card(state: GemForge, card: int, me: Seat) -> None:
    """A card too many is discarded."""
    state.tell(Events.CARD_DROPPED, EVERYONE, me, card)
    lay_down(state, card, me)


def limit_hands(state: GemForge) -> None:
    """Whoever holds too many cards has to discard, all at once, a card at a time."""
    full = NOBODY
    for seat in range(state.seats):
        if total(state.hand[seat], Card.size) > state.hand_limit:
            full |= just(seat)
    if full:
        state.ask_all(Ask.HAND_LIMIT, full)
