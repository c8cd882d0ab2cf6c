"""Leduc poker: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision
from motherlode.core.events import EventKinds, event, events
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, Hidden, Kinds, SeatKind, kinds

SEATS: Final = 2
SEAT: Final = SeatKind(SEATS)
NO_CARD: Final = -1


class Card(Kinds):  # the ranks, from low to high
    JACK, QUEEN, KING = kinds(3)


class Ask(DecisionKinds):
    BET = decision("L2.1")


MOVES: Final = Moves()
FOLD, CALL, RAISE = MOVES.ones("fold", "call", "raise")


class Events(EventKinds):
    DEALT = event("L1.2", SEAT, Hidden(Card))
    FOLDED, CALLED = events("L2.2", "L2.3", SEAT)
    RAISED = event("L2.4", SEAT, coins=NUMBER)
    OPENED = event("L2.5", Card)
    WON = event("L3.1", SEAT)
