"""What a seat may expect: the written knowledge that a search needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.gem_forge.facts import NO_TILE, RECIPE, Card, Gem, Slot
from motherlode.games.gem_forge.heuristics import A_CARD, gem_worth
from motherlode.games.gem_forge.tiles import gems_in

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def evaluate(state: GemForge, me: Seat) -> int:
    """Points, and what tiles, cart and hand are worth by the way."""
    worth = 1000 * state.points[me] + A_CARD * total(state.hand[me], Card.size)
    for slot in range(Slot.size):
        tile = state.tiles[me][slot]
        if tile != NO_TILE:
            holes = total(state.recipe[tile], RECIPE)
            worth += 900 * state.worth[tile] * gems_in(state, me, slot) // holes
    for gem in range(Gem.size):
        if state.cart[me][gem]:
            worth += min(state.cart[me][gem], 2) * gem_worth(state, me, gem) // 2
    return worth
