"""Moves that come in families: insertions, handfuls, swaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.gem_forge.facts import PLAY_INSERT_ONE, PLAY_INSERT_TWO, Gem, Slot
from motherlode.games.gem_forge.handfuls import UP_TO, holds, paired
from motherlode.games.gem_forge.numbering import insertion, picking, sifting, swapping, trading
from motherlode.games.gem_forge.tiles import fits, is_finished, wants

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def offer_insertions(state: GemForge, me: Seat, first: int) -> None:
    """Offer every insertion; `first` is the move that stands for insertion 0."""
    for gem in range(len(Gem)):
        if state.cart[me][gem]:
            for slot in range(len(Slot)):
                if fits(state, me, slot, gem):
                    state.offer(first + insertion(slot, gem))


def offer_double_insertions(state: GemForge, me: Seat) -> None:
    """Offer every insertion alone, and each two that can be made together."""
    for slot in range(len(Slot)):
        for gem in range(len(Gem)):
            if state.cart[me][gem] and fits(state, me, slot, gem):
                state.offer(PLAY_INSERT_ONE.first + insertion(slot, gem))
                if state.most_inserted > 1:
                    offer_insertions_after(state, me, slot, gem)


def offer_insertions_after(state: GemForge, me: Seat, slot: int, gem: int) -> None:
    """Offer the insertions that can follow one, those of a lower number left out."""
    first = insertion(slot, gem)
    state.cart[me][gem] -= 1
    state.inlaid[me * len(Slot) + slot][gem] += 1
    for second_slot in range(slot, len(Slot)):
        for second_gem in range(len(Gem)):
            second = insertion(second_slot, second_gem)
            if (
                second >= first
                and state.cart[me][second_gem]
                and fits(state, me, second_slot, second_gem)
            ):
                state.offer(PLAY_INSERT_TWO.first + paired(first, second))
    state.cart[me][gem] += 1
    state.inlaid[me * len(Slot) + slot][gem] -= 1


def offer_swaps(state: GemForge, me: Seat, slot: int, partner: int, tile: int) -> None:
    """Offer a swap for a tile, without a gem and with each that fits into it."""
    move = swapping(slot, partner)
    state.offer(move)
    for gem in range(len(Gem)):
        if state.cart[me][gem] and wants(state, tile, gem):
            state.offer(move + 1 + gem)


def offer_trades(state: GemForge, me: Seat, target: Seat) -> None:
    """Offer every exchange of a gem with a cart."""
    for given in range(len(Gem)):
        if state.cart[me][given]:
            for taken in range(len(Gem)):
                if state.cart[target][taken]:
                    state.offer(trading(given, target, taken))


def offer_picks(state: GemForge, target: Seat) -> None:
    """Offer every gem of the unfinished tiles of a player."""
    for slot in range(len(Slot)):
        if not is_finished(state, target, slot):
            for gem in range(len(Gem)):
                if state.inlaid[target * len(Slot) + slot][gem]:
                    state.offer(picking(target, slot, gem))


def offer_handfuls(state: GemForge, gems: list[int], most: int, first: int) -> None:
    """Offer every handful of at least one gem; `first` is the move of the first of them."""
    for handful in range(1, UP_TO[most]):
        if holds(gems, handful):
            state.offer(first + handful - 1)


def offer_sifts(state: GemForge, many: int, room: int) -> None:
    """Offer to sift so many gems; `front` counts them."""
    for handful in range(UP_TO[min(many - 1, room)]):
        if holds(state.front, handful):
            state.offer(sifting(many, handful))
