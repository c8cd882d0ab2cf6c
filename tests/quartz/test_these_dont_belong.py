"""These Don't Belong to You: two crystals out of another cart."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"these_dont_belong": 1}
HAND = {0: CARD}
AT_2 = "play these_dont_belong @2"


@pytest.mark.clause("Q9.7", "Q3.4")
def test_two_crystals_change_carts() -> None:
    cart = {0: {"quartz": 1}, 1: {"ruby": 1}, 2: {"amber": 1, "emerald": 2, "obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart).play(AT_2)
    assert scene.changed == {"hand @0", "discard"}
    scene.play("pass", "take emerald amber")
    assert scene.cart(0) == {"quartz": 1, "emerald": 1, "amber": 1}
    assert scene.cart(2) == {"emerald": 1, "obsidian": 1}
    assert scene.changed == {"hand @0", "discard", "cart @0", "cart @2"}
    assert scene.table["discard"] == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.7")
def test_any_two_valuable_crystals_may_be_chosen() -> None:
    cart = {2: {"quartz": 1, "emerald": 2, "ruby": 3, "obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart).play(AT_2, "pass")
    assert scene.moves() == [
        "take quartz emerald",
        "take quartz ruby",
        "take emerald emerald",
        "take emerald ruby",
        "take ruby ruby",
    ]
    scene.play("take ruby ruby")
    assert scene.cart(2) == {"quartz": 1, "emerald": 2, "ruby": 1, "obsidian": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.7")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("take ruby", "take-two"),
        ("take obsidian", "not-an-obsidian"),
        ("take quartz quartz", "crystals-not-there"),
        ("take quartz amber", "crystals-not-there"),
        ("keep ruby", "another-decision"),
        ("pass", "another-decision"),
    ],
)
def test_not_fewer_and_no_others(move: str, reason: str) -> None:
    scene = Scene(hand=HAND, cart={2: {"quartz": 1, "ruby": 1}}).play(AT_2, "pass")
    assert scene.moves() == ["take quartz ruby"]
    assert scene.why_not(move) == (reason, "Q9.7")
    scene.play("take quartz ruby")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.7")
def test_of_a_single_valuable_crystal_that_one_is_taken() -> None:
    scene = Scene(hand=HAND, cart={2: {"ruby": 1, "obsidian": 1}}).play(AT_2, "pass")
    assert scene.moves() == ["take ruby"]
    scene.play("take ruby")
    assert (scene.cart(0), scene.cart(2)) == ({"ruby": 1}, {"obsidian": 1})
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.7", "Q3.5", "Q3.6")
def test_it_is_aimed_at_another_dwarf_inside_who_has_something() -> None:
    cart = {0: {"ruby": 2}, 1: {"quartz": 1}, 2: {"obsidian": 1}, 3: {"amber": 2}}
    scene = Scene(5, hand=HAND, cart=cart, inside=(0, 1, 2, 4))
    assert scene.plays() == ["play these_dont_belong @1"]
    assert scene.why_not("play these_dont_belong @0") == ("not-yourself", "Q9.7")
    assert scene.why_not("play these_dont_belong @2") == ("target-has-nothing", "Q9.7")
    assert scene.why_not("play these_dont_belong @3") == ("target-outside", "Q9.7")
    assert scene.why_not("play these_dont_belong @4") == ("target-has-nothing", "Q9.7")
    assert scene.why_not("play these_dont_belong") == ("needs-target", "Q3.5")


@pytest.mark.clause("Q9.7", "Q3.4")
def test_it_must_be_in_the_hand() -> None:
    scene = Scene(hand={1: CARD}, cart={2: {"ruby": 1}})
    assert scene.why_not(AT_2) == ("not-in-hand", "Q3.4")
    assert scene.why_not(AT_2, seat=1) == ("not-asked", "Q3.1")


@pytest.mark.clause("Q9.7", "Q4.5")
def test_protected_crystals_and_chests_are_out_of_reach() -> None:
    hidden = {1: {"amber": 1}, 2: {"amber": 1}}
    chest = {1: {"ruby": 2}, 2: {"ruby": 2}}
    scene = Scene(hand=HAND, cart={2: {"quartz": 1}}, hidden=hidden, chest=chest)
    assert scene.plays() == [AT_2]
    assert scene.why_not("play these_dont_belong @1") == ("target-has-nothing", "Q9.7")
    scene.play(AT_2, "pass")
    assert scene.moves() == ["take quartz"]
    scene.play("take quartz")
    assert scene.changed == {"hand @0", "discard", "cart @0", "cart @2"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1", "Q12.2")
def test_the_target_is_asked_with_or_without_an_answer() -> None:
    cart = {2: {"ruby": 1}}
    scene = Scene(hand=HAND, cart=cart).play(AT_2)
    assert (scene.asks, scene.moves()) == ("aimed @2", ["pass"])
    holder = Scene(hand={**HAND, 2: {"unacceptable": 1}}, cart=cart).play(AT_2)
    assert (holder.asks, holder.moves()) == ("aimed @2", ["pass", "play unacceptable"])
    assert holder.state.view(0).decision == scene.state.view(0).decision
    for each in (scene, holder):
        assert each.play("pass", "take ruby").asks == "turn @1"


@pytest.mark.clause("Q9.7", "Q12.1")
def test_everybody_is_told_what_was_stolen() -> None:
    scene = Scene(hand=HAND, cart={2: {"quartz": 1, "ruby": 1}}).play(AT_2)
    assert scene.story() == ["played @0 these_dont_belong @2"]
    scene.play("pass")
    assert scene.story() == ["let_happen @2 these_dont_belong"]
    scene.play("take quartz ruby")
    assert scene.story() == ["stolen @0 @2 quartz", "stolen @0 @2 ruby"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.7", "Q5.4")
def test_tokens_may_be_used_in_the_middle_of_it() -> None:
    cart = {0: {"obsidian": 1}, 1: {"obsidian": 1}, 2: {"obsidian": 1, "ruby": 2}}
    scene = Scene(hand=HAND, cart=cart, token=(0, 1, 2)).play(AT_2)
    scene.play("2: use_token", "1: use_token")
    assert scene.asks == "aimed @2"
    scene.play("pass", "0: use_token")
    assert scene.asks == "steal @0"
    scene.play("take ruby ruby")
    assert [scene.cart(seat) for seat in range(3)] == [{"ruby": 2}, {}, {}]
    assert scene.came_back("obsidian") == 3
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.7")
def test_of_the_last_two_one_robs_the_other_and_the_day_goes_on() -> None:
    scene = Scene(3, seat=1, hand={1: CARD}, cart={2: {"ruby": 2}}, inside=(1, 2))
    scene.play(AT_2, "pass", "take ruby ruby")
    assert scene.cart(1) == {"ruby": 2}
    assert scene.asks == "turn @2"
