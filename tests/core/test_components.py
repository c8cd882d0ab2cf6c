"""Components: a box says the limits and the source of each of its numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motherlode.core.components import Box
from motherlode.core.errors import InvalidComponents
from motherlode.games.quartz import QUARTZ

GOOD = '[a]\nb = { value = 3, within = [1, 5], source = "rulebook" }\n'
LIST = 'c = { value = [1, 2], within = [0, 9], source = "reconstruction" }\n'


def test_numbers_are_found_by_their_path() -> None:
    box = Box(GOOD + LIST)
    assert dict(box.values) == {"a.b": 3, "a.c": (1, 2)}
    number = box.find("a.b")
    assert (number.value, number.least, number.most, number.source) == (3, 1, 5, "rulebook")
    assert box.house("[a]\nb = 5\nc = [0, 9]") == {"a.b": 5, "a.c": (0, 9)}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[a]\nb = 3", "a.b says neither its limits nor its source"),
        ("[a]\nb = { value = 3 }", "a.b needs a value, within and source"),
        (GOOD.replace("rulebook", "hearsay"), "a.b comes from 'hearsay'"),
        (GOOD.replace("value = 3", "value = 6"), "a.b lies within 1 and 5, not 6"),
        (GOOD.replace("value = 3", "value = 0"), "a.b lies within 1 and 5, not 0"),
        (GOOD.replace("value = 3", "value = true"), "a.b is an int, not True"),
        (GOOD + LIST.replace("2]", "10]"), "a.c lies within 0 and 9, not 10"),
        ("[a", "not a TOML file"),
    ],
)
def test_an_incomplete_box_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidComponents, match=reason):
        Box(text)


def test_an_unknown_path_suggests_the_nearest() -> None:
    with pytest.raises(InvalidComponents, match=r"no number 'a\.bb'; did you mean a\.b\?"):
        Box(GOOD).house("[a]\nbb = 1")


def test_a_box_that_does_not_fit_is_found_when_its_game_is_made() -> None:
    with pytest.raises(ValueError, match=r"games/quartz/meta\.py has no place for "):
        replace(QUARTZ, numbers={})
    with pytest.raises(ValueError, match=r"games/quartz/components\.toml lacks game\.moons"):
        replace(QUARTZ, numbers={**QUARTZ.numbers, "game.moons": "days"})
