"""Databases of tests lie in memory where the system allows it: a disk would be waited for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from motherlode.server.settings import Settings
from motherlode.server.web.logs import configure
from tests.server.postgres import memory

PREFIX = "motherlode-test-"


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """An empty folder for one test."""
    with TemporaryDirectory(prefix=PREFIX, dir=memory()) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def shared_path() -> Iterator[Path]:
    """A folder for all tests of a process."""
    with TemporaryDirectory(prefix=PREFIX, dir=memory()) as folder:
        yield Path(folder)


@pytest.fixture(scope="module", autouse=True)
def _quiet() -> None:
    """Servers that run inside the tests say nothing: their lines would mix with what is tested.

    For each module anew, as tests of the command line set up logs of their own.
    """
    configure(Settings(logs="off"))
