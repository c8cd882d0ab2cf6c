"""The time of day as it was when the process began, plus what has passed evenly since then.

The clock on the wall may be put forward or back; nobody at a table gains or loses by it. Workers of
one server are told when it began: one that starts after such a jump goes by the same time.
"""

from __future__ import annotations

import time
from typing import Final

MILLISECOND: Final = 1_000_000  # nanoseconds


def elapsed() -> int:
    """Nanoseconds since some moment; where the system can tell, sleep of the machine counts."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class SteadyTime:
    """The time of day that one process, or several that belong together, go by."""

    def __init__(self) -> None:
        self.began = time.time_ns() - elapsed()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self.began + elapsed()) // MILLISECOND


STEADY: Final = SteadyTime()


def now() -> int:
    """Milliseconds since 1970."""
    return STEADY.now()
