"""Somebody in front of a browser, who clicks what is lit."""

from __future__ import annotations

import secrets
import time
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect

from motherlode.games import find

LIT: Final = "button:is(.lit, .spot):visible:not([aria-disabled=true])"
ON_THE_PLATE: Final = "section.prompt .acts button:visible:not([disabled])"
MORE_THAN_ANY: Final = 10**6  # moves that no match has
PATIENCE: Final = 240  # seconds for a whole match on a busy machine


class Player:
    """A page, and a way to play on it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = Random(seed)

    # -- tables ---------------------------------------------------------------------------

    def open_table(self, game: str, **wanted: Any) -> str:
        """Open a table against quick bots by the server's own interface, and go there."""
        seats = wanted.pop("seats", find(game).seats[0])
        sit = wanted.pop("sit", 1)
        bots = ["apprentice"] * wanted.pop("bots", seats - sit)
        body = {
            "terms": {"game": game, "seats": seats, "pace": False, **wanted},
            "sit": [{"entropy": secrets.token_hex(32)} for _ in range(sit)],
            "bots": bots,
            "start": sit + len(bots) == seats,
        }
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        code = str(answer.json()["code"])
        self.page.goto(f"/tables/{code}")
        return code

    def sit_down(self, code: str) -> None:
        """Take the first free seat of a table by the server's own interface, and go there."""
        answer = self.page.request.post(
            f"/api/tables/{code}/sit", data={"entropy": secrets.token_hex(32)}
        )
        assert answer.ok, answer.text()
        self.page.goto(f"/tables/{code}")

    def facts(self, code: str) -> Any:
        """The table as the server tells it."""
        return self.page.request.get(f"/api/tables/{code}").json()

    # -- playing ----------------------------------------------------------------------------

    @property
    def plate(self) -> Locator:
        """Where the page says what is asked."""
        return self.page.locator("section.prompt")

    @property
    def log(self) -> Locator:
        """Where the page says what happened."""
        return self.page.get_by_role("complementary", name="Log")

    def act(self, name: str) -> None:
        """Press a button of the plate."""
        self.plate.get_by_role("button", name=name).click()

    def click_something(self) -> bool:
        """Click something that is lit, or a button of the plate; False if there is neither."""
        first, second = self.luck.sample((LIT, ON_THE_PLATE), 2)
        lit = self.page.locator(first)
        if not lit.count():
            lit = self.page.locator(second)
        many = lit.count()
        if not many:
            return False
        chosen = lit.nth(self.luck.randrange(many))
        try:
            chosen.click(timeout=1000)
        except Error:  # it moves, lies beyond the edge of the map, or has gone out
            return self.press(chosen)
        return True

    def press(self, chosen: Locator) -> bool:
        """Use something by the keyboard."""
        try:
            chosen.press("Enter", timeout=1000)
        except Error:
            return False
        return True

    def play_until(self, code: str, moves: int) -> None:
        """Click until so many moves were made at the table, or it is over."""
        ends = time.monotonic() + PATIENCE
        while not self.is_there(code, moves):
            assert time.monotonic() < ends, f"nothing happens: {self.plate.inner_text()}"
            if not self.click_something():
                self.page.wait_for_timeout(100)

    def is_there(self, code: str, moves: int) -> bool:
        """Whether the match has come so far."""
        facts = self.facts(code)
        return bool(facts["phase"] == "over" or facts["moves"] >= moves)

    def play_to_the_end(self, code: str) -> None:
        """Click until the match is over."""
        self.play_until(code, MORE_THAN_ANY)

    def see_the_end(self) -> None:
        """The final count is on the screen."""
        expect(self.page.get_by_role("heading", name="Final count")).to_be_visible()
