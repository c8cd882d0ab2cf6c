"""What the tests of the storage write: tables and events that look like real ones."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from motherlode.server.log_events import AnyLogEvent, Opened, Played, StoredEvent
from motherlode.server.storage import Storage
from motherlode.server.storage.interfaces import Raced
from motherlode.server.tables.summary import PrivateSummary, Sitting, Summary
from motherlode.server.terms import Player, Terms

NOON: Final = 1_800_000_000_000
SECRET: Final = bytes(range(32))
ANNA: Final = Sitting(0, "anna", "Anna", "fox")


def opened(at: int = NOON) -> StoredEvent:
    """The first event of a log."""
    return StoredEvent(1, at, Opened(Terms("quartz", 4), Player("anna", "Anna"), "0" * 64))


def played(seq: int, name: str = "", at: int = NOON) -> StoredEvent:
    """A move."""
    return StoredEvent(seq, at + seq, Played(0, f"play card @{seq % 4}", name or f"move-{seq}"))


def summary(code: str = "ABCDEF", **changes: Any) -> PrivateSummary:
    """A table in a list."""
    plain = PrivateSummary(
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


def shown(agenda: PrivateSummary) -> Summary:
    """A table in a list as people see it."""
    return msgspec.convert(agenda, Summary, from_attributes=True)


async def open_table(store: Storage, code: str = "ABCDEF", **changes: Any) -> None:
    """A table whose log has one event."""
    await store.log_store.open(code, SECRET, [opened()], summary(code, **changes))


async def play(store: Storage, first: int, last: int, code: str = "ABCDEF") -> None:
    """Append moves, all at once."""
    await store.log_store.append(
        code, [played(seq) for seq in range(first, last + 1)], summary(code)
    )


async def insist(store: Storage, code: str, name: str) -> int:
    """Append a move after whatever is there, as often as it takes; its number."""
    seq = 1
    while True:
        log = await store.log_store.read(code, seq)
        seq = log[-1].seq if log else seq
        try:
            await store.log_store.append(code, [played(seq + 1, name)], summary(code))
        except Raced:
            continue
        return seq + 1


def ids(log: list[StoredEvent]) -> list[str]:
    """The ids of all moves in a log."""
    return [identity(stored.event) for stored in log if isinstance(stored.event, Played)]


def identity(event: AnyLogEvent) -> str:
    """The id of a move."""
    assert isinstance(event, Played)
    return event.id
