"""A table over a WebSocket: one task reads what the client asks, one sends what it is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from motherlode.server.protocol import LARGEST_MESSAGE, AnyRequest, Refused
from motherlode.server.rooms.client import Client, Why
from motherlode.server.rooms.requests import answer
from motherlode.server.rooms.room import Room
from motherlode.server.storage.interfaces import NoTable, Person, Unavailable, Visitor
from motherlode.server.terms import MoveId
from motherlode.server.web.bans import BanList
from motherlode.server.web.codes import known_code
from motherlode.server.web.connections import PROBE
from motherlode.server.web.dependencies import (
    AccountsHere,
    BansHere,
    Limiters,
    LimitersHere,
    MetricsHere,
    RoomsHere,
    SessionsHere,
    SignerHere,
)
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import recognise
from motherlode.server.web.limits import Bucket, Probe, address_of
from motherlode.server.web.prometheus import PrometheusMetrics

Socket = WebSocket[Any, Any, Any]

NOBODY: Final = 4401  # a token that is not known
NO_TABLE: Final = 4404
TOO_LARGE: Final = 1009
TOO_FAST: Final = 4429
UNAVAILABLE: Final = 1013
ENDINGS: Final = {"shutdown": 1012, "slow": 4408, "signed_out": 4410}

SEND_SECONDS: Final = 20  # in which a client must take a message
CLOSE_SECONDS: Final = 1
MOST_REFUSED: Final = 100  # messages sent too fast before the connection is ended
LONGEST_WAIT: Final = 2.0  # seconds for which a client that is too fast is not heard

DECODER: Final = msgspec.json.Decoder(AnyRequest)


class Named(Struct):
    """As much of a message as is needed to answer it."""

    id: MoveId | None = None


NAME_DECODER: Final = msgspec.json.Decoder(Named)


class Over(Exception):
    """The connection is to be ended under a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/ws/tables/{code:str}")
async def table_socket(
    socket: Socket,
    code: FromPath[str],
    rooms: RoomsHere,
    accounts: AccountsHere,
    sessions: SessionsHere,
    bans: BansHere,
    signer: SignerHere,
    limiters: LimitersHere,
    metrics: MetricsHere,
    since: FromQuery[str | None] = None,
) -> None:
    """Let a client in at a table until one of both goes."""
    await socket.accept()
    address = address_of(socket.scope["client"])
    probe = probe_of(socket)
    if limiters.openings.wait(address) or not limiters.sockets.enter(address, probe):
        metrics.refused("too_fast")
        return await end(socket, Over(TOO_FAST, "too many connections"))
    metrics.sockets.inc()
    try:
        await bans.refuse_address(socket)
        visitor = await recognise(socket, accounts, sessions, signer)
        room = await rooms.find(known_code(code))
        talk = Conversation(socket, room, visitor or onlooker(), limiters, metrics, bans)
        await talk.run(number(since))
    except Over as over:
        await end(socket, over)
    except NoTable:
        await end(socket, Over(NO_TABLE, "no such table"))
    except Refusal as refusal:
        await end(socket, Over(NOBODY, str(refusal)))
    except Unavailable:
        await end(socket, Over(UNAVAILABLE, "try again later"))
    finally:
        metrics.sockets.dec()
        limiters.sockets.leave(address, probe)


def probe_of(socket: Socket) -> Probe:
    """What asks the client whether it is still there, if the server can do that."""
    extensions = cast(dict[str, Any], socket.scope.get("extensions") or {})
    probe: Probe = extensions.get(PROBE, lambda: None)
    return probe


def onlooker() -> Visitor:
    """Somebody whom we do not know and who only watches."""
    return Visitor(Person(id="", name="", avatar=""))


def number(since: str | None) -> int | None:
    """The last sequence number that a client has seen."""
    understood = since and since.isascii() and since.isdecimal() and len(since) < 16
    return int(since) if since and understood else None


async def end(socket: Socket, over: Over) -> None:
    """Close a connection, even one that takes nothing any more."""
    with suppress(TimeoutError, RuntimeError, WebSocketException):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(over.code, over.reason)


class SocketClient(Client):
    """A client that wakes its conversation when it is closed."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor.person, session=visitor.session, session_id=visitor.session_id)
        self.ended = asyncio.Event()

    def close(self, why: Why) -> None:
        """End after what is queued."""
        super().close(why)
        self.ended.set()


class Conversation:
    """One client at one table."""

    def __init__(
        self,
        socket: Socket,
        room: Room,
        visitor: Visitor,
        limiters: Limiters,
        metrics: PrometheusMetrics,
        bans: BanList,
    ) -> None:
        self.socket = socket
        self.room = room
        self.client = SocketClient(visitor)
        self.limiters = limiters
        self.metrics = metrics
        self.bans = bans
        self.address = address_of(socket.scope["client"])
        limits = limiters.limits
        self.bucket = Bucket(limits.messages, max(1, limits.messages_burst), monotonic())
        self.refused = 0

    async def run(self, since: int | None) -> None:
        """Talk until one of the tasks ends; then nobody waits for the others."""
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.room.join(self.client, since)
            work = (self.read(), self.write(), self.watch())
            tasks = [asyncio.create_task(part) for part in work]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.room.part(self.client)

    # -- what the client is told ---------------------------------------------------------------

    async def write(self) -> None:
        """Send everything in order; whoever does not take it is left behind."""
        try:
            async for message in self.client:
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(message)
        except TimeoutError:
            self.client.close("slow")
        raise self.over()

    async def watch(self) -> None:
        """Whoever takes nothing does not take the last words either."""
        await self.client.ended.wait()
        if self.client.closed != "slow":
            await asyncio.sleep(CLOSE_SECONDS)
        raise self.over()

    def over(self) -> Over:
        """Why the client was closed."""
        why = self.client.closed or "slow"
        return Over(ENDINGS[why], why)

    # -- what the client asks -----------------------------------------------------------------

    async def read(self) -> None:
        """Hear the client until it goes."""
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            if text is None:
                self.refuse(None, "not_understood", "messages are text")
            elif len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
                raise Over(TOO_LARGE, "message too large")
            elif await self.may_ask():
                await self.bans.refuse_address(self.socket)
                await self.handle(text)

    async def may_ask(self) -> bool:
        """Whether a message comes in time; one that is too fast makes the next ones wait."""
        limits = self.limiters.limits
        wait = self.bucket.take(monotonic()) if limits.messages else 0
        wait = wait or self.limiters.messages.wait(self.address)
        if not wait:
            self.refused = 0
            return True
        self.refused += 1
        if self.refused > MOST_REFUSED:
            raise Over(TOO_FAST, "too many messages")
        self.refuse(None, "too_fast", f"too many messages; wait {wait:.1f} seconds")
        await asyncio.sleep(min(wait, LONGEST_WAIT))
        return False

    async def handle(self, text: str) -> None:
        """Carry out one message."""
        try:
            request = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.refuse(name_of(text), "not_understood", str(error))
            return
        await answer(self.room, self.client, request)

    def refuse(self, sent: str | None, error: str, text: str) -> None:
        """Say that a message was not heard."""
        self.metrics.refused(error)
        self.client.send(Refused(sent, error, text))


def name_of(text: str) -> str | None:
    """The id of a message that cannot be understood otherwise."""
    try:
        return NAME_DECODER.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None
