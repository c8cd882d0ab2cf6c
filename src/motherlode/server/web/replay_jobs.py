"""What is made of finished matches, piece by piece, in a process of its own.

A job is fed with the log of a table, or given a record that somebody brought, and then asked for
one piece after the other: nothing of a long match is ever whole in memory, and whoever does not
ask for the next piece costs no time.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from motherlode.core.errors import MotherlodeError
from motherlode.server.log_events import StoredEvent
from motherlode.server.tables.live_table import LiveTable

PIECE: Final = 128 * 1024  # bytes that are gathered before they are packed
LEVEL: Final = 5  # of packing
GZIP: Final = 16 + zlib.MAX_WBITS
MOST_SECONDS: Final = 120.0  # of work for one job; what it waits for others does not count

Work = Callable[[Any], Iterator[bytes]]  # of a table, or of the text of a record


class TooLong(MotherlodeError):
    """Nobody can wait so long for what becomes of this match."""


class Job:
    """One thing that is made of one match."""

    def __init__(self, code: str = "", secret: bytes = b"", text: str | None = None) -> None:
        self.code = code
        self.secret = secret
        self.matter: LiveTable | str | None = text
        self.pieces: Iterator[bytes] | None = None
        self.spent = 0.0

    def feed(self, events: Sequence[StoredEvent]) -> None:
        """Take in the next events of the log."""
        if isinstance(self.matter, LiveTable):
            self.matter.follow(events)
        else:
            self.matter = LiveTable.opened(self.code, self.secret, events)

    def piece(self, work: Work, packs: bool) -> bytes | None:
        """The next piece, None after the last; the first begins the work."""
        if self.pieces is None:
            assert self.matter is not None, "a job is fed before it is asked"
            parts = gathered(work(self.matter))
            self.matter = None
            self.pieces = packed(parts) if packs else parts
        return next(self.pieces, None)

    def spend(self, began: float) -> None:
        """Count the time of the processor; a job that takes too much of it is ended."""
        self.spent += time.process_time() - began
        if self.spent > MOST_SECONDS:
            raise TooLong("this match is too long to be computed here")


def gathered(parts: Iterator[bytes]) -> Iterator[bytes]:
    """Small parts together."""
    found: list[bytes] = []
    size = 0
    for part in parts:
        found.append(part)
        size += len(part)
        if size >= PIECE:
            yield b"".join(found)
            found, size = [], 0
    if found:
        yield b"".join(found)


def packed(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Pieces as one stream of gzip; each is sent as soon as it is there."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    for piece in pieces:
        yield packer.compress(piece) + packer.flush(zlib.Z_SYNC_FLUSH)
    yield packer.flush()


JOBS: Final[dict[int, Job]] = {}


def begin(number: int, code: str, secret: bytes) -> None:
    """Begin a job under a number."""
    JOBS[number] = Job(code, secret)


def begin_with(number: int, text: str) -> None:
    """Begin a job that is given all at once."""
    JOBS[number] = Job(text=text)


def feed(number: int, events: Sequence[StoredEvent]) -> None:
    """Let a job take in events."""
    began, job = time.process_time(), JOBS[number]
    job.feed(events)
    job.spend(began)


def piece(number: int, work: Work, packs: bool) -> bytes | None:
    """The next piece of a job."""
    began, job = time.process_time(), JOBS[number]
    found = job.piece(work, packs)
    job.spend(began)
    return found


def drop(number: int) -> None:
    """Nobody wants it any more."""
    JOBS.pop(number, None)
