"""The facts of Leduc poker, put together for whoever plays it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from motherlode.core.components import Box
from motherlode.core.conservation import Tallies, count, pile_of
from motherlode.core.decisions import DecisionKind
from motherlode.core.events import A_SEAT, EventKind, Names
from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts, Name, PerSeat
from motherlode.core.moves import Catalogue, Move
from motherlode.core.outcome import Outcome
from motherlode.core.refusal import Refusal
from motherlode.games.leduc.names import FOLD
from motherlode.games.leduc.state import Leduc

RANK_NAMES: Final = ("jack", "queen", "king")
NAMES: Final[Names] = {"card": RANK_NAMES, "seat": A_SEAT}


def view_table(state: Leduc, seat: int) -> dict[str, Any]:
    """Everything but the card of the other and the deck, until both are shown."""
    shown = state.over and state.folded < 0
    return {
        "round": state.round,
        "board": RANK_NAMES[state.board] if state.board >= 0 else None,
        "paid": state.paid,
        "stake": state.stakes[state.round],
        "raises": state.raises,
        "folded": state.folded if state.folded >= 0 else None,
        "cards": [
            RANK_NAMES[card] if shown or owner == seat else None
            for owner, card in enumerate(state.card)
        ],
    }


def outcome(state: Leduc) -> Outcome:
    """What each has won; a tie gives the money back."""
    winner = state.winner()
    won = [
        0 if winner < 0 else state.paid[1 - seat] if seat == winner else -state.paid[seat]
        for seat in range(2)
    ]
    return Outcome.of(won, "fold" if state.folded >= 0 else "showdown")


def refuse(state: Leduc, seat: int, move: int) -> Refusal:
    """Why a bet is refused."""
    if state.over:
        return Refusal("game-over", "L3.1")
    if not state.is_asked(seat):
        return Refusal("not-asked", "L2.1", {"seat": state.seat})
    if move == FOLD:
        return Refusal("nothing-to-fold", "L2.2")
    return Refusal("no-more-raises", "L2.4")


def violations(state: Leduc) -> list[str]:
    """A bet is asked of one seat, and nothing else is open."""
    stack = state.frames[: state.depth]
    return ["one seat is asked at a time"] if len(stack) > 1 or any(f[1] < 0 for f in stack) else []


def tallies(state: Leduc) -> Tallies:
    """All cards of the box."""
    ranks = len(RANK_NAMES)
    out = pile_of([*state.card, state.board], ranks)
    return [count(RANK_NAMES, [state.deck, out], [state.copies] * ranks)]


LEDUC: Final = Game(
    key="leduc",
    version=1,
    seats=range(2, 3),
    minutes=(1, 2),
    state=Leduc,
    catalogue=Catalogue(Move(kind) for kind in ("fold", "call", "raise")),
    questions=(DecisionKind("bet", "L2.1"),),
    events=(
        EventKind("dealt", "L1.2", ("seat", "card"), secret=("card",)),
        EventKind("folded", "L2.2", ("seat",)),
        EventKind("called", "L2.3", ("seat",)),
        EventKind("raised", "L2.4", ("seat", "coins")),
        EventKind("opened", "L2.5", ("card",)),
        EventKind("won", "L3.1", ("seat",)),
    ),
    names=NAMES,
    options=(),
    box=Box(files(__package__).joinpath("components.toml").read_text(encoding="utf-8")),
    numbers={
        "game.copies": "copies",
        "game.ante": "ante",
        "game.raises": "most_raises",
        "game.stakes": "stakes",
    },
    layout={
        "deck": Counts("card"),
        "card": PerSeat(Name("card", needed=True), rows=2),
        "board": Name("card"),
        "round": Count(0, 1),
        "raises": Count(0, 9),
        "checked": Count(0, 2),
        "to_bet": Name("seat", needed=True),
        "paid": PerSeat(Count(), rows=2),
        "folded": Name("seat"),
    },
    view_table=view_table,
    outcome=outcome,
    refuse=refuse,
    tallies=tallies,
    violations=violations,
    example=True,
)
