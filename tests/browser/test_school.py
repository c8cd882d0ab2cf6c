"""Lessons in a real browser: a newcomer finishes them, comes back, and may use keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.newcomer import Newcomer
from tests.browser.player import Player

WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"
NEAR = """selectors => {
  const [one, other] = selectors.map((its) => document.querySelector(its).getBoundingClientRect());
  return Math.max(other.top - one.bottom, one.top - other.bottom) < 40;
}"""

APART = """selectors => {
  const [one, other] = selectors.map((its) => document.querySelector(its).getBoundingClientRect());
  return one.bottom < other.top || other.bottom < one.top;
}"""


def test_a_newcomer_finishes_a_lesson_and_it_is_kept(visitors: Visitors) -> None:
    newcomer = Newcomer(visitors.come())
    newcomer.begin("quartz/mining")
    newcomer.finish()
    page = newcomer.page
    page.get_by_role("link", name="Next: The second obsidian").click()
    expect(page.locator(".callout.placed")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_text("1 of 8 lessons done")).to_be_visible()


def test_a_newcomer_comes_from_the_start_page_and_chooses_a_target_on_a_phone(
    visitors: Visitors,
) -> None:
    newcomer = Newcomer(visitors.come(phone=True))
    newcomer.come_and_move("gem_forge/gems")
    newcomer.begin("gem_forge/cards")
    newcomer.finish()


def test_what_was_learnt_comes_along_with_an_account_and_goes_with_it(visitors: Visitors) -> None:
    first, second = Newcomer(visitors.come()), Newcomer(visitors.come(phone=True))
    first.begin("quartz/mining")
    first.finish()
    sign(first.page, "Turn this guest into an account")
    second.begin("gem_forge/gems")
    second.finish()
    sign(second.page, "Sign in")
    for newcomer in (second, first):
        newcomer.page.goto("/learn")
        for done in ("1 of 8 lessons done", "1 of 7 lessons done"):
            expect(newcomer.page.get_by_text(done)).to_be_visible()
    page = second.page
    page.goto("/settings")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You are a guest")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_text("8 lessons of a minute or two")).to_be_visible()


def sign(page: Page, button: str) -> None:
    """Make an account, or come back to it."""
    page.goto("/settings")
    form = page.locator("form").filter(has=page.get_by_role("button", name=button, exact=True))
    form.get_by_label("Login").fill("learner")
    form.get_by_label("Password").fill("deep in the mine")
    with page.expect_response("**/api/me/progress"):
        form.get_by_role("button", name=button, exact=True).click()


def test_the_evening_of_a_lesson_is_seen_and_spoken_of(visitors: Visitors) -> None:
    newcomer = Newcomer(visitors.come())
    newcomer.begin("quartz/evening")
    page = newcomer.page
    evening = page.get_by_role("region", name="Evening of day 2")
    while not evening.count():
        newcomer.do_something()
    row = evening.locator("li.own")
    expect(row).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("status").filter(has_text="Three emeralds made a set")).to_be_attached()


def test_a_first_match_is_taught_until_no_more_tips_are_wanted(visitors: Visitors) -> None:
    player = visitors.come()
    page = player.page
    page.goto("/learn/gem_forge")
    page.get_by_role("button", name="Teach me while I play").last.click()
    expect(page.get_by_text("your first match")).to_be_visible()
    expect(player.plate).to_contain_text("Which three of your five tiles do you keep?")
    page.wait_for_load_state("networkidle")  # the bot has answered too, and what is said stays
    callout = page.locator(".callout.placed")
    expect(callout).to_contain_text("keeps three")
    callout.get_by_role("button", name="No more tips").click()
    expect(callout).to_have_count(0)
    player.open_table("quartz", options={"first_player": "0"})  # where there would be much to say
    expect(player.plate).to_contain_text("Your turn")
    page.wait_for_load_state("networkidle")
    expect(callout).to_have_count(0)


def test_the_last_lesson_ends_in_a_real_match_with_help(visitors: Visitors) -> None:
    newcomer = Newcomer(visitors.come(phone=True))
    newcomer.begin("quartz_cards/first-match")
    newcomer.finish()
    newcomer.play()
    expect(newcomer.player.plate).to_be_visible()


def test_a_lesson_that_was_left_goes_on_where_it_was(visitors: Visitors) -> None:
    page = visitors.come(phone=True).page
    page.goto("/learn/quartz/mining")
    page.get_by_role("button", name="Mine a crystal").first.click()
    expect(page.locator(".callout p")).to_contain_text("An emerald")
    page.reload()
    expect(page.locator(".callout p")).to_contain_text("An emerald")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".callout p")).to_contain_text("5 days")


def test_a_lesson_is_played_with_keys_alone(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/learn/quartz/mining")
    for said in ("An emerald", "An obsidian"):
        expect(page.locator(".callout.placed")).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator(".callout p")).to_contain_text(said)
    page.keyboard.press("Enter")  # the way on has the focus
    expect(page.locator(".callout p")).to_contain_text("Once more, or is that enough")


@pytest.mark.parametrize("lesson", ["quartz/mining", "quartz_cards/exploring"])
def test_on_a_phone_the_name_and_every_way_on_have_room(lesson: str, visitors: Visitors) -> None:
    page = visitors.come(phone=True).page
    page.goto(f"/learn/{lesson}")
    expect(page.locator(".callout.placed")).to_be_visible()
    ways = page.locator("header.top .iconbtn").evaluate_all(WIDTHS)
    assert len(ways) == 4
    assert min(ways) >= 44
    name = page.locator("header.top .game")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_the_first_sentence_touches_no_button(visitors: Visitors) -> None:
    page = visitors.come(phone=True).page
    page.goto("/learn/quartz_cards/exploring")
    expect(page.locator(".callout.placed")).to_be_visible()
    page.wait_for_function(APART, arg=[".callout.placed", "section.prompt .btn.go"])


def test_what_to_look_at_first_does_not_attract_the_sentence(visitors: Visitors) -> None:
    page = visitors.come(phone=True).page
    page.goto("/learn/dwarves_fall/dwarves")
    newcomer = Newcomer(Player(page, seed=3))
    look, done = page.get_by_role("button", name="Look"), page.locator("section.prompt .btn.go")
    while not (look.count() and done.count()):
        newcomer.do_something()
    newcomer.hear()
    page.wait_for_function(NEAR, arg=[".callout.placed", "section.prompt .btn.go"])


def test_the_search_in_the_rules_lies_free_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(phone=True).page
    page.goto("/rules/quartz")
    search = page.get_by_role("searchbox")
    expect(search).to_be_visible()
    school = page.get_by_role("link", name="Learn it by playing")
    above, below = school.bounding_box(), search.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


def test_tips_are_said_once_and_can_be_switched_off(visitors: Visitors) -> None:
    player = visitors.come()
    player.page.goto("/settings")
    player.page.get_by_role("group", name="Tips while playing").get_by_label("on").check()
    player.open_table("quartz", options={"first_player": "0"})
    page, callout = player.page, player.page.locator(".callout.placed")
    expect(callout).to_be_visible()
    first = callout.locator("p").inner_text()
    callout.get_by_role("button", name="Got it").click()
    page.reload()
    expect(player.plate).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text(first)).to_have_count(0)
    page.evaluate("localStorage.removeItem('motherlode.progress')")
    page.reload()
    callout.get_by_role("button", name="No more tips").click()
    expect(callout).to_have_count(0)
