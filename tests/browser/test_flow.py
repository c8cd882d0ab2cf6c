"""The page asks only where there is a choice, lights nothing that gives up, is quick if asked."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.player import PATIENCE, SHELF, Player

# What is offered now: the buttons of the plate that make moves, and all else that is lit.
PROMPT: Final = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const lit = [...document.querySelectorAll('button')]
    .filter((one) => one.matches(':is(.lit, .spot, .turn, .chooser .thing, :has(.space))'))
    .filter((one) => !one.matches('[aria-disabled=true]') && seen(one));
  const acts = [...document.querySelectorAll('section.prompt .acts button')].filter(seen);
  const makes = acts.filter((one) => !one.matches('.ghost'));
  return {
    asked: !document.querySelector('section.prompt.calm'),
    things: lit.length,
    buttons: makes.map((one) => one.innerText),
    go: acts.filter((one) => one.matches('.go')).map((one) => one.innerText.split('\\n')[0]),
  };
}"""
GIVES_UP: Final = ("nothing", "Go home", "Do not", "accident")


def prompts(player: Player) -> list[dict[str, Any]]:
    """Play to the end and tell everything that was asked on the way."""
    ends = time.monotonic() + PATIENCE
    found = []
    while not player.page.locator(".frame.ended").count():
        prompt = player.page.evaluate(PROMPT)
        if prompt["asked"] and (prompt["buttons"] or prompt["things"]):
            found.append(prompt)
        player.click_or_wait(ends)
    expect(player.final_count).to_be_visible()
    return found


@pytest.mark.parametrize("game", SHELF)
def test_every_prompt_is_a_choice_and_no_lit_button_gives_something_up(
    game: str, visitors: Visitors
) -> None:
    player = visitors.come()
    player.open_table(game)
    found = prompts(player)
    alone = [one for one in found if len(one["buttons"]) == 1 and not one["things"]]
    assert found
    assert [one for one in alone if "Take back" not in one["buttons"][0]] == []
    for prompt in found:
        assert len(prompt["go"]) <= 1, prompt
        assert not any(word in text for text in prompt["go"] for word in GIVES_UP), prompt


def round_of_bots(player: Player, speed: str | None) -> float:
    """Seconds until a bot has had its turn."""
    player.open_table("dwarves_fall", seats=2, pace=True, options={"first_player": "0"})
    done = player.plate.get_by_role("button", name="Done")
    expect(done).to_be_visible()
    if speed:
        player.page.get_by_label("Speed").select_option(speed)
    player.page.wait_for_timeout(500)  # the bots have heard how quick they shall be
    done.click()
    begun = time.monotonic()
    expect(player.plate.get_by_role("heading")).to_contain_text("Waiting for")
    expect(player.plate.get_by_role("heading")).to_contain_text("Your turn")
    return time.monotonic() - begun


def test_with_reduced_motion_bots_take_a_fraction_of_a_calm_round(visitors: Visitors) -> None:
    calm = round_of_bots(visitors.come(motion=True), "Calm")
    assert round_of_bots(visitors.come(), None) < calm / 3


def test_who_plays_alone_skips_to_the_next_turn(visitors: Visitors) -> None:
    player = visitors.come(motion=True)
    player.open_table("dwarves_fall", seats=4, pace=True, options={"first_player": "0"})
    player.page.get_by_label("Speed").select_option("Calm")
    player.act("Done")
    player.act("Skip to my turn")
    # a calm round of three takes half a minute and more
    expect(player.plate.get_by_role("heading")).to_contain_text("Your turn", timeout=20_000)
