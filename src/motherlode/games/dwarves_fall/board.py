"""The cards on the table: laying, covering, digging, taking away.

A place on the table goes by the card that lies on top there. Each such card knows its
neighbours, where it lies, which way it is turned, and what is under it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.dwarves_fall.facts import NO_CARD, PLACE, SEATS, STEP_X, STEP_Y, Card, Side

if TYPE_CHECKING:
    from motherlode.games.dwarves_fall.state import DwarvesFall


def cards_in_play(state: DwarvesFall) -> int:
    """How many kingdom cards there are: nine for each seat."""
    return state.seats * Card.size


def is_empty(state: DwarvesFall) -> bool:
    """Whether no card lies on the table."""
    for card in range(cards_in_play(state)):
        if state.top[card]:
            return False
    return True


def dwarves_on(state: DwarvesFall, card: int) -> int:
    """How many dwarves of all seats stand on a card."""
    return total(state.dwarves[card], SEATS)


def has_room(state: DwarvesFall, card: int) -> bool:
    """Whether a card has a free space for one more dwarf."""
    return dwarves_on(state, card) < state.slots[PLACE.card(card)]


# -- laying -------------------------------------------------------------------------------


def lay_at(state: DwarvesFall, card: int, x: int, y: int) -> None:
    """Lay a card on the bare table and join it to its neighbours."""
    state.x[card] = x
    state.y[card] = y
    state.under[card] = NO_CARD
    for side in range(Side.size):
        near = card_at(state, x + STEP_X[side], y + STEP_Y[side])
        state.beside[card][side] = near
        if near != NO_CARD:
            state.beside[near][opposite(side)] = card
    uncover(state, card)


def lay_beside(state: DwarvesFall, card: int, near: int, side: int) -> None:
    """Lay a card at a side of another."""
    lay_at(state, card, state.x[near] + STEP_X[side], state.y[near] + STEP_Y[side])


def lay_on(state: DwarvesFall, card: int, below: int) -> None:
    """Cover a card."""
    take_place(state, card, below)
    state.under[card] = below


def uncover(state: DwarvesFall, card: int) -> None:
    """A card lies on top, as it comes from the hand."""
    state.top[card] = 1
    state.turned[card] = Side.NORTH


def opposite(side: int) -> int:
    """The side across."""
    return (side + 2) % Side.size


def card_at(state: DwarvesFall, x: int, y: int) -> int:
    """The card on top at a place; NO_CARD if the place is bare."""
    for card in range(cards_in_play(state)):
        if state.top[card] and state.x[card] == x and state.y[card] == y:
            return card
    return NO_CARD


def take_place(state: DwarvesFall, card: int, old: int) -> None:
    """A card comes to lie on top where another did, among the same neighbours."""
    state.x[card] = state.x[old]
    state.y[card] = state.y[old]
    state.top[old] = 0
    state.top[card] = 1
    for side in range(Side.size):
        near = state.beside[old][side]
        state.beside[card][side] = near
        if near != NO_CARD:
            state.beside[near][opposite(side)] = card


# -- digging and taking away ----------------------------------------------------------------------


def is_stack(state: DwarvesFall, card: int) -> bool:
    """Whether a card lies on top of others."""
    return state.top[card] != 0 and state.under[card] != NO_CARD


def is_buried(state: DwarvesFall, card: int) -> bool:
    """Whether a card lies under another."""
    for above in range(cards_in_play(state)):
        if state.under[above] == card:
            return True
    return False


def can_dig(state: DwarvesFall, card: int) -> bool:
    """Whether a card is the top of a stack, with nobody on it."""
    return is_stack(state, card) and not dwarves_on(state, card)


def can_dig_any(state: DwarvesFall, castle: int) -> bool:
    """Whether there is a stack to dig once the diggers have left their castle."""
    for card in range(cards_in_play(state)):
        if can_dig(state, card):
            return True
    alone = dwarves_on(state, castle) == state.need[PLACE.card(castle)]
    return alone and state.under[castle] != NO_CARD


def dig(state: DwarvesFall, card: int) -> None:
    """The top card of a stack goes to its bottom, turned as it is."""
    bottom = state.under[card]
    take_place(state, bottom, card)
    while state.under[bottom] != NO_CARD:
        bottom = state.under[bottom]
    state.under[bottom] = card
    state.under[card] = NO_CARD


def take_away(state: DwarvesFall, card: int) -> None:
    """A card leaves the table; what was under it comes to light."""
    for seat in range(state.seats):
        state.idle[seat] += state.dwarves[card][seat]
        state.dwarves[card][seat] = 0
    if state.under[card] != NO_CARD:
        take_place(state, state.under[card], card)
        state.under[card] = NO_CARD
    else:
        state.top[card] = 0
        for side in range(Side.size):
            near = state.beside[card][side]
            if near != NO_CARD:
                state.beside[near][opposite(side)] = NO_CARD


# -- dwarves ----------------------------------------------------------------------------------


def put_dwarf(state: DwarvesFall, me: Seat, card: int) -> None:
    """A dwarf out of the stock takes a space."""
    state.idle[me] -= 1
    state.dwarves[card][me] += 1


def send_home(state: DwarvesFall, owner: Seat, card: int, many: int) -> None:
    """Dwarves go back to the stock of their owner."""
    state.dwarves[card][owner] -= many
    state.idle[owner] += many


def walk(state: DwarvesFall, owner: Seat, card: int, side: int) -> None:
    """A dwarf goes over a side to the next card."""
    state.dwarves[card][owner] -= 1
    state.dwarves[state.beside[card][side]][owner] += 1
