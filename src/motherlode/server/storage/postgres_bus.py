"""Wake-ups between processes by Postgres: LISTEN and NOTIFY, carrying only a code and a number."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from sqlalchemy import URL, NullPool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from motherlode.server.storage.bus import LocalBus
from motherlode.server.storage.interfaces import ANYTHING

CHANNEL: Final = "motherlode"
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest($1::text[]) AS told"
HEARTBEAT: Final = 10.0  # seconds after which a silent connection is tried
PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds between tries to connect

logger: Final = logging.getLogger(__name__)


class PostgresBus(LocalBus):
    """One connection that listens and tells; when it is lost it is made again.

    What could not be told waits until it can. After every new connection those who listen
    here hear `ANYTHING`: something may have been told while nobody listened.
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._engine: AsyncEngine = create_async_engine(
            url, poolclass=NullPool, connect_args={"timeout": 5.0, "command_timeout": 5.0}
        )
        self._unsent: dict[str, int] = {}
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and stay connected."""
        connected = asyncio.Event()
        self._task = asyncio.create_task(self._stay_connected(connected))
        await connected.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._engine.dispose()
        await super().close()

    async def publish(self, code: str, seq: int) -> None:
        """Tell the others as soon as the connection allows."""
        self._unsent[code] = max(seq, self._unsent.get(code, 0))
        self._woken.set()

    async def _stay_connected(self, connected: asyncio.Event) -> None:
        tries = 0
        while True:
            try:
                async with self._engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver: Any = raw.driver_connection
                    await driver.add_listener(CHANNEL, self._heard)
                    driver.add_termination_listener(self._lost)
                    connected.set()
                    tries = 0
                    self.wake(*ANYTHING)
                    await self._converse(driver)
            except Exception as trouble:
                if tries == 0:
                    logger.warning("wake-ups are interrupted: %s", type(trouble).__name__)
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    async def _converse(self, driver: Any) -> None:
        while True:
            await self._send(driver)
            try:
                await asyncio.wait_for(self._woken.wait(), HEARTBEAT)
            except TimeoutError:
                await driver.execute("SELECT 1")

    async def _send(self, driver: Any) -> None:
        self._woken.clear()
        unsent, self._unsent = self._unsent, {}
        try:
            if unsent or driver.is_closed():
                await driver.execute(NOTIFY, [f"{code} {seq}" for code, seq in unsent.items()])
        except BaseException:
            self._unsent = unsent | self._unsent
            raise

    def _heard(self, driver: Any, process: int, channel: str, told: str) -> None:
        code, _, seq = told.rpartition(" ")
        if seq.isdecimal():
            self.wake(code, int(seq))

    def _lost(self, driver: Any) -> None:
        self._woken.set()
