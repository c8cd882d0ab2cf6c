"""How good it looks to send a dwarf somewhere, and how much one is in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.board import dwarves_on
from motherlode.games.dwarves_fall.cards import worth
from motherlode.games.dwarves_fall.facts import NO_CARD, PLACE, Side

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def weigh_put(state: DwarvesFall, me: Seat, card: int) -> int:
    """A share of what the card is worth, if enough dwarves can come."""
    missing = missing_dwarves(state, me, card)
    if missing <= 0 or room_on(state, card) < missing or state.idle[me] < missing:
        return -1000
    share = worth(state, me, card) // missing
    if share <= 0:
        return -1000
    allowed = state.allowed(me)
    if missing <= allowed - state.used:
        return share + 300 * state.dwarves[card][me]
    return share // 2 if state.need[PLACE.card(card)] <= allowed else share


def missing_dwarves(state: DwarvesFall, me: Seat, card: int) -> int:
    """How many own dwarves the work of a card still wants."""
    return state.need[PLACE.card(card)] - state.dwarves[card][me]


def room_on(state: DwarvesFall, card: int) -> int:
    """How many more dwarves find a space on a card."""
    return state.slots[PLACE.card(card)] - dwarves_on(state, card)


def weigh_step(state: DwarvesFall, me: Seat, card: int, side: int) -> int:
    """Worth it if it completes a work that can succeed, or leaves a place where none ever will."""
    near = state.beside[card][side]
    have = state.dwarves[near][me] + 1
    if state.dwarves[card][me] >= state.need[PLACE.card(card)]:
        return -1000
    if have == state.need[PLACE.card(near)]:
        return worth(state, me, near) - 100
    if not is_lost(state, me, card) or room_on(state, near) < missing_dwarves(state, me, near):
        return -1000
    return 500 + 200 * have + 50 * company(state, me, near)


def is_lost(state: DwarvesFall, me: Seat, card: int) -> bool:
    """Whether dwarves on a card wait for others who will not come: no room, or none at home."""
    missing = missing_dwarves(state, me, card)
    return room_on(state, card) < missing or state.idle[me] < missing


def company(state: DwarvesFall, me: Seat, card: int) -> int:
    """How many own dwarves stand next to a card, walls or not."""
    many = 0
    for side in range(Side.size):
        near = state.beside[card][side]
        if near != NO_CARD:
            many += state.dwarves[near][me]
    return many


def nuisance(state: DwarvesFall, me: Seat, target: Seat, card: int) -> int:
    """How much a dwarf of another player is in the way."""
    need = state.need[PLACE.card(card)]
    close = state.dwarves[card][target] * 1000 // need
    blocked = state.dwarves[card][me] and dwarves_on(state, card) == state.slots[PLACE.card(card)]
    return close + (1500 if blocked else 0) - 500
