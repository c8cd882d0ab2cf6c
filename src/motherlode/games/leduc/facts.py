"""Leduc poker: what is in the box and what can be said about it, each fact once."""

from __future__ import annotations

from typing import Final

from motherlode.core.decisions import DecisionKinds, decision
from motherlode.core.events import EventKinds, event
from motherlode.core.families import Moves
from motherlode.core.kinds import NUMBER, Kinds, SeatKind, kinds
from motherlode.core.roles import Hidden

SEATS: Final = 2
SEAT: Final = SeatKind(SEATS)
NO_CARD: Final = -1


class Card(Kinds):
    """The ranks, from low to high."""

    JACK, QUEEN, KING = kinds(3)


class Ask(DecisionKinds):
    """What a player can be asked, in the order of `decisions.py`."""

    BET = decision("L2.1")


MOVES: Final = Moves()
FOLD: Final = MOVES.one("fold")
CALL: Final = MOVES.one("call")
RAISE: Final = MOVES.one("raise")


class Events(EventKinds):
    """What can happen."""

    DEALT = event("L1.2", seat=SEAT, card=Hidden(Card))
    FOLDED = event("L2.2", seat=SEAT)
    CALLED = event("L2.3", seat=SEAT)
    RAISED = event("L2.4", seat=SEAT, coins=NUMBER)
    OPENED = event("L2.5", card=Card)
    WON = event("L3.1", seat=SEAT)
