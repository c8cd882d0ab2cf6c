"""The review of a match: the curve, the moments, trying again, playing on, and hints."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.player import Player
from tests.browser.test_pages import keeps_nobody_out

SHORT = {"game.days": 1}


def finished(player: Player) -> str:
    """A short match of Quartz that is over."""
    code = player.open_table("quartz", house=SHORT)
    player.let_bots_play(code)
    return code


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


@pytest.mark.parametrize("phone", [False, True])
def test_a_match_is_reviewed_and_looked_at(phone: bool, visitors: Visitors) -> None:
    player = visitors.come(phone=phone, painted=True)
    code = finished(player)
    page = player.page
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"/reviews/{code}"))
    slider = moment(page)
    expect(slider).to_have_value("0")
    expect(page.locator(".curve path.line")).to_have_count(3)
    chances = page.get_by_role("group", name="Whose match")
    dealt = chances.inner_text()
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.get_by_text(re.compile("move 1 of"))).to_be_visible()
    box = page.locator(".curve .box")
    box.scroll_into_view_if_needed()
    size = box.bounding_box()
    assert size is not None
    page.mouse.click(size["x"] + size["width"] - 2, size["y"] + size["height"] / 2)
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    expect(chances).not_to_have_text(dealt)
    winners = player.facts(code)["ranks"].count(1)  # it is over, and they share the win
    expect(chances).to_contain_text(f"{100 // winners}%")
    page.get_by_label("By what was known").select_option(index=1)
    page.get_by_label("Chance of").select_option(label="place 2")
    expect(page.get_by_role("row", name=re.compile("Result"))).to_be_visible()
    expect(page.get_by_role("region", name="The verdict")).to_contain_text("You decided")
    chances.get_by_role("radio").nth(1).check()
    expect(page.get_by_role("region", name="The verdict")).not_to_contain_text("You decided")
    page.get_by_text("The curve as a table").click()
    expect(page.get_by_role("rowheader").filter(has_text="Deal").first).to_be_visible()
    keeps_nobody_out(player)
    for language in ("ru", "pt"):
        player.speak(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()


def has_moment(player: Player, code: str) -> bool:
    """Go to a review and look at it from a seat with a moment, if there is one."""
    page = player.page
    page.goto(f"/reviews/{code}")
    expect(moment(page)).to_have_value("0")
    whose = page.get_by_role("group", name="Whose match").get_by_role("radio")
    for seat in range(3):
        whose.nth(seat).check()
        if page.get_by_role("button", name="Try it again").count():
            return True
    return False


def test_a_moment_is_played_again(visitors: Visitors) -> None:
    player = visitors.come()
    page = player.page
    # not every match has a decision that mattered more than can be told from chance
    assert any(has_moment(player, finished(player)) for _ in range(8))
    page.get_by_role("button", name="Show").first.click()
    page.get_by_role("button", name="Try it again").first.click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.get_by_text("from a moment of another match")).to_be_visible()
    expect(player.plate.locator("h2")).to_be_visible()


def test_a_replay_is_played_on_from_any_moment(visitors: Visitors) -> None:
    player = visitors.come()
    code = finished(player)
    page = player.page
    page.goto(f"/replays/{code}?from=open1&at=3")
    expect(moment(page)).to_have_value("3")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/tables/"))
    facts = player.facts(page.url.rpartition("/")[2])
    assert facts["fork"] == {"of": code, "step": 3, "seat": 1, "same": False}
    page.goto(f"/replays/{code}?from=open2&at=4")
    page.get_by_role("button", name="Play on with everybody’s real cards").click()
    expect(page).to_have_url(re.compile("/tables/"))
    assert player.facts(page.url.rpartition("/")[2])["fork"]["seat"] is None


def test_a_record_of_ones_own_is_reviewed(visitors: Visitors, tmp_path: Path) -> None:
    player = visitors.come()
    code = finished(player)
    page = player.page
    record = page.request.get(f"/api/tables/{code}/record").json()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record))
    bad.write_text("no record at all")
    page.goto("/reviews")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_have_text("This file holds no record.")
    page.locator("input[type=file]").set_input_files(good)
    expect(page).to_have_url(re.compile("/reviews/record-"))
    expect(moment(page)).to_have_value("0")


def same_deal(player: Player, code: str) -> Locator:
    """Go to a review, and to the part of it about the deal."""
    player.page.goto(f"/reviews/{code}")
    deal = player.page.get_by_role("region", name="The same deal")
    expect(deal).to_be_visible()
    return deal


def match_of_two(odda: Player, torvik: Player) -> str:
    """A short match between two people and a bot that is over."""
    code = odda.open_table("quartz", bots=1, house=SHORT)
    torvik.sit_down(code)
    odda.page.get_by_role("button", name="Start").click()
    expect(torvik.plate).to_be_visible()
    answer = torvik.page.request.post(f"/api/tables/{code}/stand", data={"seat": 2})
    assert answer.ok, answer.text()
    odda.let_bots_play(code)
    return code


def test_the_same_deal_is_played_again_once_everybody_allows_it(visitors: Visitors) -> None:
    odda, torvik, stranger = visitors.come(), visitors.come(), visitors.come()
    code = match_of_two(odda, torvik)
    names = [one["name"] for one in odda.facts(code)["seats"]]

    deal = same_deal(odda, code)
    expect(deal).to_contain_text(f"Still to agree: {names[2]}.")
    deal.get_by_role("checkbox").check()
    deal = same_deal(stranger, code)
    expect(deal).to_contain_text(f"Still to agree: {names[2]}.")
    expect(deal.get_by_role("checkbox")).to_have_count(0)
    expect(deal.get_by_role("button", name="Play this deal")).to_have_count(0)
    deal = same_deal(torvik, code)
    expect(deal.get_by_role("checkbox")).not_to_be_checked()
    deal.get_by_role("checkbox").check()

    page = stranger.page
    same_deal(stranger, code).get_by_role("button", name="Play this deal").click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.get_by_text("the same deal as another match")).to_be_visible()
    again = page.url.rpartition("/")[2]
    facts = stranger.facts(again)
    assert facts["fork"] == {"of": code, "step": 0, "seat": None, "same": True}
    stranger.let_bots_play(again)

    rows = same_deal(stranger, again).get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text(re.compile(f"{names[0]}.*first match"))
    expect(rows.nth(2)).to_contain_text(facts["seats"][0]["name"])
    rows.nth(1).get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"/reviews/{code}"))
    expect(page.get_by_role("group", name="Whose match")).to_contain_text(names[2])


def test_a_hint_names_the_chances_and_marks_the_match(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("quartz", house=SHORT, pace=False)
    page = player.page
    page.get_by_role("button", name="Ask for a hint").click()
    hint = page.get_by_role("region", name=re.compile("What a .* would do"))
    expect(hint).to_contain_text("%")
    expect(page.locator("[data-hinted]").first).to_be_attached()
    expect(page.get_by_text("with hints")).to_be_visible()
    assert player.facts(code)["hinted"]
    page.get_by_role("button", name="Close the hint").click()
    expect(page.locator("[data-hinted]")).to_have_count(0)


def test_a_hint_fits_a_phone_and_the_menu_says_that_there_are_some(visitors: Visitors) -> None:
    player = visitors.come(phone=True)
    player.open_table("quartz", house=SHORT, pace=False)
    player.page.get_by_role("button", name="Ask for a hint").click()
    hint = player.page.get_by_role("region", name=re.compile("What a .* would do"))
    expect(hint).to_contain_text("%")
    size = hint.bounding_box()
    assert size is not None
    assert size["width"] <= PHONE["width"]
    player.page.get_by_role("button", name="Menu").click()
    expect(player.page.get_by_role("dialog", name="Menu")).to_contain_text("with hints")
