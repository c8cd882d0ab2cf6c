"""Loading a table: what was kept of it a while ago, and the entries of its log since then.

What is kept is a cache and comes with the entries that it was made from. The last but one is
loaded, so that a table remembers at least `EVERY` entries.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, select

from motherlode.server.storage.contract import Loaded, NoTable
from motherlode.server.storage.schema import entries, insert_into, snapshots, tables
from motherlode.server.tables.entries import AnyEntry, Stored

ENTRY: Final = msgspec.json.Decoder[AnyEntry](AnyEntry)


def load_log(connection: Connection, code: str, whole: bool) -> Loaded:
    """The secret of a table, what was kept of it, and the entries since then."""
    secret = connection.scalar(select(tables.c.secret).where(tables.c.code == code))
    if secret is None:
        raise NoTable(f"there is no table {code}")
    kept = None if whole else last_but_one(connection, code)
    if kept is None:
        return Loaded(secret, None, read_log(connection, code, 0))
    return Loaded(secret, kept.packed, read_entries(connection, code, kept.seq))


def last_but_one(connection: Connection, code: str) -> Row[Any, Any] | None:
    """The snapshot before the latest one."""
    query = select(snapshots.c.seq, snapshots.c.packed).where(snapshots.c.code == code)
    return connection.execute(query.order_by(snapshots.c.seq.desc()).offset(1).limit(1)).first()


def read_log(connection: Connection, code: str, since: int) -> list[Stored]:
    """The entries of a log after `since`."""
    found = read_entries(connection, code, since)
    if not found and connection.scalar(select(tables.c.seq).where(tables.c.code == code)) is None:
        raise NoTable(f"there is no table {code}")
    return found


def read_entries(connection: Connection, code: str, since: int) -> list[Stored]:
    """The entries after `since`, if there are any."""
    columns = select(entries.c.seq, entries.c.at, entries.c.payload)
    later = columns.where(entries.c.code == code, entries.c.seq > since)
    rows = connection.execute(later.order_by(entries.c.seq))
    return [Stored(row.seq, row.at, ENTRY.decode(row.payload)) for row in rows]


def write_snapshot(connection: Connection, code: str, seq: int, packed: bytes) -> None:
    """Keep a table as it is after an entry; of those before only the last stays."""
    before = select(snapshots.c.seq).where(snapshots.c.code == code, snapshots.c.seq < seq)
    last = before.order_by(snapshots.c.seq.desc()).limit(1).scalar_subquery()
    connection.execute(delete(snapshots).where(snapshots.c.code == code, snapshots.c.seq < last))
    row = insert_into(connection, snapshots).values(code=code, seq=seq, packed=packed)
    connection.execute(row.on_conflict_do_nothing())
