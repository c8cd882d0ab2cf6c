"""A real browser and a real server. Whatever the page complains about fails the test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.house import House
from tests.browser.player import Player

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PATIENCE = 60_000  # milliseconds: the machine may be busy

# Nobody looks at the pixels of a test; to paint them would take more than half of its time.
UNPAINTED = """
const sheet = new CSSStyleSheet();
sheet.replaceSync('html { opacity: 0 }');
document.adoptedStyleSheets = [sheet];
"""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's browser, which talks to nobody but us."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("these tests need a browser: install Debian's package chromium")
    return {**browser_type_launch_args, "executable_path": path, "args": QUIET}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a process."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


class Visitors:
    """Opens browsers of their own for people, and keeps what their pages complained about."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(self, *, phone: bool = False, motion: bool = False, painted: bool = False) -> Player:
        """Somebody new opens a browser."""
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            locale="en-GB",
            base_url=self.house.url,
            has_touch=phone,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        if not painted:
            context.add_init_script(UNPAINTED)
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page)
        return Player(page)

    def listen(self, page: Page) -> None:
        """Write down every error, also those of the content security policy."""
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )

    def leave(self) -> None:
        """Everybody goes."""
        for context in self.contexts:
            context.close()


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    """People with browsers; no page may complain about anything."""
    visitors = Visitors(browser, house)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []
