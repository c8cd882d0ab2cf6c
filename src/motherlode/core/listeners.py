"""Who listens to a state. A state holds only ints, so it knows its listener by a number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from motherlode.core.state import State

EventInts = tuple[int, ...]  # kind, who may know, and the ints of the event

LISTENERS: Final[dict[int, list[EventInts]]] = {}
NUMBERS: Final = count(1)


@contextmanager
def listening(state: State) -> Iterator[list[EventInts]]:
    """Collect what a state tells while the block runs."""
    listener = next(NUMBERS)
    told = LISTENERS[listener] = []
    state.listener = listener
    try:
        yield told
    finally:
        state.listener = 0
        del LISTENERS[listener]


def notify(listener: int, told: EventInts) -> None:
    """A state tells something to whoever listens."""
    LISTENERS[listener].append(told)
