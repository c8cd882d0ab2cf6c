"""Loading a table: what was kept of it a while ago, and the events of its log since then.

What is kept is a cache and comes with the events that it was made from. The last but one is
loaded, so that a table remembers a few dozen events at least. Older ones stay too, the older
the further apart: whoever wants to know what happened since then need not fold twice as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, select

from motherlode.server.log_events import AnyLogEvent, StoredEvent
from motherlode.server.storage.interfaces import PORTION, Loaded, NoTable
from motherlode.server.storage.schema import insert_into, log_events, snapshots, tables

LOG_EVENT: Final = msgspec.json.Decoder[AnyLogEvent](AnyLogEvent)


def load_log(connection: Connection, code: str, since: int | None) -> Loaded:
    """The secret of a table, what was kept of it, and the first events since then."""
    secret = connection.scalar(select(tables.c.secret).where(tables.c.code == code))
    if secret is None:
        raise NoTable(f"there is no table {code}")
    snapshot = last_snapshot(connection, code, since)
    if snapshot is None:
        return Loaded(secret, None, read_log(connection, code, 0, PORTION))
    return Loaded(secret, snapshot.packed, read_events(connection, code, snapshot.seq, PORTION))


def last_snapshot(connection: Connection, code: str, since: int | None) -> Row[Any, Any] | None:
    """The last snapshot that is not later than an event; of None the last but one."""
    query = select(snapshots.c.seq, snapshots.c.packed).where(snapshots.c.code == code)
    latest = query.order_by(snapshots.c.seq.desc()).limit(1)
    found = latest.offset(1) if since is None else latest.where(snapshots.c.seq <= since)
    return connection.execute(found).first()


def read_log(
    connection: Connection, code: str, since: int, limit: int | None = None
) -> list[StoredEvent]:
    """The events of a log after `since`."""
    found = read_events(connection, code, since, limit)
    if not found and connection.scalar(select(tables.c.seq).where(tables.c.code == code)) is None:
        raise NoTable(f"there is no table {code}")
    return found


def read_events(
    connection: Connection, code: str, since: int, limit: int | None
) -> list[StoredEvent]:
    """The events after `since`, if there are any."""
    columns = select(log_events.c.seq, log_events.c.at, log_events.c.payload)
    later = columns.where(log_events.c.code == code, log_events.c.seq > since)
    rows = connection.execute(later.order_by(log_events.c.seq).limit(limit))
    return [StoredEvent(row.seq, row.at, LOG_EVENT.decode(row.payload)) for row in rows]


def write_snapshot(connection: Connection, code: str, seq: int, packed: bytes) -> None:
    """Keep a table as it is after an event; of those before some go."""
    of_table = snapshots.c.code == code
    before = select(snapshots.c.seq).where(of_table, snapshots.c.seq < seq)
    if gone := superfluous(seq, sorted(connection.scalars(before), reverse=True)):
        connection.execute(delete(snapshots).where(of_table, snapshots.c.seq.in_(gone)))
    row = insert_into(connection, snapshots).values(code=code, seq=seq, packed=packed)
    connection.execute(row.on_conflict_do_nothing())


def superfluous(seq: int, before: Sequence[int]) -> list[int]:
    """Which snapshots of those before an event can go, the latest coming first.

    The last one stays. Between two others no more events lie than have come since the later.
    """
    gone = []
    stays = seq
    for one, older in pairwise([*before, 0]):
        if stays < seq and stays - older <= seq - stays:
            gone.append(one)
        else:
            stays = one
    return gone
