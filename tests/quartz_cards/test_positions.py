"""Written positions that no course of play leads to are refused, whatever stands in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motherlode.core.errors import InvalidPosition
from motherlode.core.position import dump, load
from tests.quartz_cards.scene import Scene
from tests.quartz_cards.setting import Setting


def attacked() -> dict[str, Any]:
    """A position in which the explorer may defend, with another attack to come."""
    hands = {1: ["hand_it_over"], 2: ["little_gift"]}
    scene = Scene(line=["ruby unstable_1"], hands=hands).play("stop")
    return dump(scene.attack(s1="hand_it_over", s2="little_gift").state)


def half_answered() -> dict[str, Any]:
    """A window in which one of two has answered."""
    scene = Scene(line=["ruby unstable_1"], hands={1: ["hand_it_over"]})
    return dump(scene.play("stop", "1: play hand_it_over").state)


def looking() -> dict[str, Any]:
    """Seat 1 looks at two cards."""
    scene = Scene(line=["ruby unstable_1"], hands={1: ["may_i_help"]}).play("stop")
    return dump(scene.attack(s1="may_i_help").play("pass").state)


@pytest.mark.parametrize("position", [attacked, half_answered, looking])
def test_positions_in_the_middle_of_an_attack_can_be_read(
    position: Callable[[], dict[str, Any]],
) -> None:
    data = position()
    assert dump(load(data)) == data


def change(position: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The position with something else at a path like `decisions.1.card`."""
    *way, last = path.split(".")
    here: Any = position
    for step in way:
        here = here[int(step)] if isinstance(here, list) else here[step]
    here[int(last) if isinstance(here, list) else last] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("decisions.1.card", "no_chance", "no_chance is no attack"),
        ("decisions.1.card", None, "card is null"),
        ("decisions.1.attacker", 0, "seat 0 explores and cannot attack"),
        ("decisions.1.seat", 1, "the turn of seat 0, not of 1"),
        ("decisions.0.answers", {"2": "explore"}, "seat 2 cannot"),
        ("decisions.0.answers", {"2": "pass"}, "seat 2 cannot"),
        ("decisions.0.answers", {"2": "play may_i_help"}, "seat 2 cannot"),
        ("decisions.0.answers", {"0": "play little_gift"}, "seat 0 cannot"),
        ("table.turn", None, "nobody's turn"),
        ("table.turn", 1, "seat 1 explores and cannot attack"),
        ("table.exploring", False, "there is a line"),
        ("table.length", 2, "does not have 2 cards"),
        ("table.shown", [{"no_chance": 1}, {}, {}], "does not hold"),
        ("table.line", ["ruby"], "a crystal and an icon"),
        ("table.line", [None], "at most 96 mine cards"),
        ("table.mine", [], "counts each mine card"),
    ],
)
def test_an_attack_that_cannot_be_is_refused(path: str, value: object, why: str) -> None:
    with pytest.raises(InvalidPosition, match=why):
        load(change(attacked(), path, value))


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("decisions.0.waiting", [], "seat 2 cannot"),
        ("decisions.0.waiting", [0, 2], "seat 0 cannot"),
        ("decisions.0.waiting", [1, 2], "seat 1 cannot"),
        ("decisions.0.answers", {"1": "play little_gift"}, "seat 1 cannot"),
    ],
)
def test_a_window_that_cannot_be_is_refused(path: str, value: object, why: str) -> None:
    with pytest.raises(InvalidPosition, match=why):
        load(change(half_answered(), path, value))


def test_only_whoever_lends_a_hand_looks_at_cards() -> None:
    data = looking()
    data["table"]["looked_at"] = [None, None]
    with pytest.raises(InvalidPosition, match="looked at only"):
        load(data)
    with pytest.raises(InvalidPosition, match="seat 0 explores and cannot"):
        load(change(looking(), "decisions.1.seat", 0))


def test_no_accident_lies_in_a_line() -> None:
    line = ["ruby unstable_1", "quartz unstable_1"]
    with pytest.raises(InvalidPosition, match="has had an accident"):
        load(Setting(line=line).position())
    with pytest.raises(InvalidPosition, match="has had 2 gifts"):
        load(Setting(line=[], gifts=2).position())


def test_there_are_only_so_many_cards_of_each_icon() -> None:
    data = Setting().position()
    mine = data["table"]["mine"]
    mine["ruby unstable_1"], mine["ruby unstable_2"] = 4, 0
    with pytest.raises(InvalidPosition, match="too many mine cards"):
        load(data)


def test_a_turn_is_not_decided_while_somebody_explores() -> None:
    with pytest.raises(InvalidPosition, match="cannot be asked at this point"):
        load(change(Setting().position(), "table.exploring", True))
