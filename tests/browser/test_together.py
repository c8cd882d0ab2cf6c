"""Several people at one table: two browsers, onlookers, one screen for all, lost connections."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.house import House
from tests.browser.player import PATIENCE


def test_two_people_meet_by_the_code_and_play(visitors: Visitors) -> None:
    odda, torvik = visitors.come(), visitors.come()
    code = odda.open_table("quartz", bots=1)
    torvik.page.goto("/")
    torvik.page.get_by_label("Table code").fill(code)
    torvik.page.get_by_role("button", name="Join").click()
    torvik.page.get_by_role("button", name="Sit down").first.click()
    odda.page.get_by_role("button", name="Start").click()
    for player in (odda, torvik):
        expect(player.plate.locator("h2")).to_be_visible()
    before = odda.facts(code)["moves"]
    while odda.facts(code)["moves"] < before + 8:
        for player in (odda, torvik):
            player.click_something()
    for player in (odda, torvik):  # some moves tell nothing, and the last may still be on its way
        expect(player.log.locator("li").nth(2)).to_be_visible()


def test_a_phrase_is_heard_in_the_language_of_whoever_hears_it(visitors: Visitors) -> None:
    odda, torvik = visitors.come(), visitors.come()
    code = odda.open_table("quartz", bots=1)
    torvik.sit_down(code)
    torvik.speak("ru")
    odda.page.get_by_role("button", name="Start").click()
    name = odda.facts(code)["seats"][0]["name"]
    expect(torvik.plate).to_be_visible()
    odda.page.get_by_label("Say something").select_option(label="Good luck!")
    expect(torvik.page.get_by_role("status").filter(has_text=f"{name}: Удачи!")).to_be_visible()
    expect(odda.log).to_contain_text("Good luck!")


def test_the_title_calls_whoever_is_asked(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("quartz", options={"first_player": "0"})
    expect(player.page).to_have_title(re.compile("^● Your turn"))


def test_an_invitation_is_a_code_for_a_camera_too(visitors: Visitors) -> None:
    player = visitors.come(phone=True)
    player.open_table("quartz", bots=0)
    player.page.get_by_role("button", name="QR code").click()
    code = player.page.get_by_role("img", name="QR code with the link to the table")
    expect(code).to_be_in_viewport(ratio=1)


def test_an_onlooker_sees_what_everyone_may_see(visitors: Visitors) -> None:
    odda, onlooker = visitors.come(), visitors.come()
    code = odda.open_table("quartz", bots=2)
    onlooker.page.goto(f"/tables/{code}")
    expect(onlooker.page.get_by_text("you are watching")).to_be_visible()
    assert onlooker.page.locator(".acts button").count() == 0
    hand = odda.page.locator("[aria-label='Your things']").inner_text()
    assert "Your hand" in hand
    assert "Your hand" not in onlooker.page.locator("body").inner_text()


def test_one_screen_for_all_hides_what_the_next_one_must_not_see(visitors: Visitors) -> None:
    player = visitors.come()
    page = player.page
    page.goto("/")
    page.get_by_role("button", name="Quartz Five days").click()
    page.get_by_label("At this screen").check()
    for group in ("Players at the table", "People at this screen"):
        page.get_by_role("group", name=group).get_by_label("3").check()
    page.get_by_label("Name of player 2").fill("Ada")
    page.get_by_role("button", name="Play now").click()
    curtain = page.locator("main.curtain button")
    seen: set[str] = set()
    ends = time.monotonic() + PATIENCE
    while len(seen) < 3:
        assert time.monotonic() < ends, seen
        if curtain.count():
            assert "Your hand" not in page.locator("body").inner_text()
            seen.add(curtain.inner_text())
            curtain.click()
        if not player.click_something():
            page.wait_for_timeout(50)
    assert {"I am Ada", "I am Sindri"} < seen


def test_a_lost_connection_is_shown_and_heals_without_a_reload(
    visitors: Visitors, house: House
) -> None:
    player = visitors.come()
    code = player.open_table("quartz", bots=2)
    expect(player.plate.locator("h2")).to_be_visible()
    player.page.evaluate("window.sameThroughout = true")
    moves = player.facts(code)["moves"]
    house.kill()
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(player.page.get_by_text("Connection lost")).to_be_hidden()
    visitors.complaints = [said for said in visitors.complaints if "WebSocket" not in said]
    assert player.facts(code)["moves"] >= moves
    player.play_until(code, moves + 1)
    assert player.page.evaluate("window.sameThroughout") is True
