"""What is kept of tables beside their logs, and how a table is loaded."""

from __future__ import annotations

from itertools import pairwise

import pytest
from sqlalchemy import Engine, delete, event, select

from motherlode.server.storage import Storage, storage
from motherlode.server.storage.interfaces import PORTION, NoTable, Raced
from motherlode.server.storage.postgres import PostgresDatabase
from motherlode.server.storage.schema import snapshots
from motherlode.server.storage.sqlite import SqliteDatabase
from tests.server.storage.scene import SECRET, open_table, opened, played, summary

pytestmark = pytest.mark.anyio


async def keep(store: Storage, first: int, last: int, snapshot: bytes | None) -> None:
    """Append moves, and what is kept of the table after them."""
    moves = [played(seq) for seq in range(first, last + 1)]
    await store.log_store.append("ABCDEF", moves, summary(), snapshot)


async def numbers(store: Storage) -> list[int]:
    """After which events something is kept."""
    query = select(snapshots.c.seq).order_by(snapshots.c.seq)
    return await store._database.read(lambda on: list(on.scalars(query)))


async def test_a_table_of_which_nothing_is_kept_is_loaded_with_its_whole_log(
    store: Storage,
) -> None:
    await open_table(store)
    await keep(store, 2, 4, None)
    loaded = await store.log_store.load("ABCDEF")
    assert loaded.secret == SECRET
    assert loaded.snapshot is None
    assert loaded.events == [opened(), played(2), played(3), played(4)]


async def test_the_last_but_one_is_loaded_with_the_entries_since(store: Storage) -> None:
    await open_table(store)
    await keep(store, 2, 3, b"three")
    assert (await store.log_store.load("ABCDEF")).snapshot is None
    await keep(store, 4, 5, b"five")
    await keep(store, 6, 6, None)
    loaded = await store.log_store.load("ABCDEF")
    assert loaded.snapshot == b"three"
    assert loaded.events == [played(4), played(5), played(6)]


async def test_older_ones_are_kept_the_further_apart_the_older_they_are(store: Storage) -> None:
    await open_table(store)
    await open_table(store, "OTHERS")
    await store.log_store.append("OTHERS", [played(2)], summary("OTHERS"), b"of others")
    for seq in range(2, 65):
        await keep(store, seq, seq, b"%d" % seq)
    of_others, *snapshot = await numbers(store)
    assert of_others == 2
    assert snapshot[-2:] == [63, 64]
    assert len(snapshot) < 10
    assert all(later - earlier <= 64 - later for earlier, later in pairwise([0, *snapshot[:-1]]))
    assert (await store.log_store.load("ABCDEF")).snapshot == b"63"


async def test_whoever_wants_to_know_more_begins_not_much_earlier(store: Storage) -> None:
    await open_table(store)
    for seq in range(2, 65):
        await keep(store, seq, seq, b"%d" % seq)
    for since in (*range(65), 2**70):
        loaded = await store.log_store.load("ABCDEF", since)
        first = int(loaded.snapshot or 0)
        assert first <= since
        assert [stored.seq for stored in loaded.events] == list(range(first + 1, 65))
        assert len(loaded.events) <= max(2 * (64 - since), 1), since


async def test_a_long_log_is_read_in_portions(store: Storage) -> None:
    await open_table(store)
    await keep(store, 2, 3 * PORTION, None)
    loaded = await store.log_store.load("ABCDEF")
    assert [stored.seq for stored in loaded.events] == list(range(1, PORTION + 1))
    later = await store.log_store.read("ABCDEF", PORTION, PORTION)
    assert [stored.seq for stored in later] == list(range(PORTION + 1, 2 * PORTION + 1))
    assert len(await store.log_store.read("ABCDEF")) == 3 * PORTION


async def test_the_whole_log_is_there_for_whoever_wants_it(store: Storage) -> None:
    await open_table(store)
    for seq in range(2, 7):
        await keep(store, seq, seq, b"kept")
    loaded = await store.log_store.load("ABCDEF", since=0)
    assert loaded.snapshot is None
    assert loaded.events == await store.log_store.read("ABCDEF")
    assert [stored.seq for stored in loaded.events] == list(range(1, 7))


async def test_whoever_lost_the_race_keeps_nothing(store: Storage) -> None:
    await open_table(store)
    with pytest.raises(Raced):
        await keep(store, 3, 3, b"never happened")
    assert await numbers(store) == []


async def test_what_is_kept_may_be_removed_at_any_time(store: Storage) -> None:
    await open_table(store)
    await keep(store, 2, 3, b"three")
    await keep(store, 4, 5, b"five")
    await store._database.write(lambda on: on.execute(delete(snapshots)).close())
    assert (await store.log_store.load("ABCDEF")).snapshot is None
    await keep(store, 6, 6, b"six")
    assert len((await store.log_store.load("ABCDEF")).events) == 6


async def test_there_must_be_a_table(store: Storage) -> None:
    with pytest.raises(NoTable):
        await store.log_store.load("ABCDEF")


def engine_of(store: Storage) -> Engine:
    """What reads."""
    if isinstance(store._database, SqliteDatabase):
        return store._database.reader
    assert isinstance(store._database, PostgresDatabase)
    return store._database.engine.sync_engine


async def test_loading_asks_the_same_whatever_the_length(url: str) -> None:
    async with storage(url) as store:
        await open_table(store)
        for seq in range(2, 640, 64):
            await keep(store, seq, seq + 63, b"after %d" % (seq + 63))
        statements: list[str] = []

        def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
            statements.append(statement)

        event.listen(engine_of(store), "before_cursor_execute", note)
        loaded = await store.log_store.load("ABCDEF")
        about_logs = [one for one in statements if "rowid" not in one]  # but for looks at growth
        assert len(about_logs) == 3
        assert len(loaded.events) == 64
