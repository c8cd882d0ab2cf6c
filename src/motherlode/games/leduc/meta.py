"""The facts of Leduc poker, put together for whoever plays it."""

from __future__ import annotations

from typing import Final

from motherlode.core.game import Game
from motherlode.core.layout import Count, Counts, Name, PerSeat
from motherlode.core.secrecy import HIDDEN, OWN
from motherlode.core.story import Story
from motherlode.games.leduc import facts, invariants, view
from motherlode.games.leduc.facts import SEAT, Card
from motherlode.games.leduc.preconditions import PRECONDITIONS
from motherlode.games.leduc.state import Leduc

LEDUC: Final = Game(
    key="leduc",
    version=1,
    seats=range(2, 3),
    minutes=(1, 2),
    state=Leduc,
    facts=facts,
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
    table_view=view,
    invariants=invariants,
    preconditions=PRECONDITIONS,
    over_clause="L3.1",
    turn_clause="L2.1",
    story=Story(draws={"opened": "cards"}, unit="bet", counter="round"),
    example=True,
)
