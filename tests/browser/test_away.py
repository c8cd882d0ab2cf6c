"""Whoever leaves is played by a bot and gets the seat back; clocks run, are seen, and run out."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player

FIRST = {"first_player": "0"}
NO_CARDS = {"game.hand": 0}  # nobody is asked out of turn
SECONDS = 8  # of a clock: a busy machine needs some to show the table
LITTLE = re.compile("0:0[0-6]")


def panel(player: Player, seat: int) -> Locator:
    """What a page shows of another player."""
    return player.page.locator(f"article[data-seat='{seat}']")


def own_clock(player: Player) -> Locator:
    """The clock beside one's own name."""
    return player.page.locator(".tray .clock")


def timed(visitors: Visitors, kind: str) -> Player:
    """Somebody among bots who take their time, first on turn, with little of it."""
    player = visitors.come(motion=True)
    clock = {"kind": kind, "seconds": SECONDS}
    player.open_table("quartz", bots=1, clock=clock, options=FIRST, pace=True)
    player.page.get_by_role("button", name="Add a bot").click()
    player.page.get_by_role("button", name="Start").click()
    return player


def come_back(player: Player) -> None:
    """Take the seat back; a bot makes the move first for which the time ran out."""
    back = player.plate.get_by_role("button", name="I am back")
    for _ in range(100):
        back.dispatch_event("click")
        if "You are back" in player.log.inner_text():
            return
        player.page.wait_for_timeout(100)


def test_a_bot_plays_on_for_one_who_left_and_gives_the_seat_back(visitors: Visitors) -> None:
    odda, torvik = visitors.come(), visitors.come()
    code = odda.open_table("quartz", bots=1, grace=1, options=FIRST, house=NO_CARDS)
    torvik.sit_down(code)
    odda.page.get_by_role("button", name="Start").click()
    away = 2
    name = odda.facts(code)["seats"][away]["name"]
    expect(torvik.plate.get_by_role("heading")).to_be_visible()
    torvik.page.goto("about:blank")
    expect(panel(odda, away)).to_contain_text("away")
    odda.act("Mine")
    expect(panel(odda, away)).to_contain_text("played by a bot (apprentice)")
    expect(odda.log).to_contain_text(f"{name} is away: a bot plays on.")
    torvik.page.goto(f"/tables/{code}")
    expect(panel(odda, away)).not_to_contain_text("played by a bot")
    expect(odda.log).to_contain_text(f"{name} is back.")
    expect(torvik.plate.get_by_role("button", name="I am back")).to_be_hidden()


def test_one_who_leaves_the_game_may_come_back(visitors: Visitors) -> None:
    player = visitors.come(motion=True)
    code = player.open_table("quartz", options=FIRST, pace=True)
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Leave the game").click()
    leaving = player.page.get_by_role("group", name="Leave the game")
    expect(leaving).to_contain_text("A bot (apprentice) takes over.")
    leaving.get_by_role("button", name="Stay").click()
    player.page.get_by_role("button", name="Leave the game").click()
    leaving.get_by_role("button", name="Leave").click()
    expect(player.page).to_have_url(re.compile("/$"))
    player.page.goto(f"/tables/{code}")
    expect(player.log).to_contain_text("You left: a bot plays on")
    expect(player.log).to_contain_text("You are back")
    expect(player.plate.get_by_role("button", name="I am back")).to_be_hidden()


def test_the_time_for_a_move_is_seen_and_runs_out(visitors: Visitors) -> None:
    player = timed(visitors, "move")
    ring = player.plate.locator(".clock")
    expect(ring).to_have_text(re.compile("[3-8]"))
    expect(own_clock(player)).to_have_class(re.compile("running"))
    expect(ring).to_have_text(re.compile("[12]"))
    expect(player.log).to_contain_text("Your time is up: a bot plays on")
    come_back(player)
    expect(player.log).to_contain_text("You are back")
    expect(own_clock(player)).to_have_text(re.compile("0:0[2-8]"))


def test_the_time_for_the_game_does_not_begin_anew_with_a_move(visitors: Visitors) -> None:
    player = timed(visitors, "game")
    expect(panel(player, 1).locator(".clock")).to_have_text("0:08")
    expect(own_clock(player)).to_have_text(LITTLE)
    player.act("Mine")
    expect(panel(player, 1).locator(".clock")).to_have_class(re.compile("running"))
    expect(own_clock(player)).to_have_text(LITTLE)
    expect(player.log).to_contain_text("Your time is up: a bot plays on")
    come_back(player)
    expect(own_clock(player)).to_have_text("0:00")  # coming back brings the seat, not time
