"""Loads a table from its log, in pieces between which other tables have their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from motherlode.server.log_events import StoredEvent
from motherlode.server.storage.interfaces import PORTION, LogStore
from motherlode.server.tables.errors import OutOfHistory
from motherlode.server.tables.snapshot import decode_snapshot
from motherlode.server.tables.table import Table

AT_ONCE: Final = 64  # events before others have their turn


async def load(log_store: LogStore, code: str, since: int | None = None) -> Table:
    """A table as its log tells it, that remembers everything after `since`.

    0 is one that remembers all, None one that remembers enough to play on.
    """
    loaded = await log_store.load(code, since)
    table = Table(code, loaded.secret)
    if loaded.snapshot is not None:
        snapshot = decode_snapshot(code, loaded.secret, loaded.snapshot)
        if snapshot is None:
            return await load(log_store, code, since=0)
        table = snapshot
    try:
        await reduce_on(log_store, table, loaded.events)
    except OutOfHistory:
        return await load(log_store, code, since=0)
    return table


async def reduce_on(log_store: LogStore, table: Table, events: Sequence[StoredEvent]) -> None:
    """Let events happen, and then those that come after them in the log."""
    await reduce_all(table, events)
    while len(events) >= PORTION:
        events = await log_store.read(table.code, table.seq, PORTION)
        await reduce_all(table, events)


async def reduce_all(table: Table, events: Sequence[StoredEvent]) -> None:
    """Let events happen; other tables go on meanwhile."""
    for first in range(0, len(events), AT_ONCE):
        for stored in events[first : first + AT_ONCE]:
            table.apply(stored)
        await asyncio.sleep(0)
