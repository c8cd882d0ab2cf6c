"""The mining cards: drawing and playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.hands import is_card_left, lay_down, top_card
from motherlode.core.seats import EVERYONE, Seat, just
from motherlode.games.quartz.facts import NO_CARD, Events
from motherlode.games.quartz.offers import played_at

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def next_card(state: Quartz) -> int:
    """The next card of the deck, NO_CARD if there is none and no discard either."""
    return top_card(state, Events.RESHUFFLED) if is_card_left(state) else NO_CARD


def draw_card(state: Quartz, me: Seat) -> None:
    """Draw a card, if there is one."""
    card = next_card(state)
    if card != NO_CARD:
        state.tell(Events.CARD_DRAWN, just(me), me, card)
        state.hand[me][card] += 1


def play_card(state: Quartz, card: int, me: Seat, move: int) -> None:
    """A card leaves the hand and lies on the discard pile for all to see."""
    state.tell(Events.PLAYED, EVERYONE, me, card, played_at(move))
    lay_down(state, card, me)


def lay_out(state: Quartz, card: int) -> None:
    """A card just played stays on the table until the evening."""
    state.discard[card] -= 1
    state.laid_out[card] += 1
