"""A table as it is kept beside its log, so that a long log need not be folded from its start.

What is kept is a cache: whatever is damaged, of another table or of another version is nothing.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from msgspec import Struct

import motherlode
from motherlode.core.errors import MotherlodeError
from motherlode.core.position import dumps, loads
from motherlode.server.tables import luck
from motherlode.server.tables.chairs import Chair, Chairs
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.course import Course, Origin
from motherlode.server.tables.table import Table
from motherlode.server.tables.undo_request import UndoRequest
from motherlode.server.terms import Level, Orders, Player, Terms

FORM: Final = f"2 of {motherlode.__version__}"  # another form is not understood
DIGEST: Final = 16  # bytes


class ChairSnapshot(Struct, frozen=True):
    """A seat."""

    player: Player | None
    bot_name: str | None
    level: Level | None
    taken_over: Level | None
    entropy: str | None
    orders: Orders


class CourseSnapshot(Struct, frozen=True):
    """A match: its position, and what taking a move back needs to know."""

    position: str
    moves: int
    last: list[int | None]
    revealed: bool


class TableSnapshot(Struct, frozen=True):
    """A table after an event."""

    form: str
    seq: int
    step: int
    opened: int
    latest: int
    changed: int
    terms: Terms
    host: Player
    commitment: str
    before: str | None
    rematch: str | None
    revealed: str | None
    chairs: list[ChairSnapshot]
    clocks_left: list[int]
    clocks_since: list[int | None]
    asked_since: list[int]
    undo_request: tuple[int, int, list[int]] | None
    course: CourseSnapshot | None


DECODER: Final = msgspec.msgpack.Decoder(TableSnapshot)


def encode_snapshot(table: Table) -> bytes:
    """A table as bytes that tell whether they are whole."""
    packed = msgspec.msgpack.encode(snapshot(table))
    return digest(table.code, packed) + packed


def decode_snapshot(code: str, secret: bytes, packed: bytes) -> Table | None:
    """The table in some bytes; None if they are not whole or not understood."""
    if packed[:DIGEST] != digest(code, packed[DIGEST:]):
        return None
    try:
        found = DECODER.decode(packed[DIGEST:])
        return restored(code, secret, found) if found.form == FORM else None
    except (msgspec.DecodeError, MotherlodeError):
        return None


def digest(code: str, packed: bytes) -> bytes:
    """What binds bytes to their table."""
    return hashlib.blake2b(packed, digest_size=DIGEST, key=code.encode()[:64]).digest()


def snapshot(table: Table) -> TableSnapshot:
    """Everything that is so at a table."""
    undo_request = table.undo_request
    return TableSnapshot(
        form=FORM,
        seq=table.seq,
        step=table.step,
        opened=table.opened,
        latest=table.latest,
        changed=table.changed,
        terms=table.terms,
        host=table.host,
        commitment=table.commitment,
        before=table.before,
        rematch=table.rematch,
        revealed=table.revealed,
        chairs=[chair_snapshot(chair) for chair in table.chairs],
        clocks_left=table.clocks.left,
        clocks_since=table.clocks.since,
        asked_since=table.asked_since,
        undo_request=(undo_request.seat, undo_request.moves, sorted(undo_request.agreed))
        if undo_request
        else None,
        course=course_snapshot(table.course) if table.course else None,
    )


def chair_snapshot(chair: Chair) -> ChairSnapshot:
    """Who sits on a seat, and what they have ordered."""
    return ChairSnapshot(
        chair.player,
        chair.bot_name,
        chair.level,
        chair.taken_over,
        chair.entropy,
        chair.orders,
    )


def course_snapshot(course: Course) -> CourseSnapshot:
    """Where a match stands."""
    return CourseSnapshot(dumps(course.state), course.moves, course.last, course.last_revealed)


def restored(code: str, secret: bytes, found: TableSnapshot) -> Table:
    """A table that goes on from what was kept."""
    table = Table(code, secret)
    table.seq = table.base_seq = found.seq
    table.step = table.base_step = found.step
    table.opened, table.latest, table.changed = found.opened, found.latest, found.changed
    table.terms, table.host, table.commitment = found.terms, found.host, found.commitment
    table.before, table.rematch, table.revealed = found.before, found.rematch, found.revealed
    table.chairs = Chairs(found.terms.seats)
    for chair, one in zip(table.chairs, found.chairs, strict=True):
        restore_chair(chair, one)
    table.clocks = Clocks(found.terms.clock, found.terms.seats)
    table.clocks.left, table.clocks.since = found.clocks_left, found.clocks_since
    table.asked_since = found.asked_since
    if found.undo_request:
        seat, moves, agreed = found.undo_request
        table.undo_request = UndoRequest(seat, moves, set(agreed))
    if found.course:
        table.course = restored_course(table, found.course)
    return table


def restore_chair(chair: Chair, found: ChairSnapshot) -> None:
    """Let somebody sit where they sat."""
    chair.player, chair.entropy, chair.orders = found.player, found.entropy, found.orders
    chair.bot_name, chair.level, chair.taken_over = found.bot_name, found.level, found.taken_over


def restored_course(table: Table, found: CourseSnapshot) -> Course:
    """A match that goes on from a position."""
    origin = Origin(loads(found.position), found.moves, tuple(found.last), found.revealed)
    return Course(table.terms, luck.key(table.secret, table.chairs.entropy()), origin)
