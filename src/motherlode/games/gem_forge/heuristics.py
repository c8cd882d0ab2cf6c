"""Written knowledge of Gem Forge: how good things look to a player who sees the open table.

Everything is counted in thousandths of a point, by rules of thumb: a gem in a tile is worth
its share of the tile's points, more the nearer the tile is to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.piles import total
from motherlode.core.seats import Seat
from motherlode.games.gem_forge.facts import (
    ANY,
    KEEP,
    NO_TILE,
    RECIPE,
    THREE_PLACES,
    Card,
    Gem,
    Slot,
)
from motherlode.games.gem_forge.tiles import (
    colour_of,
    fits,
    gems_in,
    is_brown,
    sets_among,
    wants,
)

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge

A_CARD: Final = 400  # what a card that nobody has seen is worth
A_GEM: Final = 150  # what a gem is worth to somebody else
AN_END: Final = 2500  # a turn ends before a card is wasted, and not before what is done is scored
A_LOOK: Final = 1400  # what other tiles on the market may bring
LOST: Final = -100000  # what a gift of the last point is worth
MY_CARD: Final = -900  # what it brings to stop a card of one's own


# -- gems -----------------------------------------------------------------------------------


def insertion_worth(state: GemForge, me: Seat, slot: int) -> int:
    """What the next gem in a tile is worth: the points shared by the holes still empty."""
    tile = state.tiles[me][slot]
    holes = total(state.recipe[tile], RECIPE) - gems_in(state, me, slot)
    return 200 + 1000 * state.worth[tile] // (holes + 1) * 2


def gem_worth(state: GemForge, me: Seat, gem: int) -> int:
    """What a gem in the cart is worth: half of the best insertion."""
    best = 0
    for slot in range(Slot.size):
        if state.tiles[me][slot] != NO_TILE and fits(state, me, slot, gem):
            best = max(best, insertion_worth(state, me, slot))
    return best // 2


def new_gem_worth(state: GemForge, me: Seat, gem: int) -> int:
    """What a gem is worth that comes into the cart."""
    return 200 + gem_worth(state, me, gem)


def weigh_discard(state: GemForge, me: Seat, gem: int) -> int:
    """A gem of no use, the more so the fuller the cart."""
    return 300 - gem_worth(state, me, gem) - 100 * state.room(me)


def weigh_return(state: GemForge, me: Seat, gem: int) -> int:
    """In a short line the gem comes round to me again; in a long one any order will do."""
    return gem_worth(state, me, gem) if state.slope_length < 2 * state.seats else -1


# -- tiles ----------------------------------------------------------------------------------


def charm(state: GemForge, me: Seat, tile: int) -> int:
    """How much a player would like a new tile."""
    holes = total(state.recipe[tile], RECIPE)
    worth = 1000 * state.worth[tile] // holes + 100 * state.bonus[tile]
    for gem in range(Gem.size):
        if wants(state, tile, gem):
            worth += 250 * min(
                state.cart[me][gem], state.recipe[tile][gem] + state.recipe[tile][ANY]
            )
    for slot in range(Slot.size):
        if state.tiles[me][slot] != NO_TILE and are_kin(state, tile, state.tiles[me][slot]):
            worth += 250 * (state.bonus[tile] + state.bonus[state.tiles[me][slot]])
    return worth


def are_kin(state: GemForge, tile: int, other: int) -> bool:
    """Whether two tiles can be of one colour, and so of one set."""
    if is_brown(state, tile) or is_brown(state, other):
        return False
    for gem in range(Gem.size):
        if wants(state, tile, gem) and wants(state, other, gem):
            return True
    return False


def weigh_choice(state: GemForge, me: Seat, move: int) -> int:
    """The charm of three of the tiles dealt."""
    worth = 0
    for index in range(Slot.size):
        place = THREE_PLACES.member(KEEP.places(move), index)
        worth += charm(state, me, state.dealt[me][place])
    return worth


def weigh_score(state: GemForge, me: Seat, slots: int) -> int:
    """All that is finished at once, but blue tiles whose set is under way: those wait for it."""
    worth = AN_END
    of_sets = sets_among(state, me, slots)
    for slot in range(Slot.size):
        if slots >> slot & 1:
            tile = state.tiles[me][slot]
            worth += 2000 + 1000 * state.worth[tile]
            if of_sets >> slot & 1:
                worth += 1000 * state.bonus[tile]
            elif is_worth_waiting(state, me, slot):
                return 50
    return worth


def is_worth_waiting(state: GemForge, me: Seat, slot: int) -> bool:
    """Whether a finished tile should wait for another to make a set."""
    tile = state.tiles[me][slot]
    if is_brown(state, tile) or state.points[me] + state.worth[tile] >= state.goal:
        return False
    colour = colour_of(state, me, slot)
    for other in range(Slot.size):
        mate = state.tiles[me][other]
        if other != slot and mate != NO_TILE and not is_brown(state, mate):
            holes = total(state.recipe[mate], RECIPE) - gems_in(state, me, other)
            bonus = state.bonus[tile] + state.bonus[mate]
            if 0 < holes <= bonus and fits(state, me, other, colour):
                return True
    return False


# -- cards ----------------------------------------------------------------------------------


def weigh_drawing(state: GemForge, me: Seat) -> int:
    """A card, if the hand has room for it."""
    return A_CARD if total(state.hand[me], Card.size) < state.hand_limit else 50


def price_of_comfort(state: GemForge) -> int:
    """What the point of whoever loses gems to a card costs each of the others."""
    return 1000 * state.comfort // (state.seats - 1)


def is_last_point(state: GemForge, target: Seat) -> bool:
    """Whether that point would win the game for its owner."""
    return state.points[target] + state.comfort >= state.goal
