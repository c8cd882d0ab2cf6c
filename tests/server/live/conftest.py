"""One real server for the tests of a module, on a file of its own."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from benchmarks.live.process import ServerProcess
from tests.server.live.evening import PRESENT


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
async def everybody_leaves(anyio_backend: str) -> AsyncIterator[None]:
    yield
    while PRESENT:
        await PRESENT.pop().drop()


@pytest.fixture(scope="module", name="server")
def server_fixture(shared_path: Path) -> Iterator[ServerProcess]:
    folder = shared_path / secrets.token_hex(4)
    folder.mkdir()
    with ServerProcess(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        server.stop()
        assert '"level": "error"' not in (folder / "log").read_text()
