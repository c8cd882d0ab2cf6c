"""What a collection is worth when the mine is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.ints import Wide
from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz_cards.facts import Crystal, Events

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards

MOST_CARDS: Final = 100  # nobody has that many


def owned(state: QuartzCards, crystal: int, me: Seat) -> int:
    """How many cards of a crystal a seat has, protected or not."""
    return state.column[me][crystal] + state.chest[me][crystal]


def worth(state: QuartzCards, me: Seat) -> int:
    """The values of all cards."""
    points = 0
    for crystal in range(Crystal.size):
        points += owned(state, crystal, me) * state.value[crystal]
    return points


def bonus(state: QuartzCards, me: Seat) -> int:
    """The points for complete sets of equal cards."""
    sets = 0
    for crystal in range(Crystal.size):
        sets += owned(state, crystal, me) // state.set_size
    return sets * state.set_bonus


def score(state: QuartzCards, me: Seat) -> int:
    """The points of a seat as its collection stands."""
    return worth(state, me) + bonus(state, me)


def cards_of_value(state: QuartzCards, value: int, me: Seat) -> int:
    """How many cards of that value a seat has."""
    many = 0
    for crystal in range(Crystal.size):
        if state.value[crystal] == value:
            many += owned(state, crystal, me)
    return many


def next_value(state: QuartzCards, least: int) -> int:
    """The lowest value of any crystal that is `least` or more; -1 if there is none."""
    found = -1
    for crystal in range(Crystal.size):
        value = state.value[crystal]
        if value >= least and (found < 0 or value < found):
            found = value
    return found


def ranking_key(state: QuartzCards, me: Seat) -> Wide:
    """The score, and among equals the cards of each value, the cheapest first."""
    result: Wide = score(state, me)
    value = next_value(state, 0)
    while value >= 0:
        result = result * MOST_CARDS + cards_of_value(state, value, me)
        value = next_value(state, value + 1)
    return result


def tell_scores(state: QuartzCards) -> None:
    """Everybody adds up."""
    for seat in range(state.seats):
        state.tell(Events.SCORED, EVERYONE, seat, worth(state, seat), bonus(state, seat))
