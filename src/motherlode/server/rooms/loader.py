"""Loads a table from its log, in pieces between which other tables have their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from motherlode.core.errors import OutOfHistory
from motherlode.server.log_events import StoredEvent
from motherlode.server.storage.interfaces import PORTION, Loaded, LogStore
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.snapshot import decode_snapshot

AT_ONCE: Final = 64  # events before others have their turn


async def load(log_store: LogStore, code: str, since: int | None = None) -> LiveTable:
    """A table as its log tells it, that remembers everything after `since`.

    0 is one that remembers all, None one that remembers enough to play on. A snapshot that is
    not understood, and an undo of what lies before it, lead back to the whole log.
    """
    loaded = await log_store.load(code, since)
    try:
        live, events = begin(code, loaded)
        await follow_log(log_store, live, events)
    except OutOfHistory:
        if since == 0:
            raise
        return await load(log_store, code, since=0)
    return live


def begin(code: str, loaded: Loaded) -> tuple[LiveTable, Sequence[StoredEvent]]:
    """The table that a log goes on from, and the events that follow."""
    if loaded.snapshot is None:
        return LiveTable.opened(code, loaded.secret, loaded.events[:1]), loaded.events[1:]
    table = decode_snapshot(code, loaded.secret, loaded.snapshot)
    if table is None:
        raise OutOfHistory("the snapshot is damaged, or of another version")
    return LiveTable.restored(table), loaded.events


async def follow_log(log_store: LogStore, live: LiveTable, events: Sequence[StoredEvent]) -> None:
    """Take in events, and then those that come after them in the log."""
    while events:
        for first in range(0, len(events), AT_ONCE):
            live.follow(events[first : first + AT_ONCE])
            await asyncio.sleep(0)
        events = await log_store.read(live.table.code, live.table.seq, PORTION)
