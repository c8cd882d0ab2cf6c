"""Options: what a table chooses before it starts."""

from __future__ import annotations

import pytest

from motherlode.core.errors import InvalidOption
from motherlode.core.options import Option
from motherlode.games.quartz import QUARTZ
from tests.quartz.days import evening, keep, sale
from tests.quartz.scene import Scene

DEFAULTS = {
    "edition": "en",
    "doubling": "edition",
    "chain": "on",
    "thrill": "off",
    "forfeit": "edition",
    "money": "open",
    "first_player": "random",
}


@pytest.mark.clause("Q13.1")
def test_everything_has_a_default() -> None:
    assert QUARTZ.chosen(QUARTZ.start(3, 1)) == DEFAULTS
    assert QUARTZ.start(3, 1).view().options == DEFAULTS


@pytest.mark.clause("Q13.1")
@pytest.mark.parametrize("option", QUARTZ.options, ids=lambda option: option.key)
def test_every_choice_can_be_made_alone(option: Option) -> None:
    for choice in option.choices:
        state = QUARTZ.start(5, 1, {option.key: choice})
        assert QUARTZ.chosen(state) == {**DEFAULTS, option.key: choice}


@pytest.mark.clause("Q11.1")
@pytest.mark.parametrize(("value", "chosen"), [(True, "on"), (False, "off")])
def test_on_and_off_may_be_truth_values(value: bool, chosen: str) -> None:
    assert QUARTZ.chosen(QUARTZ.start(3, 1, {"thrill": value}))["thrill"] == chosen


@pytest.mark.clause("Q13.1")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"editon": "ru"}, "no option is called 'editon'; there are: chain, doubling, edition"),
        ({"edition": "de"}, "edition can be en, ru, not 'de'"),
        ({"edition": 1}, "edition can be en, ru, not 1"),
        ({"edition": True}, "edition can be en, ru, not 'on'"),
        ({"edition": None}, "edition can be en, ru, not None"),
        ({"edition": ["en"]}, "edition can be en, ru, not"),
        ({"first_player": 0}, "first_player can be random, 0, 1, 2, 3, 4, not 0"),
        ({7: "ru"}, "no option is called 7"),
        ("ru", "options are choices by name, not 'ru'"),
        (["edition"], "options are choices by name"),
    ],
)
def test_anything_else_is_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(InvalidOption, match=reason):
        QUARTZ.start(3, 1, options)


@pytest.mark.clause("Q13.1", "Q7.9", "Q11.2")
@pytest.mark.parametrize(
    ("options", "bonus", "asked"),
    [
        ({"edition": "en"}, 12, "last_dwarf"),
        ({"edition": "ru"}, 6, "alone"),
        ({"edition": "ru", "doubling": "sold"}, 12, "alone"),
        ({"edition": "ru", "forfeit": "may"}, 6, "last_dwarf"),
        ({"edition": "en", "doubling": "mined"}, 6, "last_dwarf"),
        ({"edition": "en", "forfeit": "must"}, 12, "alone"),
    ],
)
def test_the_edition_decides_unless_the_table_does(
    options: dict[str, str], bonus: int, asked: str
) -> None:
    goods = {0: {"quartz": 3, "ruby": 1}}
    scene = evening(cart=goods, chest={0: {"ruby": 1}}, options=options)
    assert sale(keep(scene), 0)[2] == bonus
    assert evening(options={**options, "thrill": "on"}).question == asked


@pytest.mark.clause("Q10.5")
@pytest.mark.parametrize(("chain", "asked"), [("on", (2,)), ("off", (1,))])
def test_an_obsidian_sent_on_may_be_answered_or_not(chain: str, asked: tuple[int, ...]) -> None:
    scene = Scene(
        hand={0: {"this_isnt_mine": 1}, 1: {"not_mine_either": 1}},
        cart={0: {"obsidian": 1}},
        options={"chain": chain},
    )
    scene.play("play this_isnt_mine @1", "play not_mine_either @2")
    assert scene.asked == asked
    assert scene.question == ("aimed" if chain == "on" else "turn")
    assert scene.cart(2) == ({} if chain == "on" else {"obsidian": 1})


@pytest.mark.clause("Q13.1")
def test_options_of_a_table_with_everything_chosen() -> None:
    chosen = {
        "edition": "ru",
        "doubling": "sold",
        "chain": "off",
        "thrill": "on",
        "forfeit": "may",
        "money": "secret",
        "first_player": "2",
    }
    state = QUARTZ.start(3, 1, chosen)
    assert QUARTZ.chosen(state) == chosen
    assert state.view().options == chosen
    assert state.seat == 2
