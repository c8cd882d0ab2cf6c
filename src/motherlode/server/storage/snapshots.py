"""Reading a log: a snapshot of its first entries and the rest of it.

A snapshot is a cache. One that is missing, damaged or of another log changes nothing.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from motherlode.server.storage.contract import NoTable
from motherlode.server.storage.database import insert_into
from motherlode.server.storage.schema import entries, snapshots, tables
from motherlode.server.tables.entries import AnyEntry, Stored

EVERY: Final = 128  # so many entries are read one by one at most
DIGEST: Final = 16  # bytes
ENTRY: Final = msgspec.json.Decoder[AnyEntry](AnyEntry)
LOG: Final = msgspec.msgpack.Decoder(list[Stored])


def read_log(connection: Connection, code: str, since: int) -> list[Stored]:
    """The entries of a log after `since`."""
    near = (snapshots.c.code == tables.c.code) & (snapshots.c.seq > since + EVERY)
    query = select(tables.c.seq, snapshots.c.packed).outerjoin_from(tables, snapshots, near)
    row = connection.execute(query.where(tables.c.code == code)).one_or_none()
    if row is None:
        raise NoTable(f"there is no table {code}")
    if row.seq <= since:
        return []
    first = unpack(code, row.packed) if row.packed is not None else []
    return [one for one in joined(connection, code, since, first) if one.seq > since]


def joined(connection: Connection, code: str, since: int, first: list[Stored]) -> list[Stored]:
    """The snapshot and what follows, if the log agrees with the snapshot's last entry."""
    if not first:
        return read_entries(connection, code, since)
    rest = read_entries(connection, code, first[-1].seq - 1)
    if rest[:1] != first[-1:]:
        return read_entries(connection, code, since)
    return first + rest[1:]


def read_entries(connection: Connection, code: str, since: int) -> list[Stored]:
    """The entries after `since` as they are in the log itself."""
    columns = select(entries.c.seq, entries.c.at, entries.c.payload)
    later = columns.where(entries.c.code == code, entries.c.seq > since)
    rows = connection.execute(later.order_by(entries.c.seq))
    return [Stored(row.seq, row.at, ENTRY.decode(row.payload)) for row in rows]


def write_snapshot(connection: Connection, code: str, log: list[Stored]) -> None:
    """Keep a snapshot of a log from its first entry on, unless there is a longer one."""
    row = insert_into(connection, snapshots).values(
        code=code, seq=log[-1].seq, packed=pack(code, log)
    )
    new = {"seq": row.excluded.seq, "packed": row.excluded.packed}
    shorter = snapshots.c.seq < row.excluded.seq
    connection.execute(row.on_conflict_do_update(index_elements=["code"], set_=new, where=shorter))


def pack(code: str, log: list[Stored]) -> bytes:
    """A log as bytes that tell whether they are whole."""
    packed = msgspec.msgpack.encode(log)
    return digest(code, packed) + packed


def unpack(code: str, snapshot: bytes) -> list[Stored]:
    """The log in a snapshot; nothing if it is not whole or not understood."""
    if snapshot[:DIGEST] != digest(code, snapshot[DIGEST:]):
        return []
    try:
        return LOG.decode(snapshot[DIGEST:])
    except msgspec.DecodeError:
        return []


def digest(code: str, packed: bytes) -> bytes:
    """What binds a snapshot to its table."""
    return hashlib.blake2b(packed, digest_size=DIGEST, key=code.encode()[:64]).digest()
