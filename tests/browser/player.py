"""Somebody in front of a browser, who clicks what is lit."""

from __future__ import annotations

import json
import secrets
import time
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from motherlode.games import GAMES, find

SHELF: Final = [key for key, game in GAMES.items() if not game.example]
AT_ONE_SCREEN: Final = (None, "Eydis", "Sindri", "Thora", "Nali")  # one's own name first
OPPONENT: Final = "journeyman"  # against whom a match is over sooner than against an apprentice
QUICK: Final = {"pace": False, "takeover": "apprentice"}
LIT: Final = "button:is(.lit, .spot):not([aria-disabled=true])"
ON_THE_PLATE: Final = "section.prompt .acts button:not([disabled])"
# Where to click to touch one of the things that can be done; one that is covered gets the focus.
CHOOSE: Final = """([kinds, chance]) => {
  for (const kind of kinds) {
    const seen = [...document.querySelectorAll(kind)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }));
    if (!seen.length) continue;
    const chosen = seen[Math.floor(chance * seen.length)];
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = chosen.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (chosen.contains(document.elementFromPoint(x, y))) return [x, y];
    chosen.focus();
    return 'covered';
  }
  return null;
}"""
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
        bots = [wanted.pop("level", OPPONENT)] * wanted.pop("bots", seats - sit)
        body = {
            "terms": {"game": game, "seats": seats, **QUICK, **wanted},
            "sit": [
                {"entropy": secrets.token_hex(32), "name": name} for name in AT_ONE_SCREEN[:sit]
            ],
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

    def speak(self, language: str) -> None:
        """Choose a language, as the settings keep it."""
        self.page.evaluate(
            "kept => localStorage.setItem('motherlode.look', kept)",
            json.dumps({"language": language}),
        )
        self.page.reload()

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
        kinds = self.luck.sample((LIT, ON_THE_PLATE), 2)
        found = self.page.evaluate(CHOOSE, [kinds, self.luck.random()])
        if found is None:
            return False
        if found == "covered":  # by something that moves, or it lies beyond the edge of a map
            self.page.keyboard.press("Enter")
        else:
            self.touch(*found)
        return True

    def touch(self, x: float, y: float) -> None:
        """Click somewhere."""
        self.page.mouse.click(x, y)

    def play_until(self, code: str, moves: int) -> None:
        """Click until so many moves were made at the table, or it is over."""
        ends = time.monotonic() + PATIENCE
        while not self.is_there(code, moves):
            self.click_or_wait(ends)

    def is_there(self, code: str, moves: int) -> bool:
        """Whether the match has come so far."""
        facts = self.facts(code)
        return bool(facts["phase"] == "over" or facts["moves"] >= moves)

    def play_to_the_end(self) -> None:
        """Click until the final count is on the screen."""
        ends = time.monotonic() + PATIENCE
        while self.click_or_wait(ends) or not self.page.locator(".frame.ended").count():
            pass
        expect(self.final_count).to_be_visible()

    def click_or_wait(self, ends: float) -> bool:
        """Click something, or wait a moment if there is nothing; not beyond all patience."""
        assert time.monotonic() < ends, f"nothing happens: {self.plate.inner_text()}"
        if self.click_something():
            return True
        self.page.wait_for_timeout(50)
        return False

    def let_bots_play(self, code: str) -> None:
        """Leave the first seat to a bot, and see the end."""
        expect(self.plate).to_be_visible()
        answer = self.page.request.post(f"/api/tables/{code}/stand", data={"seat": 0})
        assert answer.ok, answer.text()
        expect(self.final_count).to_be_visible(timeout=1000 * PATIENCE)

    @property
    def final_count(self) -> Locator:
        """The heading of the final count."""
        return self.page.get_by_role("heading", name="Final count")
