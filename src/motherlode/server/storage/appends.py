"""How events come into the log: many appends in one transaction, each all or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, exists, insert, select, update

from motherlode.core.errors import MotherlodeError
from motherlode.server.log_events import StoredEvent, snake
from motherlode.server.storage.interfaces import NoTable, Raced
from motherlode.server.storage.name_keys import search_key, suffixes
from motherlode.server.storage.schema import insert_into, log_events, sittings, spellings, tables
from motherlode.server.storage.snapshots import write_snapshot
from motherlode.server.tables.summary import PrivateSummary, Summary

Row = dict[str, Any]


@dataclass(frozen=True)
class Append:
    """Events to be written at the end of a log; `mark` tells them from all others."""

    code: str
    events: Sequence[StoredEvent]
    summary: PrivateSummary
    mark: int
    snapshot: bytes | None = None  # the table after them

    @property
    def after(self) -> int:
        """The sequence number that the log must end with."""
        return self.events[0].seq - 1


@dataclass
class LogEnd:
    """Where a log ends while a group is written."""

    seq: int
    seating: str


@dataclass
class Batch:
    """The rows that a group of appends comes to."""

    log_ends: dict[str, LogEnd]
    events: list[Row] = field(default_factory=list)
    summaries: dict[str, Row] = field(default_factory=dict)
    reseated: dict[str, list[Row]] = field(default_factory=dict)
    snapshots: list[tuple[str, int, bytes]] = field(default_factory=list)

    def take(self, append: Append) -> MotherlodeError | None:
        """Note down an append that comes right after the last event; refuse any other."""
        log_end = self.log_ends.get(append.code)
        if log_end is None:
            return NoTable(f"there is no table {append.code}")
        if log_end.seq != append.after:
            return Raced(f"the log of {append.code} does not end at {append.after}")
        log_end.seq = append.events[-1].seq
        self.events += [event_row(append.code, one, append.mark) for one in append.events]
        self._summarise(append, log_end)
        if append.snapshot is not None:
            self.snapshots.append((append.code, log_end.seq, append.snapshot))
        return None

    def _summarise(self, append: Append, log_end: LogEnd) -> None:
        row = summary_row(append.summary)
        row |= {"at_code": append.code, "seq": log_end.seq}
        self.summaries[append.code] = row
        if row["seating"] != log_end.seating:
            log_end.seating = row["seating"]
            self.reseated[append.code] = sitting_rows(append.code, append.summary)

    def write(self, connection: Connection) -> None:
        """Write all rows, a statement for each kind."""
        if not self.summaries:
            return
        connection.execute(UPDATE_SUMMARY, list(self.summaries.values()))
        connection.execute(INSERT_EVENTS, self.events)
        if self.reseated:
            connection.execute(delete(sittings).where(sittings.c.code.in_(self.reseated)))
        if rows := [row for rows in self.reseated.values() for row in rows]:
            seat_all(connection, rows)
        for code, seq, packed in self.snapshots:
            write_snapshot(connection, code, seq, packed)


def append_all(
    connection: Connection, group: Sequence[Append], again: bool
) -> list[MotherlodeError | None]:
    """Write a group of appends; those that lost the race are refused and change nothing.

    `again` says that the group was tried before and nobody knows what became of it: an
    append that finds its own events in the log is done.
    """
    batch = Batch(read_log_ends(connection, {append.code for append in group}))
    refusals = [batch.take(append) for append in group]
    batch.write(connection)
    if again:
        refusals = [
            None if isinstance(refusal, Raced) and is_written(connection, append) else refusal
            for append, refusal in zip(group, refusals, strict=True)
        ]
    return refusals


def read_log_ends(connection: Connection, codes: set[str]) -> dict[str, LogEnd]:
    """Where the logs stand; nobody else can append to them before this transaction ends."""
    rows = connection.execute(LOG_ENDS, {"codes": sorted(codes)})
    return {row.code: LogEnd(row.seq, row.seating) for row in rows}


def is_written(connection: Connection, append: Append) -> bool:
    """Whether the events of an append are in the log already."""
    first = (log_events.c.code == append.code) & (log_events.c.seq == append.events[0].seq)
    return connection.scalar(select(log_events.c.mark).where(first)) == append.mark


SUMMARY: Final = (
    *("seq", "game", "phase", "listed", "host", "seats", "seating", "asked", "moves"),
    *("changed", "wake", "forked", "hinted"),
)
LOG_ENDS: Final = (
    select(tables.c.code, tables.c.seq, tables.c.seating)
    .where(tables.c.code.in_(bindparam("codes", expanding=True)))
    .order_by(tables.c.code)  # all lock in the same order, so nobody waits for ever
    .with_for_update(key_share=True)
)
INSERT_EVENTS: Final = insert(log_events)
UPDATE_SUMMARY: Final = (
    update(tables)
    .where(tables.c.code == bindparam("at_code"))
    .values({name: bindparam(name) for name in SUMMARY})
)


def summary_row(summary: PrivateSummary) -> Row:
    """The columns of a table that its summary gives."""
    return {
        "game": summary.game,
        "phase": summary.phase,
        "listed": summary.listed,
        "host": summary.host,
        "seats": summary.seats,
        "seating": msgspec.json.encode(summary.sittings).decode(),
        "asked": msgspec.json.encode(summary.asked).decode(),
        "moves": summary.moves,
        "changed": summary.changed,
        "wake": summary.wake,
        "forked": summary.forked,
        "hinted": summary.hinted,
    }


def event_row(code: str, stored: StoredEvent, mark: int) -> Row:
    return {
        "code": code,
        "seq": stored.seq,
        "at": stored.at,
        "kind": snake(type(stored.event).__name__),
        "payload": msgspec.json.encode(stored.event).decode(),
        "mark": mark,
    }


def seat_all(connection: Connection, rows: list[Row]) -> None:
    """Write sittings, and how the names at them can be searched for."""
    connection.execute(insert(sittings), rows)
    names = sorted({row["folded"] for row in rows})
    known = whole_names().where(spellings.c.part.in_(names)).order_by(spellings.c.part)
    held = known.with_for_update(read=True, key_share=True)  # nobody removes them meanwhile
    found = set(connection.scalars(held))
    if parts := [
        {"part": part, "folded": name}
        for name in names
        if name not in found
        for part in suffixes(name)
    ]:
        connection.execute(insert_into(connection, spellings).on_conflict_do_nothing(), parts)


def whole_names() -> Select[str]:
    """The names that can be searched for."""
    return select(spellings.c.folded).where(spellings.c.part == spellings.c.folded)


def forget_spellings(connection: Connection, limit: int) -> int:
    """Remove some names that nobody at any table has any longer; how many they were.

    Whoever sits down meanwhile holds their name, or waits and writes it anew.
    """
    unused = ~exists().where(sittings.c.folded == spellings.c.folded)
    found = whole_names().where(unused).order_by(spellings.c.part).limit(limit)
    names = list(connection.scalars(found.with_for_update(skip_locked=True)))
    gone = delete(spellings).where(spellings.c.folded.in_(names), unused)
    return len(set(connection.scalars(gone.returning(spellings.c.folded))))


def sitting_rows(code: str, summary: Summary) -> list[Row]:
    """The sittings of a table as they are searched for."""
    return [
        {"code": code, "seat": one.seat, "person": one.person, "folded": search_key(one.name)}
        for one in summary.sittings
    ]
