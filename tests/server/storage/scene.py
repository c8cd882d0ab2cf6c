"""What the tests of the storage write: tables and entries that look like real ones."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from motherlode.server.storage import Storage
from motherlode.server.storage.contract import Agenda, Raced, Sitting, Summary
from motherlode.server.tables.entries import AnyEntry, Opened, Played, Player, Stored, Terms

NOON: Final = 1_800_000_000_000
SECRET: Final = bytes(range(32))
ANNA: Final = Sitting(0, "anna", "Anna", "fox")


def opened(at: int = NOON) -> Stored:
    """The first entry of a log."""
    return Stored(1, at, Opened(Terms("quartz", 4), Player("anna", "Anna"), "0" * 64))


def played(seq: int, name: str = "", at: int = NOON) -> Stored:
    """A move."""
    return Stored(seq, at + seq, Played(0, f"play card @{seq % 4}", name or f"move-{seq}"))


def summary(code: str = "ABCDEF", **changes: Any) -> Agenda:
    """A table in a list."""
    plain = Agenda(
        code=code,
        game="quartz",
        phase="playing",
        listed=True,
        host="anna",
        seats=4,
        sittings=[ANNA],
        asked=[0],
        moves=0,
        opened=NOON,
        changed=NOON,
    )
    return replace(plain, **changes)


def shown(agenda: Agenda) -> Summary:
    """A table in a list as people see it."""
    return msgspec.convert(agenda, Summary, from_attributes=True)


async def open_table(store: Storage, code: str = "ABCDEF", **changes: Any) -> None:
    """A table whose log has one entry."""
    await store.archive.open(code, SECRET, [opened()], summary(code, **changes))


async def play(store: Storage, first: int, last: int, code: str = "ABCDEF") -> None:
    """Append moves, all at once."""
    await store.archive.append(code, [played(seq) for seq in range(first, last + 1)], summary(code))


async def insist(store: Storage, code: str, name: str) -> int:
    """Append a move after whatever is there, as often as it takes; its number."""
    seq = 1
    while True:
        log = await store.archive.read(code, seq)
        seq = log[-1].seq if log else seq
        try:
            await store.archive.append(code, [played(seq + 1, name)], summary(code))
        except Raced:
            continue
        return seq + 1


def ids(log: list[Stored]) -> list[str]:
    """The ids of all moves in a log."""
    return [identity(stored.entry) for stored in log if isinstance(stored.entry, Played)]


def identity(entry: AnyEntry) -> str:
    """The id of a move."""
    assert isinstance(entry, Played)
    return entry.id
