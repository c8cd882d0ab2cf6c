"""What is made of a finished match. It knows no framework: it is made in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from motherlode.server.tables.commands import require_readable
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.web.open_record import finished, open_record
from motherlode.server.web.replay import replay
from motherlode.server.web.verification import verify

Looking = int | Literal["open"] | None  # from a seat, with everything open, as an onlooker


def record_part(live: LiveTable) -> Iterator[bytes]:
    """The record as JSON."""
    yield msgspec.json.encode(open_record(live))


def verdict_part(live: LiveTable) -> Iterator[bytes]:
    """The verdict as JSON."""
    require_readable(live.table)
    yield msgspec.json.encode(verify(open_record(live)))


def replay_parts(live: LiveTable, seat: Looking) -> Iterator[bytes]:
    """The replay as JSON, step by step."""
    require_readable(live.table)
    reader = seat if isinstance(seat, int) else None
    return replay(live.table.code, finished(live.table), reader, seat == "open")
