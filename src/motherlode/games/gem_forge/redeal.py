"""What a seat has not seen: the deck, the hands of others, and tiles not yet chosen from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.counting import nth, total
from motherlode.core.seats import Seat
from motherlode.games.gem_forge.names import CARDS, DEALT, NO_TILE
from motherlode.games.gem_forge.tiles import draw_tile

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def redeal_cards(state: GemForge, seat: Seat) -> None:
    """Deal anew the cards that `seat` has not seen, each to where it can be.

    Cards drawn before the deck was last shuffled stay among the old cards of the others:
    whoever counts the discards knows that none of them is in the deck.
    """
    for other in range(state.seats):
        state.owed[other] = 0
        state.owed_old[other] = 0
        if other != seat:
            collect(state, other)
    for other in range(state.seats):
        deal_fresh(state, other)
        deal_old(state, other)


def collect(state: GemForge, other: Seat) -> None:
    """Take a hand away: cards drawn since the shuffle into the deck, old ones into the pool."""
    for card in range(CARDS):
        old = state.old[other][card]
        fresh = state.hand[other][card] - old
        state.deck[card] += fresh
        state.pool[card] += old
        state.owed[other] += fresh
        state.owed_old[other] += old
        state.hand[other][card] = 0
        state.old[other][card] = 0


def deal_fresh(state: GemForge, other: Seat) -> None:
    """As many cards out of the deck as were collected."""
    for _ in range(state.owed[other]):
        card = nth(state.deck, state.below(total(state.deck, CARDS)))
        state.deck[card] -= 1
        state.hand[other][card] += 1


def deal_old(state: GemForge, other: Seat) -> None:
    """As many cards out of the pool as were collected."""
    for _ in range(state.owed_old[other]):
        card = nth(state.pool, state.below(total(state.pool, CARDS)))
        state.pool[card] -= 1
        state.hand[other][card] += 1
        state.old[other][card] += 1


def redeal_tiles(state: GemForge, seat: Seat) -> None:
    """Deal anew the tiles among which others have yet to choose."""
    for other in range(state.seats):
        if other != seat:
            for place in range(DEALT):
                if state.dealt[other][place] != NO_TILE:
                    state.pile[state.dealt[other][place]] += 1
    for other in range(state.seats):
        if other != seat:
            for place in range(DEALT):
                if state.dealt[other][place] != NO_TILE:
                    state.dealt[other][place] = draw_tile(state)
