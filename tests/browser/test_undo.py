"""Moves are taken back at once, or when the others agree; the reason is shown to them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player

PLAIN: dict[str, Any] = {"options": {"first_player": "0"}, "house": {"game.hand": 0}}
REVEALED = "Ask to take the last move back (it revealed something)"
ACTED = "Ask to take the last move back (others have acted since)"


def sit_together(visitors: Visitors) -> tuple[Player, Player, str]:
    """Two people and a bot, who move in this order."""
    odda, torvik = visitors.come(), visitors.come()
    code = odda.open_table("quartz", bots=0, **PLAIN)
    torvik.sit_down(code)
    odda.page.get_by_role("button", name="Add a bot").click()
    odda.page.get_by_role("button", name="Start").click()
    expect(torvik.plate.get_by_role("heading")).to_contain_text("Waiting for")
    return odda, torvik, code


def wish(player: Player) -> Locator:
    """Where the page says that somebody wants to take a move back."""
    return player.page.get_by_role("alert")


def test_a_draw_is_taken_back_when_the_other_agrees(visitors: Visitors) -> None:
    odda, torvik, code = sit_together(visitors)
    odda.act("Mine")
    odda.page.get_by_role("button", name=REVEALED).click()
    expect(wish(odda)).to_contain_text("Waiting for the others")
    expect(wish(torvik)).to_contain_text("a move that revealed something")
    wish(torvik).get_by_role("button", name="Agree", exact=True).click()
    expect(odda.plate.get_by_role("button", name="Mine")).to_be_visible()
    for player in (odda, torvik):
        expect(wish(player)).to_be_hidden()
        expect(player.log).to_contain_text(re.compile("takes? a move back"))
    assert odda.facts(code)["moves"] == 0


def test_a_bot_that_moves_meanwhile_does_not_end_the_wish(visitors: Visitors) -> None:
    odda, torvik, code = sit_together(visitors)
    odda.act("Mine")
    torvik.act("Mine")
    expect(odda.plate.get_by_role("button", name="Mine")).to_be_visible()
    torvik.page.get_by_role("button", name=ACTED).click()
    expect(wish(odda)).to_contain_text("though others have acted since")
    wish(odda).get_by_role("button", name="Agree", exact=True).click()
    expect(torvik.plate.get_by_role("button", name="Mine")).to_be_visible()
    assert odda.facts(code)["moves"] == 1


def test_one_who_does_not_agree_is_heard(visitors: Visitors) -> None:
    odda, torvik, code = sit_together(visitors)
    odda.act("Mine")
    odda.page.get_by_role("button", name=REVEALED).click()
    wish(torvik).get_by_role("button", name="Refuse").click()
    expect(wish(odda)).to_be_hidden()
    expect(odda.page.get_by_role("status").get_by_text("refuses")).to_be_visible()
    assert odda.facts(code)["moves"] == 1
    expect(torvik.plate.get_by_role("button", name="Mine")).to_be_visible()


def test_among_bots_every_move_is_free(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("quartz", **PLAIN)
    player.act("Mine")
    expect(player.plate.get_by_role("button", name="Mine")).to_be_visible()
    player.page.get_by_role("button", name="Take the last move back").click()
    expect(player.log).to_contain_text(re.compile("takes? a move back"))
    expect(player.plate.get_by_role("button", name="Mine")).to_be_visible()
    assert player.facts(code)["moves"] == 0
