"""What somebody asks of the others: to take a move back, to break the match off."""

from __future__ import annotations

from msgspec import Struct


class UndoRequest(Struct, frozen=True):
    """Somebody wants to take a move back and needs the others' consent."""

    seat: int
    moves: int  # how many would stay
    agreed: frozenset[int] = frozenset()


class AbortOffer(Struct, frozen=True):
    """Somebody wants to break the match off and needs the others' consent."""

    seat: int
    agreed: frozenset[int] = frozenset()
