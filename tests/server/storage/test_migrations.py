"""Migrations bring any older database to what the code expects, and refuse a newer one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from motherlode.server.storage import migrate, storage
from motherlode.server.storage.address import address
from motherlode.server.storage.interfaces import InvalidDatabase
from motherlode.server.storage.postgres import postgres_engine
from motherlode.server.storage.schema import metadata
from motherlode.server.storage.sqlite import check_file, writing_engine
from motherlode.server.storage.upgrade import configuration

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_make_the_tables_that_the_code_knows(nothing: str) -> None:
    async with storage(nothing) as store:
        assert await store._database.read(differences) == []


async def test_names_that_are_there_can_be_searched_for_afterwards(nothing: str) -> None:
    def seat_somebody(connection: Connection) -> None:
        values = (
            "'ABCDEF', '\\x00', 1, 'quartz', 'over', TRUE, 'anna', 2, '[]', '[]', 0, 1, 1, NULL"
        )
        connection.exec_driver_sql(f"INSERT INTO tables VALUES ({values})")
        connection.exec_driver_sql("INSERT INTO sittings VALUES ('ABCDEF', 0, NULL, 'sigrun')")

    def upgrade_to_first(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0001")
        seat_somebody(connection)

    await at(nothing, upgrade_to_first)
    async with storage(nothing) as store:
        assert [one.code for one in await store.log_store.summaries(player="GRU")] == ["ABCDEF"]
        assert await store.log_store.summaries(player="gunn") == []


async def at(url: str, work: Callable[[Connection], None]) -> None:
    """Do something with a database that is not open yet."""
    where = address(url)
    if where.get_backend_name() == "sqlite":
        engine = writing_engine(where)
        with engine.begin() as connection:
            work(connection)
        engine.dispose()
        return
    served = postgres_engine(where)
    async with served.begin() as connected:
        await connected.run_sync(work)
    await served.dispose()


async def test_processes_that_start_at_once_migrate_once(nothing: str) -> None:
    await asyncio.gather(*(migrate(nothing) for _ in range(4)))
    async with storage(nothing) as store:
        version = text("SELECT count(*) FROM alembic_version")
        assert await store._database.read(lambda on: on.scalar(version)) == 1


def test_processes_that_open_a_new_file_at_once_wait_for_each_other(tmp_path: Path) -> None:
    """SQLite refuses at once who wants the file alone while another does: seen in 1 file of 16."""
    together = Barrier(8)

    def open_new(file: Path) -> None:
        together.wait()
        check_file(address(f"sqlite:///{file}"))

    with ThreadPoolExecutor(together.parties) as threads:
        for number in range(60):
            files = [tmp_path / f"{number}.db"] * together.parties
            assert list(threads.map(open_new, files)) == [None] * together.parties


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(nothing: str) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    async with storage(nothing) as store:
        await store._database.write(lambda on: on.execute(newer).close())
    with pytest.raises(InvalidDatabase, match=r"newer version \(9999\)"):
        async with storage(nothing):
            pytest.fail("it was opened")
