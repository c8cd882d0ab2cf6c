"""Answers made of finished matches: sent as they are made, and only while somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Request
from litestar.types import Receive, Scope, Send

from motherlode.server.web.entity_tags import PRIVATE
from motherlode.server.web.limits import address_of
from motherlode.server.web.replay_jobs import Work
from motherlode.server.web.replay_pool import KEPT_EACH, Order, ReplayPool

AnyHttpRequest = Request[Any, Any, Any]
Feed = Callable[[Order], Awaitable[None]]  # gives a job what it is made of
JSON: Final = (b"content-type", b"application/json")


class Made:
    """One answer. What was made lately is not made again."""

    def __init__(
        self,
        request: AnyHttpRequest,
        pool: ReplayPool,
        feed: Feed,
        work: Work,
        tag: str,
    ) -> None:
        self.address = address_of(request.scope["client"])
        self.packs = "gzip" in request.headers.get("Accept-Encoding", "")
        self.pool = pool
        self.feed = feed
        self.work = work
        self.tag = tag
        self.key = tag, self.packs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it; if the client goes the rest is not made."""
        known = self.pool.cache.find(self.key)
        if known is not None:
            await self.begin(send, len(known))
            await send({"type": "http.response.body", "body": known, "more_body": False})
            return
        order = self.pool.order(self.address)
        try:
            await while_waited_for(self.send_all(order, send), receive)
        finally:
            order.close()

    async def send_all(self, order: Order, send: Send) -> None:
        """Send piece after piece, and keep them for whoever asks next."""
        await self.feed(order)
        kept: list[bytes] = []
        size = 0
        async for piece in order.pieces(self.work, self.packs):
            if not size:
                await self.begin(send)
            size += len(piece)
            if size <= KEPT_EACH:
                kept.append(piece)
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        if size <= KEPT_EACH:
            self.pool.cache.keep(self.key, b"".join(kept))

    async def begin(self, send: Send, length: int | None = None) -> None:
        """Send the head of the answer."""
        headers = [JSON, (b"etag", self.tag.encode()), (b"cache-control", PRIVATE.encode())]
        headers.append((b"vary", b"Accept-Encoding"))
        if self.packs:
            headers.append((b"content-encoding", b"gzip"))
        if length is not None:
            headers.append((b"content-length", str(length).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})


async def while_waited_for(work: Any, receive: Receive) -> None:
    """Do work as long as its client is there."""
    doing, going = asyncio.ensure_future(work), asyncio.ensure_future(gone(receive))
    try:
        await asyncio.wait([doing, going], return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            doing.result()
    finally:
        for task in (doing, going):
            task.cancel()
        await asyncio.gather(doing, going, return_exceptions=True)


async def gone(receive: Receive) -> None:
    """Wait until the client goes."""
    while (await receive())["type"] != "http.disconnect":
        pass
