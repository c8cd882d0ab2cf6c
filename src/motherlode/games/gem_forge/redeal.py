"""What a seat has not seen besides deck and hands: tiles not yet chosen from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import Seat
from motherlode.games.gem_forge.facts import NO_TILE, Place
from motherlode.games.gem_forge.tiles import draw_tile

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def redeal_tiles(state: GemForge, seat: Seat) -> None:
    """Deal anew the tiles among which others have yet to choose."""
    for other in range(state.seats):
        if other != seat:
            for place in range(Place.size):
                if state.dealt[other][place] != NO_TILE:
                    state.pile[state.dealt[other][place]] += 1
    for other in range(state.seats):
        if other != seat:
            for place in range(Place.size):
                if state.dealt[other][place] != NO_TILE:
                    state.dealt[other][place] = draw_tile(state)
