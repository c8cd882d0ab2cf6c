"""A finished match can be watched again from any seat, and its luck can be checked."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, TABLET, Visitors

# No control lies over another.
APART = """() => {
  const all = [...document.querySelectorAll('.controls :is(.iconbtn, select, output, .verdict)')]
    .map((one) => one.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 ||
    a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const inside = (a, b) => a.left <= b.left && a.right >= b.right;
  return all.length > 9 && all.every((a) => a.width > 20 && a.right <= innerWidth) &&
    all.every((a, i) => all.slice(i + 1).every((b) => apart(a, b) || inside(a, b)));
}"""


def open_slowly(page: Page, address: str) -> None:
    """A replay whose server takes its time: the page says so until it comes."""
    held: list[Route] = []

    def take_time(route: Route) -> None:
        held.append(route)

    page.route("**/replay?**", take_time)
    page.goto(address)
    expect(page.get_by_text("Playing the match again…")).to_be_visible()
    for route in held:
        route.continue_()
    page.unroute_all()


def test_a_replay_is_scrubbed_stepped_and_verified(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("quartz", house={"game.days": 1})
    player.let_bots_play(code)
    page = player.page
    open_slowly(page, f"/replays/{code}")
    moment = page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="One move forward").click()
    expect(moment).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    last = int(moment.input_value())
    assert last > 3
    marks = page.get_by_label("Jump to a moment")
    labels = marks.locator("option").all_inner_texts()
    assert any("Day 1 begins" in label for label in labels)
    assert any("★" in label for label in labels)  # somebody earns something
    marks.select_option(label=labels[-1])
    expect(moment).to_have_value(labels[-1].split(" · ")[0])
    page.keyboard.press("PageUp")
    expect(moment).not_to_have_value(labels[-1].split(" · ")[0])
    moment.fill("3")
    expect(page).to_have_url(re.compile(r"at=3"))
    page.reload()
    expect(moment).to_have_value("3")
    assert page.locator("button.lit, .acts button").count() == 0
    page.get_by_label("Point of view").select_option(label="What everybody saw")
    expect(page).to_have_url(re.compile(r"from=all"))
    page.get_by_role("button", name="Verify the luck").click()
    expect(page.get_by_text("The luck was fair").first).to_be_visible()
    expect(page.get_by_text("This is the match you saw")).to_be_visible()
    expect(page.get_by_text("--commitment")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename == f"motherlode-{code}.json"
    for size in (TABLET, PHONE):
        page.set_viewport_size(size)
        page.wait_for_function(APART)
    page.goto("/matches")
    expect(page.locator(f"a[href*='{code}']").first).to_be_visible()


def test_the_same_players_go_on_at_another_table(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("quartz", house={"game.days": 1})
    player.let_bots_play(code)
    player.page.get_by_role("button", name="Play again").click()
    expect(player.page).not_to_have_url(re.compile(code))
    expect(player.page).to_have_url(re.compile("/tables/"))
