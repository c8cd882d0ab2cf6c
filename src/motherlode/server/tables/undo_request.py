"""Somebody's request to take a move back."""

from __future__ import annotations

from msgspec import Struct


class UndoRequest(Struct, frozen=True):
    """Somebody wants to take a move back and needs the others' consent."""

    seat: int
    moves: int  # how many would stay
    agreed: frozenset[int] = frozenset()
