"""Working on the kingdom cards once there are enough dwarves on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.dwarves_fall.board import cards_in_play, send_home
from motherlode.games.dwarves_fall.cards import CARDS
from motherlode.games.dwarves_fall.facts import GO_WORK, PLACE, Events

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def is_ready(state: DwarvesFall, me: Seat, card: int) -> bool:
    """Whether enough dwarves of a seat stand on a card."""
    return state.dwarves[card][me] >= state.need[PLACE.card(card)]


def has_ready(state: DwarvesFall, me: Seat) -> bool:
    """Whether any card is ready for a seat."""
    for card in range(cards_in_play(state)):
        if is_ready(state, me, card):
            return True
    return False


def offer_tasks(state: DwarvesFall, me: Seat) -> None:
    """Every card that is ready."""
    for card in range(cards_in_play(state)):
        if is_ready(state, me, card):
            state.offer(GO_WORK.at(card))


def work(state: DwarvesFall, me: Seat, card: int) -> None:
    """The dwarves needed go home, with what they worked for or with empty hands."""
    able = CARDS[PLACE.card(card)].can_succeed(state, me, card)
    send_home(state, me, card, state.need[PLACE.card(card)])
    state.tell(
        Events.WORKED if able else Events.FAILED, EVERYONE, me, PLACE.card(card), PLACE.owner(card)
    )
    if able:
        CARDS[PLACE.card(card)].succeed(state, me, card)
