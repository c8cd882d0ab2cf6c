"""A house for tests, and guests that play at its tables as a page would."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from motherlode.coach.review import Hint
from motherlode.server.protocol import AnyRequest, Play
from motherlode.server.rooms.bot_pool import (
    NOBODYS,
    BotPool,
    Sight,
    Thought,
    Whose,
    advise,
    choose,
    step_in,
)
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.rooms.requests import answer
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage import storage
from motherlode.server.storage.interfaces import Person

DEADLINE = 60  # seconds after which a test that waits has failed


class Failures(Metrics):
    """Nothing may fail unseen."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []

    def failed(self, error: Exception) -> None:
        self.errors.append(error)


class BotsHere(BotPool):
    """Bots that think in the test's own process."""

    def __init__(self) -> None:
        super().__init__(processes=0)

    async def choose(self, sight: Sight, whose: Whose = NOBODYS) -> Thought:
        await asyncio.sleep(0)
        return choose(sight)

    async def step_in(self, sight: Sight, whose: Whose = NOBODYS) -> Thought:
        await asyncio.sleep(0)
        return step_in(sight)

    async def hint(self, sight: Sight, whose: Whose = NOBODYS) -> Hint:
        await asyncio.sleep(0)
        return advise(sight)


@asynccontextmanager
async def house(folder: Path, name: str = "house.db") -> AsyncIterator[Rooms]:
    """All tables of a process, on a file of the test's own."""
    failures = Failures()
    async with (
        storage(f"sqlite:///{folder / name}") as store,
        Rooms(
            store.log_store,
            store.leases,
            store.bus,
            store.presence,
            store.sessions,
            BotsHere(),
            failures,
        ) as rooms,
    ):
        yield rooms
    if failures.errors:
        raise failures.errors[0]


def person(name: str) -> Person:
    return Person(name.lower(), name, "")


def entropy() -> str:
    return secrets.token_hex(32)


class Guest:
    """A client that reads what it is told and answers at random; an onlooker only reads."""

    def __init__(self, room: Room, who: Person, seed: int = 1) -> None:
        self.room = room
        self.client = Client(who)
        self.luck = Random(seed)
        self.step = 0
        self.messages: list[dict[str, Any]] = []
        self.perspectives: dict[int | None, dict[str, Any]] = {}
        self.sent = 0

    async def join(self, since: int | None = None) -> None:
        await self.room.join(self.client, since)

    async def leave(self) -> None:
        await self.room.part(self.client)

    def read(self) -> list[dict[str, Any]]:
        """Everything that has come since."""
        fresh = []
        while not self.client.queue.empty():
            message = self.client.queue.get_nowait()
            if message is not None:
                fresh.append(msgspec.json.decode(message))
        for message in fresh:
            self.take_in(message)
        self.messages += fresh
        return fresh

    def has_read(self, what: str) -> bool:
        """Whether a kind of step has come by now."""
        self.read()
        return any(message.get("what") == what for message in self.messages)

    def take_in(self, message: dict[str, Any]) -> None:
        self.step = max(self.step, message.get("step", 0))
        for perspective in message.get("perspectives", []):
            self.perspectives[perspective["seat"]] = perspective

    async def ask(self, request: AnyRequest) -> dict[str, Any]:
        """Send a request and read until its answer comes."""
        await answer(self.room, self.client, request)
        return next(m for m in reversed(self.read()) if m.get("id") == request.id)

    async def play(self, seat: int, move: int | str) -> dict[str, Any]:
        self.sent += 1
        return await self.ask(Play(f"{self.client.person.id}-{self.sent}", seat, move, self.step))

    async def play_to_the_end(self) -> None:
        """Answer whatever is asked until the match is over."""
        async with asyncio.timeout(DEADLINE):
            while not self.room.table.over:
                self.read()
                for seat, perspective in list(self.perspectives.items()):
                    if seat is not None and perspective["moves"]:
                        await self.play(seat, self.luck.choice(perspective["moves"]))
                await asyncio.sleep(0)
