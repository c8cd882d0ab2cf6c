"""What a seat may know of the table, how a game ended, and what has to be there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.outcome import Outcome
from motherlode.core.state import ANSWERS, ASKED, DECISION, NO_ANSWER
from motherlode.games.gem_forge.cards import CARD_NAMES
from motherlode.games.gem_forge.moves import CATALOGUE, GEM_NAMES, TILE_NAMES
from motherlode.games.gem_forge.names import (
    ANY,
    CANCELLING,
    CHOOSE_TILES,
    FOLLOWING,
    GEMS,
    NEW_TILE,
    NO_GEM,
    NO_TILE,
    SLOPE,
    SLOTS,
)

if TYPE_CHECKING:
    from motherlode.core.game import Census
    from motherlode.games.gem_forge.state import GemForge


def gems(row: Sequence[int]) -> dict[str, int]:
    """Counts by colour, those that there are."""
    return {name: many for name, many in zip(GEM_NAMES, row, strict=True) if many}


def cards(row: Sequence[int]) -> dict[str, int]:
    """Counts by name, those that there are."""
    return {name: many for name, many in zip(CARD_NAMES, row, strict=True) if many}


def tile_name(tile: int) -> str | None:
    """The name of a tile; nothing for an empty place."""
    return None if tile == NO_TILE else TILE_NAMES[tile]


def view_table(state: GemForge, seat: int) -> dict[str, Any]:
    """Everything but the deck, the hands of the others and tiles still to be chosen from."""
    return {
        "first": state.first,
        "turn": state.turn,
        "actions": state.actions,
        "goal": state.goal,
        "spaces": list(state.spaces),
        "slope": [GEM_NAMES[gem] for gem in state.slope[: state.slope_length]],
        "loose": gems(state.loose),
        "market": [view_tile(state, tile) for tile in state.market],
        "pile": sum(state.pile),
        "thrown": [TILE_NAMES[tile] for tile, there in enumerate(state.thrown) if there],
        "deck": sum(state.deck),
        "discard": cards(state.discard),
        "played": view_played(state),
        "followers": view_followers(state),
        "cart_room": state.cart_room,
        "hand_limit": state.hand_limit,
        "stuck": state.is_stuck(),
        "players": [view_player(state, other, seat) for other in range(state.seats)],
    }


def view_tile(state: GemForge, tile: int) -> dict[str, Any] | None:
    """What is printed on a tile."""
    if tile == NO_TILE:
        return None
    recipe = state.recipe[tile]
    return {
        "tile": TILE_NAMES[tile],
        "gems": gems(recipe[:GEMS]),
        "any": recipe[ANY],
        "points": state.worth[tile],
        "bonus": state.bonus[tile],
    }


def view_player(state: GemForge, seat: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a player."""
    hand = state.hand[seat]
    dealt = [tile for tile in state.dealt[seat] if tile != NO_TILE]
    return {
        "points": state.points[seat],
        "cart": gems(state.cart[seat]),
        "tiles": [view_slot(state, seat, slot) for slot in range(SLOTS)],
        "dealt": [view_tile(state, tile) for tile in dealt] if seat == viewer else len(dealt),
        "cards": sum(hand),
        "hand": cards(hand) if seat == viewer else None,
    }


def view_slot(state: GemForge, seat: int, slot: int) -> dict[str, Any] | None:
    """A tile in front of a player, with the gems in it."""
    printed = view_tile(state, state.tiles[seat][slot])
    if printed is None:
        return None
    inlaid = state.inlaid[seat * SLOTS + slot]
    return {**printed, "inlaid": gems(inlaid), "finished": sum(inlaid) == holes(state, seat, slot)}


def holes(state: GemForge, seat: int, slot: int) -> int:
    """How many gems a tile takes."""
    return sum(state.recipe[state.tiles[seat][slot]])


def view_played(state: GemForge) -> dict[str, Any] | None:
    """The card that is being answered."""
    return None if state.played < 0 else view_card(state.player, state.played)


def view_followers(state: GemForge) -> list[dict[str, Any]]:
    """The follow cards that lie open and have not worked yet."""
    return [
        view_card(seat, frame[ANSWERS + seat])
        for frame in state.frames[: max(state.depth - 1, 0)]
        if frame[DECISION] == FOLLOWING
        for seat in range(state.seats)
        if frame[ANSWERS + seat] != NO_ANSWER
    ]


def view_card(seat: int, move: int) -> dict[str, Any]:
    """An open card: whose it is, whom it is for, and what was named with it."""
    slots = CATALOGUE[move].slots
    return {
        "seat": seat,
        "card": dict(slots)["card"],
        "target": dict(slots).get("target"),
        "things": [thing for role, thing in slots if role not in ("card", "target")],
    }


def outcome(state: GemForge) -> Outcome:
    """Whoever reaches the goal wins; in a stalemate, whoever is ahead."""
    points = state.points[: state.seats]
    return Outcome.of(points, "goal" if max(points) >= state.goal else "stalemate")


def census(state: GemForge) -> Census:
    """Every gem, every tile and every card of the box is somewhere on the table."""
    heaps = [state.loose, *state.cart, *state.inlaid]
    line = state.slope[: state.slope_length]
    found = {
        name: (sum(heap[gem] for heap in heaps) + line.count(gem), state.gem_count[gem])
        for gem, name in enumerate(GEM_NAMES)
    }
    rows = [state.market, *state.tiles[: state.seats], *state.dealt[: state.seats]]
    for tile, name in enumerate(TILE_NAMES):
        lying = sum(row.count(tile) for row in rows)
        found[name] = (state.pile[tile] + state.thrown[tile] + lying, 1)
    decks = [state.deck, state.discard, *state.hand]
    for card, name in enumerate(CARD_NAMES):
        found[name] = (sum(deck[card] for deck in decks), state.copies[card])
    return found


def faults(state: GemForge) -> list[str]:
    """What no course of play can lead to."""
    found = []
    if state.slope_length != SLOPE - state.slope.count(NO_GEM):
        found.append(f"{SLOPE - state.slope.count(NO_GEM)} gems on a slope of {state.slope_length}")
    for seat in range(state.seats):
        found += faults_of(state, seat)
    if not state.over:
        found += missing_tiles(state)
        found += misplaced_card(state)
    return found


def faults_of(state: GemForge, seat: int) -> list[str]:
    """What a player cannot have."""
    found = []
    if sum(state.cart[seat]) > state.cart_room:
        found.append(f"seat {seat} has {sum(state.cart[seat])} gems in the cart")
    if any(old > held for old, held in zip(state.old[seat], state.hand[seat], strict=True)):
        found.append(f"seat {seat} has old cards that it does not hold")
    if not state.over and state.points[seat] >= state.goal:
        found.append(f"seat {seat} has won already")
    for slot in range(SLOTS):
        if not is_sound(state, seat, slot):
            found.append(f"seat {seat} has gems in tile {slot} that do not fit")
    return found


def is_sound(state: GemForge, seat: int, slot: int) -> bool:
    """Whether the gems in a tile fit into it."""
    inlaid = state.inlaid[seat * SLOTS + slot]
    tile = state.tiles[seat][slot]
    if tile == NO_TILE:
        return not any(inlaid)
    recipe = state.recipe[tile]
    if recipe[ANY]:
        return sum(inlaid) <= recipe[ANY] and max(inlaid) == sum(inlaid)
    return all(inside <= hole for inside, hole in zip(inlaid, recipe[:GEMS], strict=True))


def missing_tiles(state: GemForge) -> list[str]:
    """Tiles may be missing only while they are being chosen."""
    frames = state.frames[: state.depth]
    if any(frame[DECISION] == CHOOSE_TILES for frame in frames):
        return []
    due = [0] * state.seats
    for frame in frames:
        if frame[DECISION] == NEW_TILE:
            due[frame[ASKED]] += frame[2]
    found = [
        f"seat {seat} lacks {lacking} tiles"
        for seat in range(state.seats)
        if (lacking := state.tiles[seat].count(NO_TILE)) != due[seat]
    ]
    return found + (["the market has a gap"] if NO_TILE in state.market else [])


def misplaced_card(state: GemForge) -> list[str]:
    """A card is being answered exactly while everyone is asked about it."""
    asked = any(frame[DECISION] == CANCELLING for frame in state.frames[: state.depth])
    return [] if asked == (state.played >= 0) else ["no card, or a card without a question"]


def objections(state: GemForge) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    if sum(state.gem_count) < state.seats:
        found.append(f"{sum(state.gem_count)} gems are too few for {state.seats} carts")
    if state.first_player > state.seats:
        found.append(f"there is no seat {state.first_player - 1} to begin")
    for recipe, name in zip(state.recipe, TILE_NAMES, strict=True):
        if not sum(recipe) or (recipe[ANY] and sum(recipe) != recipe[ANY]):
            found.append(f"tiles.{name}.gems names either colours or any one colour")
    return found
