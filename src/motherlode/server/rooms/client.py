"""A connected client: a bounded queue of messages that are still to be sent."""

from __future__ import annotations

from asyncio import Queue, QueueFull
from collections.abc import AsyncIterator
from typing import Final, Literal

import msgspec

from motherlode.server.protocol import AnyMessage, Closing
from motherlode.server.storage.interfaces import Person

QUEUED: Final = 256  # messages that may wait for a client that reads slowly

Why = Literal["shutdown", "slow", "signed_out"]
ENCODER: Final = msgspec.json.Encoder()


class Client:
    """Somebody's socket. Whoever does not read is dropped and may come back."""

    def __init__(
        self, person: Person, queued: int = QUEUED, session: int = 0, session_id: str = ""
    ) -> None:
        self.person = person
        self.session = session
        self.session_id = session_id
        self.queue: Queue[bytes | None] = Queue(queued + 2)  # and room for the last words
        self.queued = queued
        self.closed: Why | None = None

    def send(self, message: AnyMessage) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        if self.closed:
            return
        if self.queue.qsize() >= self.queued:
            self.close("slow")
        else:
            self.queue.put_nowait(message)

    def close(self, why: Why) -> None:
        """End after what is queued; who is too slow gets nothing more but that."""
        if self.closed:
            return
        self.closed = why
        if why == "slow":
            while not self.queue.empty():
                self.queue.get_nowait()
        for last in (ENCODER.encode(Closing(why)), None):
            try:
                self.queue.put_nowait(last)
            except QueueFull:  # pragma: no cover - two places are kept free
                return

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """The messages in order, until the client is closed."""
        while (message := await self.queue.get()) is not None:
            yield message
