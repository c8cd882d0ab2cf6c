"""Finished tiles: alone or as a set, for points; then new ones from the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import EVERYONE, Seat, count
from motherlode.games.gem_forge.facts import (
    CHOOSE,
    NO_TILE,
    SCORE,
    THROW,
    Ask,
    Events,
    Gem,
    Slot,
    Stall,
)
from motherlode.games.gem_forge.slope import return_loose
from motherlode.games.gem_forge.tiles import fill_stall, finished_slots, inlay, sets_among
from motherlode.games.gem_forge.track import gain

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def offer_scores(state: GemForge, me: Seat) -> None:
    """Offer each finished tile alone, and any of them together."""
    finished = finished_slots(state, me)
    if finished:
        for slots in range(1, 1 << Slot.size):
            if slots & ~finished == 0:
                state.offer(SCORE.at(slots))


def score(state: GemForge, me: Seat, slots: int) -> None:
    """Hand in tiles: points, then the gems go back, then new tiles come."""
    many = count(slots)
    points = 0
    of_sets = sets_among(state, me, slots)
    for slot in range(Slot.size):
        if slots >> slot & 1:
            points += hand_in(state, me, slot, of_sets >> slot & 1 != 0)
    state.ask(Ask.NEW_TILE, me, many, many)
    gain(state, me, points)
    if not state.over:
        return_loose(state, me)


def hand_in(state: GemForge, me: Seat, slot: int, in_set: bool) -> int:
    """A tile is discarded and its gems come loose; the points it brings."""
    tile = state.tiles[me][slot]
    state.tell(Events.SCORED, EVERYONE, me, tile, state.worth[tile])
    loosen(state, me, slot)
    state.tiles[me][slot] = NO_TILE
    state.thrown[tile] += 1
    if not in_set or not state.bonus[tile]:
        return state.worth[tile]
    state.tell(Events.SET_BONUS, EVERYONE, me, tile, state.bonus[tile])
    return state.worth[tile] + state.bonus[tile]


def loosen(state: GemForge, me: Seat, slot: int) -> None:
    """All gems of a tile come loose."""
    for gem in range(Gem.size):
        state.loose[gem] += state.inlaid[inlay(me, slot)][gem]
        state.inlaid[inlay(me, slot)][gem] = 0


# -- new tiles ------------------------------------------------------------------------------


def offer_new_tiles(state: GemForge, throwable: int) -> None:
    """Offer every tile of the market, and to throw some away first."""
    for stall in range(Stall.size):
        state.offer(CHOOSE.at(stall))
    if throwable:
        for stalls in range(1, THROW.size + 1):
            if count(stalls) <= throwable:
                state.offer(THROW.at(stalls))


def take_tile(state: GemForge, me: Seat, stall: int) -> None:
    """A tile of the market takes the first empty place; the market is filled at once."""
    slot = 0
    while state.tiles[me][slot] != NO_TILE:
        slot += 1
    state.tell(Events.TILE_TAKEN, EVERYONE, me, state.market[stall])
    state.tiles[me][slot] = state.market[stall]
    fill_stall(state, stall)


def throw_away(state: GemForge, me: Seat, stalls: int) -> None:
    """Tiles of the market are discarded, and others laid out in their place."""
    for stall in range(Stall.size):
        if stalls >> stall & 1:
            state.tell(Events.TILE_THROWN, EVERYONE, me, state.market[stall])
            state.thrown[state.market[stall]] += 1
            state.market[stall] = NO_TILE
    for stall in range(Stall.size):
        if state.market[stall] == NO_TILE:
            fill_stall(state, stall)
