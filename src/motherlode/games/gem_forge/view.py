"""What a seat may know of the table, how a game ended, and what has to be there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.outcome import Outcome
from motherlode.core.state import ANSWERS, DECISION, NO_ANSWER
from motherlode.games.gem_forge.cards import CARD_NAMES
from motherlode.games.gem_forge.moves import CATALOGUE, GEM_NAMES, TILE_NAMES
from motherlode.games.gem_forge.names import (
    ANY,
    FOLLOWING,
    GEMS,
    NO_TILE,
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
        "round": state.round,
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
