"""What others have and what the evening brought can be seen: nothing is cut, covered or tiny."""

from __future__ import annotations

import time
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TABLET, Visitors
from tests.browser.player import PATIENCE, Player

PANEL: Final = 840  # pixels: no wider, if there is one other player
TILE: Final = 100  # pixels: a tile of theirs can be read
ANSWERS: Final = [f"cards.{card}" for card in ("cancel", "follow_take", "follow_insert")]
ACTIONS: Final = [
    f"cards.{card}"
    for card in (
        *("swap_tiles", "swap_gems", "pick_out", "draw_three"),
        *("tip_over", "sift", "rob", "double_insert"),
    )
]
INSIDE: Final = """([inner, outer]) => {
  const b = document.querySelector(outer).getBoundingClientRect();
  const all = [...document.querySelectorAll(inner)].map((one) => one.getBoundingClientRect());
  return all.every((a) => a.height > 0 && a.top >= b.top && a.bottom <= b.bottom);
}"""


WITHIN: Final = """(all) => [...document.querySelectorAll(all)].every((one) => {
  const { width, right } = one.getBoundingClientRect();
  return width > 0 && right <= innerWidth;
})"""


def expect_inside(player: Player, inner: str, outer: str) -> None:
    """All of some things comes to be seen within another."""
    player.page.wait_for_function(INSIDE, arg=[inner, outer])


def test_every_row_of_the_evening_is_seen(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("quartz", house={"game.days": 2})
    evening = player.page.locator("section.evening")
    ends = time.monotonic() + PATIENCE
    while not evening.count():
        player.click_or_wait(ends)
    expect(evening.locator("li")).to_have_count(3)
    expect_inside(player, "section.evening li", "section.evening")


@pytest.mark.parametrize("height", [740, 640])
def test_on_a_phone_the_evening_of_five_is_seen_at_one_look(
    height: int, visitors: Visitors
) -> None:
    player = visitors.come(phone=True)
    player.page.set_viewport_size({"width": 360, "height": height})
    alone = {"game.days": 2, "game.hand": 0}  # nobody is asked out of turn
    player.open_table("quartz", seats=5, house=alone, options={"first_player": "0"})
    player.act("Leave")
    evening = player.page.locator("section.evening")
    expect(evening.locator("li")).to_have_count(5)
    expect_inside(player, "section.evening li", "section.evening")
    grum = player.page.locator(".others article.opp").first
    evening.get_by_role("button").click()
    expect(evening).to_have_count(0)
    grum.click(trial=True)  # nothing covers it any more


def test_a_hand_of_many_kinds_leaves_the_plate_where_it_is(visitors: Visitors) -> None:
    player = visitors.come()
    one_of_each = dict.fromkeys(ACTIONS, 1) | dict.fromkeys(ANSWERS, 0)
    house = {"game.actions": 4, "game.hand": 9, **one_of_each}
    player.open_table("gem_forge", seats=2, options={"first_player": "0"}, house=house)
    tiles = player.page.locator("section.draft button")
    for place in range(3):
        tiles.nth(place).click()
    player.act("Keep these 3")
    draw = player.plate.get_by_role("button", name="Draw a card")
    cards = player.page.locator(".own-hand .cards button")
    places = set()
    for kinds in (1, 2, 3, 4):
        expect(cards).to_have_count(kinds)
        places.add(player.plate.evaluate("one => one.getBoundingClientRect().top"))
        draw.click()
    assert len(places) == 1


def test_the_only_other_player_is_read_and_the_market_fits(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("gem_forge", seats=2)
    stall = "aside.side .stall"
    market = player.page.locator(stall)
    ends = time.monotonic() + PATIENCE
    while not market.locator(".tile").count():
        player.click_or_wait(ends)
    panel = player.page.locator("article.opp").bounding_box()
    assert panel
    assert panel["width"] <= PANEL
    tiles = player.page.locator("article.opp .tile")
    expect(tiles.first).to_be_visible()
    widths = tiles.evaluate_all("ones => ones.map((one) => one.getBoundingClientRect().width)")
    assert min(widths) >= TILE
    expect_inside(player, stall, "main.table")


def test_on_a_tablet_the_seats_of_a_waiting_room_are_seen_whole(visitors: Visitors) -> None:
    player = visitors.come()
    player.page.set_viewport_size(TABLET)
    player.open_table("quartz", seats=4, bots=1)
    player.speak("ru")
    expect(player.page.locator("ol > li.empty")).to_have_count(2)
    player.page.wait_for_function(WITHIN, arg="ol > li :is(button, b)")


def test_a_bonus_that_is_touched_asks_before_one_leaves(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("quartz", options={"first_player": "0"})
    player.page.locator("[data-spot^=bonus] button.lit").click()
    expect(player.plate.get_by_role("heading")).to_contain_text("Leave the mine")
    expect(player.page.locator(".bag .sack.lit")).to_have_count(0)
    player.act("Take back")
    expect(player.plate.get_by_role("heading")).to_contain_text("Your turn")
    player.page.locator("[data-spot^=bonus] button.lit").click()
    player.act("Leave")
    expect(player.plate.get_by_role("heading")).not_to_contain_text("Leave the mine")


def test_on_a_tablet_the_pages_and_the_language_lie_apart(visitors: Visitors) -> None:
    player = visitors.come()
    player.page.set_viewport_size(TABLET)
    player.page.goto("/puzzles")
    player.speak("pt")
    pages = player.page.locator(".page-head nav a").last
    expect(pages).to_have_text("Partidas")
    left, right = pages.bounding_box(), player.page.locator(".page-head .tongue").bounding_box()
    assert left
    assert right
    assert left["x"] + left["width"] <= right["x"]
