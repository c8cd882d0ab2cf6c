"""Puzzles and clauses that are shown: made on the real board, told with their chances."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from motherlode.school.puzzles.puzzle import Puzzle, shipped
from tests.browser.conftest import Visitors
from tests.browser.player import Player
from tests.browser.test_pages import keeps_nobody_out


def plain(game: str = "quartz") -> Puzzle:
    """A puzzle whose answer is one button of the plate, as is another move."""
    buttons = {"leave", "mine"}
    return next(
        one
        for one in shipped(game)
        if one.best.move in buttons and buttons <= {option.move for option in one.options}
    )


def press(page: Page, move: str) -> None:
    """Press the button of a move without parts."""
    names = {"leave": "Leave", "mine": "Mine"}
    page.locator("section.prompt .acts").get_by_role(
        "button", name=re.compile(names[move])
    ).first.click()


def other(move: str) -> str:
    return "mine" if move == "leave" else "leave"


def solve(player: Player, puzzle: Puzzle) -> None:
    """Miss a puzzle first, then find its answer."""
    page = player.page
    page.goto(f"/puzzles/{puzzle.key}")
    press(page, other(puzzle.best.move))
    answer = page.get_by_role("region", name="The answer")
    expect(answer.get_by_role("heading").first).to_have_text(re.compile("a better move"))
    expect(answer.locator("meter")).to_have_count(0)  # the chances of the others stay hidden
    answer.get_by_role("button", name="Try again").click()
    press(page, puzzle.best.move)
    expect(answer.get_by_role("heading").first).to_have_text(re.compile("That’s it!"))


def test_a_puzzle_is_missed_and_found_and_told_with_its_chances(visitors: Visitors) -> None:
    player, puzzle = visitors.come(), plain()
    solve(player, puzzle)
    page = player.page
    answer = page.get_by_role("region", name="The answer")
    expect(answer.locator("meter").first).to_be_visible()
    expect(answer).to_contain_text(f"{round(100 * puzzle.told(puzzle.best).value)}%")
    answer.get_by_role("button", name=puzzle.clause).click()
    expect(page.get_by_role("dialog").locator(f'[id="{puzzle.clause}"]')).to_be_visible()
    page.keyboard.press("Escape")
    answer.get_by_role("link", name="All puzzles").click()
    expect(page.locator("a.solved")).to_have_count(1)


def test_the_puzzle_of_the_day_makes_a_streak(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/puzzles")
    expect(page.get_by_text("No streak yet")).to_be_visible()
    key = page.get_by_role("link", name="Solve it").get_attribute("href")
    page.evaluate(
        """(key) => localStorage.setItem('motherlode.progress', JSON.stringify({
        solved: [key], streak: { last: Math.floor(Date.now() / 86400000), days: 3 } }))""",
        str(key).rpartition("/")[2],
    )
    page.reload()
    expect(page.get_by_text("3 days in a row")).to_be_visible()
    expect(page.get_by_text("Solved!")).to_be_visible()


def test_puzzles_are_chosen_by_game_and_difficulty(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/puzzles")
    page.get_by_role("button", name="Gem Forge").click()
    tiles = page.locator("ul.tiles a")
    expect(tiles).to_have_count(len(shipped("gem_forge")))
    page.get_by_label("Difficulty").select_option("journeyman")
    medium = [one for one in shipped("gem_forge") if one.difficulty == "journeyman"]
    expect(tiles).to_have_count(len(medium))


@pytest.mark.parametrize("language", ["en", "ru", "pt"])
def test_puzzles_keep_nobody_out(visitors: Visitors, language: str) -> None:
    player = visitors.come(painted=True)
    player.page.goto("/puzzles")
    player.speak(language)
    expect(player.page.locator("ul.tiles a").first).to_be_visible()
    keeps_nobody_out(player)


def test_an_answered_puzzle_keeps_nobody_out(visitors: Visitors) -> None:
    player, puzzle = visitors.come(painted=True), plain()
    player.page.goto(f"/puzzles/{puzzle.key}")
    press(player.page, puzzle.best.move)
    expect(player.page.locator("meter").first).to_be_visible()
    keeps_nobody_out(player)


def test_a_clause_is_shown_on_a_small_board_with_keys_alone(visitors: Visitors) -> None:
    page = visitors.come().page
    page.goto("/rules/quartz#Q3.2")
    page.locator('[id="Q3.2"]').get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    shown = page.get_by_role("dialog", name="Q3.2 at work")
    scene = shown.get_by_role("region", name="A scene on the board")
    expect(scene.locator("output")).to_have_text("0 / 1")
    scene.locator(".controls button").nth(3).focus()
    page.keyboard.press("Enter")
    expect(scene.locator("output")).to_have_text("1 / 1")
    expect(scene.locator(".told")).to_contain_text("mines a")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_what_cannot_be_done_is_said_under_a_scene(visitors: Visitors) -> None:
    player = visitors.come(painted=True)
    player.page.goto("/rules/quartz#Q3.7")
    player.page.locator('[id="Q3.7"]').get_by_role("button", name="Show me").click()
    shown = player.page.get_by_role("dialog", name="Q3.7 at work")
    expect(shown.locator(".refused")).to_contain_text("is not possible")
    keeps_nobody_out(player)
