"""A phone: a match by taps with everything in motion, and what does not fit opens as a sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visitors
from tests.browser.player import SHELF, Player

# Every height that the table has from now on.
WATCH = """() => {
  window.heights = [];
  const noted = ([seen]) => window.heights.push(seen.contentRect.height);
  new ResizeObserver(noted).observe(document.querySelector('main.table'));
}"""
LOW: list[ViewportSize] = [{"width": 740, "height": 360}, {"width": 640, "height": 400}]


class Tapper(Player):
    """Somebody who has a finger instead of a mouse."""

    def touch(self, x: float, y: float) -> None:
        """Tap somewhere."""
        self.page.touchscreen.tap(x, y)


def test_a_match_by_taps_with_everything_in_motion(visitors: Visitors) -> None:
    player = Tapper(visitors.come(phone=True, motion=True, painted=True).page)
    player.open_table("quartz", house={"game.days": 1})
    player.play_to_the_end()


def test_the_log_and_the_rules_open_where_they_are_wanted(visitors: Visitors) -> None:
    player = visitors.come(phone=True)
    player.open_table("quartz", options={"first_player": "0"})
    page = player.page
    page.get_by_role("button", name="Open the log").last.tap()
    sheet = page.get_by_role("dialog", name="Log")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    player.plate.get_by_role("button", name="Clause Q3.1 of the rules").tap()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[id='Q3.1']")).to_be_in_viewport()
    expect(rules.locator("[id='Q3.1']")).to_have_class(re.compile("cited"))


@pytest.mark.parametrize("game", SHELF)
def test_on_its_side_a_phone_shows_everything_at_its_full_height(
    game: str, visitors: Visitors
) -> None:
    player = visitors.come(phone=True)
    player.open_table(game, options={"first_player": "0"})
    expect(player.plate.get_by_role("heading")).to_be_visible()
    for size in LOW:
        player.page.set_viewport_size(size)
        for part in ("section.prompt", "section.tray"):
            seen = player.page.locator(part).evaluate("one => one.clientHeight / one.scrollHeight")
            assert seen > 0.9, (part, size)
        own = player.page.locator("section.tray button").last
        own.scroll_into_view_if_needed()
        expect(own).to_be_in_viewport()


def test_the_board_stays_where_it_is_when_the_buttons_vanish(visitors: Visitors) -> None:
    player = visitors.come(phone=True)
    alone = {"game.hand": 0}  # nobody is asked out of turn
    code = player.open_table("quartz", options={"first_player": "0"}, house=alone, pace=True)
    mine = player.plate.get_by_role("button", name="Mine")
    expect(mine).to_be_visible()
    player.page.evaluate(WATCH)
    player.act("Mine")
    while player.facts(code)["moves"] < 2:  # somebody else has moved too
        player.page.wait_for_timeout(50)
    expect(mine).to_be_visible()
    assert len(set(player.page.evaluate("heights"))) == 1


def test_in_dwarves_fall_a_tap_shows_and_the_plate_does(visitors: Visitors) -> None:
    player = visitors.come(phone=True)
    code = player.open_table("dwarves_fall", options={"first_player": "0"})
    page, plate = player.page, player.plate
    page.locator(".tray .kingdom-card.lit").first.tap()
    lay = plate.get_by_role("button", name="Lay it", exact=True)
    expect(lay).to_be_visible()
    assert player.facts(code)["moves"] == 0
    lay.tap()
    plate.get_by_role("button", name="Lay it like this").tap()
    expect(plate.get_by_role("heading")).to_contain_text("actions left")
    moves = player.facts(code)["moves"]
    page.locator("button.cell").first.tap()
    put = plate.get_by_role("button", name="Put a dwarf here")
    expect(put).to_be_visible()
    assert player.facts(code)["moves"] == moves
    put.tap()
    expect(page.locator(".walker")).to_have_count(1)
    assert player.facts(code)["moves"] == moves + 1
