"""What no course of play can lead to, whatever is asked: a position that says so is refused."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add
from typing import TYPE_CHECKING

from motherlode.core.conservation import Tallies, count, exceeds, pile_of
from motherlode.games.quartz.facts import Ask, Card, Crystal

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def tallies(state: Quartz) -> Tallies:
    """Every crystal and every card of the box is somewhere on the table."""
    piles = [state.bag, state.drawn_out, *state.cart, *state.hidden, *state.chest]
    row = state.bonus[state.taken : state.seats - 1] if state.inside else []
    row_cards = pile_of(row, len(Card.names))
    decks = [state.deck, state.discard, state.laid_out, row_cards, *state.hand]
    return count(Crystal.names, piles, state.in_mine), count(Card.names, decks, state.copies)


def violations(state: Quartz) -> list[str]:
    """Everything that is wrong with a table."""
    found = [one for seat in range(state.seats) for one in violations_of_seat(state, seat)]
    return [*found, *violations_of_day(state), *violations_of_table(state)]


def violations_of_seat(state: Quartz, seat: int) -> Iterator[str]:
    """What a dwarf cannot have."""
    hand, shown, old = state.hand[seat], state.shown[seat], state.old[seat]
    if exceeds(shown, hand):
        yield f"seat {seat} has shown cards that it does not hold"
    elif exceeds(list(map(add, shown, old)), hand):
        yield f"seat {seat} has old cards that it does not hold"
    most = state.accident_at - 1 + is_asked_for_token(state, seat)
    if state.cart[seat][Crystal.OBSIDIAN] > most:
        yield f"seat {seat} has {state.cart[seat][Crystal.OBSIDIAN]} obsidians in the cart"
    if sum(state.chest[seat]) > state.chest_room:
        yield f"seat {seat} has {sum(state.chest[seat])} crystals in the chest"
    if state.chest[seat][Crystal.OBSIDIAN] or state.hidden[seat][Crystal.OBSIDIAN]:
        yield f"seat {seat} has put an obsidian away"
    if state.coins[seat] > most_coins(state):
        yield f"seat {seat} cannot have earned {state.coins[seat]} coins"
    if state.card_income[seat] > (state.coins[seat] if state.over else 0):
        yield f"seat {seat} cannot have sold cards for {state.card_income[seat]}"


def is_asked_for_token(state: Quartz, seat: int) -> bool:
    """Whether a seat has an Obsidian too many and is asked for its token."""
    return any(frame[:2] == [Ask.SECOND_OBSIDIAN, seat] for frame in state.frames[: state.depth])


def most_coins(state: Quartz) -> int:
    """More than anybody can have: everything of the mine sold twice on every day that is done."""
    goods = zip(state.in_mine, state.price, strict=True)
    sale = sum(2 * many * price for many, price in goods) + state.five_kinds + state.six_kinds
    is_done = not (state.depth or state.inside)
    brave = sum(state.bravery_coins)
    most = (state.day - 1 + is_done) * (sale + brave) + sum(state.bravery_coins[: state.taken])
    return most + (most_at_end(state) if state.over else 0)


def most_at_end(state: Quartz) -> int:
    """What all cards and a token bring."""
    cards = zip(state.copies, state.card_price, strict=True)
    return sum(many * price for many, price in cards) + state.token_price


def violations_of_day(state: Quartz) -> Iterator[str]:
    """Days that there are not, and a row of bonuses that does not fit the dwarves inside."""
    if not bool(state.depth) <= state.day <= state.days or (state.over and state.day < state.days):
        yield f"day {state.day} of {state.days}"
    if not (state.over or state.depth or state.inside) and state.day == state.days:
        yield "the last day is done, yet the game is not over"
    inside = state.inside.bit_count()
    left = state.seats - 1 - state.taken
    due = inside - 1 if inside > 1 else inside - is_alone(state)
    if left < 0 or (inside and left != due):
        yield f"{inside} inside and {left} bonuses left"
    if state.over and inside:
        yield "the game is over, yet dwarves are inside"


def is_alone(state: Quartz) -> bool:
    """Whether the last dwarf mines on and has given up the bonus."""
    return state.depth > 0 and state.frames[0][0] == Ask.ALONE


def violations_of_table(state: Quartz) -> Iterator[str]:
    """Crystals that lie out for nobody, or are protected without a card."""
    if any(state.drawn_out) and not is_about_crystals(state):
        yield "crystals lie on the table for nobody"
    laid_out = state.laid_out[Card.WHAT_CRYSTAL]
    if sum(state.laid_out) > laid_out or (laid_out and not state.inside):
        yield "only What Crystal? lies out, and only until the evening"
    if sum(map(sum, state.hidden)) > laid_out:
        yield f"{sum(map(sum, state.hidden))} crystals are protected by {laid_out} cards"


def is_about_crystals(state: Quartz) -> bool:
    """Whether what is asked is about crystals on the table."""
    if not state.depth:
        return False
    decision, _, card, *_ = state.frames[state.depth - 1]
    return decision in (Ask.KEEP, Ask.SWAP, Ask.SHARE) or (
        decision == Ask.AIMED and card == Card.THIS_ISNT_MINE
    )


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
