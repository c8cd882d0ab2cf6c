"""A process of its own that appends moves to a table, and says so once they are written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

from benchmarks.live.process import forks
from motherlode.server.storage import storage
from tests.server.storage.scene import insist


class Appender:
    """The process, as seen from the test."""

    def __init__(self, url: str, code: str, name: str, moves: int) -> None:
        context = forks()
        self.undo_ids, theirs = context.Pipe(duplex=False)
        self.process = context.Process(target=append, args=(url, code, name, moves, theirs))
        self.process.start()
        theirs.close()

    def acknowledged(self, most: int) -> list[str]:
        """What the process says is written, as `seq name`, until it ends or that is enough."""
        said: list[str] = []
        try:
            while len(said) < most:
                said.append(self.undo_ids.recv())
        except EOFError:
            pass
        return said

    def kill(self) -> None:
        """End at once."""
        self.process.kill()
        self.process.join()


@contextmanager
def appender(url: str, name: str, moves: int) -> Iterator[Appender]:
    """A process that appends to the table ABCDEF."""
    started = Appender(url, "ABCDEF", name, moves)
    try:
        yield started
    finally:
        started.kill()
        started.undo_ids.close()
        started.process.close()


def append(url: str, code: str, name: str, moves: int, said: Connection) -> None:
    """Append moves, one after the other."""
    asyncio.run(run(url, code, name, moves, said))


async def run(url: str, code: str, name: str, moves: int, said: Connection) -> None:
    """Append moves and say so."""
    async with storage(url) as store:
        for number in range(moves):
            seq = await insist(store, code, f"{name}-{number}")
            said.send(f"{seq} {name}-{number}")
