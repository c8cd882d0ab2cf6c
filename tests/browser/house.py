"""A server of its own for browser tests: a real process that can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
START: Final = """
import os, sys, threading
from motherlode.cli import main
# Whoever started it holds the other end: when they are gone the server goes too.
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
sys.argv = ["motherlode", "serve", *sys.argv[1:]]
main()
"""
SETTINGS: Final = {
    "MOTHERLODE_LEASE": "2",  # after a crash, and for one who left, nobody waits long
    "MOTHERLODE_BOT_POOL": "1",
    **{f"MOTHERLODE_LIMITS_{name}": "0" for name in ("REQUESTS", "GUESTS", "TABLES", "SOCKETS")},
}
PATIENCE: Final = 120  # seconds until a server must answer


class House:
    """`motherlode serve` on a port of its own, with the built page and a file for a database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, or start again on what is there."""
        database = f"sqlite:///{self.folder / 'house.db'}"
        given = ["--port", str(self.port), "--database", database, "--logs", "off"]
        page = ROOT / "build" / "page"
        settings = {"MOTHERLODE_PAGE": str(page)} if page.is_dir() else {}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", START, *given],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | SETTINGS | settings,
        )
        self.wait()

    def wait(self) -> None:
        """Wait until the server says where it is."""
        assert self.process is not None
        assert self.process.stdout is not None
        said = ""
        ends = time.monotonic() + PATIENCE
        while not re.search(r"http://", said):
            line = self.process.stdout.readline()
            said += line
            if not line or time.monotonic() > ends:
                raise RuntimeError(f"the server did not start: {said}")

    def kill(self) -> None:
        """End it without a warning."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close_pipes()

    def stop(self) -> None:
        """End it as an operator would."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self.close_pipes()

    def close_pipes(self) -> None:
        """Nothing more is read from it, and nothing holds it."""
        for pipe in (self.process.stdin, self.process.stdout) if self.process else ():
            if pipe:
                pipe.close()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
