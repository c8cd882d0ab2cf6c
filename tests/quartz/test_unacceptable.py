"""Thievery? Unacceptable!: the thief is robbed instead."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"unacceptable": 1}
HAND = {0: {"these_dont_belong": 1}, 2: CARD}
STEAL = "play these_dont_belong @2"
ANSWER = "play unacceptable"


@pytest.mark.clause("Q10.3", "Q10.1", "Q3.4")
def test_the_theft_fails_and_the_target_takes_one() -> None:
    cart = {0: {"quartz": 1, "amber": 2, "obsidian": 1}, 2: {"ruby": 2, "emerald": 1}}
    scene = Scene(hand=HAND, cart=cart).play(STEAL, ANSWER)
    assert scene.asks == "retaliate @2"
    assert scene.moves() == ["take quartz", "take amber"]
    scene.play("take amber")
    assert scene.cart(0) == {"quartz": 1, "amber": 1, "obsidian": 1}
    assert scene.cart(2) == {"ruby": 2, "emerald": 1, "amber": 1}
    assert scene.changed == {"hand @0", "hand @2", "discard", "cart @0", "cart @2"}
    assert scene.table["discard"] == {"these_dont_belong": 1, "unacceptable": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.3", "Q9.7")
def test_it_answers_the_theft_of_a_single_crystal_as_well() -> None:
    scene = Scene(hand=HAND, cart={0: {"quartz": 1}, 2: {"ruby": 1}})
    scene.play(STEAL, ANSWER, "take quartz")
    assert (scene.cart(0), scene.cart(2)) == ({}, {"quartz": 1, "ruby": 1})
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.3")
@pytest.mark.parametrize("mine", [{}, {"obsidian": 1}])
def test_a_thief_with_nothing_valuable_loses_nothing(mine: dict[str, int]) -> None:
    scene = Scene(hand=HAND, cart={0: mine, 2: {"ruby": 2}}).play(STEAL, ANSWER)
    assert scene.changed == {"hand @0", "hand @2", "discard"}
    assert scene.told() == ["played"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.3")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("take ruby", "crystals-not-there"),
        ("take quartz amber", "only-one"),
        ("take quartz quartz", "only-one"),
        ("take obsidian", "not-an-obsidian"),
        ("swap quartz amber", "another-decision"),
        ("pass", "another-decision"),
    ],
)
def test_exactly_one_of_the_thiefs_crystals(move: str, reason: str) -> None:
    scene = Scene(hand=HAND, cart={0: {"quartz": 1, "amber": 1}, 2: {"ruby": 2}})
    scene.play(STEAL, ANSWER)
    assert scene.why_not(move) == (reason, "Q10.3")
    assert scene.why_not("take quartz", seat=0) == ("not-asked", "Q3.1")
    scene.play("take quartz")
    assert (scene.cart(0), scene.cart(2)) == ({"amber": 1}, {"quartz": 1, "ruby": 2})
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.3", "Q4.5")
def test_what_the_thief_has_protected_or_saved_is_out_of_reach() -> None:
    scene = Scene(
        hand=HAND, cart={2: {"ruby": 1}}, hidden={0: {"amber": 1}}, chest={0: {"sapphire": 1}}
    )
    scene.play(STEAL, ANSWER)
    assert scene.changed == {"hand @0", "hand @2", "discard"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.3", "Q10.1")
def test_whoever_holds_it_need_not_play_it() -> None:
    scene = Scene(hand=HAND, cart={0: {"amber": 1}, 2: {"ruby": 2}}).play(STEAL)
    assert scene.moves() == ["pass", ANSWER]
    scene.play("pass", "take ruby ruby")
    assert scene.hand(2) == CARD
    assert scene.cart(0) == {"amber": 1, "ruby": 2}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
def test_only_the_target_may_answer() -> None:
    hand = {0: {"these_dont_belong": 1, "unacceptable": 1}, 1: CARD, 3: CARD}
    scene = Scene(hand=hand, cart={2: {"ruby": 2}}, inside=(0, 1, 2)).play(STEAL)
    assert scene.moves() == ["pass"]
    assert scene.why_not(ANSWER) == ("not-in-hand", "Q10.1")
    assert scene.why_not(ANSWER, seat=0) == ("not-asked", "Q10.1")
    assert scene.why_not(ANSWER, seat=1) == ("not-asked", "Q10.1")
    assert scene.why_not(ANSWER, seat=3) == ("outside", "Q3.6")
    scene.play("pass", "take ruby ruby")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
@pytest.mark.parametrize("held", ["not_mine_either", "on_my_break"])
def test_another_reaction_is_no_answer(held: str) -> None:
    scene = Scene(hand={**HAND, 2: {held: 1}}, cart={2: {"ruby": 1}}).play(STEAL)
    assert scene.moves() == ["pass"]
    assert scene.why_not(f"play {held}") == ("wrong-answer", "Q10.1")
    assert scene.why_not("mine") == ("wrong-answer", "Q10.1")
    scene.play("pass", "take ruby")
    assert scene.hand(2) == {held: 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
def test_it_is_not_played_in_the_own_turn() -> None:
    scene = Scene(hand={0: CARD}, cart={1: {"ruby": 1}})
    assert scene.plays() == []
    assert scene.why_not(ANSWER) == ("reaction-in-own-turn", "Q10.1")
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q10.3", "Q10.1")
def test_the_thief_cannot_answer_the_answer() -> None:
    hand = {0: {"these_dont_belong": 1, "unacceptable": 1}, 2: CARD}
    scene = Scene(hand=hand, cart={0: {"amber": 1}, 2: {"ruby": 1}})
    scene.play(STEAL, ANSWER, "take amber")
    assert scene.hand(0) == CARD
    assert scene.cart(0) == {}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.3", "Q12.1")
def test_everybody_is_told_who_robbed_whom() -> None:
    scene = Scene(hand=HAND, cart={0: {"amber": 1}, 2: {"ruby": 1}}).play(STEAL, ANSWER)
    assert scene.story() == ["played @2 unacceptable none"]
    scene.play("take amber")
    assert scene.story() == ["stolen @2 @0 amber"]
    assert [event.kind.clause for event in scene.events] == ["Q10.3"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.3", "Q5.4")
def test_tokens_may_be_used_before_the_crystal_is_taken() -> None:
    cart = {0: {"amber": 1, "obsidian": 1}, 2: {"ruby": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart, token=(0, 2)).play(STEAL, ANSWER)
    scene.play("0: use_token", "2: use_token")
    assert scene.asks == "retaliate @2"
    scene.play("take amber")
    assert (scene.cart(0), scene.cart(2)) == ({}, {"ruby": 1, "amber": 1})
    assert scene.asks == "turn @1"
