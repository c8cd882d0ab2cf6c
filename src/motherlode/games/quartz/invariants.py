"""What no course of play can lead to, whatever is asked: a position that says so is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from motherlode.core.conservation import Checks, Counts, Tally, count
from motherlode.core.tallies import exceeds, pile_of, sums, totals
from motherlode.games.quartz.facts import Ask, Card, Crystal

if TYPE_CHECKING:
    from motherlode.games.quartz.state import Quartz


def count_crystals(state: Quartz) -> Tally:
    """Every crystal of the box is somewhere on the table."""
    piles = [state.bag, state.drawn_out, *state.cart, *state.hidden, *state.chest]
    return count(Crystal.names, piles, state.in_mine)


def count_cards(state: Quartz) -> Tally:
    """Every card of the box is somewhere on the table."""
    row = state.bonus[state.taken : state.seats - 1] if state.inside else []
    row_cards = pile_of(row, len(Card.names))
    decks = [state.deck, state.discard, state.laid_out, row_cards, *state.hand]
    return count(Card.names, decks, state.copies)


def violations_of_hands(state: Quartz) -> Iterator[str]:
    """Cards that a dwarf cannot be known by."""
    hands = zip(state.hand, state.shown, state.old, strict=True)
    for seat, (hand, shown, old) in enumerate(hands):
        if exceeds(totals([shown, old]), hand):
            known = "shown" if exceeds(shown, hand) else "old"
            yield f"seat {seat} has {known} cards that it does not hold"


def violations_of_carts(state: Quartz) -> Iterator[str]:
    """More Obsidian than a cart bears."""
    most = state.accident_at - 1
    for seat, cart in enumerate(state.cart):
        obsidians = cart[Crystal.OBSIDIAN]
        if obsidians > most and obsidians > most + is_asked_for_token(state, seat):
            yield f"seat {seat} has {obsidians} obsidians in the cart"


def violations_of_chests(state: Quartz) -> Iterator[str]:
    """Crystals that a dwarf cannot have put away."""
    for seat, (chest, hidden) in enumerate(zip(state.chest, state.hidden, strict=True)):
        if sum(chest) > state.chest_room:
            yield f"seat {seat} has {sum(chest)} crystals in the chest"
        if chest[Crystal.OBSIDIAN] or hidden[Crystal.OBSIDIAN]:
            yield f"seat {seat} has put an obsidian away"


def violations_of_coins(state: Quartz) -> Iterator[str]:
    """Coins that a dwarf cannot have."""
    most = most_coins(state)
    for seat, (coins, income) in enumerate(zip(state.coins, state.card_income, strict=True)):
        if coins > most:
            yield f"seat {seat} cannot have earned {coins} coins"
        if income > (coins if state.over else 0):
            yield f"seat {seat} cannot have sold cards for {income}"


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
    if (protected := sum(sums(state.hidden))) > laid_out:
        yield f"{protected} crystals are protected by {laid_out} cards"


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


COUNTS: Final[Counts] = (count_crystals, count_cards)
CHECKS: Final[Checks] = (
    violations_of_hands,
    violations_of_carts,
    violations_of_chests,
    violations_of_coins,
    violations_of_day,
    violations_of_table,
)
