"""A match ends before its end: somebody resigns, all call it off, or its rules are gone."""

from __future__ import annotations

import json
import sqlite3

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.player import Player

FIRST = {"first_player": "0"}


def two(visitors: Visitors) -> tuple[Player, Player]:
    """Two people at a table, with a bot."""
    odda, torvik = visitors.come(), visitors.come()
    code = odda.open_table("quartz", bots=1, options=FIRST)
    torvik.sit_down(code)
    odda.page.get_by_role("button", name="Start").click()
    expect(torvik.plate).to_be_visible()
    return odda, torvik


def ask(player: Player, what: str) -> None:
    """Find it in the menu, read what happens then, and do it."""
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name=what).click()
    asked = player.page.get_by_role("group", name=what)
    expect(asked.get_by_role("button", name="Stay")).to_be_visible()
    asked.get_by_role("button", name=what).click()


def wish(player: Player) -> Locator:
    """The bar that tells what somebody wishes."""
    return player.page.get_by_role("alert")


def test_one_resigns_and_the_other_plays_on_then_wins_when_alone(visitors: Visitors) -> None:
    odda, torvik = two(visitors)
    ask(odda, "Resign")
    expect(torvik.log).to_contain_text("resigns")
    expect(torvik.plate).not_to_have_class("over")
    ask(torvik, "Resign")
    expect(torvik.plate.get_by_role("heading")).to_contain_text("The rest have resigned")
    expect(torvik.plate.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(torvik.plate.get_by_role("button", name="Play again")).to_be_visible()


def test_whoever_plays_again_is_followed_to_the_same_table(visitors: Visitors) -> None:
    odda, torvik = two(visitors)
    ask(odda, "Resign")
    ask(torvik, "Resign")
    again = [player.plate.get_by_role("button", name="Play again") for player in (odda, torvik)]
    again[1].click()
    expect(torvik.page.get_by_role("heading", name="Who is playing")).to_be_visible()
    expect(again[0]).to_contain_text("the next table is open")
    again[0].click()
    odda.page.wait_for_url(torvik.page.url)
    torvik.page.get_by_role("button", name="Start").click()
    for player in (odda, torvik):
        expect(player.plate.get_by_role("heading")).to_be_visible()


def test_a_match_is_called_off_when_everyone_agrees(visitors: Visitors) -> None:
    odda, torvik = two(visitors)
    ask(odda, "Call the match off")
    expect(wish(odda)).to_contain_text("Waiting for the others")
    wish(torvik).get_by_role("button", name="Refuse").click()
    expect(wish(odda)).to_be_hidden()
    odda.act("Mine")
    ask(odda, "Call the match off")
    wish(torvik).get_by_role("button", name="Agree", exact=True).click()
    for player in (odda, torvik):
        expect(player.plate.get_by_role("heading")).to_contain_text("There is no result")
    assert odda.page.locator(".prompt .acts button.go").count() == 1
    odda.page.goto("/matches")
    expect(odda.page.get_by_text("No result").first).to_be_visible()


def test_a_match_of_other_rules_is_shown_as_such(visitors: Visitors) -> None:
    player = visitors.come()
    code = player.open_table("quartz", options=FIRST)
    player.act("Mine")
    expect(player.log).to_contain_text("draws")
    player.page.goto("about:blank")
    age(visitors, code)
    player.page.goto(f"/tables/{code}")
    expect(player.page.get_by_text("an earlier version of the rules")).to_be_visible()
    expect(player.page.get_by_text("cannot be continued or replayed here")).to_be_visible()
    expect(player.plate).to_have_count(0)
    player.page.get_by_role("main").get_by_role("link", name="Start page").click()
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()


def age(visitors: Visitors, code: str) -> None:
    """Stop the server and make a match one of an older version of the rules."""
    visitors.house.stop()
    with sqlite3.connect(visitors.house.folder / "house.db") as database:
        found = database.execute(
            "select payload from entries where code = ? and seq = 1", (code,)
        ).fetchone()
        opened = json.loads(found[0])
        opened["rules"]["version"] -= 1
        database.execute(
            "update entries set payload = ? where code = ? and seq = 1", (json.dumps(opened), code)
        )
        database.execute("delete from snapshots where code = ?", (code,))
    database.close()
    visitors.house.start()
