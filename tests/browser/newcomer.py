"""Somebody who has never seen a game and does only what is lit."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.player import CHOOSE, Player

PATIENCE: Final = 60  # seconds for a lesson
FINISHED: Final = "section.finished"  # a tile of Gem Forge may be finished too
LIT: Final = (
    "button:is(.lit, .spot, .arrow, .aim, .thing:not(.quiet), :has(.space))"
    ":not([aria-disabled=true], [aria-pressed=true])"
)
MEANT: Final = "section.prompt .acts button.go"
ON_THE_PLATE: Final = "section.prompt .acts button:not([disabled])"


class Newcomer:
    """Goes through lessons: reads on where there is nothing to do, touches what glows."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def page(self) -> Page:
        return self.player.page

    def come_and_move(self, lesson: str) -> float:
        """Open the start page, go to a lesson, do something; seconds until that is seen."""
        began = time.monotonic()
        self.page.goto("/")
        self.page.locator('header a[href="/learn"]').click()
        self.page.locator(f'a[href="/learn/{lesson}"]').click()
        self.hear()
        while not self.page.locator(".beats .past").count():
            self.do_something()
        return time.monotonic() - began

    def begin(self, lesson: str) -> None:
        """Open a lesson and hear its first sentence."""
        self.page.goto(f"/learn/{lesson}")
        self.hear()

    def hear(self) -> None:
        """Wait for a sentence."""
        expect(self.page.locator(".callout.placed")).to_be_visible()

    def finish(self) -> None:
        """Do what is meant until the lesson is over."""
        ends = time.monotonic() + PATIENCE
        while not self.page.locator(FINISHED).count():
            assert time.monotonic() < ends, (
                f"stuck at: {self.page.locator('.callout').inner_text()}"
            )
            self.do_something()

    def play(self) -> None:
        """Begin the real match that follows the last lesson, and hear the first tip."""
        self.page.locator(f"{FINISHED} .btn.go").click()
        self.page.wait_for_url("**/tables/*")
        self.hear()

    def do_something(self) -> None:
        """Read on, or touch one of the things that can be done."""
        following = self.page.locator(".callout .acts .btn")
        if following.count():
            following.first.click()
            return
        luck = self.player.luck
        kinds = [MEANT, *luck.sample((LIT, ON_THE_PLATE), 2)]
        found = self.page.evaluate(CHOOSE, [kinds, luck.random()])
        if found == "covered":
            self.page.keyboard.press("Enter")
        elif found is not None:
            self.player.touch(*found)
        else:
            self.page.wait_for_timeout(50)
