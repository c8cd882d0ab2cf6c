"""Who listens to a state. A state holds only ints, so it knows its listener by a number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from motherlode.core.state import State

Told = tuple[int, ...]  # kind, who may know, and the ints of the event

EARS: Final[dict[int, list[Told]]] = {}
NUMBERS: Final = count(1)


@contextmanager
def listening(state: State) -> Iterator[list[Told]]:
    """Collect what a state tells while the block runs."""
    ear = next(NUMBERS)
    told = EARS[ear] = []
    state.ear = ear
    try:
        yield told
    finally:
        state.ear = 0
        del EARS[ear]


def hear(ear: int, told: Told) -> None:
    """A state tells something to whoever listens."""
    EARS[ear].append(told)
