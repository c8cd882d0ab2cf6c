"""Houses that are struck: one server on a file, two on a Postgres, or the Postgres itself."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final, Self

from benchmarks.live.player import Player
from benchmarks.live.process import ServerProcess
from tests.server.postgres import Postgres, serve

LEASE: Final = 2  # seconds: what a dead process had to do is soon done by another
KEY: Final = "the key that all servers of a house sign with"


class House(ABC):
    """Some servers on one database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.closing = ExitStack()
        self.servers: list[ServerProcess] = []

    @property
    @abstractmethod
    def database(self) -> str:
        """The address of the database."""

    @abstractmethod
    async def strike(self, random: Random, players: Sequence[Player]) -> None:
        """Let something die and bring it back; whoever loses a server goes to another."""

    def open_servers(self, number: int) -> None:
        """Start some servers."""
        for place in range(number):
            log = self.folder / f"server{place}.log"
            server = ServerProcess(self.database, log, lease=LEASE, secret_key=KEY)
            self.servers.append(self.closing.enter_context(server))

    def any_address(self, random: Random) -> str:
        """One of the servers."""
        return random.choice(self.servers).address

    def __enter__(self) -> Self:
        self.open_servers(1)
        return self

    def __exit__(self, *error: object) -> None:
        self.closing.close()


class SqliteHouse(House):
    """One server on a file; it is killed."""

    @property
    def database(self) -> str:
        """The address of the file."""
        return f"sqlite:///{self.folder / 'house.db'}"

    async def strike(self, random: Random, players: Sequence[Player]) -> None:
        """Kill the server and start it again."""
        self.servers[0].kill()
        await asyncio.to_thread(self.servers[0].start)


class PostgresHouse(House):
    """Two servers on a Postgres; one of them is killed and the other goes on."""

    postgres: Postgres

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.postgres.url("postgres")

    def __enter__(self) -> Self:
        self.postgres = self.closing.enter_context(contextmanager(serve)())
        self.open_servers(2)
        return self

    async def strike(self, random: Random, players: Sequence[Player]) -> None:
        """Kill a server; its players go to the other one while it is started again."""
        dies, lives = random.sample(self.servers, 2)
        gone = dies.address
        dies.kill()
        for player in players:
            if player.server.address == gone:
                player.server.address = lives.address
        await asyncio.to_thread(dies.start)


class RestartedHouse(PostgresHouse):
    """Two servers on a Postgres that is restarted as if its plug had been pulled."""

    async def strike(self, random: Random, players: Sequence[Player]) -> None:
        """Stop the database at once and start it again."""
        await asyncio.to_thread(self.postgres.stop, "immediate")
        await asyncio.to_thread(self.postgres.start)


HOUSES: Final[dict[str, Callable[[Path], House]]] = {
    "sqlite": SqliteHouse,
    "postgres": PostgresHouse,
    "restart": RestartedHouse,
}
