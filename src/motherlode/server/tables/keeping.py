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
from motherlode.server.tables.clocks import Clocks
from motherlode.server.tables.course import Course, Origin
from motherlode.server.tables.entries import Level, Orders, Player, Terms
from motherlode.server.tables.seating import Chair, Seating
from motherlode.server.tables.table import Table
from motherlode.server.tables.wish import Wish

FORM: Final = f"2 of {motherlode.__version__}"  # another form is not understood
DIGEST: Final = 16  # bytes


class KeptChair(Struct, frozen=True):
    """A seat."""

    player: Player | None
    bot_name: str | None
    level: Level | None
    taken_over: Level | None
    entropy: str | None
    orders: Orders


class KeptCourse(Struct, frozen=True):
    """A match: its position, and what taking a move back needs to know."""

    position: str
    moves: int
    last: list[int | None]
    revealed: bool


class KeptTable(Struct, frozen=True):
    """A table after an entry."""

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
    chairs: list[KeptChair]
    clocks_left: list[int]
    clocks_since: list[int | None]
    asked_since: list[int]
    wish: tuple[int, int, list[int]] | None
    course: KeptCourse | None


DECODER: Final = msgspec.msgpack.Decoder(KeptTable)


def pack(table: Table) -> bytes:
    """A table as bytes that tell whether they are whole."""
    packed = msgspec.msgpack.encode(kept(table))
    return digest(table.code, packed) + packed


def unpack(code: str, secret: bytes, packed: bytes) -> Table | None:
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


def kept(table: Table) -> KeptTable:
    """Everything that is so at a table."""
    wish = table.wish
    return KeptTable(
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
        chairs=[kept_chair(chair) for chair in table.seating],
        clocks_left=table.clocks.left,
        clocks_since=table.clocks.since,
        asked_since=table.asked_since,
        wish=(wish.seat, wish.moves, sorted(wish.agreed)) if wish else None,
        course=kept_course(table.course) if table.course else None,
    )


def kept_chair(chair: Chair) -> KeptChair:
    """Who sits on a seat, and what they have ordered."""
    return KeptChair(
        chair.player,
        chair.bot_name,
        chair.level,
        chair.taken_over,
        chair.entropy,
        chair.orders,
    )


def kept_course(course: Course) -> KeptCourse:
    """Where a match stands."""
    return KeptCourse(dumps(course.state), course.moves, course.last, course.last_revealed)


def restored(code: str, secret: bytes, found: KeptTable) -> Table:
    """A table that goes on from what was kept."""
    table = Table(code, secret)
    table.seq = table.first = found.seq
    table.step = table.first_step = found.step
    table.opened, table.latest, table.changed = found.opened, found.latest, found.changed
    table.terms, table.host, table.commitment = found.terms, found.host, found.commitment
    table.before, table.rematch, table.revealed = found.before, found.rematch, found.revealed
    table.seating = Seating(found.terms.seats)
    for chair, one in zip(table.seating, found.chairs, strict=True):
        restore_chair(chair, one)
    table.clocks = Clocks(found.terms.clock, found.terms.seats)
    table.clocks.left, table.clocks.since = found.clocks_left, found.clocks_since
    table.asked_since = found.asked_since
    if found.wish:
        seat, moves, agreed = found.wish
        table.wish = Wish(seat, moves, set(agreed))
    if found.course:
        table.course = restored_course(table, found.course)
    return table


def restore_chair(chair: Chair, found: KeptChair) -> None:
    """Let somebody sit where they sat."""
    chair.player, chair.entropy, chair.orders = found.player, found.entropy, found.orders
    chair.bot_name, chair.level, chair.taken_over = found.bot_name, found.level, found.taken_over


def restored_course(table: Table, found: KeptCourse) -> Course:
    """A match that goes on from a position."""
    origin = Origin(loads(found.position), found.moves, tuple(found.last), found.revealed)
    return Course(table.terms, luck.key(table.secret, table.seating.entropy()), origin)
