"""Crystals that change their place: from cart to cart, into hiding and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import nth
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz.facts import VALUABLE, Events

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def lose_any(state: Quartz, me: Seat) -> None:
    """Lose a random valuable crystal to the bag."""
    crystal = nth(state.cart[me], state.below(state.valuables(me)), VALUABLE)
    state.tell(Events.LOST, EVERYONE, me, crystal)
    state.cart[me][crystal] -= 1
    state.bag[crystal] += 1


def steal(state: Quartz, crystal: int, victim: Seat, me: Seat) -> None:
    """Take a crystal from a cart into one's own."""
    state.tell(Events.STOLEN, EVERYONE, me, victim, crystal)
    state.cart[victim][crystal] -= 1
    state.cart[me][crystal] += 1


def retaliate(state: Quartz, crystal: int, thief: Seat, me: Seat) -> None:
    """Take a crystal from a thief: a theft too, but by another clause."""
    state.tell(Events.RETALIATED, EVERYONE, me, thief, crystal)
    state.cart[thief][crystal] -= 1
    state.cart[me][crystal] += 1


def trade(state: Quartz, me: Seat, partner: Seat, given: int, taken: int) -> None:
    """Exchange a crystal with another cart."""
    state.tell(Events.TRADED, EVERYONE, me, partner, given, taken)
    state.cart[me][given] -= 1
    state.cart[partner][given] += 1
    state.cart[partner][taken] -= 1
    state.cart[me][taken] += 1


def swap(state: Quartz, me: Seat, given: int, taken: int) -> None:
    """Exchange a crystal of the cart with one on the table."""
    state.tell(Events.SWAPPED, EVERYONE, me, given, taken)
    state.cart[me][given] -= 1
    state.drawn_out[given] += 1
    state.drawn_out[taken] -= 1
    state.cart[me][taken] += 1


def hide(state: Quartz, crystal: int, me: Seat) -> None:
    """Protect a crystal until the evening."""
    state.tell(Events.HIDDEN, EVERYONE, me, crystal)
    state.cart[me][crystal] -= 1
    state.hidden[me][crystal] += 1


def unpack(state: Quartz, me: Seat) -> None:
    """Protected crystals go back into the cart."""
    for crystal in range(VALUABLE):
        if state.hidden[me][crystal]:
            state.tell(Events.UNPACKED, EVERYONE, me, crystal, state.hidden[me][crystal])
            state.cart[me][crystal] += state.hidden[me][crystal]
            state.hidden[me][crystal] = 0
