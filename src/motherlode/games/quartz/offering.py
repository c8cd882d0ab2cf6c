"""Moves that come in families: a card at each target, a choice of crystals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat, Seats, just
from motherlode.games.quartz.names import (
    KEEP_NONE,
    KEEP_ONE,
    KEEP_THREE,
    KEEP_TWO,
    TAKE,
    TAKE_TWO,
    VALUABLE,
)
from motherlode.games.quartz.numbering import aiming, swapping, trading
from motherlode.games.quartz.sets import pair, triple

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def offer_aims(state: Quartz, card: int, targets: Seats) -> None:
    """Offer a card at each of the targets."""
    for seat in range(state.seats):
        if targets & just(seat):
            state.offer(aiming(card, seat))


def offer_trades(state: Quartz, me: Seat, targets: Seats) -> None:
    """Offer every exchange of a valuable crystal with each of the targets."""
    for seat in range(state.seats):
        if targets & just(seat):
            for given in range(VALUABLE):
                if state.cart[me][given]:
                    offer_trades_of(state, seat, given)


def offer_trades_of(state: Quartz, target: Seat, given: int) -> None:
    """Offer what one crystal can be exchanged for in the cart of `target`."""
    for taken in range(VALUABLE):
        if state.cart[target][taken]:
            state.offer(trading(target, given, taken))


def offer_swaps(state: Quartz, me: Seat) -> None:
    """Offer every exchange of a valuable crystal of the cart with one on the table."""
    for given in range(VALUABLE):
        if state.cart[me][given]:
            for taken in range(VALUABLE):
                if state.drawn_out[taken]:
                    state.offer(swapping(given, taken))


def offer_singles(state: Quartz, crystals: list[int]) -> None:
    """Offer to take one valuable crystal."""
    for crystal in range(VALUABLE):
        if crystals[crystal]:
            state.offer(TAKE + crystal)


def offer_pairs(state: Quartz, crystals: list[int]) -> None:
    """Offer to take two valuable crystals."""
    for first in range(VALUABLE):
        for second in range(first, VALUABLE):
            if crystals[first] and crystals[second] > (first == second):
                state.offer(TAKE_TWO + pair(first, second))


def offer_sets(state: Quartz, crystals: list[int], most: int) -> None:
    """Offer to keep any valuable crystals, up to `most`."""
    state.offer(KEEP_NONE)
    for first in range(VALUABLE):
        if crystals[first]:
            state.offer(KEEP_ONE + first)
            if most > 1:
                crystals[first] -= 1
                offer_sets_with(state, crystals, most, first)
                crystals[first] += 1


def offer_sets_with(state: Quartz, crystals: list[int], most: int, first: int) -> None:
    """Offer to keep `first`, which is out of the row, together with others not before it."""
    for second in range(first, VALUABLE):
        if crystals[second]:
            state.offer(KEEP_TWO + pair(first, second))
            if most > 2:
                crystals[second] -= 1
                for third in range(second, VALUABLE):
                    if crystals[third]:
                        state.offer(KEEP_THREE + triple(first, second, third))
                crystals[second] += 1
