"""The experience token: an obsidian back into the bag, at any time."""

from __future__ import annotations

import pytest

from motherlode.core import position
from tests.quartz.days import OBSIDIANS, happened, keep, last_two
from tests.quartz.scene import Scene

ONE = {"obsidian": 1}


@pytest.mark.clause("Q5.1", "Q5.3")
def test_in_the_own_turn_it_does_not_use_up_the_turn() -> None:
    scene = Scene(cart={0: {"obsidian": 1, "ruby": 1}}, token=(0,), bag={"quartz": 3})
    assert scene.moves() == ["leave", "mine", "use_token"]
    scene.play("use_token")
    assert scene.cart(0) == {"ruby": 1}
    assert scene.table["bag"] == {"quartz": 3, "obsidian": 1}
    assert scene.table["token"] == [0, 0, 0, 0]
    assert happened(scene, "token_used") == [{"seat": 0}]
    assert (scene.decision, scene.asked, scene.moves()) == ("turn", (0,), ["leave", "mine"])


@pytest.mark.clause("Q5.3")
def test_it_comes_before_the_action_not_after_it() -> None:
    scene = Scene(cart={0: ONE}, token=(0,), bag={"quartz": 3}).play("mine")
    assert scene.asked == (1,)
    assert scene.moves(0) == []
    assert scene.interrupts(0) == ["use_token"]  # in the turn of another it is an interruption


@pytest.mark.clause("Q5.1")
def test_it_is_not_offered_twice_in_the_own_turn() -> None:
    scene = Scene(cart={0: ONE}, token=(0,))
    assert scene.moves().count("use_token") == 1
    assert scene.interrupts(0) == []


@pytest.mark.clause("Q5.1")
def test_it_needs_a_token_and_an_obsidian() -> None:
    scene = Scene(cart={0: ONE, 2: {"ruby": 1}}, token=(2,))
    assert scene.why_not("use_token") == ("no-token", "Q5.1")
    assert scene.why_not("use_token", 2) == ("token-without-obsidian", "Q5.1")
    assert scene.interrupts(2) == []


@pytest.mark.clause("Q5.2")
def test_the_owner_is_asked_before_the_accident() -> None:
    scene = Scene(cart={0: {"obsidian": 1, "ruby": 1}}, token=(0,), bag=OBSIDIANS).play("mine")
    assert (scene.decision, scene.asked) == ("second_obsidian", (0,))
    assert scene.moves() == ["pass", "use_token"]
    assert scene.interrupts(0) == []
    assert scene.cart(0) == {"obsidian": 2, "ruby": 1}
    scene.play("use_token")
    assert scene.cart(0) == {"obsidian": 1, "ruby": 1}
    assert scene.table["token"] == [0, 0, 0, 0]
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert (scene.decision, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q5.2", "Q4.2")
def test_the_owner_may_let_it_happen() -> None:
    scene = Scene(cart={0: ONE}, token=(0,), bag=OBSIDIANS).play("mine", "pass")
    assert happened(scene, "accident") == [{"seat": 0}]
    assert (scene.decision, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q5.2")
def test_nothing_else_answers_that_decision() -> None:
    scene = Scene(hand={0: {"here_we_go": 1}}, cart={0: ONE}, token=(0,), bag=OBSIDIANS)
    scene.play("mine")
    assert scene.why_not("mine") == ("another-decision", "Q5.2")
    assert scene.why_not("play here_we_go") == ("another-decision", "Q5.2")
    assert scene.why_not("leave", 1) == ("not-asked", "Q3.1")


@pytest.mark.clause("Q5.2")
def test_also_when_the_obsidian_is_given_by_another() -> None:
    scene = Scene(hand={0: {"this_isnt_mine": 1}}, cart={0: ONE, 2: ONE}, token=(2,))
    scene.play("play this_isnt_mine @2", "pass")
    assert (scene.decision, scene.asked) == ("second_obsidian", (2,))
    scene.play("use_token")
    assert scene.cart(2) == ONE
    assert (scene.decision, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q5.4")
def test_it_may_be_used_in_the_turn_of_another() -> None:
    scene = Scene(cart={2: {"obsidian": 1, "ruby": 1}}, token=(2,))
    assert scene.interrupts(2) == ["use_token"]
    scene.play("2: use_token")
    assert scene.cart(2) == {"ruby": 1}
    assert scene.table["token"] == [0, 0, 0, 0]
    assert (scene.decision, scene.asked) == ("turn", (0,))
    assert scene.interrupts(2) == []


@pytest.mark.clause("Q5.4")
def test_it_may_be_used_by_a_target_before_the_obsidian_lands() -> None:
    scene = Scene(hand={0: {"this_isnt_mine": 1}}, cart={0: ONE, 2: ONE}, token=(2,))
    scene.play("play this_isnt_mine @2")
    assert (scene.decision, scene.moves(2), scene.interrupts(2)) == (
        "aimed",
        ["pass"],
        ["use_token"],
    )
    scene.play("2: use_token")
    assert (scene.decision, scene.asked) == ("aimed", (2,))
    scene.play("pass")
    assert scene.cart(2) == ONE
    assert 2 in scene.table["inside"]
    assert (scene.decision, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q5.4")
@pytest.mark.parametrize(
    ("card", "decision"),
    [
        ("play here_we_go", "keep"),
        ("play eureka", "swap"),
        ("play these_dont_belong @1", "steal"),
        ("play gimme_a_hand @1", "share"),
    ],
)
def test_it_may_be_used_in_the_middle_of_a_card(card: str, decision: str) -> None:
    cart = {0: {"quartz": 1, "obsidian": 1}, 1: {"quartz": 2}, 2: ONE}
    scene = Scene(hand={0: {card.split()[1]: 1}}, cart=cart, token=(0, 2), bag={"ruby": 9})
    scene.play(card)
    if scene.decision == "aimed":
        scene.play("pass")
    assert scene.decision == decision
    before = scene.moves()
    scene.play("2: use_token", "0: use_token")
    assert (scene.cart(2), scene.cart(0)) == ({}, {"quartz": 1})
    assert (scene.decision, scene.asked, scene.moves()) == (decision, (0,), before)


@pytest.mark.clause("Q5.4")
def test_it_may_be_used_while_another_decides_about_his_own() -> None:
    scene = Scene(cart={0: ONE, 2: ONE}, token=(0, 2), bag=OBSIDIANS).play("mine")
    scene.play("2: use_token")
    assert (scene.decision, scene.asked) == ("second_obsidian", (0,))
    scene.play("pass")
    assert scene.table["token"] == [1, 0, 0, 0]


@pytest.mark.clause("Q5.4")
def test_a_dwarf_who_has_left_cannot_use_it() -> None:
    scene = Scene(cart={0: ONE}, token=(0,)).play("leave")
    assert scene.interrupts(0) == []
    assert scene.why_not("use_token", 0) == ("token-outside", "Q5.4")
    assert scene.cart(0) == ONE


@pytest.mark.clause("Q5.4")
def test_there_is_nothing_to_use_it_on_in_the_evening() -> None:
    scene = last_two(cart={0: {"obsidian": 1, "ruby": 1}}, token=(0,)).play("leave")
    assert scene.decision == "save"
    assert [scene.interrupts(seat) for seat in range(3)] == [[], [], []]
    assert scene.why_not("use_token", 0) == ("token-outside", "Q5.4")
    keep(scene)
    assert scene.table["token"] == [1, 0, 0]


@pytest.mark.clause("Q5.4")
def test_a_refused_token_changes_nothing() -> None:
    scene = Scene(cart={0: ONE})
    before = position.dumps(scene.state)
    with pytest.raises(ValueError, match=r"no token \(Q5.1\)"):
        scene.play("use_token")
    assert position.dumps(scene.state) == before
