"""Stands between us and Postgres and cuts the line at the worst moment."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import Enum, auto
from typing import Self


class Cut(Enum):
    """When to cut the line: never, before a commit arrives, or before its answer does."""

    NEVER = auto()
    BEFORE = auto()
    AFTER = auto()


class Proxy:
    """Passes everything on until it is told to cut; each cut happens once."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.cut = Cut.NEVER
        self.cuts = 0
        self._server: asyncio.Server
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def port(self) -> int:
        """Where it listens."""
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        upstream, server = await asyncio.open_connection("127.0.0.1", self.server_port)
        answers = asyncio.create_task(pass_on(upstream, writer))
        try:
            await self._pass_requests(reader, server, answers)
        except asyncio.CancelledError:
            answers.cancel()
        finally:
            for line in (server, writer):
                line.close()
                with suppress(ConnectionError):
                    await line.wait_closed()
            await asyncio.gather(answers, return_exceptions=True)
            self._tasks.discard(task)

    async def _pass_requests(
        self,
        reader: asyncio.StreamReader,
        server: asyncio.StreamWriter,
        answers: asyncio.Task[None],
    ) -> None:
        while request := await reader.read(65536):
            if b"COMMIT" in request and self.cut is not Cut.NEVER:
                now, self.cut = self.cut, Cut.NEVER
                self.cuts += 1
                if now is Cut.AFTER:
                    answers.cancel()  # the answer will not arrive
                    server.write(request)
                    await server.drain()
                    server.write_eof()
                return
            server.write(request)
            await server.drain()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on all that comes from one side to the other."""
    with suppress(ConnectionError):
        while answer := await reader.read(65536):
            writer.write(answer)
            await writer.drain()
        writer.close()
