"""A whole match of each game through the page, by clicks, against bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from motherlode.games import GAMES
from tests.browser.conftest import Visitors

SHELF = [key for key, game in GAMES.items() if not game.example]


def test_a_newcomer_is_in_a_game_two_clicks_later(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/")
    page.get_by_role("button", name="Quartz Five days").click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.locator("section.prompt h2")).to_be_visible()


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_match_by_clicks(game: str, visitors: Visitors) -> None:
    player = visitors.come()
    player.open_table(game)
    player.play_to_the_end()
