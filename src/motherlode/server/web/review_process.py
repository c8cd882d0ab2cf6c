"""The process in which reviews are made, and the gauge that shows how far it is."""

from __future__ import annotations

import asyncio
import multiprocessing
from asyncio import Future

from motherlode.server.rooms.processes import BEHIND, end, new_processes
from motherlode.server.web.review_jobs import SHARE, STEP, Making, hold_gauge


class ReviewProcess:
    """One process that gives way to everything else; started when there is work."""

    def __init__(self) -> None:
        self.gauge = multiprocessing.get_context("spawn").RawArray("d", [0.0, 0.0])
        self.process = new_processes(1, BEHIND, hold_gauge, self.gauge)

    @property
    def progress(self) -> tuple[float, int]:
        """The share of the work that is done, and the step that is looked at."""
        return self.gauge[SHARE], int(self.gauge[STEP])

    def make(self, depth: str, making: Making) -> Future[bytes]:
        """Let the process make a review."""
        self.gauge[SHARE], self.gauge[STEP] = 0.0, 0.0
        return asyncio.get_running_loop().run_in_executor(self.process, making, depth)

    def begin_anew(self) -> None:
        """End the process, whatever it does, and have another."""
        self.end()
        self.process = new_processes(1, BEHIND, hold_gauge, self.gauge)

    def end(self) -> None:
        """End it at once."""
        end(self.process)
