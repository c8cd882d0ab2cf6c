"""One real server for the tests of a module, on a file of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

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
def server_fixture(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'house.db'}", folder / "log") as server:
        yield server
        server.stop()
        assert '"level": "error"' not in (folder / "log").read_text()
