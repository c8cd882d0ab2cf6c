"""Runs the application on a socket until it is told to end, and ends without losing anybody."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Final

import uvicorn
from litestar import Litestar

from motherlode.core.errors import MotherlodeError
from motherlode.server.protocol import LARGEST_MESSAGE
from motherlode.server.settings import Settings
from motherlode.server.web.connections import Config, Connections
from motherlode.server.web.dependencies import dependencies_of

WAITING: Final = 128  # connections that may wait to be accepted
STALLED: Final = 60_000  # milliseconds until a peer that takes nothing is given up
IDLE: Final = 15  # seconds until a connection is ended that asks for nothing more
ENDING: Final = (signal.SIGINT, signal.SIGTERM)
COLLECTING: Final = (10_000, 20, 20)  # after so many new objects, and so many smaller rounds
GOODBYE: Final = 0.2  # seconds for the last words to everybody


class CannotListen(MotherlodeError):
    """The address is another's, or is not ours to use."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that accepts connections; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotListen(f"cannot listen on {host}:{port}: {error.strerror}") from None
    listening.listen(WAITING)
    listening.setblocking(False)
    return listening


def address(listening: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


class Server(uvicorn.Server):
    """Says goodbye before it closes its connections."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        super().__init__(config(app, settings))

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End by a signal, but do not die of it: tables and storage have to end too."""
        if current_thread() is not main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in ENDING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def work(self, listening: socket.socket, ready: Callable[[], object]) -> None:
        """Open all dependencies and serve until the end is wanted."""
        try:
            async with self.app.lifespan():
                ready()
                await self.serve([listening])
        except BaseExceptionGroup as group:
            raise first_of(group) from None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everyone at a table is told to come back; what is under way is finished."""
        rooms = dependencies_of(self.app.state).rooms
        rooms.closing = True
        for scheduler in list(rooms.schedulers.values()):
            scheduler.room.close()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def config(app: Litestar, settings: Settings) -> Config:
    """How the application is served; it opens and closes its own dependencies."""
    limits = settings.limits
    return Config(
        app,
        Connections(limits.connections, limits.all_connections, settings.proxies),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=IDLE,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=round(settings.shutdown) or 1,
    )


def first_of(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """What went wrong first, out of the wrapping of the framework."""
    error = group.exceptions[0]
    return first_of(error) if isinstance(error, BaseExceptionGroup) else error


async def run(
    app: Litestar,
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], object] = lambda: None,
) -> None:
    """Serve until a signal comes; `ready` is called when everything is open."""

    def opened() -> None:
        spare_collector()
        ready()

    await Server(app, settings).work(listening, opened)


def spare_collector() -> None:
    """Do not look for garbage among what stays: that takes long enough for players to notice."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
