"""What the rest of the server asks of a storage. SQLite and Postgres both give it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from motherlode.core.errors import MotherlodeError
from motherlode.server.tables.entries import Stored


class Raced(MotherlodeError):
    """Somebody else wrote that sequence number first: read on and try again."""


class NoTable(MotherlodeError):
    """No table has that code."""


class Sitting(Struct, frozen=True):
    """Who sits where, as far as lists need it."""

    seat: int
    person: str | None  # None for a bot
    name: str
    avatar: str = ""
    rank: int | None = None  # once the match is over


class Summary(Struct, frozen=True):
    """A table in a list: made from its log, kept beside it for searching."""

    code: str
    game: str
    phase: Literal["open", "playing", "over"]
    listed: bool
    host: str
    seats: int
    sittings: list[Sitting]
    asked: list[int]  # the seats that are asked now
    moves: int
    opened: int  # milliseconds since 1970
    changed: int
    wake: int | None = None  # when the table has to do something by itself; None for never


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, or an account once there is a password."""

    id: str
    name: str
    avatar: str
    login: str | None = None  # of an account
    bot: bool = False


class Archive(Protocol):
    """The logs of all tables. An append is on disk before it returns."""

    async def open(
        self, code: str, secret: bytes, entries: Sequence[Stored], summary: Summary
    ) -> None:
        """Begin the log of a new table; a code that is taken raises `Raced`."""

    async def read(self, code: str, since: int = 0) -> list[Stored]:
        """The entries after `since`, in order; `NoTable` if there is none."""

    async def append(self, code: str, entries: Sequence[Stored], summary: Summary) -> None:
        """Write entries under their sequence numbers, all or none; or raise `Raced`."""

    async def secret(self, code: str) -> bytes:
        """The secret of a table's luck."""

    async def summaries(
        self,
        *,
        phase: str | None = None,
        listed: bool | None = None,
        game: str | None = None,
        person: str | None = None,
        player: str | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        """Tables that fit, the latest change first; `player` is a part of a player's name."""


class Leases(Protocol):
    """Work that must happen once: whoever holds the lease of a table does it."""

    async def take(self, code: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease; False if another process holds it."""

    async def renew(self, holder: str, seconds: float) -> list[str]:
        """Renew all leases of a holder at once; the tables that it holds now."""

    async def give_up(self, code: str, holder: str) -> None:
        """Let another process take it at once."""

    async def abandoned(self, now: int, limit: int) -> list[str]:
        """Tables whose `wake` has come and whose lease nobody holds, the oldest first."""


class Attendance(Protocol):
    """Who is connected, to whichever process."""

    async def note(self, holder: str, present: Sequence[tuple[str, str]], seconds: float) -> None:
        """All (code, person) pairs that are connected to a process, for so long."""

    async def present(self, code: str) -> set[str]:
        """The people who are connected to a table anywhere."""


class Bus(Protocol):
    """Wakes the other processes: a table's log has grown."""

    async def publish(self, code: str, seq: int) -> None:
        """Tell the others."""

    def listen(self) -> AsyncIterator[tuple[str, int]]:
        """What the others told, for ever; a lost connection is made again."""
