"""Loading a table: what was kept of it a while ago, and the entries of its log since then.

What is kept is a cache and comes with the entries that it was made from. The last but one is
loaded, so that a table remembers a few dozen entries at least. Older ones stay too, the older
the further apart: whoever wants to know what happened since then need not fold twice as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, select

from motherlode.server.storage.contract import PORTION, Loaded, NoTable
from motherlode.server.storage.schema import entries, insert_into, snapshots, tables
from motherlode.server.tables.entries import AnyEntry, Stored

ENTRY: Final = msgspec.json.Decoder[AnyEntry](AnyEntry)


def load_log(connection: Connection, code: str, since: int | None) -> Loaded:
    """The secret of a table, what was kept of it, and the first entries since then."""
    secret = connection.scalar(select(tables.c.secret).where(tables.c.code == code))
    if secret is None:
        raise NoTable(f"there is no table {code}")
    kept = last_kept(connection, code, since)
    if kept is None:
        return Loaded(secret, None, read_log(connection, code, 0, PORTION))
    return Loaded(secret, kept.packed, read_entries(connection, code, kept.seq, PORTION))


def last_kept(connection: Connection, code: str, since: int | None) -> Row[Any, Any] | None:
    """The last snapshot that is not later than an entry; of None the last but one."""
    query = select(snapshots.c.seq, snapshots.c.packed).where(snapshots.c.code == code)
    latest = query.order_by(snapshots.c.seq.desc()).limit(1)
    found = latest.offset(1) if since is None else latest.where(snapshots.c.seq <= since)
    return connection.execute(found).first()


def read_log(
    connection: Connection, code: str, since: int, limit: int | None = None
) -> list[Stored]:
    """The entries of a log after `since`."""
    found = read_entries(connection, code, since, limit)
    if not found and connection.scalar(select(tables.c.seq).where(tables.c.code == code)) is None:
        raise NoTable(f"there is no table {code}")
    return found


def read_entries(connection: Connection, code: str, since: int, limit: int | None) -> list[Stored]:
    """The entries after `since`, if there are any."""
    columns = select(entries.c.seq, entries.c.at, entries.c.payload)
    later = columns.where(entries.c.code == code, entries.c.seq > since)
    rows = connection.execute(later.order_by(entries.c.seq).limit(limit))
    return [Stored(row.seq, row.at, ENTRY.decode(row.payload)) for row in rows]


def write_snapshot(connection: Connection, code: str, seq: int, packed: bytes) -> None:
    """Keep a table as it is after an entry; of those before some go."""
    of_table = snapshots.c.code == code
    before = select(snapshots.c.seq).where(of_table, snapshots.c.seq < seq)
    if gone := superfluous(seq, sorted(connection.scalars(before), reverse=True)):
        connection.execute(delete(snapshots).where(of_table, snapshots.c.seq.in_(gone)))
    row = insert_into(connection, snapshots).values(code=code, seq=seq, packed=packed)
    connection.execute(row.on_conflict_do_nothing())


def superfluous(seq: int, before: Sequence[int]) -> list[int]:
    """Which snapshots of those before an entry can go, the latest coming first.

    The last one stays. Between two others no more entries lie than have come since the later.
    """
    gone = []
    stays = seq
    for one, older in pairwise([*before, 0]):
        if stays < seq and stays - older <= seq - stays:
            gone.append(one)
        else:
            stays = one
    return gone
