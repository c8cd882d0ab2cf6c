"""What others have and what the evening brought can be seen: nothing is cut, covered or tiny."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.player import PATIENCE, Player

PANEL: Final = 840  # pixels: no wider, if there is one other player
TILE: Final = 100  # pixels: a tile of theirs can be read
INSIDE: Final = """([inner, outer]) => {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return a.height > 0 && a.top >= b.top && a.bottom <= b.bottom;
}"""


def is_inside(player: Player, inner: Locator, outer: Locator) -> bool:
    """Whether all of one thing is seen within another."""
    return bool(
        player.page.evaluate(INSIDE, [inner.element_handle(), outer.first.element_handle()])
    )


def test_every_row_of_the_evening_is_seen(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("quartz", house={"game.days": 2})
    evening = player.page.locator("section.evening")
    ends = time.monotonic() + PATIENCE
    while not evening.count():
        player.click_or_wait(ends)
    rows = evening.locator("li")
    expect(rows).to_have_count(3)
    assert all(is_inside(player, row, evening) for row in rows.all())


def test_the_only_other_player_is_read_and_the_market_fits(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("gem_forge", seats=2)
    market = player.page.locator("aside.side .stall")
    ends = time.monotonic() + PATIENCE
    while not market.locator(".tile").count():
        player.click_or_wait(ends)
    panel = player.page.locator("article.opp").bounding_box()
    assert panel
    assert panel["width"] <= PANEL
    widths = player.page.locator("article.opp .tile").evaluate_all(
        "ones => ones.map((one) => one.getBoundingClientRect().width)"
    )
    assert widths
    assert min(widths) >= TILE
    assert all(
        is_inside(player, stall, player.page.locator("main.table")) for stall in market.all()
    )
