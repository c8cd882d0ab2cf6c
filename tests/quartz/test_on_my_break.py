"""Nope. I'm on My Break: nobody is made to mine."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"on_my_break": 1}
HAND = {0: {"gimme_a_hand": 1}, 2: CARD}
GIMME = "play gimme_a_hand @2"
ANSWER = "play on_my_break"


@pytest.mark.clause("Q10.4", "Q10.1", "Q3.4")
def test_nothing_is_drawn() -> None:
    cart = {0: {"ruby": 1}, 2: {"obsidian": 1, "amber": 1}}
    scene = Scene(hand=HAND, cart=cart, bag={"obsidian": 2}).play(GIMME)
    assert scene.moves() == ["pass", ANSWER]
    scene.play(ANSWER)
    assert scene.changed == {"hand @0", "hand @2", "discard"}
    assert scene.table["discard"] == {"gimme_a_hand": 1, "on_my_break": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.4")
def test_luck_is_not_touched() -> None:
    scene = Scene(hand=HAND)
    dice = scene.state.dice_a, scene.state.dice_b
    scene.play(GIMME, ANSWER)
    assert (scene.state.dice_a, scene.state.dice_b) == dice
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.4", "Q10.1")
def test_whoever_holds_it_need_not_play_it() -> None:
    scene = Scene(hand=HAND, bag={"ruby": 2}).play(GIMME, "pass", "take ruby")
    assert scene.hand(2) == CARD
    assert scene.cart(2) == {"ruby": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
def test_only_the_target_may_answer() -> None:
    hand = {0: {"gimme_a_hand": 1, "on_my_break": 1}, 1: CARD, 3: CARD}
    scene = Scene(hand=hand, bag={"ruby": 2}, inside=(0, 1, 2)).play(GIMME)
    assert scene.moves() == ["pass"]
    assert scene.why_not(ANSWER) == ("not-in-hand", "Q10.1")
    assert scene.why_not(ANSWER, seat=0) == ("not-asked", "Q10.1")
    assert scene.why_not(ANSWER, seat=1) == ("not-asked", "Q10.1")
    assert scene.why_not(ANSWER, seat=3) == ("outside", "Q3.6")
    scene.play("pass", "take ruby")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
@pytest.mark.parametrize("held", ["not_mine_either", "unacceptable"])
def test_another_reaction_is_no_answer(held: str) -> None:
    scene = Scene(hand={**HAND, 2: {held: 1}}, bag={"ruby": 2}).play(GIMME)
    assert scene.moves() == ["pass"]
    assert scene.why_not(f"play {held}") == ("wrong-answer", "Q10.1")
    scene.play("pass", "take ruby")
    assert scene.hand(2) == {held: 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1", "Q10.4")
def test_it_is_too_late_once_the_crystals_are_drawn() -> None:
    scene = Scene(hand=HAND, bag={"ruby": 1, "obsidian": 1}).play(GIMME, "pass")
    assert scene.why_not(ANSWER, seat=2) == ("not-asked", "Q10.1")
    scene.play("take ruby")
    assert scene.cart(2) == {"obsidian": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
def test_it_is_not_played_in_the_own_turn() -> None:
    scene = Scene(hand={0: CARD})
    assert scene.plays() == []
    assert scene.why_not(ANSWER) == ("reaction-in-own-turn", "Q10.1")
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q10.4")
def test_everybody_is_told_that_it_was_played() -> None:
    scene = Scene(hand=HAND).play(GIMME, ANSWER)
    assert scene.story() == ["played @2 on_my_break none"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.4", "Q5.4")
def test_a_token_may_be_used_before_it() -> None:
    scene = Scene(hand=HAND, cart={2: {"obsidian": 1}}, token=(2,)).play(GIMME, "2: use_token")
    assert scene.moves() == ["pass", ANSWER]
    scene.play(ANSWER)
    assert scene.changed == {"hand @0", "hand @2", "discard", "bag", "cart @2", "token @2"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.4")
def test_of_the_last_two_one_refuses_and_the_day_goes_on() -> None:
    scene = Scene(3, hand=HAND, inside=(0, 2)).play(GIMME, ANSWER)
    assert scene.table["inside"] == [0, 2]
    assert scene.asks == "turn @2"
