"""The land of Dwar7s Fall stays readable to the end, with the log beside it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors

SMALLEST_CARD = 84  # pixels
SMALLEST_DWARF = 16
WIDE = {"width": 1440, "height": 900}
SIZES = "ones => ones.map((one) => one.getBoundingClientRect().width)"


def test_cards_and_dwarves_of_a_late_land_can_be_read(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("dwarves_fall", seats=4, bots=3, house={"game.goals": 1})
    player.let_bots_play(code)
    page = player.page
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    moves = player.facts(code)["moves"]
    page.goto(f"/replays/{code}?from=all&at={moves - 2}")
    cards = page.locator(".cell")
    expect(cards.first).to_be_visible()
    expect(player.log).to_be_visible()
    assert cards.count() > 8
    assert min(cards.evaluate_all(SIZES)) >= SMALLEST_CARD
    dwarves = page.locator(".walker").evaluate_all(SIZES)
    assert not dwarves or min(dwarves) >= SMALLEST_DWARF
