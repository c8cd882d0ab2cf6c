"""A server in a process of its own: started on a free port, stopped, killed, started again.

The processes are forked from one that has imported everything, which makes a start cheap.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from threading import Thread
from typing import Any, Final, Self

PATIENCE: Final = 60.0  # seconds for anything that a process does by itself
LIMITS: Final = (
    *("requests", "guests", "logins", "tables", "messages", "address_messages", "sockets"),
    *("connections", "all_connections", "bot_matches", "replays", "reviews", "imports"),
)


def forks() -> ForkServerContext:
    """Where processes are forked that know the server already."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["motherlode.cli.serve", "motherlode.games", __name__])
    return context


class ServerProcess:
    """A server on a database; after a crash it comes back on the same port."""

    def __init__(self, database: str, log: Path | None = None, **settings: Any) -> None:
        self.log = log or Path(os.devnull)
        limits = dict.fromkeys(LIMITS, 0)
        usual = {"bot_pool": 1, "limits": limits, "logs": "json", "metrics": True}
        self.settings = {**usual, **settings, "database": database}
        self.port = 0
        self.process: ForkServerProcess | None = None
        self.tie: Connection | None = None

    @property
    def address(self) -> str:
        """Where clients find it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of the process, which runs."""
        assert self.process is not None, "the server does not run"
        assert self.process.pid is not None
        return self.process.pid

    def start(self) -> None:
        """Start, and wait until it is open."""
        context = forks()
        self.tie, theirs = context.Pipe()
        settings = {**self.settings, "port": self.port}
        self.process = context.Process(target=serve, args=(settings, str(self.log), theirs))
        self.process.start()
        theirs.close()
        if not self.tie.poll(PATIENCE):
            raise TimeoutError("the server does not start")
        self.port = self.tie.recv()

    def kill(self) -> None:
        """End at once, as by a failing machine."""
        if self.process:
            self.process.kill()
        self.wait()

    def stop(self) -> None:
        """End in good order."""
        if self.process:
            self.process.terminate()
        self.wait()

    def wait(self) -> None:
        """Wait until the process is gone."""
        if self.process is None or self.tie is None:
            return
        self.process.join(PATIENCE)
        if self.process.is_alive():
            raise TimeoutError("the server does not end")
        self.process.close()
        self.tie.close()
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()


def serve(settings: dict[str, Any], log: str, tie: Connection) -> None:
    """Be a server as `motherlode serve` is, until a signal comes or nobody needs it any more."""
    from motherlode.server.settings import load  # noqa: PLC0415 - the parent needs none of it
    from motherlode.server.web.app import create_app  # noqa: PLC0415
    from motherlode.server.web.logs import configure  # noqa: PLC0415
    from motherlode.server.web.server import config, listen, run  # noqa: PLC0415

    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(written, sys.stderr.fileno())
    chosen = load(None, {}, **settings)
    configure(chosen)
    app = create_app(chosen)
    listening = listen(chosen.host, chosen.port)
    Thread(target=end_with, args=(tie,), daemon=True).start()
    loops = config(app, chosen).get_loop_factory()
    with listening, asyncio.Runner(loop_factory=loops) as runner:
        runner.run(run(app, chosen, listening, lambda: tie.send(listening.getsockname()[1])))


def end_with(tie: Connection) -> None:
    """End when whoever started the server is gone."""
    try:
        tie.recv()
    except EOFError:
        os._exit(1)
