"""Every page: no sideways scrolling on a phone, nothing serious for axe, three languages."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.player import SHELF, Player

PAGES = ["/", "/matches", "/settings", *(f"/rules/{game}" for game in SHELF), "/nowhere"]
SERIOUS = {"serious", "critical"}
HOME_BYTES = 192_000  # the start page in a browser that was never here
TABLE_BYTES = 100_000  # what a table needs beyond it


def defects(player: Player) -> list[str]:
    """What axe finds that keeps people out."""
    found: list[dict[str, Any]] = Axe().run(player.page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def sideways(player: Player) -> int:
    """How many pixels a page is wider than its window."""
    return int(
        player.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
    )


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_nobody_out(path: str, visitors: Visitors) -> None:
    player = visitors.come(painted=True)
    player.page.goto(path)
    expect(player.page.get_by_role("heading").first).to_be_visible()
    keeps_nobody_out(player)


@pytest.mark.parametrize("game", SHELF)
def test_a_table_in_play_keeps_nobody_out_and_speaks_three_languages(
    game: str, visitors: Visitors
) -> None:
    player = visitors.come(painted=True)
    player.open_table(game, pace=True)
    for _ in range(6):
        player.click_something()
    keeps_nobody_out(player)
    for language in ("ru", "pt"):
        player.speak(language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        expect(player.plate.locator("h2")).to_be_visible()
        assert sideways(player) == 0


def test_a_waiting_room_keeps_nobody_out(visitors: Visitors) -> None:
    player = visitors.come(painted=True)
    player.open_table("quartz", seats=4, bots=1)
    player.page.get_by_role("button", name="Sit here too").first.click()
    keeps_nobody_out(player)


def keeps_nobody_out(player: Player) -> None:
    """On a desktop and on a phone axe finds nothing serious and nothing lies beyond the edge."""
    for size in (DESKTOP, PHONE):
        player.page.set_viewport_size(size)
        assert defects(player) == []
        assert sideways(player) == 0


@pytest.mark.parametrize("game", SHELF)
def test_the_first_load_is_small_and_a_table_adds_little(game: str, visitors: Visitors) -> None:
    player = visitors.come()
    network = player.page.context.new_cdp_session(player.page)
    network.send("Network.enable")
    loaded: list[float] = []  # bytes of each answer as they came over the wire, headers too
    network.on("Network.loadingFinished", lambda end: loaded.append(end["encodedDataLength"]))
    player.page.goto("/")
    player.page.wait_for_load_state("networkidle")
    assert 100_000 < sum(loaded) < HOME_BYTES
    loaded.clear()
    player.open_table(game)
    expect(player.plate.get_by_role("heading")).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    assert 40_000 < sum(loaded) < TABLE_BYTES


def test_what_is_set_in_one_window_shows_in_all(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/")
    other = page.context.new_page()
    other.goto("/settings")
    other.get_by_label("Português").check()
    expect(page.locator("html")).to_have_attribute("lang", "pt")


def test_the_language_can_be_switched(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/settings")
    page.get_by_role("button", name="Русский").or_(page.get_by_label("Русский")).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Dig together")


def test_whoever_has_a_password_must_know_it_to_change_it(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/settings")
    page.get_by_label("Login (").first.fill("thora")
    page.get_by_label("Password (").first.fill("deep in the mine")
    page.get_by_role("button", name="Turn this guest into an account").click()
    expect(page.get_by_text("You are signed in as thora.")).to_be_visible()
    change = page.get_by_role("button", name="Change password")
    form = page.locator("form").filter(has=change)
    form.get_by_label("Current password").fill("high in the air")
    form.get_by_label("New password").fill("deeper in the mine")
    change.click()
    expect(page.get_by_text("That is not your current password.")).to_be_visible()
    visitors.complaints = [said for said in visitors.complaints if "403" not in said]
    form.get_by_label("Current password").fill("deep in the mine")
    change.click()
    expect(page.get_by_text("Password changed.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("Login (").first.fill("thora")
    page.get_by_label("Password (").first.fill("deeper in the mine")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are signed in as thora.")).to_be_visible()


def test_the_page_asks_nobody_else_for_anything(visitors: Visitors) -> None:
    player = visitors.come()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.open_table("quartz")
    expect(player.plate.locator("h2")).to_be_visible()
    assert asked
    assert all(url.startswith((visitors.house.url, "data:", "blob:")) for url in asked)


def test_the_rules_can_be_searched_and_show_worked_examples(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/rules/quartz")
    selling = page.locator("figure").last
    expect(selling).to_contain_text("After that")
    expect(selling).to_contain_text("44 coins")
    page.get_by_role("searchbox").fill("obsidian cart")
    expect(page.get_by_role("status").filter(has_text="clause")).to_be_visible()
    expect(page.locator("mark").first).to_have_text("obsidian")
    expect(page.locator("figure")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_an_accident_is_pictured_with_the_card_that_brings_it(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/rules/quartz_cards")
    accident = page.locator("figure").filter(has_text="Accident!")
    expect(accident.locator(".mine")).to_have_count(3)
    expect(accident.locator(".mine.hot")).to_have_count(2)
