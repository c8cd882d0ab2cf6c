"""What a process holds of a table: as it is now, and what it remembers of its history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from motherlode.server.log_events import StoredEvent
from motherlode.server.tables.history import AppliedEvent, History
from motherlode.server.tables.reducer import open_table, reduce_all
from motherlode.server.tables.table import Table


class LiveTable:
    """A table that is swapped for the next one when the log has grown."""

    def __init__(self, table: Table, history: History) -> None:
        self.table = table
        self.history = history

    @classmethod
    def opened(cls, code: str, secret: bytes, stored: Sequence[StoredEvent]) -> Self:
        """The table of a log that is there from its first event on."""
        table, applied = open_table(code, secret, stored[0])
        live = cls(table, History())
        live.history.extend([applied])
        live.follow(stored[1:])
        return live

    @classmethod
    def restored(cls, table: Table) -> Self:
        """A table out of a snapshot, that remembers nothing of what was before."""
        return cls(table, History(table.seq, table.step))

    def follow(self, stored: Sequence[StoredEvent]) -> list[AppliedEvent]:
        """Take in events that are in the log; what became of them."""
        table, applied = reduce_all(self.table, stored)
        self.swap(table, applied)
        return applied

    def swap(self, table: Table, applied: Sequence[AppliedEvent]) -> None:
        """Go on with the table after some events."""
        self.table = table
        self.history.extend(applied)
