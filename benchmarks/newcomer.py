"""A newcomer goes through every course in a browser, at a desk and on a phone: make newcomer

Prints how long it takes from opening the start page to the first own move of a course, and fails
where somebody who does only what is lit does not come to the end of a lesson.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from playwright.sync_api import Browser, ViewportSize

from docs.pictures.page import browsing, serving
from motherlode.school.courses import courses
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.newcomer import Newcomer
from tests.browser.player import Player


def main(games: Sequence[str]) -> None:
    """All lessons, or those of some games."""
    with serving() as house, browsing() as browser:
        for name, size in (("desk", DESKTOP), ("phone", PHONE)):
            for game in games or courses():
                take_course(newcomer(browser, house, size), game, name)


def newcomer(browser: Browser, house: House, size: ViewportSize) -> Newcomer:
    """Somebody whose browser was never here."""
    context = browser.new_context(
        base_url=house.url, viewport=size, has_touch=size is PHONE, reduced_motion="reduce"
    )
    return Newcomer(Player(context.new_page(), seed=3))


def take_course(somebody: Newcomer, game: str, screen: str) -> None:
    """One course from the start page to its last sentence."""
    first, *rest = courses()[game].values()
    seconds = somebody.come_and_move(first.key)
    somebody.finish()
    for lesson in rest:
        somebody.begin(lesson.key)
        somebody.finish()
    somebody.play()
    done = "all lessons finished, a match begun"
    print(f"{game}, {screen}: first own move after {seconds:.1f} s, {done}", flush=True)
    somebody.page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
