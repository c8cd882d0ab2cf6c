"""The steps that somebody has missed, collected in pieces between which others have their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from motherlode.server.protocol import Step
from motherlode.server.rooms.loader import AT_ONCE
from motherlode.server.tables.history import AppliedEvent
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.messages import Viewer, is_told, step
from motherlode.server.tables.table import Table

NOTHING_MISSED: Final = 2**62
RECENT: Final = 512  # steps that anybody who comes or comes back is told at most


class MissedSteps:
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

    async def collect(self, live: LiveTable, until: int) -> None:
        """Add what is remembered up to a step; other tables go on meanwhile."""
        table = live.table
        later = [one for one in live.history.after_step(self.until) if one.step <= until]
        for first in range(0, len(later), AT_ONCE):
            self.add(table, later[first : first + AT_ONCE])
            await asyncio.sleep(0)

    def add(self, table: Table, applied: Sequence[AppliedEvent]) -> None:
        """Add some events that follow."""
        shown = [one for one in applied if is_told(one, ())]
        self.steps += [step(table, one, self.viewers) for one in shown]
        self.until = max([self.until, *(one.step for one in shown)])

    def can_follow(self, live: LiveTable, viewers: Sequence[Viewer]) -> bool:
        """Whether little is left to be added, and it is still for the same eyes."""
        few = live.table.step - self.until <= AT_ONCE
        return viewers == self.viewers and few and live.history.remembers(self.until)
