"""What a Thrill: the last dwarf mines on alone."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.core import position
from tests.quartz.days import OBSIDIANS, happened, keep, last_two
from tests.quartz.scene import Scene

MAY = {"thrill": "on"}
MUST = {"thrill": "on", "edition": "ru"}
QUARTZES = {"quartz": 9}


def alone(options: dict[str, str], **given: Any) -> Scene:
    """Seat 0 leaves and seat 1 is the last."""
    row = ("here_we_go", "eureka")
    return last_two(**{"options": options, "bonus": row, "bag": QUARTZES, **given}).play("leave")


@pytest.mark.clause("Q11.1")
def test_without_the_option_the_day_is_over() -> None:
    scene = alone({"thrill": "off"})
    assert happened(scene, "bonus_taken") == [{"seat": 1, "card": "eureka", "coins": 1}]
    assert (scene.decision, scene.table["day"]) == ("turn", 3)


@pytest.mark.clause("Q11.1", "Q11.2")
def test_he_may_take_the_bonus_and_go() -> None:
    scene = alone(MAY)
    assert (scene.decision, scene.asked, scene.moves()) == ("last_dwarf", (1,), ["leave", "mine"])
    assert scene.table["inside"] == [1]
    scene.play("leave")
    assert happened(scene, "bonus_taken") == [{"seat": 1, "card": "eureka", "coins": 1}]
    assert (scene.table["coins"], scene.table["day"]) == ([0, 1, 0], 3)
    assert "went_on" not in scene.told()


@pytest.mark.clause("Q11.2")
def test_or_give_it_up_for_the_first_crystal() -> None:
    scene = alone(MAY).play("mine")
    assert scene.told() == ["went_on", "bonus_lost", "mined"]
    assert scene.table["discard"] == {"eureka": 1}
    assert scene.table["coins"] == [0, 0, 0]
    assert scene.cart(1) == {"quartz": 1}
    assert (scene.decision, scene.asked) == ("alone", (1,))


@pytest.mark.clause("Q11.2")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        (MAY, "last_dwarf"),
        (MUST, "alone"),
        ({**MAY, "forfeit": "must"}, "alone"),
        ({**MUST, "forfeit": "may"}, "last_dwarf"),
        ({**MUST, "forfeit": "edition"}, "alone"),
    ],
)
def test_the_bonus_is_his_choice_or_gone_in_any_case(options: dict[str, str], asked: str) -> None:
    scene = alone(options)
    assert scene.decision == asked
    assert scene.table["discard"] == ({} if asked == "last_dwarf" else {"eureka": 1})


@pytest.mark.clause("Q11.3", "Q11.2")
@pytest.mark.parametrize("draws", range(5))
@pytest.mark.parametrize("options", [MAY, MUST])
def test_he_draws_up_to_four_and_may_stop_after_each(options: dict[str, str], draws: int) -> None:
    scene = alone(options)
    for drawn in range(draws):
        assert scene.cart(1) == ({"quartz": drawn} if drawn else {})
        assert scene.moves() == ["leave", "mine"]
        scene.play("mine")
    if draws < 4:
        scene.play("leave")
    if draws:
        assert (scene.decision, scene.cart(1)) == ("save", {"quartz": draws})
        keep(scene)
    assert (scene.table["day"], scene.table["first"]) == (3, 1)
    bonus = 1 if options == MAY and not draws else 0
    assert scene.table["coins"] == [0, draws + bonus, 0]


@pytest.mark.clause("Q11.3")
def test_after_the_fourth_he_must_go() -> None:
    scene = alone(MAY).play("mine", "mine", "mine", "mine")
    assert scene.told() == ["mined", "left"]
    assert (scene.decision, scene.table["inside"]) == ("save", [])


@pytest.mark.clause("Q11.3", "Q13.2")
def test_house_rules_change_how_often() -> None:
    scene = alone(MAY, house={"draws.thrill": 1}).play("mine")
    assert scene.decision == "save"


@pytest.mark.clause("Q11.3")
@pytest.mark.parametrize("options", [MAY, MUST])
def test_he_plays_no_cards(options: dict[str, str]) -> None:
    scene = alone(options, hand={1: {"here_we_go": 1}})
    clause = "Q11.2" if options == MAY else "Q11.3"
    assert scene.moves() == ["leave", "mine"]
    assert scene.why_not("play here_we_go") == ("another-decision", clause)
    assert scene.why_not("pass") == ("another-decision", clause)


@pytest.mark.clause("Q11.3", "Q3.3")
@pytest.mark.parametrize("options", [MAY, MUST])
def test_he_cannot_mine_from_an_empty_bag(options: dict[str, str]) -> None:
    scene = alone(options, cart={1: {"quartz": 1}}, bag={})
    assert scene.moves() == ["leave"]
    assert scene.why_not("mine") == ("bag-empty", "Q3.3")


@pytest.mark.clause("Q11.4")
def test_an_accident_is_an_accident() -> None:
    scene = alone(MAY, cart={1: {"obsidian": 1, "ruby": 2}}, bag=OBSIDIANS).play("mine")
    assert scene.told()[:5] == ["went_on", "bonus_lost", "mined", "accident", "token_gained"]
    assert scene.table["token"] == [0, 1, 0]
    assert scene.table["bag"] == {"obsidian": 7, "ruby": 2}
    assert (scene.table["day"], scene.table["first"]) == (3, 1)
    assert scene.table["coins"] == [0, 0, 0]


@pytest.mark.clause("Q11.4", "Q5.2")
def test_a_token_may_prevent_it_and_he_may_go_on() -> None:
    scene = alone(MAY, cart={1: {"obsidian": 1}}, bag=OBSIDIANS, token=(1,)).play("mine")
    assert (scene.decision, scene.asked) == ("second_obsidian", (1,))
    text = position.dumps(scene.state)
    assert position.dumps(position.loads(text)) == text
    scene.play("use_token")
    assert (scene.decision, scene.moves()) == ("alone", ["leave", "mine"])
    assert scene.cart(1) == {"obsidian": 1}


@pytest.mark.clause("Q11.4", "Q11.3")
def test_a_token_on_the_last_crystal_saves_the_cart() -> None:
    cart = {1: {"obsidian": 1, "ruby": 1}}
    scene = alone(MUST, house={"draws.thrill": 1}, cart=cart, bag=OBSIDIANS, token=(1,))
    scene.play("mine", "use_token")
    assert (scene.decision, scene.cart(1)) == ("save", {"obsidian": 1, "ruby": 1})


@pytest.mark.clause("Q11.4")
def test_he_may_let_it_happen() -> None:
    scene = alone(MAY, cart={1: {"obsidian": 1, "ruby": 1}}, bag=OBSIDIANS, token=(1,))
    scene.play("mine", "pass")
    assert happened(scene, "accident") == [{"seat": 1}]
    assert scene.table["token"] == [0, 1, 0]
    assert scene.table["day"] == 3


@pytest.mark.clause("Q11.4", "Q5.4")
@pytest.mark.parametrize("options", [MAY, MUST])
def test_a_token_may_be_used_between_two_crystals(options: dict[str, str]) -> None:
    scene = alone(options, cart={1: {"obsidian": 1}}, token=(1,))
    decision = scene.decision
    scene.play("1: use_token")
    assert scene.cart(1) == {}
    assert (scene.decision, scene.asked) == (decision, (1,))


@pytest.mark.clause("Q11.2", "Q6.4")
def test_also_after_the_accident_of_the_other() -> None:
    scene = last_two(cart={0: {"obsidian": 1}}, bag=OBSIDIANS, options=MAY).play("mine")
    assert (scene.decision, scene.asked) == ("last_dwarf", (1,))
    assert scene.table["discard"] == {}


@pytest.mark.clause("Q11.2", "Q2.6")
def test_a_bonus_without_a_card_can_be_given_up() -> None:
    scene = alone(MAY, bonus=("here_we_go", None)).play("mine")
    assert happened(scene, "bonus_lost") == [{"card": None, "coins": 1}]
    assert scene.table["discard"] == {}
