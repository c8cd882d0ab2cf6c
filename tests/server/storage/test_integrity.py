"""A damaged database is refused with what to do, and a check finds what is wrong in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import delete, update

from motherlode.server.storage import Storage, check, storage
from motherlode.server.storage.interfaces import InvalidDatabase
from motherlode.server.storage.schema import log_events, tables
from tests.server.storage.scene import open_table, play

pytestmark = pytest.mark.anyio


async def test_a_damaged_file_is_refused_with_what_to_do(sqlite: str) -> None:
    async with storage(sqlite) as store:
        for number in range(200):
            await store.accounts.create(f"Somebody {number}")
    path = Path(sqlite.removeprefix("sqlite:///"))
    content = bytearray(path.read_bytes())
    for place in range(8192, len(content), 4096):
        content[place : place + 200] = b"\xff" * 200
    path.write_bytes(content)
    with pytest.raises(InvalidDatabase, match=r"is damaged.*put a backup in its place"):
        async with storage(sqlite):
            pass
    assert path.read_bytes() == content, "nothing was made worse"
    assert (await check(sqlite))[-1].startswith("stop all that use it")


async def test_what_is_no_database_is_refused(sqlite: str) -> None:
    Path(sqlite.removeprefix("sqlite:///")).write_bytes(b"no database" * 1000)
    with pytest.raises(InvalidDatabase, match="damaged"):
        async with storage(sqlite):
            pass


async def test_a_whole_database_has_no_defects(store: Storage, url: str) -> None:
    await open_table(store)
    await play(store, 2, 3)
    assert await check(url) == []


async def test_a_gap_in_a_log_and_a_table_without_one_are_found(store: Storage, url: str) -> None:
    await open_table(store)
    await play(store, 2, 3)
    await store._database.write(
        lambda connection: connection.execute(delete(log_events).where(log_events.c.seq == 2))
    )
    [fault] = await check(url)
    assert "ABCDEF" in fault
    assert "without gaps" in fault
    await store._database.write(lambda connection: connection.execute(update(tables).values(seq=9)))
    [fault] = await check(url)
    assert "end at 9" in fault
