"""The card This Isn't Mine: an obsidian for somebody else."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"this_isnt_mine": 1}
HAND = {0: CARD}
AT_2 = "play this_isnt_mine @2"


@pytest.mark.clause("Q9.8", "Q3.6")
def test_it_is_aimed_at_any_other_dwarf_inside() -> None:
    scene = Scene(5, hand=HAND, cart={0: {"obsidian": 1}}, inside=(0, 1, 2, 4))
    assert scene.plays() == [f"play this_isnt_mine @{seat}" for seat in (1, 2, 4)]
    assert scene.why_not("play this_isnt_mine @3") == ("target-outside", "Q9.8")
    assert scene.why_not("play this_isnt_mine @0") == ("not-yourself", "Q9.8")
    assert scene.why_not("play this_isnt_mine") == ("needs-target", "Q3.5")
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q9.8", "Q3.5")
def test_it_needs_an_obsidian() -> None:
    scene = Scene(hand=HAND, cart={0: {"ruby": 1}, 1: {"obsidian": 1}})
    assert scene.moves() == ["leave", "mine"]
    assert scene.why_not("play this_isnt_mine @1") == ("no-obsidian-to-give", "Q9.8")
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q9.8", "Q3.4")
def test_it_must_be_in_the_hand() -> None:
    scene = Scene(hand={1: CARD}, cart={0: {"obsidian": 1}, 1: {"obsidian": 1}})
    assert scene.why_not(AT_2) == ("not-in-hand", "Q3.4")
    assert scene.why_not(AT_2, seat=1) == ("not-asked", "Q3.1")
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q9.8", "Q4.1", "Q3.4")
def test_the_first_obsidian_does_no_harm() -> None:
    cart = {0: {"obsidian": 1, "ruby": 1}, 1: {"quartz": 1}, 2: {"amber": 1}}
    scene = Scene(hand=HAND, cart=cart).play(AT_2, "pass")
    assert scene.cart(0) == {"ruby": 1}
    assert scene.cart(2) == {"amber": 1, "obsidian": 1}
    assert scene.changed == {"hand @0", "discard", "cart @0", "cart @2"}
    assert scene.table["discard"] == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q4.2", "Q4.3", "Q4.4", "Q6.3")
def test_the_second_one_is_an_accident_in_somebody_elses_turn() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand=HAND, cart=cart).play(AT_2, "pass")
    assert scene.cart(2) == {}
    assert (scene.came_back("obsidian"), scene.came_back("ruby")) == (2, 1)
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.table["token"] == [0, 0, 1, 0]
    assert scene.table["taken"] == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q4.3")
def test_after_an_accident_of_the_next_dwarf_the_one_after_him_plays() -> None:
    cart = {0: {"obsidian": 1}, 1: {"obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart).play("play this_isnt_mine @1", "pass")
    assert scene.table["inside"] == [0, 2, 3]
    assert scene.asks == "turn @2"


@pytest.mark.clause("Q9.8", "Q4.2", "Q13.2")
@pytest.mark.parametrize(("held", "accident"), [(1, False), (2, True)])
def test_house_rules_may_bear_a_second_obsidian(held: int, accident: bool) -> None:
    cart = {0: {"obsidian": 2}, 2: {"obsidian": held}}
    scene = Scene(hand=HAND, cart=cart, house={"game.accident": 3}).play(AT_2, "pass")
    assert scene.cart(0) == {"obsidian": 1}
    assert scene.cart(2) == ({} if accident else {"obsidian": held + 1})
    assert (2 in scene.table["inside"]) != accident
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q4.5")
def test_an_accident_leaves_protected_crystals_and_the_chest_alone() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand=HAND, cart=cart, hidden={2: {"amber": 1}}, chest={2: {"emerald": 2}})
    scene.play(AT_2, "pass")
    assert scene.cart(2) == {}
    assert scene.table["hidden"][2] == {"amber": 1}
    assert scene.table["chest"][2] == {"emerald": 2}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q5.2", "Q5.1")
def test_a_token_takes_the_second_obsidian_away() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand=HAND, cart=cart, token=(2,)).play(AT_2, "pass")
    assert (scene.asks, scene.moves()) == ("second_obsidian @2", ["pass", "use_token"])
    scene.play("use_token")
    assert scene.cart(2) == {"obsidian": 1, "ruby": 1}
    assert scene.came_back("obsidian") == 1
    assert scene.changed == {"hand @0", "discard", "bag", "cart @0", "token @2"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q5.2", "Q4.4")
def test_a_token_may_be_saved_at_the_price_of_the_cart() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand=HAND, cart=cart, token=(2,)).play(AT_2, "pass", "pass")
    assert scene.cart(2) == {}
    assert scene.table["token"] == [0, 0, 1, 0]
    assert "token_gained" not in scene.told()
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q5.4")
def test_the_target_may_use_a_token_before_it_lands() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart, token=(2,)).play(AT_2)
    assert scene.interrupts(2) == ["use_token"]
    scene.play("2: use_token", "pass")
    assert scene.cart(2) == {"obsidian": 1}
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q5.1", "Q5.3")
def test_an_obsidian_on_its_way_is_in_nobodys_cart() -> None:
    scene = Scene(hand=HAND, cart={0: {"obsidian": 1}}, token=(0, 2)).play(AT_2)
    for seat in (0, 2):
        assert scene.interrupts(seat) == []
        assert scene.why_not("use_token", seat) == ("token-without-obsidian", "Q5.1")
    scene.play("pass")
    assert scene.interrupts(2) == ["use_token"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q5.4")
def test_a_third_dwarf_may_use_a_token_while_the_owner_is_asked_for_his() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1}, 3: {"obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart, token=(2, 3)).play(AT_2, "pass", "3: use_token")
    assert scene.asks == "second_obsidian @2"
    assert scene.interrupts(2) == []
    scene.play("pass")
    assert (scene.cart(2), scene.cart(3)) == ({}, {})
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q6.4", "Q6.5", "Q2.7")
@pytest.mark.parametrize(("token", "declined"), [((), []), ((2,), ["pass"])])
def test_an_accident_of_one_of_the_last_two_ends_the_day(
    token: tuple[int, ...], declined: list[str]
) -> None:
    cart = {0: {"obsidian": 1, "ruby": 1}, 2: {"obsidian": 1, "amber": 1}}
    row = ("eureka", "come_closer")
    scene = Scene(3, hand=HAND, cart=cart, inside=(0, 2), token=token, bonus=row)
    scene.play(AT_2, "pass", *declined)
    assert scene.told()[-2:] == ["last_inside", "bonus_taken"]
    assert "bonus_lost" not in scene.told()
    assert scene.hand(0) == {"come_closer": 1}
    assert scene.table["coins"] == [1, 0, 0]
    assert scene.table["first"] == 0
    assert scene.asks == "save @0"


@pytest.mark.clause("Q9.8", "Q8.1")
def test_on_the_last_day_the_game_can_end_in_somebody_elses_accident() -> None:
    cart = {0: {"obsidian": 1, "ruby": 1}, 2: {"obsidian": 1, "amber": 1}}
    scene = Scene(3, hand=HAND, cart=cart, inside=(0, 2), day=5).play(AT_2, "pass")
    assert "sold @0 6 none 0" in scene.story()
    assert "sold @2 0 none 0" in scene.story()
    assert scene.state.over
    assert scene.asks == "nothing"


@pytest.mark.clause("Q10.1", "Q12.2")
def test_the_target_is_asked_with_or_without_an_answer() -> None:
    cart = {0: {"obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart).play(AT_2)
    assert (scene.asks, scene.moves()) == ("aimed @2", ["pass"])
    holder = Scene(hand={**HAND, 2: {"not_mine_either": 1}}, cart=cart).play(AT_2)
    assert holder.asks == "aimed @2"
    assert holder.state.view(0).decision == scene.state.view(0).decision
    for each in (scene, holder):
        assert each.play("pass").asks == "turn @1"


@pytest.mark.clause("Q9.8", "Q12.1")
def test_everybody_is_told_who_gave_it_to_whom() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart, bonus=("eureka",) * 3).play(AT_2)
    assert scene.story() == ["played @0 this_isnt_mine @2"]
    scene.play("pass")
    assert scene.story() == [
        "let_happen @2 this_isnt_mine",
        "obsidian_given @0 @2",
        "accident @2",
        "token_gained @2",
        "bonus_lost eureka 0",
    ]
    assert scene.asks == "turn @1"
