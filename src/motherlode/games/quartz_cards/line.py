"""The exploration line: cards come to its end, leave it, or are lost with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.hands import is_card_left
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz_cards.facts import (
    MINE_CARD,
    MINE_CARDS,
    NO_CARD,
    Ask,
    Card,
    Events,
    Icon,
)

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def draw_mine_card(state: QuartzCards) -> int:
    """The top card of the mine."""
    return state.draw_from(state.mine, MINE_CARDS)


def place(state: QuartzCards, card: int) -> None:
    """A card at the end of the line: an accident, somebody to hire, or just a card."""
    state.line[state.length] = card
    state.length += 1
    icon = MINE_CARD.icon(card)
    if icon >= Icon.UNSTABLE_1:
        if state.gifts or alike(state, icon) >= state.accident_at:
            suffer_accident(state)
    elif icon == Icon.HIRE and is_card_left(state):
        state.ask(Ask.OFFER_HIRE, state.turn)


def alike(state: QuartzCards, icon: int) -> int:
    """How many cards of the line have that icon."""
    many = 0
    for index in range(state.length):
        many += MINE_CARD.icon(state.line[index]) == icon
    return many


def is_deadly(state: QuartzCards, icon: int) -> bool:
    """Whether a card with that icon would be an accident."""
    if icon < Icon.UNSTABLE_1:
        return False
    return state.gifts > 0 or alike(state, icon) + 1 >= state.accident_at


def take_last(state: QuartzCards) -> int:
    """Take the last card out of the line."""
    state.length -= 1
    card = state.line[state.length]
    state.line[state.length] = NO_CARD
    return card


def collect(state: QuartzCards) -> None:
    """The explorer takes the line into the collection; that ends the exploration."""
    state.tell(Events.COLLECTED, EVERYONE, state.turn, state.length)
    while state.length:
        state.column[state.turn][MINE_CARD.crystal(take_last(state))] += 1
    leave_mine(state)


def suffer_accident(state: QuartzCards) -> None:
    """The line is lost, and the exploration is over at once."""
    state.tell(Events.ACCIDENT, EVERYONE, state.turn, state.length)
    while state.length:
        state.mine_discard[MINE_CARD.crystal(take_last(state))] += 1
    leave_mine(state)


def leave_mine(state: QuartzCards) -> None:
    """Gifts that lie in the line are discarded; nobody explores any more."""
    state.discard[Card.LITTLE_GIFT] += state.gifts
    state.gifts = 0
    state.exploring = 0


def add_gifts(state: QuartzCards, many: int) -> None:
    """Gifts come to the line; the second one is an accident at once."""
    state.tell(Events.GIFT_LANDED, EVERYONE, state.turn, many)
    state.gifts += many
    if state.gifts >= state.gifts_at:
        suffer_accident(state)


def open_gifts(state: QuartzCards, me: Seat) -> None:
    """Gifts that were sent back to me start my line."""
    many = state.waiting_gifts[me]
    state.waiting_gifts[me] = 0
    if many:
        add_gifts(state, many)


def drop_gifts(state: QuartzCards, me: Seat) -> None:
    """Whoever does not explore gets rid of the gifts that were sent back."""
    many = state.waiting_gifts[me]
    state.waiting_gifts[me] = 0
    state.discard[Card.LITTLE_GIFT] += many
    if many:
        state.tell(Events.GIFT_DISCARDED, EVERYONE, me, many)
