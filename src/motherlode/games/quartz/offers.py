"""Moves that come in families: what they stand for, and which of them are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import NO_SEAT, Seat, Seats, just
from motherlode.games.quartz.facts import (
    AIM,
    KEEP,
    ONE_OR_TWO,
    PLAY,
    SWAP,
    TAKE,
    TAKE_OBSIDIAN,
    TRADE,
    UP_TO_THREE,
    VALUABLE,
    Card,
    Crystal,
)

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


# -- what a move stands for -------------------------------------------------------------------


def card_of(move: int) -> int:
    """The card that a move plays."""
    if PLAY.has(move):
        return PLAY.card(move)
    if AIM.has(move):
        return AIM.card(move)
    return Card.COME_CLOSER if TRADE.has(move) else Card.WHAT_CRYSTAL


def is_play(move: int) -> bool:
    """Whether a move plays a card."""
    return PLAY.first <= move < SWAP.first


def played_at(move: int) -> Seat:
    """The seat that a card is played at."""
    if AIM.has(move):
        return AIM.target(move)
    return TRADE.target(move) if TRADE.has(move) else NO_SEAT


def taken(move: int, place: int) -> int:
    """The crystal at `place` (0 or 1) of a move that takes one or two; -1 if it takes less."""
    return ONE_OR_TWO.member(TAKE.crystals(move), place)


def shared(move: int) -> int:
    """The crystal that a move takes of those that another dwarf has drawn; -1 if it takes none."""
    if move == TAKE_OBSIDIAN:
        return Crystal.OBSIDIAN
    return taken(move, 0) if TAKE.has(move) else -1


def kept(move: int, place: int) -> int:
    """The crystal at `place` (0 to 2) of a move that keeps up to three; -1 if it keeps less."""
    return UP_TO_THREE.member(KEEP.crystals(move), place)


# -- what is offered --------------------------------------------------------------------------


def offer_aims(state: Quartz, card: int, targets: Seats) -> None:
    """Offer a card at each of the targets."""
    for seat in range(state.seats):
        if targets & just(seat):
            state.offer(AIM.at(card, seat))


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
            state.offer(TRADE.at(Card.COME_CLOSER, target, given, taken))


def offer_swaps(state: Quartz, me: Seat) -> None:
    """Offer every exchange of a valuable crystal of the cart with one on the table."""
    for given in range(VALUABLE):
        if state.cart[me][given]:
            for taken in range(VALUABLE):
                if state.drawn_out[taken]:
                    state.offer(SWAP.at(given, taken))


def offer_singles(state: Quartz, crystals: list[int]) -> None:
    """Offer to take one valuable crystal."""
    for crystal in range(VALUABLE):
        if crystals[crystal]:
            state.offer(TAKE.at(ONE_OR_TWO.one(crystal)))


def offer_pairs(state: Quartz, crystals: list[int]) -> None:
    """Offer to take two valuable crystals."""
    for first in range(VALUABLE):
        for second in range(first, VALUABLE):
            if crystals[first] and crystals[second] > (first == second):
                state.offer(TAKE.at(ONE_OR_TWO.two(first, second)))


def offer_sets(state: Quartz, crystals: list[int], most: int) -> None:
    """Offer to keep any valuable crystals, up to `most`."""
    state.offer(KEEP.at(UP_TO_THREE.none_of()))
    for first in range(VALUABLE):
        if crystals[first]:
            state.offer(KEEP.at(UP_TO_THREE.one(first)))
            if most > 1:
                crystals[first] -= 1
                offer_sets_with(state, crystals, most, first)
                crystals[first] += 1


def offer_sets_with(state: Quartz, crystals: list[int], most: int, first: int) -> None:
    """Offer to keep `first`, which is out of the row, together with others not before it."""
    for second in range(first, VALUABLE):
        if crystals[second]:
            state.offer(KEEP.at(UP_TO_THREE.two(first, second)))
            if most > 2:
                crystals[second] -= 1
                for third in range(second, VALUABLE):
                    if crystals[third]:
                        state.offer(KEEP.at(UP_TO_THREE.three(first, second, third)))
                crystals[second] += 1
