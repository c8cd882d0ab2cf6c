"""What no course of betting can lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from motherlode.core.conservation import Checks, Counts, Tally, count
from motherlode.core.tallies import pile_of
from motherlode.games.leduc.facts import Card

if TYPE_CHECKING:
    from motherlode.games.leduc.state import Leduc


def count_cards(state: Leduc) -> Tally:
    """All cards of the box."""
    ranks = len(Card.names)
    out = pile_of([*state.card, state.board], ranks)
    return count(Card.names, [state.deck, out], [state.copies] * ranks)


def violations_of_course(state: Leduc) -> Iterator[str]:
    """The board is opened for the second round, and all ends with it or with a fold."""
    if (state.board >= 0) != (state.round == 1):
        yield "the board is opened for the second round"
    if state.raises > state.most_raises or (state.raises and not state.checked):
        yield f"{state.raises} raises in a round, of {state.most_raises}"
    is_done = state.folded >= 0 or (state.round == 1 and state.checked == 2)
    if state.over and not is_done:
        yield "the game is over, yet there is something to bet on"


def violations_of_money(state: Leduc) -> Iterator[str]:
    """Whoever is to bet owes what was raised last, or nothing."""
    if state.folded < 0:
        is_raised = state.raises > 0 and state.checked == 1
        if state.owes(state.to_bet) != (state.stakes[state.round] if is_raised else 0):
            yield f"seat {state.to_bet} cannot owe {state.owes(state.to_bet)}"
    most = state.ante + sum(state.stakes[: state.round]) * state.most_raises
    most += state.stakes[state.round] * state.raises
    for seat in range(state.seats):
        if not state.ante <= state.paid[seat] <= most:
            yield f"seat {seat} cannot have paid {state.paid[seat]}"


def setup_errors(state: Leduc) -> list[str]:
    """Whatever its numbers are, a table can be played at."""
    return []


COUNTS: Final[Counts] = (count_cards,)
CHECKS: Final[Checks] = (violations_of_course, violations_of_money)
