"""What SQLite and Postgres have in common: work is a function of a connection."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection

from motherlode.server.storage.appends import Append
from motherlode.server.storage.interfaces import Unavailable

PORTION: Final = 500

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """A database that is open. Work may be done more than once: it must not mind."""

    closed = False

    @abstractmethod
    async def start(self) -> None:
        """Begin; the tables are there."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        self.closed = True

    def must_be_open(self) -> None:
        """Raise if it was closed."""
        if self.closed:
            raise Unavailable("the storage is closed")

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction; it is on disk when this returns."""

    @abstractmethod
    async def append(self, append: Append) -> None:
        """Append to a log; it is on disk when this returns."""


async def in_portions(database: Database, work: Callable[..., int]) -> int:
    """Do work of which much may have come together, so that nobody waits long; how much."""
    done = 0
    while portion := await database.write(partial(work, limit=PORTION)):
        done += portion
    return done
