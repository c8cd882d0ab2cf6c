"""What stands in for the coach in tests of the jobs: it can be made to wait, fail or die."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from motherlode.core.errors import InvalidRecord
from motherlode.core.record import Record
from motherlode.server.web.review_jobs import Progress


def count_moves(record: Record, depth: str, progress: Progress) -> object:
    """A review that says next to nothing."""
    progress(0.5, len(record.moves))
    return {"moves": len(record.moves), "depth": depth}


def refuse(record: Record, depth: str, progress: Progress) -> object:
    """A match that cannot be reviewed."""
    raise InvalidRecord("this cannot be reviewed")


def break_down(record: Record, depth: str, progress: Progress) -> object:
    """A fault of our own."""
    raise RuntimeError("a secret of the server")


def die(record: Record, depth: str, progress: Progress) -> object:
    """A process that is killed in the middle of its work."""
    os.kill(os.getpid(), signal.SIGKILL)
    return None


class Hang:
    """A review that says where it runs and then never comes to an end."""

    def __init__(self, sign: Path) -> None:
        self.sign = sign

    def __call__(self, record: Record, depth: str, progress: Progress) -> object:
        progress(0.25, 3)
        self.sign.write_text(f"{os.getpid()} {os.nice(0)}")
        while True:
            time.sleep(3600)


class Tally:
    """A review that leaves a line each time it is made."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __call__(self, record: Record, depth: str, progress: Progress) -> object:
        with self.path.open("a") as lines:
            lines.write(f"{depth}\n")
        return {}
