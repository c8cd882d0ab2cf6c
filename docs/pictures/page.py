"""Pictures of the page: python -m docs.pictures.page

Every page and each board at several moments, on a desktop, a tablet, a phone and a very wide
screen, in three languages and both themes, goes to build/pictures to be looked at; the best of
them are kept beside this file for the README. With arguments (games, around, school, pages) only
those are taken, with --kept only the pictures of the README.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from motherlode.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE, QUIET
from tests.browser.house import House
from tests.browser.player import Player

HERE: Final = Path(__file__).parent
OUT: Final = HERE.parents[1] / "build" / "pictures"
SHELF: Final = [key for key, game in GAMES.items() if not game.example]
PAGES: Final = {
    "home": "/",
    "learn": "/learn",
    "puzzles": "/puzzles",
    "matches": "/matches",
    "settings": "/settings",
    "nowhere": "/nowhere",
    **{f"rules-{game}": f"/rules/{game}" for game in SHELF},
}
ONLY_KEPT: Final = "--kept" in sys.argv  # a minute instead of several
MOMENTS: Final = (0, 15, 45)  # moves after which a board is shown, once its player is on turn
MIDDLE: Final = "60"  # a move of a match of which a review shows the board
PATIENCE: Final = 30  # seconds until a picture must be good enough
WIDTHS: Final[dict[str, ViewportSize]] = {
    "desktop": DESKTOP,
    "tablet": {"width": 820, "height": 1180},
    "phone": PHONE,
    "wide": {"width": 2560, "height": 1440},
}
# Settings as if they had been changed in another window.
WEAR: Final = """kept => {
  localStorage.setItem('motherlode.look', kept);
  dispatchEvent(new StorageEvent('storage', { key: 'motherlode.look' }));
}"""
REST: Final = 300  # milliseconds until words have come and everything lies still
ASKED: Final = "section.prompt:not(.calm)"  # by a turn, a draft or an attack
ON_TURN: Final = "section.prompt.turn:not(.calm)"
WORTH_SEEING: Final = {  # things that should lie on the table, and how many of them
    "quartz": (".tray .cart .stone, .tray [data-spot^=cart] .stone", 3),
    "quartz_cards": (".rail .mine", 2),
}
KEPT: Final = {
    "home-desktop-en-town": "home.png",
    "quartz-45-desktop-en-mine": "quartz.png",
    "quartz_cards-45-desktop-en-mine": "quartz-cards.png",
    "dwarves_fall-45-desktop-en-town": "dwarves-fall.png",
    "gem_forge-45-desktop-en-mine": "gem-forge.png",
    "lesson-desktop-en-mine": "lesson.png",
    "review-desktop-en-mine": "review.png",
    "quartz-15-phone-ru-mine": "quartz-phone-ru.png",
    "gem_forge-15-phone-pt-mine": "gem-forge-phone-pt.png",
}


@dataclass(frozen=True)
class Look:
    """How a picture is taken: on which screen, in which language and theme."""

    width: str
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.width}-{self.language}-{self.theme}"


LOOKS: Final = [
    *(Look(*parts, "mine") for parts in product(("desktop", "phone"), ("ru", "pt", "en"))),
    Look("tablet", "ru", "mine"),
    *(Look(width, "en", "town") for width in ("desktop", "phone")),
    Look("wide", "en", "mine"),
]


def main(names: Sequence[str]) -> None:
    """Take all pictures, or those that are named, and keep the best."""
    OUT.mkdir(parents=True, exist_ok=True)
    with serving() as house, browsing() as browser:
        for name in names or [*SHELF, "around", "school", "pages"]:
            player = visitor(browser, house)
            SHOWS.get(name, partial(show_board, game=name))(player)
            player.page.context.close()
    keep()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(HERE.parents[1])}")


def keep() -> None:
    """The pictures of the README."""
    for name, kept in KEPT.items():
        if (OUT / f"{name}.png").exists():
            shutil.copy(OUT / f"{name}.png", HERE / kept)


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


def visitor(browser: Browser, house: House) -> Player:
    """Somebody with a browser, a name and a face."""
    context = browser.new_context(base_url=house.url, reduced_motion="reduce", locale="en-GB")
    player = Player(context.new_page(), seed=3)
    player.page.request.patch("/api/me", data={"name": "Thora"})
    return player


# -- what is shown ------------------------------------------------------------------------------


def show_pages(player: Player) -> None:
    """The pages around the tables."""
    for name, path in PAGES.items():
        player.page.goto(path)
        take(player.page, name)


def show_around(player: Player) -> None:
    """What comes before and beside a match: a new table, a waiting room, a curtain, drawers."""
    page = player.page
    page.goto("/")
    take(page, "new-table", "button.chamber")
    player.open_table("quartz", seats=4, bots=1, listed=True)
    take(page, "waiting-room")
    player.open_table("gem_forge", sit=2, bots=0)
    take(page, "curtain")
    player.open_table("quartz_cards", clock={"kind": "game", "seconds": 900})
    take(page, "menu", "header.top .iconbtn:last-child")
    take(page, "rules-drawer", "section.prompt .clause")


def show_school(player: Player) -> None:
    """What teaches: a lesson, a puzzle, a clause at work, the review of a match."""
    page = player.page
    page.goto("/learn/quartz/reactions")
    expect(page.locator(".callout.placed")).to_be_visible()
    take(page, "lesson")
    page.goto("/puzzles")
    page.locator(".today a.btn").click()
    expect(player.plate).to_be_visible()
    take(page, "puzzle")
    page.goto("/rules/quartz#Q4.2")
    take(page, "clause-at-work", '[id="Q4.2"] button.show')
    code = player.open_table("quartz", seats=4)
    player.let_bots_play(code)
    page.goto(f"/reviews/{code}")
    expect(page.locator(".curve path.line").first).to_be_visible()
    page.get_by_role("slider", name="Moment").fill(MIDDLE)
    take(page, "review")


def show_board(player: Player, game: str) -> None:
    """A board at its moments, the final count, and the same match shown again."""
    code = player.open_table(game, seats=4, bots=0)
    for _ in range(3):
        player.page.request.post(f"/api/tables/{code}/bots", data={"level": "journeyman"})
    player.page.request.post(f"/api/tables/{code}/start")
    for moves in MOMENTS:
        player.play_until(code, moves)
        wait_for_turn(player, game, ON_TURN if moves else ASKED)
        player.page.reload()
        take(player.page, f"{game}-{moves}")
    if ONLY_KEPT:
        return
    if player.facts(code)["phase"] != "over":
        player.let_bots_play(code)
    take(player.page, f"{game}-end")
    player.page.goto(f"/replays/{code}?from=open0&at=30")
    take(player.page, f"{game}-replay")


def wait_for_turn(player: Player, game: str, asked: str) -> None:
    """Play on until the picture is a good one: asked, and in Quartz with a cart."""
    ends = time.monotonic() + PATIENCE
    page = player.page
    things, many = WORTH_SEEING.get(game, ("body", 1)) if asked == ON_TURN else ("body", 1)
    while time.monotonic() < ends:
        page.keyboard.press("Escape")
        if page.locator(asked).count() and page.locator(things).count() >= many:
            return
        player.click_something()
        page.wait_for_timeout(100)


SHOWS: Final[dict[str, Callable[[Player], None]]] = {
    "around": show_around,
    "school": show_school,
    "pages": show_pages,
}


# -- pictures -------------------------------------------------------------------------------------


def take(page: Page, name: str, press: str = "") -> None:
    """A picture in every look, after something was pressed if that is wanted."""
    looks = [look for look in LOOKS if not ONLY_KEPT or f"{name}-{look}" in KEPT]
    if not looks:
        return
    page.wait_for_load_state("networkidle")
    if press:
        page.locator(press).first.click()
    for look in looks:
        page.set_viewport_size(WIDTHS[look.width])
        page.evaluate(WEAR, json.dumps({"language": look.language, "theme": look.theme}))
        page.wait_for_timeout(REST)
        page.screenshot(path=OUT / f"{name}-{look}.png", animations="disabled")
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("Escape")


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name != "--kept"])
