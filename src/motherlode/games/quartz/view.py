"""What a seat may know of the table, how a game ended, and what has to be there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.conservation import Tallies, count, pile_of
from motherlode.core.outcome import Outcome
from motherlode.games.quartz.facts import Card, Crystal

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def crystals(row: Sequence[int]) -> dict[str, int]:
    """Counts by name, those that there are."""
    return {name: many for name, many in zip(Crystal.names, row, strict=True) if many}


def cards(row: Sequence[int]) -> dict[str, int]:
    """Counts by name, those that there are."""
    return {name: many for name, many in zip(Card.names, row, strict=True) if many}


def view_table(state: Quartz, seat: int) -> dict[str, Any]:
    """Everything but the deck, the hands of the others and, if so agreed, their money."""
    return {
        "day": state.day,
        "days": state.days,
        "first": state.first,
        "turn": state.turn,
        "inside": [other for other in range(state.seats) if state.is_inside(other)],
        "bag": crystals(state.bag),
        "drawn_out": crystals(state.drawn_out),
        "bravery": view_bravery(state),
        "bravery_spaces": state.seats - 1,
        "bonus_for_leaving": brings_bonus(state),
        "deck": sum(state.deck),
        "discard": cards(state.discard),
        "laid_out": cards(state.laid_out),
        "prices": dict(zip(Crystal.names, state.price, strict=True)),
        "card_prices": dict(zip(Card.names, state.card_price, strict=True)),
        "accident_at": state.accident_at,
        "chest_room": state.chest_room,
        "draws": {"here_we_go": state.here_we_go_draws, "eureka": state.eureka_draws},
        "sets": {"small_set": state.small_set, "large_set": state.large_set},
        "players": [view_player(state, other, seat) for other in range(state.seats)],
    }


def view_bravery(state: Quartz) -> list[dict[str, Any]]:
    """The bonuses that are left, from left to right."""
    if not state.inside:
        return []
    bonus = state.bonus
    return [
        {
            "card": Card.names[bonus[space]] if bonus[space] >= 0 else None,
            "coins": state.bravery_coins[space],
        }
        for space in range(state.taken, state.seats - 1)
    ]


def brings_bonus(state: Quartz) -> bool:
    """Whether the next one to leave takes a bonus: while two others stay, or as the last one."""
    return state.taken < state.seats - 1 and state.inside.bit_count() not in (0, 2)


def view_player(state: Quartz, seat: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a dwarf."""
    hand = state.hand[seat]
    secret = state.money and seat != viewer and not state.over
    return {
        "inside": state.is_inside(seat),
        "cart": crystals(state.cart[seat]),
        "hidden": crystals(state.hidden[seat]),
        "chest": crystals(state.chest[seat]),
        "token": bool(state.token[seat]),
        "coins": None if secret else state.coins[seat],
        "card_income": state.card_income[seat],
        "cards": sum(hand),
        "shown": cards(state.shown[seat]),
        "hand": cards(hand) if seat == viewer or state.over else None,
    }


def outcome(state: Quartz) -> Outcome:
    """The richest dwarf wins; among equals the one whose cards brought more."""
    seats = state.seats
    return Outcome.of(state.coins[:seats], "five-days", state.card_income[:seats])


def tallies(state: Quartz) -> Tallies:
    """Every crystal and every card of the box is somewhere on the table."""
    piles = [state.bag, state.drawn_out, *state.cart, *state.hidden, *state.chest]
    row = state.bonus[state.taken : state.seats - 1] if state.inside else []
    row_cards = pile_of(row, len(Card.names))
    decks = [state.deck, state.discard, state.laid_out, row_cards, *state.hand]
    return count(Crystal.names, piles, state.in_mine), count(Card.names, decks, state.copies)


def setup_errors(state: Quartz) -> list[str]:
    """Why a table cannot be played at, though each number and option is allowed."""
    found = []
    if sum(state.copies) < state.seats * state.hand_size:
        found.append(f"{sum(state.copies)} cards are too few to deal {state.hand_size} to each")
    if not sum(state.in_mine):
        found.append("the bag is empty")
    if state.large_set <= state.small_set:
        found.append("combinations.large must be more than combinations.small")
    return found
