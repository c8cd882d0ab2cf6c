"""Pictures of the page: python -m docs.pictures.page

Every page and each board at several moments, desktop and phone, goes to build/pictures to be
looked at; the best of them are kept beside this file for the README.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from motherlode.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE, QUIET
from tests.browser.house import House
from tests.browser.player import Player

HERE: Final = Path(__file__).parent
OUT: Final = HERE.parents[1] / "build" / "pictures"
PAGES: Final = {
    "home": "/",
    "rules": "/rules/quartz",
    "matches": "/matches",
    "settings": "/settings",
}
MOMENTS: Final = (0, 15, 45)  # moves after which a board is shown
LANGUAGES: Final = {"en": "en-GB", "ru": "ru-RU", "pt": "pt-BR"}
KEPT: Final = {
    "home-en-desktop": "home.png",
    "quartz-45-en-desktop": "quartz.png",
    "quartz_cards-45-en-desktop": "quartz-cards.png",
    "dwarves_fall-45-en-desktop": "dwarves-fall.png",
    "gem_forge-45-en-desktop": "gem-forge.png",
    "quartz-15-ru-phone": "quartz-phone-ru.png",
    "gem_forge-15-pt-phone": "gem-forge-phone-pt.png",
}


def main() -> None:
    """Take all pictures and keep the best."""
    OUT.mkdir(parents=True, exist_ok=True)
    with serving() as house, browsing() as browser:
        for language in LANGUAGES:
            for width in ("desktop", "phone"):
                show_pages(browser, house, language, width)
                for game in (key for key, one in GAMES.items() if not one.example):
                    show_board(browser, house, game, language, width)
    for name, kept in KEPT.items():
        shutil.copy(OUT / f"{name}.png", HERE / kept)
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(HERE.parents[1])}")


@contextmanager
def serving() -> Iterator[House]:
    """A server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        yield house
        house.stop()


@contextmanager
def browsing() -> Iterator[Browser]:
    """Debian's browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or "chromium", args=QUIET
        )
        yield browser
        browser.close()


def visitor(browser: Browser, house: House, language: str, width: str) -> Player:
    """Somebody with a browser of some width, who speaks a language."""
    context = browser.new_context(
        viewport=PHONE if width == "phone" else DESKTOP,  # type: ignore[arg-type]
        locale=LANGUAGES[language],
        base_url=house.url,
        reduced_motion="reduce",
    )
    return Player(context.new_page(), seed=3)


def show_pages(browser: Browser, house: House, language: str, width: str) -> None:
    """Pictures of the pages around the tables."""
    player = visitor(browser, house, language, width)
    for name, path in PAGES.items():
        player.page.goto(path)
        take(player, f"{name}-{language}-{width}")
    player.page.context.close()


def show_board(browser: Browser, house: House, game: str, language: str, width: str) -> None:
    """Pictures of a board at its moments, and of the end."""
    player = visitor(browser, house, language, width)
    code = player.open_table(game, seats=4)
    for moves in MOMENTS:
        player.play_until(code, moves)
        take(player, f"{game}-{moves}-{language}-{width}")
    if language == "en":
        player.play_to_the_end(code)
        take(player, f"{game}-end-{language}-{width}")
    player.page.context.close()


def take(player: Player, name: str) -> None:
    """One picture, once everything has come to rest."""
    player.page.wait_for_load_state("networkidle")
    player.page.wait_for_timeout(1200)
    player.page.screenshot(path=OUT / f"{name}.png")


if __name__ == "__main__":
    main()
