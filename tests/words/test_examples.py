"""The worked examples of the rules: what is said of them is what the engine makes of them."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from motherlode.core.game import Game
from motherlode.games import GAMES
from motherlode.words import LANGUAGES, Speaker
from motherlode.words.keys import key
from motherlode.words.rules import clauses, document
from motherlode.words.worked import Worked, worked

PLAYERS = ("Odda", "Torvik", "Hild", "Runa")
PAGE = Path(__file__).parents[2] / "web" / "src" / "words"
MOST_LINES = 20
TAUGHT = [game for game in GAMES.values() if not game.example]
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)


def example(game: str, name: str) -> Worked:
    return next(each for each in worked(game) if each.key == name)


def told(shown: Worked, *names: str) -> list[dict[str, Any]]:
    """The events of some kinds."""
    return [event for event in shown.events if event["event"] in names]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_stands_in_a_section_and_can_be_told(game: Game, language: str) -> None:
    shown = worked(game.key)
    assert len(shown) >= 2
    numbers = {section["number"] for section in document(game.key, language)}
    speaker = Speaker(language, game, PLAYERS)
    page = (PAGE / language / "rules.ftl").read_text(encoding="utf-8")
    said = {entry.id.name for entry in parse(page).body if isinstance(entry, Message)}
    for each in shown:
        assert each.section in numbers
        assert key("rules-example", game.key, each.key) in said
        assert 0 < len([speaker.event(event) for event in each.events]) <= MOST_LINES


def test_the_first_turns_mine_and_play_a_card() -> None:
    shown = example("quartz", "turns")
    assert len(told(shown, "mined")) > len(told(shown, "played")) == 1


def test_the_second_obsidian_of_hild_is_an_accident() -> None:
    shown = example("quartz", "accident")
    assert shown.before["players"][2]["cart"]["obsidian"] == shown.before["accident_at"] - 1
    assert told(shown, "mined")[0] | {"seat": 2, "crystal": "obsidian"} == told(shown, "mined")[0]
    assert [event["seat"] for event in told(shown, "accident")] == [2]
    assert not sum(shown.after["players"][2]["cart"].values())


def test_who_leaves_while_two_stay_takes_the_bonus_of_the_row() -> None:
    shown = example("quartz", "bonus")
    assert shown.before["bonus_for_leaving"]
    taken, first = told(shown, "bonus_taken")[0], shown.before["bravery"][0]
    assert (taken["card"], taken["coins"]) == (first["card"], first["coins"])


def test_a_sale_adds_up_and_the_set_of_torvik_doubles() -> None:
    shown = example("quartz", "selling")
    goods: dict[int, int] = defaultdict(int)
    for sale in told(shown, "goods_sold"):
        goods[sale["seat"]] += sale["coins"]
    sold = told(shown, "sold")
    assert [each["coins"] for each in sold] == [
        goods[each["seat"]] + each["bonus"] for each in sold
    ]
    assert {each["seat"]: each["combination"] for each in sold}[1] == "small_set"
    assert {each["seat"] for each in told(shown, "saved")} == {0, 1, 2}


def test_an_exploration_collects_what_it_revealed() -> None:
    shown = example("quartz_cards", "turn")
    assert told(shown, "collected")[0]["many"] == len(told(shown, "revealed"))
    assert shown.events[-1]["event"] == "collected"


def test_two_cards_lie_in_the_line_before_the_accident() -> None:
    shown = example("quartz_cards", "accident")
    icons = [card["icon"] for card in shown.before["line"]]
    assert len(icons) == 2
    assert told(shown, "revealed")[0]["icon"] in icons
    assert told(shown, "accident")[0]["many"] == 3


def test_the_first_attack_is_cancelled_and_the_second_steals() -> None:
    shown = example("quartz_cards", "window")
    kinds = [event["event"] for event in shown.events]
    assert kinds == ["attacked", "played", "attacked", "let_happen", "stolen"]
    assert shown.events[1]["card"] == "no_chance"
    assert shown.before["turn"] == 0
    assert {event["seat"] for event in told(shown, "attacked")} == {1}


def test_a_turn_in_the_land_has_actions_and_work() -> None:
    shown = example("dwarves_fall", "turn")
    acted = told(shown, "card_laid", "dwarf_put", "dwarf_stepped")
    assert len(acted) == shown.before["actions_left"]
    assert told(shown, "worked")


def test_the_stars_of_a_kingdom_are_its_points() -> None:
    shown = example("dwarves_fall", "kingdom")
    points = {
        event["seat"]: event["points"]
        for event in told(shown, "scored")
        if event["part"] == "kingdom"
    }
    assert set(points) == {0, 1}
    for seat, scored in points.items():
        cards = [place["card"] for place in shown.after["map"] if seat in place["kingdoms"]]
        assert scored == sum(shown.after["cards"][card]["star"] for card in cards)


def test_a_turn_of_two_actions_plays_a_card_and_inserts() -> None:
    shown = example("gem_forge", "turn")
    assert shown.before["actions"] == 2
    assert told(shown, "played")
    assert told(shown, "inserted")


def test_a_set_adds_its_bonus() -> None:
    shown = example("gem_forge", "set")
    scored, bonus = told(shown, "scored"), told(shown, "set_bonus")
    assert [each["tile"] for each in scored] == [each["tile"] for each in bonus]
    assert len(scored) == 2
    assert all("yellow" in each["tile"] for each in scored)
    total = sum(each["points"] for each in (*scored, *bonus))
    assert told(shown, "gained")[0]["points"] == total


def test_a_card_has_the_name_that_is_printed_on_it_in_brackets() -> None:
    assert clauses("quartz_cards", "en")["C7.1"].startswith(
        "“Hand It Over...” (4; “Passa isso aqui...”):"
    )
    assert "«Sem chance!»" in clauses("quartz_cards", "ru")["C8.2"]
    assert clauses("quartz_cards", "pt")["C7.1"].startswith("“Passa isso aqui...” (4):")
