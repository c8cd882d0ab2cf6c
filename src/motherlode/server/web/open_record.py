"""The record of a finished match, with all that its luck came from and all that happened."""

from __future__ import annotations

from msgspec import Raw

from motherlode.core.record import Record
from motherlode.server.log_events import Ordered
from motherlode.server.tables.errors import NotNow
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.log_chain import line_of
from motherlode.server.tables.table import Table
from motherlode.server.web.schemas import OpenRecord


def finished(table: Table) -> Record:
    """The record of a match that is over."""
    record = table.record()
    if record is None:
        raise NotNow("not_over", "the match is not over")
    return record


def open_record(live: LiveTable) -> OpenRecord:
    """The record of a table whose whole history is there."""
    table = live.table
    record = finished(table)
    if table.revealed is None:
        raise NotNow("not_over", "the secret is not yet opened")
    return OpenRecord(
        code=table.code,
        commitment=table.commitment,
        secret=table.revealed,
        entropy=table.chairs.entropy(),
        players=[chair.name or "" for chair in table.chairs],
        record=Raw(record.dumps().encode()),
        ranks=list(table.ranks or ()),
        commitments=table.chairs.commitments(),
        log=log_lines(live),
        head=table.head,
    )


def log_lines(live: LiveTable) -> list[str]:
    """Everything that everyone was told of, a line each; orders are the seat's own affair."""
    return [
        line_of(one.step, one.stored)
        for one in live.history.applied
        if not isinstance(one.stored.event, Ordered)
    ]
