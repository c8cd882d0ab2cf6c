"""Reviews are made here, in a process of its own that gives way to everything else."""

from __future__ import annotations

import gzip
from collections.abc import Callable, MutableSequence, Sequence
from functools import partial
from typing import Final

import msgspec

import motherlode.games  # noqa: F401 - a record finds its game among them
from motherlode.core.record import Record
from motherlode.server.log_events import StoredEvent
from motherlode.server.tables.commands import require_readable
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.web.open_record import finished

LEVEL: Final = 6  # of packing
SHARE, STEP = range(2)  # places of a gauge

Progress = Callable[[float, int], None]  # the share that is done, the step that is looked at
ReviewWork = Callable[[Record, str, Progress], object]
Making = Callable[[str], bytes]  # at a depth
GAUGE: Final[list[MutableSequence[float]]] = []  # of this process, if somebody reads it


def hold_gauge(numbers: MutableSequence[float]) -> None:
    """Whoever waits for this process reads these numbers."""
    GAUGE[:] = [numbers]


def show(share: float, step: int) -> None:
    """Tell how far the work is."""
    for numbers in GAUGE:
        numbers[SHARE], numbers[STEP] = share, step


def of_table(code: str, secret: bytes, events: Sequence[StoredEvent], work: ReviewWork) -> Making:
    """How the match of a table is reviewed, from its whole log."""
    return partial(review_log, code, secret, events, work)


def of_record(record: Record, work: ReviewWork) -> Making:
    """How a record is reviewed."""
    return partial(review_record, record, work)


def review_log(
    code: str, secret: bytes, events: Sequence[StoredEvent], work: ReviewWork, depth: str
) -> bytes:
    """The review of the match that a log tells, packed."""
    table = LiveTable.opened(code, secret, events).table
    require_readable(table)
    return review_record(finished(table), work, depth)


def review_record(record: Record, work: ReviewWork, depth: str) -> bytes:
    """The review of a match, packed."""
    return gzip.compress(msgspec.json.encode(work(record, depth, show)), LEVEL, mtime=0)
