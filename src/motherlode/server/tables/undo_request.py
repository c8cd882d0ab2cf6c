"""Somebody's request to take a move back."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class UndoRequest:
    """Somebody wants to take a move back and needs the others' consent."""

    seat: int
    moves: int  # how many would stay
    agreed: set[int] = field(default_factory=set)
