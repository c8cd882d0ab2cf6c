"""Every test runs on SQLite and on Postgres, each with an empty database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from tempfile import TemporaryDirectory

import pytest

from motherlode.server.storage import Storage, storage
from tests.server.postgres import Postgres, memory, postgres_fixture

__all__ = ["postgres_fixture"]


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture
def sqlite() -> Iterator[str]:
    """The address of a file that is not there yet."""
    with TemporaryDirectory(prefix="motherlode-sqlite-", dir=memory()) as folder:
        yield f"sqlite:///{folder}/motherlode.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    found = request.getfixturevalue(request.param)
    return found.emptied() if isinstance(found, Postgres) else str(found)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Storage]:
    """A storage that is open."""
    async with storage(url) as opened:
        yield opened
