"""Processes for long work beside the tables. They end with the server, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final

BESIDE: Final = 5  # niceness of what players wait for: only the tables themselves go before it
SEARCHING: Final = 10  # niceness of what players wait for and what takes its time
BEHIND: Final = 19  # niceness of what may take as long as it likes


def new_processes(
    most: int, niceness: int = BESIDE, first: Callable[..., None] | None = None, *given: object
) -> ProcessPoolExecutor:
    """Some processes, started when they are needed; the nicer they are the more they give way.

    Each does `first` with what is given before all else.
    """
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(most, context, partial(serve_only, niceness, first, *given))


def end(processes: ProcessPoolExecutor) -> None:
    """End processes at once: nobody waits any more for what they do.

    Left to themselves they would finish it first, and one that gives way to everything may not even
    have begun: the server would end minutes later.
    """
    running = list((processes._processes or {}).values())
    processes.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.kill()


def serve_only(niceness: int, first: Callable[..., None] | None, *given: object) -> None:
    """A process that works for the server does not end by the keyboard, and gives way to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not every system knows niceness
        os.nice(niceness)
    threading.Thread(target=end_with_server, daemon=True).start()
    if first is not None:
        first(*given)


def end_with_server() -> None:
    """A server that was killed cannot send its processes home."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(1)
