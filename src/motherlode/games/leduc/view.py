"""What a seat may know of the table, and how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.outcome import Outcome
from motherlode.core.views import Visible, shown
from motherlode.games.leduc.facts import Card

if TYPE_CHECKING:
    from motherlode.games.leduc.state import Leduc


class LeducView(Visible, frozen=True):
    """Everything but the card of the other and the deck, until both are shown."""

    round: int
    board: str | None
    paid: list[int]
    stake: int
    raises: int
    folded: int | None
    cards: list[str | None]
    copies: int
    ante: int
    most_raises: int
    stakes: list[int]


def view_table(state: Leduc, seat: int) -> LeducView:
    """The table as a seat sees it."""
    open_cards = state.over and state.folded < 0
    return LeducView(
        **shown(state, "round", "board", "paid", "raises", "folded"),
        stake=state.stakes[state.round],
        cards=[
            Card.names[card] if open_cards or owner == seat else None
            for owner, card in enumerate(state.card)
        ],
        copies=state.copies,
        ante=state.ante,
        most_raises=state.most_raises,
        stakes=list(state.stakes),
    )


def outcome(state: Leduc) -> Outcome:
    """What each has won; a tie gives the money back."""
    winner = state.winner()
    won = [
        0 if winner < 0 else state.paid[1 - seat] if seat == winner else -state.paid[seat]
        for seat in range(2)
    ]
    return Outcome.of(won, "fold" if state.folded >= 0 else "showdown")
