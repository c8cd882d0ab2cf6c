"""What a collection is worth when the mine is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.seats import EVERYONE, Seat
from motherlode.games.quartz_cards.names import CRYSTALS, SCORED

if TYPE_CHECKING:
    from motherlode.games.quartz_cards.state import QuartzCards


def owned(state: QuartzCards, crystal: int, me: Seat) -> int:
    """How many cards of a crystal a seat has, protected or not."""
    return state.column[me][crystal] + state.chest[me][crystal]


def worth(state: QuartzCards, me: Seat) -> int:
    """The values of all cards."""
    points = 0
    for crystal in range(CRYSTALS):
        points += owned(state, crystal, me) * state.value[crystal]
    return points


def bonus(state: QuartzCards, me: Seat) -> int:
    """The points for complete sets of equal cards."""
    sets = 0
    for crystal in range(CRYSTALS):
        sets += owned(state, crystal, me) // state.set_size
    return sets * state.set_bonus


def score(state: QuartzCards, me: Seat) -> int:
    """The points of a seat as its collection stands."""
    return worth(state, me) + bonus(state, me)


def tell_scores(state: QuartzCards) -> None:
    """Everybody adds up."""
    for seat in range(state.seats):
        state.tell(SCORED, EVERYONE, seat, worth(state, seat), bonus(state, seat))
