"""One server for all tests that change nothing about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.web.site import Site, settings_in


@pytest.fixture(scope="session")
def site(shared_path: Path) -> Iterator[Site]:
    with Site(settings_in(shared_path, metrics=True)) as running:
        yield running


@pytest.fixture
def guest(site: Site) -> Iterator[httpx.Client]:
    with site.guest() as somebody:
        somebody.get("/api/me")
        yield somebody


@pytest.fixture
def other(site: Site) -> Iterator[httpx.Client]:
    with site.guest() as somebody:
        somebody.get("/api/me")
        yield somebody
