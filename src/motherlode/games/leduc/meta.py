"""The facts of Leduc poker, put together for whoever plays it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from motherlode.core.components import Box
from motherlode.core.conservation import Tallies, count, pile_of
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts, Name, PerSeat
from motherlode.core.outcome import Outcome
from motherlode.core.secrecy import HIDDEN, OWN
from motherlode.core.views import Visible, shown
from motherlode.games.leduc.facts import MOVES, SEAT, Ask, Card, Events
from motherlode.games.leduc.invariants import violations
from motherlode.games.leduc.preconditions import PRECONDITIONS
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


def tallies(state: Leduc) -> Tallies:
    """All cards of the box."""
    ranks = len(Card.names)
    out = pile_of([*state.card, state.board], ranks)
    return [count(Card.names, [state.deck, out], [state.copies] * ranks)]


LEDUC: Final = Game(
    key="leduc",
    version=1,
    seats=range(2, 3),
    minutes=(1, 2),
    state=Leduc,
    moves=MOVES,
    asks=Ask,
    tells=Events,
    options=(),
    box=Box(files(__package__).joinpath("components.toml").read_text(encoding="utf-8")),
    numbers={
        "game.copies": "copies",
        "game.ante": "ante",
        "game.raises": "most_raises",
        "game.stakes": "stakes",
    },
    layout={
        "deck": Counts(Card),
        "card": PerSeat(Name(Card, needed=True), rows=2),
        "board": Name(Card),
        "round": Count(0, 1),
        "raises": Count(0, 9),
        "checked": Count(0, 2),
        "to_bet": Name(SEAT, needed=True),
        "paid": PerSeat(Count(), rows=2),
        "folded": Name(SEAT),
    },
    secrets={"deck": HIDDEN, "card": OWN},
    view_table=view_table,
    outcome=outcome,
    over_clause="L3.1",
    turn_clause="L2.1",
    tallies=tallies,
    violations=violations,
    preconditions=PRECONDITIONS,
    example=True,
)
