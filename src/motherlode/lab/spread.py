"""Work that is done in many pieces: on the cores of this machine, or on the machines of a cluster.

Pieces depend on nothing but what they are given, and come back in their order, so the result is the
same wherever they were done.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")
AHEAD: Final = 4  # pieces for each core of a cluster that are handed out at once
RETRIES: Final = 100  # machines that may be lost while they do one piece
SETTINGS: Final = {  # nothing is reported to anybody, and workers are started as we were
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does the work."""

    workers: int | None = None  # processes of this machine; None is one for each core
    cluster: str = ""  # the address of a Ray cluster instead, "auto" for the one that runs here

    def spread(self, work: Callable[[T], R], pieces: Sequence[T], together: int = 1) -> Iterator[R]:
        """What comes of each piece, in their order; on one machine some may go together."""
        if self.cluster:
            yield from over_cluster(self.cluster, work, pieces)
        elif self.workers == 1:
            yield from map(work, pieces)
        else:
            with ProcessPoolExecutor(self.workers) as pool:
                yield from pool.map(work, pieces, chunksize=together)


ALONE: Final = Hands(workers=1)
EVERY_CORE: Final = Hands()


def over_cluster(address: str, work: Callable[[T], R], pieces: Sequence[T]) -> Iterator[R]:
    """The same on a cluster: what was lost with a machine is done again on another."""
    os.environ.update(SETTINGS)
    import ray  # noqa: PLC0415  # an extra, and it takes a second

    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)

    @ray.remote(max_retries=RETRIES)
    def task(piece: T) -> R:  # Ray takes functions, and `work` may be anything that can be called
        return work(piece)

    cores = ray.cluster_resources()  # type: ignore[no-untyped-call]
    most = AHEAD * max(1, int(cores.get("CPU", 1)))
    waiting: deque[ray.ObjectRef[R]] = deque()
    for piece in pieces:
        waiting.append(task.remote(piece))
        if len(waiting) >= most:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())
