"""Whom those who run the server let in no more; asked for anew every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from litestar.connection import ASGIConnection

from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.storage.keepers import DatabaseKeepers
from motherlode.server.web.errors import Refusal
from motherlode.server.web.limits import address_of

FRESH: Final = 5.0  # seconds for which the list is believed
PATIENCE: Final = 1.0  # seconds for which it is waited for; then the last one is believed


class BanList:
    """The bans of a server, kept in memory for a few seconds."""

    def __init__(self, keepers: DatabaseKeepers, clock: Callable[[], float] = monotonic) -> None:
        self.keepers = keepers
        self.clock = clock
        self.known: set[tuple[str, str]] = set()
        self.stale_at = float("-inf")

    async def refuse_address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse whoever asks from an address that is banned."""
        await self.refuse("address", address_of(connection.scope["client"]))

    async def refuse(self, kind: str, subject: str) -> None:
        """Refuse whoever is banned."""
        if self.clock() >= self.stale_at:
            self.stale_at = self.clock() + FRESH
            with suppress(Unavailable, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    self.known = await self.keepers.bans()
        if (kind, subject) in self.known:
            raise Refusal(403, "banned", "you cannot play here any more")
