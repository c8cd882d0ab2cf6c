"""A backup made while the server runs brings everything back, as docs/operations.md tells."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from motherlode.server.storage import storage
from tests.server.postgres import Postgres
from tests.server.storage.scene import open_table, opened, play, played

pytestmark = pytest.mark.anyio

LOG = [opened(), played(2), played(3)]


async def test_a_file_is_copied_while_it_is_in_use(sqlite: str, tmp_path: Path) -> None:
    async with storage(sqlite) as store:
        await open_table(store)
        await play(store, 2, 3)
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
            connection.execute("VACUUM INTO ?", [str(tmp_path / "backup.db")])
        await play(store, 4, 4)
    async with storage(f"sqlite:///{tmp_path}/backup.db") as store:
        assert await store.log_store.read("ABCDEF") == LOG
        await play(store, 4, 4)


async def test_a_database_is_dumped_while_it_is_in_use(postgres: Postgres) -> None:
    url = postgres.emptied()
    dump = str(postgres.cluster.parent / "backup.dump")
    async with storage(url) as store:
        await open_table(store)
        await play(store, 2, 3)
        postgres.run("pg_dump", *postgres.where, "-Fc", "-f", dump, "postgres")
        await play(store, 4, 4)
    restored = postgres.create()
    name = restored.rpartition("/")[2]
    postgres.run("pg_restore", *postgres.where, "-d", name, dump)
    async with storage(restored) as store:
        assert await store.log_store.read("ABCDEF") == LOG
        await play(store, 4, 4)
