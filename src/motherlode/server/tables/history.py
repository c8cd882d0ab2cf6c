"""What has happened at a table, as far as it is remembered: since its opening or its snapshot."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from msgspec import Struct

from motherlode.core.errors import OutOfHistory
from motherlode.core.listeners import EventInts
from motherlode.server.log_events import StoredEvent


class AppliedEvent(Struct, frozen=True, gc=False):
    """An event that was applied, its number for clients, and what the rules told of it.

    `moves` is how many stand after it, `head` the head of the table's chain.
    """

    stored: StoredEvent
    step: int
    events: tuple[EventInts, ...] = ()
    moves: int = 0
    head: str = ""


class History:
    """The events after `base_seq`, whose step is `base_step`."""

    def __init__(self, base_seq: int = 0, base_step: int = 0) -> None:
        self.base_seq = base_seq
        self.base_step = base_step
        self.applied: list[AppliedEvent] = []

    def __len__(self) -> int:
        return len(self.applied)

    @property
    def is_whole(self) -> bool:
        """Whether everything since the opening is in it."""
        return self.base_seq == 0

    def extend(self, applied: Iterable[AppliedEvent]) -> None:
        """More has happened."""
        self.applied += applied

    def after(self, seq: int) -> Sequence[AppliedEvent]:
        """What happened after an event."""
        if seq < self.base_seq:
            raise OutOfHistory(f"only what came after {self.base_seq} is remembered")
        return self.applied[seq - self.base_seq :]

    def remembers(self, step: int) -> bool:
        """Whether everything after a step is in it."""
        return self.is_whole or step >= self.base_step

    def after_step(self, step: int) -> Sequence[AppliedEvent]:
        """What happened after a step."""
        if not self.remembers(step):
            raise OutOfHistory(f"only what came after step {self.base_step} is remembered")
        return self.applied[bisect_right(self.applied, step, key=lambda one: one.step) :]
