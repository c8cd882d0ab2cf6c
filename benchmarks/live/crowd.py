"""Many light clients in one process: each knows its moves, and when who moved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.client import Server
from motherlode.server.protocol import Play

LARGEST: Final = 16 * 1024 * 1024
PATIENCE: Final = 120.0  # seconds to connect


class Look(Struct):
    """As much of a perspective as a light client needs."""

    seat: int | None
    moves: list[int]


class Heard(Struct):
    """As much of a message as a light client needs."""

    kind: str
    step: int = 0
    what: str = ""
    seat: int | None = None
    error: str = ""
    perspectives: list[Look] = []


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What the players of a table have measured since they were last asked."""

    waits: list[float] = field(default_factory=list)  # seconds from a move to another client
    moves: int = 0
    refused: int = 0
    lost: int = 0


class Seat:
    """One player's client at one table."""

    def __init__(self, table: TableOfSeats, visitor: Server, seat: int) -> None:
        self.table = table
        self.visitor = visitor
        self.seat = seat
        self.socket: ClientConnection | None = None
        self.step = 0
        self.asked_at = -1
        self.sent = 0

    async def run(self) -> None:
        """Play until the crowd goes home."""
        async with open_socket(self.visitor, self.table.code) as self.socket:
            self.table.joined()
            with suppress(ConnectionClosed):
                while True:
                    self.hear(DECODER.decode(await self.socket.recv(decode=False)))
        if not self.table.crowd.leaving:
            self.table.figures.lost += 1

    def hear(self, message: Heard) -> None:
        """Take the time of others' moves, and think about ours."""
        if message.kind == "refused":
            self.table.figures.refused += 1
            self.asked_at = -1
        if message.kind not in ("step", "welcome"):
            return
        self.step = message.step
        if message.what == "played" and message.seat != self.seat:
            self.table.note_arrival(message.seat)
        for look in message.perspectives:
            if look.moves and look.seat == self.seat and self.asked_at != message.step:
                self.asked_at = message.step
                self.table.crowd.later(self, look.moves)

    def move(self, moves: list[int], step: int) -> None:
        """Send a move, unless the table has moved on."""
        if self.step != step or self.socket is None or self.table.crowd.leaving:
            return
        self.sent += 1
        choice = self.table.crowd.random.choice(moves)
        play = Play(f"s{self.seat}-{self.sent}", self.seat, choice, self.step)
        self.table.sent[self.seat] = perf_counter()
        self.table.figures.moves += 1
        self.table.crowd.spawn(self.socket.send(msgspec.json.encode(play).decode()))


class TableOfSeats:
    """The clients at one table."""

    def __init__(self, crowd: Crowd, code: str, visitors: list[Server]) -> None:
        self.crowd = crowd
        self.code = code
        self.seats = [Seat(self, one, number) for number, one in enumerate(visitors)]
        self.sent: dict[int, float] = {}
        self.figures = Figures()

    def joined(self) -> None:
        """One more is connected."""
        self.crowd.connected += 1
        self.crowd.news.set()

    def note_arrival(self, seat: int | None) -> None:
        """Somebody's move has reached another client."""
        if seat in self.sent:
            self.figures.waits.append(perf_counter() - self.sent[seat])


class Crowd:
    """Everybody at all tables."""

    def __init__(self, think: float, seed: int = 1) -> None:
        self.think = think
        self.random = Random(seed)
        self.tables: list[TableOfSeats] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.connected = 0
        self.news = asyncio.Event()
        self.leaving = False

    def spawn(self, work: object) -> None:
        """Do something beside all else."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self.tasks.add(task)
        task.add_done_callback(self.forget)

    def forget(self, task: asyncio.Task[None]) -> None:
        """It is done; a connection that was lost is counted elsewhere."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def later(self, seat: Seat, moves: list[int]) -> None:
        """Move after a while."""
        pause = self.random.expovariate(1 / self.think) if self.think else 0
        asyncio.get_running_loop().call_later(pause, seat.move, moves, seat.step)

    async def come(self, codes: list[tuple[str, list[Server]]], at_once: int = 50) -> None:
        """Connect everybody, some at a time."""
        for first in range(0, len(codes), at_once):
            for code, visitors in codes[first : first + at_once]:
                table = TableOfSeats(self, code, visitors)
                self.tables.append(table)
                for seat in table.seats:
                    self.spawn(seat.run())
            seats = sum(len(table.seats) for table in self.tables)
            await self.until(lambda seats=seats: self.connected >= seats)  # type: ignore[misc]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for news."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.news.clear()
                await self.news.wait()

    def take(self) -> list[Figures]:
        """The figures of each table since the last time."""
        figures = [table.figures for table in self.tables]
        for table in self.tables:
            table.figures = Figures()
        return figures

    async def go(self) -> None:
        """Everybody leaves."""
        self.leaving = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def open_socket(visitor: Server, code: str) -> connect:
    """A connection to a table."""
    return connect(
        f"{visitor.address.replace('http', 'ws', 1)}/ws/tables/{code}",
        additional_headers=visitor.headers(),
        compression=None,
        max_size=LARGEST,
        open_timeout=PATIENCE,
        ping_interval=None,
    )
