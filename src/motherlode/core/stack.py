"""The stack of open decisions, the latest on top: who is asked what, and what is done after."""

from __future__ import annotations

from typing import Annotated

from motherlode.core.dice import Dice
from motherlode.core.frames import (
    ANSWERS,
    ASKED,
    DECISION,
    FIRST,
    FRAME,
    MOST_DECISIONS,
    NO_ANSWER,
    WAITING,
)
from motherlode.core.marks import inline, outer
from motherlode.core.seats import MOST_SEATS, NO_SEAT, NOBODY, Seat, Seats, just


class Stack(Dice):
    """The decisions that are open at a table."""

    seats: int
    depth: int
    frames: Annotated[list[list[int]], MOST_DECISIONS, FRAME]
    answers: Annotated[list[int], MOST_SEATS]  # of the window that is being resumed

    @outer
    def asked(self) -> tuple[Seat, ...]:
        """The seats with an open decision: usually one, several in a window."""
        if self.depth == 0:
            return ()
        frame = self.frames[self.depth - 1]
        if frame[ASKED] != NO_SEAT:
            return (frame[ASKED],)
        return tuple([seat for seat in range(self.seats) if frame[WAITING] & just(seat)])

    def is_asked(self, seat: Seat) -> bool:
        """Whether a seat has an open decision."""
        if self.depth == 0:
            return False
        frame = self.frames[self.depth - 1]
        return frame[ASKED] == seat or frame[WAITING] & just(seat) != 0

    @inline
    def ask(self, decision: int, seat: Seat, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a decision to one seat on top of the others."""
        frame = self.frames[self.depth]
        frame[DECISION] = decision
        frame[ASKED] = seat
        frame[FIRST] = a
        frame[FIRST + 1] = b
        frame[FIRST + 2] = c
        frame[WAITING] = NOBODY
        self.depth += 1

    def ask_all(self, decision: int, seats: Seats, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Open a window: all `seats` answer in secret, then the decision is resumed."""
        for seat in range(MOST_SEATS):
            self.answers[seat] = NO_ANSWER
        self.then(decision, a, b, c)
        self.frames[self.depth - 1][WAITING] = seats

    def then(self, decision: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Resume a decision once everything above is done; the answers at hand stay with it."""
        self.ask(decision, NO_SEAT, a, b, c)
        frame = self.frames[self.depth - 1]
        for seat in range(MOST_SEATS):
            frame[ANSWERS + seat] = self.answers[seat]
