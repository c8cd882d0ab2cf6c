"""Migrations bring any older database to what the code expects, and refuse a newer one."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from motherlode.server.storage import migrate, storage
from motherlode.server.storage.contract import InvalidDatabase
from motherlode.server.storage.schema import metadata

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_make_the_tables_that_the_code_knows(url: str) -> None:
    async with storage(url) as store:
        assert await store._database.read(differences) == []


async def test_processes_that_start_at_once_migrate_once(url: str) -> None:
    await asyncio.gather(*(migrate(url) for _ in range(4)))
    async with storage(url) as store:
        version = text("SELECT count(*) FROM alembic_version")
        assert await store._database.read(lambda on: on.scalar(version)) == 1


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    async with storage(url) as store:
        await store._database.write(lambda on: on.execute(newer).close())
    with pytest.raises(InvalidDatabase, match=r"newer version \(9999\)"):
        async with storage(url):
            pytest.fail("it was opened")
