"""Connections: how many there may be, how large a request, how long anybody is waited for.

uvicorn parses and speaks; these are its protocols with an end to everything that had none.
"""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from typing import Any, Final, Literal

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from motherlode.server.web.limits import address_of

LARGEST_HEAD: Final = 32 * 1024  # bytes of the request line and all headers
LONGEST_URL: Final = 8 * 1024
HEAD_SECONDS: Final = 10.0  # from the connection, or from the first byte, to the end of a head
BODY_SECONDS: Final = 20.0
WRITE_SECONDS: Final = 20.0  # in which a client must take some of what waits for it
PROBE_SECONDS: Final = 2.0  # in which a socket must answer when others want its place
HEALTH: Final = (b"/healthz", b"/readyz")
KEPT_FOR_HEALTH: Final = 16  # connections beyond the most, for those who ask how we are
KEPT_FILES: Final = 256  # for the database, the processes of bots and what is being accepted
PROBE: Final = "motherlode.probe"

Entry = Literal["open", "health", "refused"]


def files_at_most(wanted: int) -> int:
    """How many connections there may be; the system lets a process hold so many files."""
    most, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + KEPT_FOR_HEALTH + KEPT_FILES
    if most < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, min(wanted, most - KEPT_FOR_HEALTH - KEPT_FILES))


class Connections:
    """All connections of a process; 0 is no limit. Proxies may have as many as there are."""

    def __init__(self, each: int, most: int, proxies: tuple[str, ...] = ()) -> None:
        self.each = each
        self.most = files_at_most(most) if most else 0
        self.proxies = proxies
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.held: dict[str, int] = {}

    def enter(self, transport: asyncio.BaseTransport) -> Entry:
        """Count a connection, and say what it may be used for."""
        peer = transport.get_extra_info("peername")
        client = (str(peer[0]), 0) if isinstance(peer, tuple) else None
        address = address_of(client)
        held = self.held.get(address, 0)
        is_proxy = client is None or client[0] in self.proxies
        if self.each and held >= self.each and not is_proxy:
            return "refused"
        if self.most and len(self.open) >= self.most + KEPT_FOR_HEALTH:
            return "refused"
        only_health = self.most and len(self.open) >= self.most
        self.open[transport] = address
        self.held[address] = held + 1
        return "health" if only_health else "open"

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is gone."""
        address = self.open.pop(transport, None)
        if address is not None:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]


class Config(uvicorn.Config):
    """How the application is served, and the connections that there may be."""

    def __init__(self, app: Litestar, guard: Connections, **settings: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **settings)
        self.guard = guard


class TooLarge(Exception):
    """A request that is not read to its end."""


class GuardedHttp(HttpToolsProtocol):
    """A connection that must come to the point."""

    config: Config
    entry: Entry = "refused"
    in_head = True
    head_bytes = 0
    timer: asyncio.TimerHandle | None = None
    writing: asyncio.TimerHandle | None = None
    status = 400  # under which a request is refused that is not understood

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in if there may be one more."""
        super().connection_made(transport)
        self.entry = self.config.guard.enter(transport)
        if self.entry == "refused":
            transport.abort()
        else:
            self.wait_for(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.stop_waiting()
        self.resumed()
        self.config.guard.leave(self.transport)
        super().connection_lost(exc)

    # -- time ---------------------------------------------------------------------------------

    def wait_for(self, seconds: float) -> None:
        """What comes next must be whole within so many seconds."""
        self.stop_waiting()
        self.timer = self.loop.call_later(seconds, self.refuse, 408)

    def stop_waiting(self) -> None:
        """It was whole in time."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def pause_writing(self) -> None:
        """The client takes less than it is sent."""
        super().pause_writing()
        self.writing = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has taken something."""
        super().resume_writing()
        self.resumed()

    def resumed(self) -> None:
        """Nobody waits for the client to take something."""
        if self.writing:
            self.writing.cancel()
            self.writing = None

    # -- size ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on; a head that does not end is not read to its end."""
        if self.transport.is_closing():
            return
        if self.in_head:
            self.head_bytes += len(data)
            if self.timer is None:
                self.wait_for(HEAD_SECONDS)
        super().data_received(data)
        if self.in_head and self.head_bytes > LARGEST_HEAD and not self.transport.is_closing():
            self.refuse(414 if len(self.url_so_far) > LONGEST_URL else 431)

    @property
    def url_so_far(self) -> bytes:
        """What was read of the request line."""
        return getattr(self, "url", b"")

    def on_headers_complete(self) -> None:
        """Look at the head before anything is done about it."""
        self.in_head, self.head_bytes = False, 0
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        self.status = self.status_of(size)
        if self.status != 400:
            raise TooLarge
        self.wait_for(BODY_SECONDS)
        super().on_headers_complete()

    def status_of(self, size: int) -> int:
        """Under which status a head is refused; 400 if only for what is wrong with it."""
        if len(self.url) > LONGEST_URL:
            return 414
        if size > LARGEST_HEAD:
            return 431
        is_health = self.url.partition(b"?")[0] in HEALTH
        return 503 if self.entry == "health" and not is_health else 400

    def on_message_complete(self) -> None:
        """The request is whole; the next one may come."""
        self.stop_waiting()
        self.in_head, self.head_bytes = True, 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what was not understood, or what was not read to its end."""
        if self.status == 400:
            super().send_400_response(msg)
        else:
            self.refuse(self.status)

    def refuse(self, status: int) -> None:
        """End the connection under a status, unless an answer is on its way."""
        self.stop_waiting()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\n\r\n")
            self.transport.close()
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self.stop_waiting()
        super().handle_websocket_upgrade()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that is given up when its client is."""

    config: Config
    heard_at = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.config.guard.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The client is there."""
        self.heard_at = self.loop.time()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Let the application ask whether the client is there."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[PROBE] = self.probe

    def keepalive_timeout(self) -> None:
        """The client has not answered; what it was sent last is not waited for either."""
        super().keepalive_timeout()
        self.transport.abort()

    def probe(self) -> None:
        """Others want the place: whoever does not answer at once is gone."""
        if self.transport.is_closing() or not self.handshake_complete:
            return
        if self.pending_ping_payload is None:
            self.stop_keepalive()
            self.send_keepalive_ping()
        self.loop.call_later(PROBE_SECONDS, self.give_up, self.loop.time())

    def give_up(self, since: float) -> None:
        """End the connection if nothing was heard since then."""
        if self.heard_at <= since and not self.transport.is_closing():
            self.transport.abort()
