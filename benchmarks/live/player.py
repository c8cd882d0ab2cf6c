"""Somebody at a table over a WebSocket: reads everything, keeps it, and answers at random."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from motherlode.client import Server
from motherlode.server.protocol import AnyRequest, Consent, Play

LARGEST: Final = 16 * 1024 * 1024
AGAIN: Final = 0.1  # seconds between tries to connect
PATIENCE: Final = 60.0  # seconds until something that must happen has not happened
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError)

Message = dict[str, Any]
Choose = Callable[[int, Message], int | None]


class Gap(AssertionError):
    """A client was told something twice, or not at all."""


class Player:
    """One client at one table; `plays` says whether it answers by itself."""

    def __init__(self, server: Server, code: str, seed: int = 1, plays: bool = True) -> None:
        self.server = server
        self.code = code
        self.random = Random(seed)
        self.plays = plays
        self.agrees = True  # to whoever wants to take a move back
        self.choose: Choose = self.choose_any
        self.socket: ClientConnection | None = None
        self.reading: Task[None] | None = None
        self.changed = asyncio.Event()
        self.numbers = count(1)
        self.name = f"{seed}"
        self.welcome: Message = {}
        self.step: int | None = None
        self.steps: list[Message] = []
        self.messages: list[bytes] = []
        self.perspectives: dict[int | None, Message] = {}
        self.table: Message = {}
        self.answers: dict[str, Future[Message]] = {}
        self.sent: dict[int, Play] = {}  # by seat: what is not yet answered
        self.acknowledged: list[tuple[str, int]] = []  # ids of moves, and where the log stood

    # -- the connection ----------------------------------------------------------------------

    async def join(self) -> None:
        """Connect, from where we were."""
        where = self.server.address.replace("http", "ws", 1)
        since = "" if self.step is None else f"?since={self.step}"
        self.socket = await connect(
            f"{where}/ws/tables/{self.code}{since}",
            additional_headers=self.server.headers(),
            max_size=LARGEST,
            compression=None,
            open_timeout=PATIENCE,
        )
        self.welcome = {}
        self.reading = asyncio.create_task(self.read(self.socket))
        await self.until(lambda: bool(self.welcome) or self.is_lost)

    async def drop(self) -> None:
        """Be gone without a word."""
        if self.socket:
            self.socket.transport.abort()
        await self.gone()

    async def leave(self) -> None:
        """Say goodbye."""
        if self.socket:
            await self.socket.close()
        await self.gone()

    async def gone(self) -> None:
        """Wait until the connection has ended."""
        if self.reading:
            await asyncio.wait([self.reading])
        self.socket = None

    @property
    def is_lost(self) -> bool:
        """Whether the connection has ended."""
        return self.reading is None or self.reading.done()

    async def read(self, socket: ClientConnection) -> None:
        """Hear the server until the connection ends."""
        try:
            while True:
                message = await socket.recv(decode=False)
                self.messages.append(message)
                self.hear(heard := msgspec.json.decode(message))
                if heard["kind"] == "welcome":
                    await self.send_again()
                if self.plays:
                    await self.answer()
                self.changed.set()
        except LOST:
            return
        finally:
            for waiting in self.answers.values():
                waiting.cancel()
            self.answers.clear()
            asyncio.get_running_loop().call_soon(self.changed.set)  # when this task has ended

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something that we will be told."""
        async with asyncio.timeout(seconds):
            while not condition():
                if self.is_lost and self.reading:
                    self.reading.result()  # raises what went wrong
                self.changed.clear()
                await self.changed.wait()

    async def stay_until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something and come back whenever the connection is lost."""
        async with asyncio.timeout(seconds):
            while not condition():
                if self.is_lost:
                    await self.try_to_join()
                await self.until(lambda: condition() or self.is_lost, seconds)

    async def try_to_join(self) -> None:
        """Connect, if somebody listens."""
        try:
            await self.join()
        except LOST:
            await asyncio.sleep(AGAIN)

    # -- what we are told --------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        """Take a message in."""
        match message["kind"]:
            case "welcome":
                self.be_welcomed(message)
            case "step":
                self.follow(message)
            case "done" | "refused" | "reasons":
                self.be_answered(message)
        if message.get("table"):
            self.table = message["table"]
        for perspective in message.get("perspectives", ()):
            self.perspectives[perspective["seat"]] = perspective

    def be_welcomed(self, message: Message) -> None:
        """Where the table stands, and what we missed."""
        self.welcome = message
        for step in message["steps"]:
            self.follow(step)
        if self.step is not None and message["step"] < self.step:
            raise Gap(f"we know {self.step} already, the table stands at {message['step']}")
        self.step = message["step"]

    def follow(self, step: Message) -> None:
        """One thing after the other; orders of our own take no number."""
        due = None if self.step is None else self.step + (step["what"] != "ordered")
        if due is not None and step["step"] != due:
            raise Gap(f"step {step['step']} after {self.step}")
        self.step = step["step"]
        self.steps.append(step)

    def be_answered(self, message: Message) -> None:
        """What became of a request."""
        for seat, play in list(self.sent.items()):
            if message["id"] in (play.id, None):
                del self.sent[seat]
                if message["kind"] == "done":
                    self.acknowledged.append((play.id, message["step"]))
        waiting = self.answers.pop(message["id"] or "", None)
        if waiting and not waiting.done():
            waiting.set_result(message)

    # -- what we ask -------------------------------------------------------------------------

    def new_id(self) -> str:
        """An id that we have not used."""
        return f"p{self.name}-{next(self.numbers)}"

    async def send(self, request: AnyRequest) -> None:
        """Send a request; if the connection is lost it is as if it were not sent."""
        assert self.socket is not None
        with suppress(*LOST):
            await self.socket.send(msgspec.json.encode(request).decode())

    async def send_again(self) -> None:
        """What was not answered before the connection was lost; done already or not."""
        for play in list(self.sent.values()):
            await self.send(play)

    async def ask(self, request: AnyRequest) -> Message:
        """Send a request and wait for its answer."""
        waiting: Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[request.id] = waiting
        await self.send(request)
        async with asyncio.timeout(PATIENCE):
            return await waiting

    async def play(self, seat: int, move: int | str) -> Message:
        """Make a move and wait for the answer."""
        return await self.ask(Play(self.new_id(), seat, move, self.step or 0))

    async def answer(self) -> None:
        """Answer whatever our seats are asked."""
        for seat in self.held:
            perspective = self.perspectives.get(seat)
            if perspective is None or seat in self.sent:
                continue
            if self.is_asked_to_agree(seat, perspective):
                await self.send(Consent(self.new_id(), seat, self.agrees))
            elif perspective["moves"] and not self.is_over:
                move = self.choose(seat, perspective)
                if move is not None:
                    self.sent[seat] = Play(self.new_id(), seat, move, self.step or 0)
                    await self.send(self.sent[seat])

    def is_asked_to_agree(self, seat: int, perspective: Message) -> bool:
        """Whether somebody waits for this seat's consent; it is answered once."""
        undo = perspective["undo"]
        if undo["state"] != "asked" or seat not in undo["waiting"] or "agreed" in perspective:
            return False
        perspective["agreed"] = True
        return True

    def choose_any(self, seat: int, perspective: Message) -> int | None:
        """Any move."""
        return int(self.random.choice(perspective["moves"]))

    # -- what we know ------------------------------------------------------------------------

    @property
    def held(self) -> Sequence[int]:
        """The seats that we play for."""
        me = self.welcome.get("person")
        return [one["seat"] for one in self.table.get("seats", ()) if one["person"] == me and me]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return any(one["view"]["over"] for one in self.perspectives.values())

    @property
    def is_revealed(self) -> bool:
        """Whether the secret of the luck is open."""
        return self.table.get("secret") is not None

    def told(self) -> list[Message]:
        """Every step as anyone who looks from here must have been told, now or later."""
        left_out = ("perspectives", "table", "clocks", "kind")
        return [{k: v for k, v in one.items() if k not in left_out} for one in self.steps]

    def kinds(self) -> list[str]:
        """What happened, in order."""
        return [step["what"] for step in self.steps]
