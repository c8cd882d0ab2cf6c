"""Brings a database to the form that this version needs."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from motherlode.server.storage.address import address, shown
from motherlode.server.storage.integrity import require_whole
from motherlode.server.storage.interfaces import InvalidDatabase, Unavailable
from motherlode.server.storage.postgres import postgres_engine
from motherlode.server.storage.sqlite import check_file, writing_engine

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 7_065_746_872_108_101  # of Postgres: one process migrates at a time


async def migrate(url: str) -> None:
    """Make the tables, or change them from an older version's; nothing if all is well."""
    await migrate_at(address(url))


async def migrate_at(url: URL) -> None:
    """The same, with an address that was understood."""
    try:
        await migrate_with(url)
    except (OSError, TimeoutError) as trouble:
        raise Unavailable(f"cannot reach {shown(url)}: {trouble}") from trouble
    except DBAPIError as trouble:
        raise Unavailable(f"cannot use {shown(url)}: {trouble.orig}") from trouble
    except sqlite3.Error as trouble:
        raise Unavailable(f"cannot use {shown(url)}: {trouble}") from trouble


async def migrate_with(url: URL) -> None:
    """Open a database for a while and upgrade it."""
    if url.get_backend_name() == "sqlite":
        await asyncio.to_thread(migrate_file, url)
        return
    engine = postgres_engine(url, command_timeout=None)  # large tables take their time
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def migrate_file(url: URL) -> None:
    """Upgrade a database in a file."""
    require_whole(url)
    check_file(url)
    engine = writing_engine(url)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    config = configuration(connection)
    refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def configuration(connection: Connection) -> Config:
    """What Alembic needs to know."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    """A database that a newer version has changed must not be touched by this one."""
    for revision in MigrationContext.configure(connection).get_current_heads():
        try:
            scripts.get_revision(revision)
        except CommandError:
            raise InvalidDatabase(
                f"the database is of a newer version ({revision}): install that version, "
                "or restore a backup that this one made"
            ) from None
