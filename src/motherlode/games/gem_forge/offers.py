"""Moves that come in families: what they stand for, and which of them are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.gem_forge.facts import (
    INSERT,
    INSERTION,
    NO_GEM,
    ONE_INSERTION,
    PLAY_INSERT_ONE,
    PLAY_INSERT_TWO,
    PLAY_PICK_OUT,
    PLAY_SIFT_ONE,
    PLAY_SIFT_THREE,
    PLAY_SIFT_TWO,
    PLAY_SWAP_GEMS,
    PLAY_SWAP_TILES,
    SIFTED,
    TWO_INSERTIONS,
    Card,
    Count,
    Gem,
    Slot,
)
from motherlode.games.gem_forge.tiles import fits, inlay, is_finished, wants

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


# -- what a move stands for -----------------------------------------------------------------


def inserted(move: int, place: int) -> int:
    """The insertion at `place` (0 or 1) of a move that makes one or two; -1 if it makes less."""
    if PLAY_INSERT_TWO.has(move):
        return TWO_INSERTIONS.member(PLAY_INSERT_TWO.insertions(move), place)
    return ONE_INSERTION.member(PLAY_INSERT_ONE.insertions(move), 0) if place == 0 else -1


def sift(many: int, kept: int) -> int:
    """The move that takes the first gems and keeps some of them."""
    if many == 1:
        return PLAY_SIFT_ONE.at(Card.SIFT, Count.ONE, kept)
    if many == 2:
        return PLAY_SIFT_TWO.at(Card.SIFT, Count.TWO, kept)
    return PLAY_SIFT_THREE.at(Card.SIFT, Count.THREE, kept)


def sifted(move: int) -> int:
    """How many gems are sifted."""
    if PLAY_SIFT_ONE.has(move):
        return 1
    return 2 if PLAY_SIFT_TWO.has(move) else 3


def kept_of_sifted(move: int) -> int:
    """Which of the sifted gems are kept; smaller sets have the same ints in all three families."""
    if PLAY_SIFT_ONE.has(move):
        return PLAY_SIFT_ONE.gems(move)
    return PLAY_SIFT_TWO.gems(move) if PLAY_SIFT_TWO.has(move) else PLAY_SIFT_THREE.gems(move)


# -- what is offered ------------------------------------------------------------------------


def offer_insertions(state: GemForge, me: Seat) -> None:
    """Offer every insertion as an action."""
    for gem in range(Gem.size):
        if state.cart[me][gem]:
            for slot in range(Slot.size):
                if fits(state, me, slot, gem):
                    state.offer(INSERT.at(slot, gem))


def offer_double_insertions(state: GemForge, me: Seat) -> None:
    """Offer every insertion alone, and each two that can be made together."""
    for slot in range(Slot.size):
        for gem in range(Gem.size):
            if state.cart[me][gem] and fits(state, me, slot, gem):
                alone = ONE_INSERTION.one(INSERTION.at(slot, gem))
                state.offer(PLAY_INSERT_ONE.at(Card.DOUBLE_INSERT, alone))
                if state.most_inserted > 1:
                    offer_insertions_after(state, me, slot, gem)


def offer_insertions_after(state: GemForge, me: Seat, slot: int, gem: int) -> None:
    """Offer the insertions that can follow one, those of a lower number left out."""
    first = INSERTION.at(slot, gem)
    state.cart[me][gem] -= 1
    state.inlaid[inlay(me, slot)][gem] += 1
    for second in range(first, INSERTION.size):
        other_gem = INSERTION.gems(second)
        if state.cart[me][other_gem] and fits(state, me, INSERTION.slots(second), other_gem):
            both = TWO_INSERTIONS.two(first, second)
            state.offer(PLAY_INSERT_TWO.at(Card.DOUBLE_INSERT, both))
    state.cart[me][gem] += 1
    state.inlaid[inlay(me, slot)][gem] -= 1


def offer_swaps(state: GemForge, me: Seat, slot: int, partner: int, tile: int) -> None:
    """Offer a swap for a tile, without a gem and with each that fits into it."""
    for gem in range(NO_GEM, Gem.size):
        if gem == NO_GEM or (state.cart[me][gem] and wants(state, tile, gem)):
            state.offer(PLAY_SWAP_TILES.at(Card.SWAP_TILES, slot, partner, gem))


def offer_trades(state: GemForge, me: Seat, target: Seat) -> None:
    """Offer every exchange of a gem with a cart."""
    for given in range(Gem.size):
        if state.cart[me][given]:
            for taken in range(Gem.size):
                if state.cart[target][taken]:
                    state.offer(PLAY_SWAP_GEMS.at(Card.SWAP_GEMS, given, target, taken))


def offer_picks(state: GemForge, target: Seat) -> None:
    """Offer every gem of the unfinished tiles of a player."""
    for slot in range(Slot.size):
        if not is_finished(state, target, slot):
            for gem in range(Gem.size):
                if state.inlaid[inlay(target, slot)][gem]:
                    state.offer(PLAY_PICK_OUT.at(Card.PICK_OUT, target, slot, gem))


def offer_sifts(state: GemForge, many: int, room: int) -> None:
    """Offer to sift so many gems; `front` counts them."""
    for kept in range(SIFTED.up_to(min(many - 1, room))):
        if SIFTED.within(kept, state.front):
            state.offer(sift(many, kept))
