"""Somebody who uses no mouse plays a whole match."""

from __future__ import annotations

import time

from tests.browser.conftest import Visitors
from tests.browser.player import PATIENCE, Player


def press_something(player: Player) -> None:
    """Move the focus to something that can be done, by keys alone, and do it."""
    number = player.luck.choice("112")
    player.page.keyboard.press(number)
    for _ in range(player.luck.randrange(1, 12)):
        player.page.keyboard.press("Tab")
        lit = player.page.evaluate(
            "(() => { const e = document.activeElement;"
            " return !!e && e.matches('button.lit:not([aria-disabled=true]), .acts button') })()"
        )
        if lit:
            player.page.keyboard.press("Enter")
            return


def test_a_whole_match_by_keys_alone(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("quartz", house={"game.days": 2})
    ends = time.monotonic() + PATIENCE
    while player.facts(code)["phase"] != "over":
        assert time.monotonic() < ends, player.plate.inner_text()
        press_something(player)
    player.see_the_end()
