"""The jewellery tiles: what fits into them, when they are finished, and the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import inline, outer
from motherlode.core.piles import is_empty, nth, total
from motherlode.core.refusal import Refusal
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.gem_forge.facts import ANY, NO_TILE, RECIPE, Events, Gem, Slot, Tile

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


@inline
def inlay(seat: Seat, slot: int) -> int:
    """The row of `inlaid` that belongs to a tile in front of a player."""
    return seat * Slot.size + slot


def gems_in(state: GemForge, seat: Seat, slot: int) -> int:
    """How many gems are in a tile."""
    return total(state.inlaid[inlay(seat, slot)], Gem.size)


def fits(state: GemForge, seat: Seat, slot: int, gem: int) -> bool:
    """Whether a tile has a hole for a gem; a rainbow tile keeps to the colour it began with."""
    tile = state.tiles[seat][slot]
    inlaid = state.inlaid[inlay(seat, slot)]
    if not state.recipe[tile][ANY]:
        return inlaid[gem] < state.recipe[tile][gem]
    return inlaid[gem] < state.recipe[tile][ANY] and inlaid[gem] == total(inlaid, Gem.size)


def wants(state: GemForge, tile: int, gem: int) -> bool:
    """Whether an empty tile has a hole for a gem."""
    return state.recipe[tile][gem] != 0 or state.recipe[tile][ANY] != 0


def insert(state: GemForge, me: Seat, slot: int, gem: int) -> None:
    """A gem goes from the cart into a tile."""
    state.tell(Events.INSERTED, EVERYONE, me, gem, state.tiles[me][slot])
    state.cart[me][gem] -= 1
    state.inlaid[inlay(me, slot)][gem] += 1
    state.still = 0


@outer
def refuse_insertion(state: GemForge, seat: Seat, gem: int) -> Refusal:
    """The gem is not there, or has no hole to go into."""
    return Refusal("no-hole", "G3.5") if state.cart[seat][gem] else Refusal("not-in-cart", "G3.4")


def is_finished(state: GemForge, seat: Seat, slot: int) -> bool:
    """Whether every hole of a tile is filled."""
    tile = state.tiles[seat][slot]
    return tile != NO_TILE and gems_in(state, seat, slot) == total(state.recipe[tile], RECIPE)


def finished_slots(state: GemForge, seat: Seat) -> int:
    """The set of the slots whose tiles are finished."""
    slots = 0
    for slot in range(Slot.size):
        if is_finished(state, seat, slot):
            slots |= 1 << slot
    return slots


def is_brown(state: GemForge, tile: int) -> bool:
    """Whether a tile is of several colours."""
    colours = 0
    for gem in range(Gem.size):
        if state.recipe[tile][gem]:
            colours += 1
    return colours > 1


def owes_a_brown_one(state: GemForge, seat: Seat) -> bool:
    """Whether a finished brown tile must be scored before the turn ends."""
    for slot in range(Slot.size):
        if is_finished(state, seat, slot) and is_brown(state, state.tiles[seat][slot]):
            return True
    return False


def colour_of(state: GemForge, seat: Seat, slot: int) -> int:
    """The colour of a finished blue tile, -1 for a brown one."""
    if is_brown(state, state.tiles[seat][slot]):
        return -1
    return nth(state.inlaid[inlay(seat, slot)], 0, Gem.size)


def sets_among(state: GemForge, seat: Seat, slots: int) -> int:
    """Of finished tiles handed in together, those that are blue and share their colour."""
    found = 0
    for slot in range(Slot.size):
        for other in range(slot):
            if slots >> slot & slots >> other & 1 and is_pair(state, seat, slot, other):
                found |= 1 << slot | 1 << other
    return found


def is_pair(state: GemForge, seat: Seat, slot: int, other: int) -> bool:
    """Whether two finished tiles are blue and of one colour."""
    colour = colour_of(state, seat, slot)
    return colour >= 0 and colour == colour_of(state, seat, other)


# -- the pile and the market ----------------------------------------------------------------


def draw_tile(state: GemForge) -> int:
    """A tile off the pile; the discarded ones are shuffled when it is empty."""
    if is_empty(state.pile, Tile.size):
        state.tell(Events.TILES_RESHUFFLED, EVERYONE)
        for tile in range(Tile.size):
            state.pile[tile] = state.thrown[tile]
            state.thrown[tile] = 0
    return state.draw_from(state.pile, Tile.size)


def fill_stall(state: GemForge, stall: int) -> None:
    """A new tile comes to the market."""
    state.market[stall] = draw_tile(state)
    state.tell(Events.MARKET_LAID, EVERYONE, stall, state.market[stall])
