"""What a seat may know of the table, how a game ended, and what has to be there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from motherlode.core.conservation import Tallies, count, pile_of
from motherlode.core.frames import ANSWERS, DECISION, NO_ANSWER
from motherlode.core.outcome import Outcome
from motherlode.games.gem_forge.facts import ANY, MOVES, NO_TILE, Ask, Card, Gem, Slot, Tile

if TYPE_CHECKING:
    from motherlode.games.gem_forge.state import GemForge


def gems(row: Sequence[int]) -> dict[str, int]:
    """Counts by colour, those that there are."""
    return {name: many for name, many in zip(Gem.names, row, strict=True) if many}


def cards(row: Sequence[int]) -> dict[str, int]:
    """Counts by name, those that there are."""
    return {name: many for name, many in zip(Card.names, row, strict=True) if many}


class Prints(NamedTuple):
    """What is printed on all tiles; reading it off a compiled state once is enough."""

    recipe: list[list[int]]
    worth: list[int]
    bonus: list[int]

    @classmethod
    def of(cls, state: GemForge) -> Prints:
        """The prints of a table."""
        return cls(state.recipe, state.worth, state.bonus)


def view_table(state: GemForge, seat: int) -> dict[str, Any]:
    """Everything but the deck, the hands of the others and tiles still to be chosen from."""
    prints = Prints.of(state)
    return {
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "actions": state.actions,
        "goal": state.goal,
        "spaces": list(state.spaces),
        "slope": [Gem.names[gem] for gem in state.slope[: state.slope_length]],
        "loose": gems(state.loose),
        "market": [view_tile(prints, tile) for tile in state.market],
        "pile": sum(state.pile),
        "thrown": [Tile.names[tile] for tile, there in enumerate(state.thrown) if there],
        "deck": sum(state.deck),
        "discard": cards(state.discard),
        "played": view_played(state),
        "followers": view_followers(state),
        "cart_room": state.cart_room,
        "hand_limit": state.hand_limit,
        "effects": view_effects(state),
        "stuck": state.is_stuck(),
        "players": [view_player(state, prints, other, seat) for other in range(state.seats)],
    }


def view_effects(state: GemForge) -> dict[str, int]:
    """How many gems or cards an action card is good for."""
    return {
        "draw_three": state.cards_drawn,
        "tip_over": state.most_tipped,
        "sift": state.most_sifted,
        "rob": state.most_robbed,
        "double_insert": state.most_inserted,
    }


def view_tile(prints: Prints, tile: int) -> dict[str, Any] | None:
    """What is printed on a tile."""
    if tile == NO_TILE:
        return None
    recipe = prints.recipe[tile]
    return {
        "tile": Tile.names[tile],
        "gems": gems(recipe[: len(Gem)]),
        "any": recipe[ANY],
        "points": prints.worth[tile],
        "bonus": prints.bonus[tile],
    }


def view_player(state: GemForge, prints: Prints, seat: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a player."""
    hand = state.hand[seat]
    dealt = [tile for tile in state.dealt[seat] if tile != NO_TILE]
    inlaid = state.inlaid[seat * len(Slot) : (seat + 1) * len(Slot)]
    return {
        "points": state.points[seat],
        "cart": gems(state.cart[seat]),
        "tiles": [
            view_slot(prints, tile, inside)
            for tile, inside in zip(state.tiles[seat], inlaid, strict=True)
        ],
        "dealt": [view_tile(prints, tile) for tile in dealt] if seat == viewer else len(dealt),
        "cards": sum(hand),
        "hand": cards(hand) if seat == viewer else None,
    }


def view_slot(prints: Prints, tile: int, inlaid: list[int]) -> dict[str, Any] | None:
    """A tile in front of a player, with the gems in it."""
    printed = view_tile(prints, tile)
    if printed is None:
        return None
    finished = sum(inlaid) == sum(prints.recipe[tile])
    return {**printed, "inlaid": gems(inlaid), "finished": finished}


def view_played(state: GemForge) -> dict[str, Any] | None:
    """The card that is being answered."""
    return None if state.played < 0 else view_card(state.player, state.played)


def view_followers(state: GemForge) -> list[dict[str, Any]]:
    """The follow cards that lie open and have not worked yet."""
    return [
        view_card(seat, frame[ANSWERS + seat])
        for frame in state.frames[: max(state.depth - 1, 0)]
        if frame[DECISION] == Ask.FOLLOWING
        for seat in range(state.seats)
        if frame[ANSWERS + seat] != NO_ANSWER
    ]


def view_card(seat: int, move: int) -> dict[str, Any]:
    """An open card: whose it is, whom it is for, and what was named with it."""
    slots = MOVES.catalogue()[move].slots
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


def tallies(state: GemForge) -> Tallies:
    """Every gem, every tile and every card of the box is somewhere on the table."""
    slope = pile_of(state.slope[: state.slope_length], len(Gem.names))
    tallies = [slope, state.loose, *state.cart, *state.inlaid]
    rows = [state.market, *state.tiles[: state.seats], *state.dealt[: state.seats]]
    lying = pile_of(chain.from_iterable(rows), len(Tile.names))
    decks = [state.deck, state.discard, *state.hand]
    return (
        count(Gem.names, tallies, state.gem_count),
        count(Tile.names, [state.pile, state.thrown, lying], [1] * len(Tile.names)),
        count(Card.names, decks, state.copies),
    )
