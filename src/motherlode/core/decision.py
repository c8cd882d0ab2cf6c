"""A decision: what a player can be asked. Nothing is kept in it; the ints of its frame come along.

The three ints after the seat are named by the decision that uses them; an unused one keeps its
letter. Each game compiles this module for its own table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.marks import outer
from motherlode.core.refusal import Refusal
from motherlode.core.seats import Seat

if TYPE_CHECKING:
    from typing import Any

    Table = Any  # the state of the game


class Decision:
    """What `me` is asked: the moves that answer it, and what each of them does."""

    verbs = ("moves",)

    def moves(self, state: Table, me: Seat, a: int, b: int, c: int) -> None:
        """Offer the answers."""
        raise NotImplementedError

    def play(self, state: Table, move: int, me: Seat, a: int, b: int, c: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def resume(self, state: Table, a: int, b: int, c: int) -> None:
        """Go on when all answers of a window have come, or when the way is clear."""
        raise NotImplementedError

    def weigh(self, state: Table, move: int, me: Seat, a: int, b: int, c: int) -> int:
        """How good an answer looks to `me`, in thousandths of a point."""
        return 0

    @outer
    def refuse(
        self, state: Table, clause: str, move: int, me: Seat, a: int, b: int, c: int
    ) -> Refusal:
        """Why a move is no answer to this; it decides nothing, `moves` has decided already."""
        return Refusal("another-decision", clause)
