"""The start page: first steps, own and open tables, matches to watch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors

TABLE = re.compile("/tables/[0-9A-Z]+$")


def test_somebody_new_is_shown_how_to_begin(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/")
    expect(page.get_by_role("heading", name="First time here?")).to_be_visible()
    page.get_by_role("button", name="Try Quartz with two bots").click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("section.prompt h2")).to_be_visible()


def test_own_tables_say_whose_turn_it_is_and_finished_ones_can_be_watched(
    visitors: Visitors,
) -> None:
    player = visitors.come()
    options = {"first_player": "0"}
    code = player.open_table("quartz", house={"game.days": 1}, options=options)
    page = player.page
    page.goto("/")
    expect(page.get_by_text("Your turn")).to_be_visible()
    page.locator(f"a[href='/tables/{code}']").click()
    player.let_bots_play(code)
    page.goto("/")
    expect(page.get_by_role("heading", name="First time here?")).to_be_hidden()
    page.locator(f"a[href='/replays/{code}']").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()


def test_own_tables_are_told_apart_and_cleaned_up(visitors: Visitors) -> None:
    player = visitors.come()
    codes = [player.open_table("quartz", seats=seats) for seats in (3, 4)]
    page = player.page
    page.goto("/")
    notes = [page.locator("li.note-row").filter(has_text=code) for code in codes]
    about = [note.locator("small").inner_text() for note in notes]
    assert len({text.replace(code, "") for text, code in zip(about, codes, strict=True)}) == 2
    for text, others in zip(about, (2, 3), strict=True):
        names, age, _ = text.split(" · ")
        assert len(re.split(", | and ", names)) == others
        assert "minute" in age
    notes[0].get_by_role("button", name="Leave the game").click()
    leaving = notes[0].get_by_role("group", name="Leave the game")
    expect(leaving).to_contain_text("A bot takes over.")
    leaving.get_by_role("button", name="Leave").click()
    expect(notes[0]).to_be_hidden()
    expect(notes[1]).to_be_visible()


def test_a_listed_table_is_found_and_a_link_leads_to_it_as_well_as_the_code(
    visitors: Visitors,
) -> None:
    odda, torvik = visitors.come(), visitors.come()
    code = odda.open_table("gem_forge", seats=3, bots=0, listed=True)
    page = torvik.page
    page.goto("/")
    page.get_by_label("Table code").fill(f"{visitors.house.url}/tables/{code}?from=a#friend")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(f"/tables/{code}$"))
    page.goto("/")
    note = page.get_by_role("listitem").filter(has_text="Gem Forge").filter(has_text="Opened by")
    note.first.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_text("Stand up")).to_be_visible()
