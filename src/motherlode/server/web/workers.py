"""Several processes on one socket and one Postgres; one that dies is started again."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from msgspec.structs import replace

from motherlode.server.rooms.steady_time import STEADY
from motherlode.server.settings import InvalidSettings, Settings, database_of
from motherlode.server.web.app import create_app, key_folder
from motherlode.server.web.cookie_signer import key_in
from motherlode.server.web.logs import configure
from motherlode.server.web.server import ENDING, config, run

AGAIN: Final = 1.0  # seconds until a process that died is started again
POSTGRES: Final = "postgres"


def for_workers(settings: Settings, workers: int) -> Settings:
    """The settings of one of several processes: they share a key and the cores."""
    address = database_of(settings)
    if not address.startswith(POSTGRES):
        raise InvalidSettings(
            "several workers share a Postgres: name it with"
            " --database postgresql://user:password@host/name"
        )
    key = settings.secret_key or key_in(key_folder(address))
    bot_pool = settings.bot_pool or max(1, (os.cpu_count() or 1) // workers)
    return replace(settings, secret_key=key, bot_pool=bot_pool)


class Workers:
    """Starts processes, and starts them again, until the end is wanted."""

    def __init__(self, settings: Settings, listening: socket.socket, number: int) -> None:
        self.settings = for_workers(settings, number)
        self.listening = listening
        self.number = number
        self.context = multiprocessing.get_context("spawn")
        self.processes: list[SpawnProcess] = []
        self.ending = threading.Event()

    def start_one(self) -> Connection:
        """Start a process; it says when it is open."""
        tie, theirs = self.context.Pipe(duplex=False)
        given = self.settings, self.listening, theirs, STEADY.began
        process = self.context.Process(target=work, args=given, name="worker")
        process.start()
        theirs.close()
        self.processes.append(process)
        return tie

    def run(self, ready: Callable[[], object]) -> int:
        """Serve until a signal comes; the exit code."""
        before = {number: signal.signal(number, self.end) for number in ENDING}
        ties = [self.start_one() for _ in range(self.number)]
        try:
            if not all(is_open(tie) for tie in ties):
                return 1
            ready()
            self.watch()
        finally:
            self.stop()
            for number, handler in before.items():
                signal.signal(number, handler)
        return 0

    def end(self, number: int, frame: FrameType | None) -> None:
        """The end is wanted."""
        self.ending.set()

    def watch(self) -> None:
        """Put another process in the place of each that dies."""
        while not self.ending.wait(AGAIN):
            for process in [one for one in self.processes if not one.is_alive()]:
                self.processes.remove(process)
                self.start_one()

    def stop(self) -> None:
        """Let all end in good order."""
        for process in self.processes:
            process.terminate()
        wait([process.sentinel for process in self.processes], self.settings.shutdown + 10)
        for process in self.processes:
            process.join(self.settings.shutdown + 10)
            if process.is_alive():
                process.kill()


def is_open(tie: Connection) -> bool:
    """Wait until a process is open; False if it ended before."""
    with suppress(EOFError):
        return bool(tie.recv())
    return False


def work(settings: Settings, listening: socket.socket, tie: Connection, began: int) -> None:
    """Be one of the processes; all go by the same time."""
    STEADY.began = began
    configure(settings)
    threading.Thread(target=end_with_parent, daemon=True).start()
    app = create_app(settings)
    loops = config(app, settings).get_loop_factory()
    with listening, asyncio.Runner(loop_factory=loops) as runner:
        runner.run(run(app, settings, listening, lambda: tie.send(True)))


def end_with_parent() -> None:
    """Whoever started us is gone: nobody would end us."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
