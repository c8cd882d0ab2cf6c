"""Every card can be read: mouse, focus and finger show it in large, and a hold never plays."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors

HELD = 800  # milliseconds that a finger stays: longer than a hold needs
OWN_CARD = "section.tray .card.lit"


def reader(page: Page) -> Locator:
    """What is said of the thing that is read."""
    return page.get_by_role("tooltip")


def hold(page: Page, thing: Locator) -> None:
    """Put a finger on something, leave it there, and take it away."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(HELD)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_under_the_mouse_is_read_with_its_copies_price_and_clause(
    visitors: Visitors,
) -> None:
    player = visitors.come()
    player.open_table("quartz", options={"first_player": "0"})
    card = player.page.locator("section.tray .card").first
    card.hover()
    shown = reader(player.page)
    expect(shown).to_contain_text("in the box")
    expect(shown).to_contain_text("at the end")
    expect(shown.get_by_role("button", name="of the rules")).to_be_visible()
    player.page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    player.page.locator(".stage .card").first.focus()
    player.page.keyboard.press("Shift+Tab")
    player.page.keyboard.press("Tab")
    expect(shown).to_contain_text("in the box")
    player.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_a_hold_shows_a_card_and_never_plays_it(visitors: Visitors) -> None:
    player = visitors.come(phone=True)
    code = player.open_table("quartz", options={"first_player": "0"})
    page = player.page
    expect(player.plate.get_by_role("button", name="Mine")).to_be_visible()
    before = player.facts(code)["moves"]
    for held in (page.locator(".stage .card.lit"), page.locator("section.tray .card").first):
        hold(page, held)
        expect(reader(page)).to_contain_text("in the box")
        page.touchscreen.tap(180, 20)
        expect(reader(page)).to_have_count(0)
    assert player.facts(code)["moves"] == before
    assert page.locator("section.tray .card[aria-pressed=true]").count() == 0
    page.locator(".stage .card.lit").tap()  # a short touch still does what is lit
    expect(page.locator(".stage .card.lit")).to_have_count(0)


def test_what_is_in_the_box_is_read_in_the_rules_too(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/rules/gem_forge")
    page.locator("li[data-reads='card:rob']").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(reader(page)).to_contain_text("4 in the box")
    expect(reader(page)).to_contain_text("G8.7")
