"""Every page: no sideways scrolling on a phone, nothing serious for axe, three languages."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from motherlode.games import GAMES
from tests.browser.conftest import Visitors
from tests.browser.player import Player

SHELF = [key for key, game in GAMES.items() if not game.example]
PAGES = ["/", "/matches", "/settings", *(f"/rules/{game}" for game in SHELF), "/nowhere"]
SERIOUS = {"serious", "critical"}
OTHERS = {"ru-RU": "ru", "pt-BR": "pt"}


def faults(player: Player) -> list[str]:
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
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_page_keeps_nobody_out(path: str, phone: bool, visitors: Visitors) -> None:
    player = visitors.come(phone=phone)
    player.page.goto(path)
    expect(player.page.get_by_role("heading").first).to_be_visible()
    assert faults(player) == []
    assert sideways(player) == 0


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_table_in_play_keeps_nobody_out(game: str, phone: bool, visitors: Visitors) -> None:
    player = visitors.come(phone=phone)
    code = player.open_table(game)
    player.play_until(code, 12)
    assert faults(player) == []
    assert sideways(player) == 0


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("game", SHELF)
def test_a_table_speaks_the_language_of_its_player(
    game: str, locale: str, visitors: Visitors
) -> None:
    player = visitors.come(language=locale, phone=True)
    player.open_table(game)
    expect(player.plate.locator("h2")).to_be_visible()
    assert player.page.locator("html").get_attribute("lang") == OTHERS[locale]
    assert sideways(player) == 0


def test_the_language_can_be_switched(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/settings")
    page.get_by_role("button", name="Русский").or_(page.get_by_label("Русский")).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Dig together")


def test_the_page_asks_nobody_else_for_anything(visitors: Visitors) -> None:
    player = visitors.come()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.open_table("quartz")
    expect(player.plate.locator("h2")).to_be_visible()
    assert asked
    assert all(url.startswith((visitors.house.url, "data:", "blob:")) for url in asked)
