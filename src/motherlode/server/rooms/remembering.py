"""What a table remembers: it is folded from its log, and tells what somebody has missed.

Both may take long, so it is done in pieces between which others have their turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from motherlode.server.protocol import Step
from motherlode.server.storage.contract import PORTION, Archive
from motherlode.server.tables.entries import Stored
from motherlode.server.tables.errors import Forgotten
from motherlode.server.tables.keeping import unpack
from motherlode.server.tables.saying import Viewer, is_told, step
from motherlode.server.tables.table import Table, Told

AT_ONCE: Final = 64  # entries are folded or told before others have their turn
NOTHING_MISSED: Final = 2**62
RECENT: Final = 512  # steps that somebody who was never here is told


async def load(archive: Archive, code: str, since: int | None = None) -> Table:
    """A table as its log tells it, that remembers everything after `since`.

    0 is one that remembers all, None one that remembers enough to play on.
    """
    loaded = await archive.load(code, since)
    table = Table(code, loaded.secret)
    if loaded.kept is not None:
        kept = unpack(code, loaded.secret, loaded.kept)
        if kept is None:
            return await load(archive, code, since=0)
        table = kept
    try:
        await fold_on(archive, table, loaded.entries)
    except Forgotten:
        return await load(archive, code, since=0)
    return table


async def fold_on(archive: Archive, table: Table, entries: Sequence[Stored]) -> None:
    """Let entries happen, and then those that come after them in the log."""
    await fold(table, entries)
    while len(entries) >= PORTION:
        entries = await archive.read(table.code, table.seq, PORTION)
        await fold(table, entries)


async def fold(table: Table, entries: Sequence[Stored]) -> None:
    """Let entries happen; other tables go on meanwhile."""
    for first in range(0, len(entries), AT_ONCE):
        for stored in entries[first : first + AT_ONCE]:
            table.apply(stored)
        await asyncio.sleep(0)


class Missed:
    """The steps that somebody has missed, up to one that grows."""

    def __init__(self, viewers: Sequence[Viewer], since: int) -> None:
        self.since = since
        self.begin(viewers)

    def begin(self, viewers: Sequence[Viewer]) -> None:
        """Nothing is in it yet."""
        self.viewers = viewers
        self.until = self.since  # the last step that is in it
        self.steps: list[Step] = []

    def look_from(self, viewers: Sequence[Viewer]) -> None:
        """Go on for the same eyes; for whoever sat down meanwhile everything looks different."""
        if viewers != self.viewers:
            self.begin(viewers)

    async def tell(self, table: Table, until: int) -> None:
        """Add what a table remembers up to a step; other tables go on meanwhile."""
        later = [told for told in table.steps_after(self.until) if told.step <= until]
        for first in range(0, len(later), AT_ONCE):
            self.add(table, later[first : first + AT_ONCE])
            await asyncio.sleep(0)

    def add(self, table: Table, told: Sequence[Told]) -> None:
        """Add some entries that follow."""
        shown = [one for one in told if is_told(one, ())]
        self.steps += [step(table, one, self.viewers) for one in shown]
        self.until = max([self.until, *(one.step for one in shown)])

    def can_follow(self, table: Table, viewers: Sequence[Viewer]) -> bool:
        """Whether little is left to be added, and it is still for the same eyes."""
        remembers = not table.first or self.until >= table.first_step
        return viewers == self.viewers and remembers and table.step - self.until <= AT_ONCE
