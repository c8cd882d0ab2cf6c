"""Processes for long work beside the tables. They end with the server, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def new_processes(most: int) -> ProcessPoolExecutor:
    """Some processes, started when they are needed."""
    return ProcessPoolExecutor(most, multiprocessing.get_context("spawn"), serve_only)


def serve_only() -> None:
    """A process that works for the server does not end by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed cannot send its processes home."""
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(1)
