"""Every test runs on SQLite and on Postgres, each with a database in which there is nothing."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from motherlode.server.storage import Storage, migrate, storage
from tests.server.postgres import Postgres, postgres_fixture

__all__ = ["postgres_fixture"]


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a file that is not there yet."""
    return f"sqlite:///{tmp_path}/motherlode.db"


@pytest.fixture(scope="session")
def migrated(shared_path: Path) -> Path:
    """A file with all tables and nothing in them: copying it is quicker than making another."""
    asyncio.run(migrate(f"sqlite:///{shared_path}/migrated.db"))
    return shared_path / "migrated.db"


@pytest.fixture(params=["sqlite", "postgres"])
def nothing(request: pytest.FixtureRequest) -> str:
    """The address of a database in which there is nothing yet."""
    found = request.getfixturevalue(request.param)
    return found.emptied() if isinstance(found, Postgres) else str(found)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database with all tables and nothing in them."""
    found = request.getfixturevalue(request.param)
    if isinstance(found, Postgres):
        return found.cleared()
    shutil.copy(request.getfixturevalue("migrated"), str(found).removeprefix("sqlite:///"))
    return str(found)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Storage]:
    """A storage that is open."""
    async with storage(url) as opened:
        yield opened
