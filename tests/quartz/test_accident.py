"""Accidents: the second obsidian."""

from __future__ import annotations

import pytest

from tests.quartz.days import OBSIDIANS, happened, keep, last_two
from tests.quartz.scene import Scene


@pytest.mark.clause("Q4.1")
def test_the_first_obsidian_does_no_harm() -> None:
    scene = Scene(cart={0: {"ruby": 1}}, bag=OBSIDIANS).play("mine")
    assert scene.cart(0) == {"ruby": 1, "obsidian": 1}
    assert scene.told() == ["mined"]
    assert 0 in scene.table["inside"]


@pytest.mark.clause("Q4.2", "Q4.3")
def test_the_second_one_empties_the_cart_into_the_bag() -> None:
    scene = Scene(cart={0: {"ruby": 1, "obsidian": 1}, 1: {"amber": 1}}, bag=OBSIDIANS)
    scene.play("mine")
    assert scene.table["cart"] == [{}, {"amber": 1}, {}, {}]
    assert scene.table["bag"] == {"ruby": 1, "obsidian": 7}
    assert scene.told() == ["mined", "accident", "token_gained", "bonus_lost"]
    assert scene.table["inside"] == [1, 2, 3]
    assert (scene.decision, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q4.3")
def test_an_accident_ends_the_day_in_anybodys_turn() -> None:
    cart = {0: {"obsidian": 1}, 1: {"obsidian": 1, "ruby": 1}}
    scene = Scene(3, hand={0: {"this_isnt_mine": 1}}, cart=cart)
    scene.play("play this_isnt_mine @1", "pass")
    assert happened(scene, "accident") == [{"seat": 1}]
    assert scene.table["inside"] == [0, 2]
    assert (scene.decision, scene.asked) == ("turn", (2,))
    assert scene.why_not("mine", 1) == ("outside", "Q3.6")


@pytest.mark.clause("Q4.4")
def test_the_victim_receives_a_token() -> None:
    scene = Scene(cart={0: {"obsidian": 1}}, bag=OBSIDIANS).play("mine")
    assert scene.table["token"] == [1, 0, 0, 0]
    assert happened(scene, "token_gained") == [{"seat": 0}]


@pytest.mark.clause("Q4.4")
def test_nobody_ever_has_two_tokens() -> None:
    scene = Scene(cart={0: {"obsidian": 1}}, bag=OBSIDIANS, token=(0,)).play("mine", "pass")
    assert scene.told() == ["accident", "bonus_lost"]
    assert scene.table["token"] == [1, 0, 0, 0]


@pytest.mark.clause("Q4.5", "Q7.1")
def test_chest_and_protected_crystals_are_safe() -> None:
    scene = last_two(
        chest={0: {"amber": 1}},
        hidden={0: {"sapphire": 1}},
        laid_out={"what_crystal": 1},
        cart={0: {"obsidian": 1, "ruby": 1}},
        bag=OBSIDIANS,
    )
    scene.play("mine")
    assert (scene.decision, scene.asked) == ("save", (0,))
    assert scene.table["chest"][0] == {"amber": 1}
    assert scene.cart(0) == {"sapphire": 1}  # it is evening: back from the card
    assert scene.table["bag"] == {"ruby": 1, "obsidian": 7}
    keep(scene, {0: "sapphire amber"})
    assert scene.table["chest"][0] == {"sapphire": 1, "amber": 1}


@pytest.mark.clause("Q4.6")
def test_the_token_of_an_accident_cannot_undo_it() -> None:
    scene = Scene(cart={0: {"obsidian": 1, "ruby": 1}}, bag=OBSIDIANS).play("mine")
    assert scene.table["token"][0] == 1
    assert scene.cart(0) == {}
    assert scene.interrupts(0) == []
    assert scene.why_not("use_token", 0) == ("token-outside", "Q5.4")


@pytest.mark.clause("Q4.2", "Q13.2")
@pytest.mark.parametrize(("held", "harmed"), [(1, False), (2, True)])
def test_house_rules_may_bear_one_more(held: int, harmed: bool) -> None:
    scene = Scene(cart={0: {"obsidian": held}}, bag=OBSIDIANS, house={"game.accident": 3})
    assert ("accident" in scene.play("mine").told()) == harmed
