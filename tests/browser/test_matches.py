"""First steps in a match: two clicks, a plain board, every move in a list, reasons."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors


def test_a_newcomer_is_in_a_game_two_clicks_later(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/")
    page.get_by_role("button", name="Quartz Five days").click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.locator("section.prompt h2")).to_be_visible()


def test_a_game_without_a_board_of_its_own_is_played_on_the_plain_one(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("leduc")
    expect(player.page.locator(".plain dl").first).to_be_visible()
    player.play_to_the_end()


def test_everything_that_may_be_done_is_in_a_list_too(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("quartz", options={"first_player": "0"})
    expect(player.plate.get_by_role("heading")).to_contain_text("Your turn")
    before = player.facts(code)["moves"]
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="All moves").click()
    moves = player.page.get_by_role("dialog", name="All moves")
    expect(moves.get_by_role("button", name="Leave the mine")).to_be_visible()
    moves.get_by_role("button", name="Mine a crystal").click()
    expect(moves).to_be_hidden()
    expect(player.log).to_contain_text("You mine")
    assert player.facts(code)["moves"] > before


def test_what_stays_in_the_shade_says_why_and_leads_to_its_clause(visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table("quartz_cards", options={"first_player": "0"})
    blocked = player.page.locator(".tray button.card[aria-disabled=true]").first
    why = blocked.get_attribute("data-why")
    assert why
    expect(blocked).to_contain_text(re.compile(rf"{re.escape(why)}\s*C[0-9]"))
    blocked.press("Enter")
    clause = player.page.get_by_role("status").get_by_role("button", name=re.compile("C[0-9]"))
    cited = clause.inner_text()
    clause.click()
    rules = player.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(f"[id='{cited}']")).to_be_in_viewport()
