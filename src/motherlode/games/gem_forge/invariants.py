"""What no course of play can lead to: a position that says so is refused, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from motherlode.core.conservation import Checks, Counts, Tally, count
from motherlode.core.frames import DECISION
from motherlode.core.tallies import exceeds, pile_of, sums
from motherlode.games.gem_forge.facts import (
    ANY,
    NO_GEM,
    NO_TILE,
    RECIPE,
    SLOPE,
    Ask,
    Card,
    Gem,
    Place,
    Slot,
    Stall,
    Tile,
)

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge

NO_HOLES: Final = [0] * RECIPE


def count_gems(state: GemForge) -> Tally:
    """Every gem of the box is somewhere on the table."""
    slope = pile_of(state.slope[: state.slope_length], len(Gem.names))
    piles = [slope, state.loose, *state.cart, *state.inlaid]
    return count(Gem.names, piles, state.gem_count)


def count_tiles(state: GemForge) -> Tally:
    """Every tile of the box is somewhere on the table."""
    rows = [state.market, *state.tiles[: state.seats], *state.dealt[: state.seats]]
    lying = pile_of(chain.from_iterable(rows), len(Tile.names))
    return count(Tile.names, [state.pile, state.thrown, lying], [1] * len(Tile.names))


def count_cards(state: GemForge) -> Tally:
    """Every card of the box is somewhere on the table."""
    return count(Card.names, [state.deck, state.discard, *state.hand], state.copies)


def violations_of_slope(state: GemForge) -> Iterator[str]:
    """The gems that belong to nobody."""
    line = SLOPE - state.slope.count(NO_GEM)
    if state.slope_length != line:
        yield f"{line} gems on a slope of {state.slope_length}"


def violations_of_turn(state: GemForge) -> Iterator[str]:
    """Whose turn it is, and what is left of it."""
    if min(state.first, state.turn, state.player) < 0:
        yield "somebody began, somebody's turn it is, and somebody played last"
    if state.actions > state.actions_a_turn:
        yield f"{state.actions} actions are left of {state.actions_a_turn}"


def violations_of_end(state: GemForge) -> Iterator[str]:
    """The game is over as soon as somebody has won, or nobody gains a point any more."""
    best, stalemate = max(state.points), is_stalemate(state)
    if state.over and best < state.goal and not stalemate:
        yield "the game is over, but nobody has won"
    if not state.over and stalemate:
        yield "nobody has gained a point for too long, yet the game is not over"
    if not state.over and best >= state.goal:
        yield f"seat {state.points.index(best)} has won already"


def is_stalemate(state: GemForge) -> bool:
    """Whether nobody has gained a point for too long."""
    return state.quiet > state.stalemate_after * state.seats


def violations_of_carts(state: GemForge) -> Iterator[str]:
    """More gems than a player has room for."""
    for seat, many in enumerate(sums(state.cart)):
        if many > state.cart_room:
            yield f"seat {seat} has {many} gems in the cart"


def violations_of_hands(state: GemForge) -> Iterator[str]:
    """Cards that a player cannot be known by."""
    for seat, (old, hand) in enumerate(zip(state.old, state.hand, strict=True)):
        if exceeds(old, hand):
            yield f"seat {seat} has old cards that it does not hold"


def violations_of_inlays(state: GemForge) -> Iterator[str]:
    """Gems in tiles that have no such holes."""
    recipes, tiles = state.recipe, chain.from_iterable(state.tiles[: state.seats])
    for place, (tile, inlaid) in enumerate(zip(tiles, state.inlaid, strict=False)):
        recipe = recipes[tile] if tile != NO_TILE else NO_HOLES
        if any(inlaid) and not is_sound(inlaid, recipe):
            yield f"seat {place // Slot.size} has gems in tile {place % Slot.size} that do not fit"
    if any(map(any, state.inlaid[state.seats * Slot.size :])):
        yield "gems lie in tiles of nobody"


def is_sound(inlaid: list[int], recipe: list[int]) -> bool:
    """Whether the gems in a tile fit into it."""
    if recipe[ANY]:
        return sum(inlaid) <= recipe[ANY] and max(inlaid) == sum(inlaid)
    return not exceeds(inlaid, recipe[: Gem.size])


# -- the decisions --------------------------------------------------------------------------


def violations_of_stack(state: GemForge) -> Iterator[str]:
    """What must lie on the table with the decisions that are open."""
    if state.over:
        return
    kinds = open_kinds(state)
    if kinds.count(Ask.CANCELLING) != (state.played >= 0):
        yield "a card is open exactly while everyone is asked about it"
    if kinds.count(Ask.RETURNING) != (sum(state.loose) > 0):
        yield "gems are loose exactly while somebody returns them"
    if (Ask.CHOOSE_TILES in kinds) != (not state.round):
        yield "the tiles are chosen before the first round"


def open_kinds(state: GemForge) -> list[int]:
    """The decisions that are open."""
    return [frame[DECISION] for frame in state.frames[: state.depth]]


def violations_of_tiles(state: GemForge) -> Iterator[str]:
    """Tiles are missing only while they are being chosen."""
    if state.over:
        return
    choosing = Ask.CHOOSE_TILES in open_kinds(state)
    due = [Slot.size if choosing else 0] * state.seats
    for decision, seat, left, *_ in state.frames[: state.depth]:
        if decision == Ask.NEW_TILE and seat >= 0:
            due[seat] += left
    for seat, (missing, tiles, dealt) in enumerate(
        zip(due, state.tiles, state.dealt, strict=False)
    ):
        if tiles.count(NO_TILE) != missing:
            yield f"seat {seat} has {Slot.size - tiles.count(NO_TILE)} tiles"
        if dealt.count(NO_TILE) != (0 if choosing else Place.size):
            yield f"seat {seat} has five tiles to choose from, or none"
    if state.market.count(NO_TILE) != (Stall.size if choosing else 0):
        yield "the market is full, or not open yet"


def setup_errors(state: GemForge) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    if sum(state.gem_count) < state.seats:
        found.append(f"{sum(state.gem_count)} gems are too few for {state.seats} carts")
    for recipe, name in zip(state.recipe, Tile.names, strict=True):
        if not sum(recipe) or (recipe[ANY] and sum(recipe) != recipe[ANY]):
            found.append(f"tiles.{name}.gems names either colours or any one colour")
    return found


COUNTS: Final[Counts] = (count_gems, count_tiles, count_cards)
CHECKS: Final[Checks] = (
    violations_of_slope,
    violations_of_turn,
    violations_of_end,
    violations_of_carts,
    violations_of_hands,
    violations_of_inlays,
    violations_of_stack,
    violations_of_tiles,
)
