"""Every test runs on SQLite and on Postgres, each with an empty database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from motherlode.server.storage import Storage, storage
from tests.server.postgres import postgres_fixture

__all__ = ["postgres_fixture"]


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/motherlode.db"
    address: str = request.getfixturevalue("postgres").create()
    return address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Storage]:
    """A storage that is open."""
    async with storage(url) as opened:
        yield opened
