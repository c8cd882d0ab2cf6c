"""Gimme a Hand Here: somebody else mines, and you may have one of the two."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"gimme_a_hand": 1}
HAND = {0: CARD}
AT_2 = "play gimme_a_hand @2"


@pytest.mark.clause("Q9.6")
def test_it_is_aimed_at_any_other_dwarf_inside() -> None:
    scene = Scene(5, hand=HAND, inside=(0, 1, 2, 4))
    assert scene.plays() == [f"play gimme_a_hand @{seat}" for seat in (1, 2, 4)]
    assert scene.why_not("play gimme_a_hand @3") == ("target-outside", "Q9.6")
    assert scene.why_not("play gimme_a_hand @0") == ("not-yourself", "Q9.6")
    assert scene.why_not("play gimme_a_hand") == ("needs-target", "Q3.5")


@pytest.mark.clause("Q9.6", "Q3.4")
def test_it_must_be_in_the_hand() -> None:
    scene = Scene(hand={2: CARD})
    assert scene.why_not(AT_2) == ("not-in-hand", "Q3.4")
    assert scene.why_not("play gimme_a_hand @0", seat=2) == ("not-asked", "Q3.1")


@pytest.mark.clause("Q9.6", "Q3.4")
def test_the_player_takes_one_and_the_miner_gets_the_other() -> None:
    cart = {0: {"quartz": 1}, 1: {"amber": 1}}
    scene = Scene(hand=HAND, cart=cart, bag={"ruby": 1, "emerald": 1}).play(AT_2)
    assert scene.changed == {"hand @0", "discard"}
    scene.play("pass")
    assert scene.moves() == ["pass", "take emerald", "take ruby"]
    scene.play("take ruby")
    assert scene.cart(0) == {"quartz": 1, "ruby": 1}
    assert scene.cart(2) == {"emerald": 1}
    assert scene.changed == {"hand @0", "discard", "bag", "cart @0", "cart @2"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6")
def test_of_two_of_a_kind_each_gets_one() -> None:
    scene = Scene(hand=HAND, bag={"ruby": 2}).play(AT_2, "pass")
    assert scene.moves() == ["pass", "take ruby"]
    scene.play("take ruby")
    assert (scene.cart(0), scene.cart(2)) == ({"ruby": 1}, {"ruby": 1})
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q4.1")
def test_the_miner_gets_the_other_even_if_it_is_an_obsidian() -> None:
    scene = Scene(hand=HAND, bag={"ruby": 1, "obsidian": 1}).play(AT_2, "pass")
    assert scene.moves() == ["pass", "take ruby", "take obsidian"]
    assert scene.why_not("take amber") == ("crystals-not-there", "Q9.6")
    assert scene.why_not("take quartz ruby") == ("only-one", "Q9.6")
    assert scene.why_not("take quartz quartz") == ("only-one", "Q9.6")
    assert scene.why_not("keep nothing") == ("another-decision", "Q9.6")
    scene.play("take ruby")
    assert (scene.cart(0), scene.cart(2)) == ({"ruby": 1}, {"obsidian": 1})
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q4.1")
def test_the_player_may_take_the_obsidian_instead() -> None:
    bag = {"quartz": 1, "obsidian": 1}
    scene = Scene(hand=HAND, bag=bag, cart={2: {"obsidian": 1}}).play(AT_2, "pass")
    scene.play("take obsidian")
    assert (scene.cart(0), scene.cart(2)) == ({"obsidian": 1}, {"obsidian": 1, "quartz": 1})
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q4.2")
def test_an_obsidian_too_many_is_an_accident_of_whoever_takes_it() -> None:
    bag = {"quartz": 1, "obsidian": 1}
    scene = Scene(hand=HAND, bag=bag, cart={0: {"obsidian": 1}}).play(AT_2, "pass")
    scene.play("take obsidian")
    assert (scene.cart(0), scene.cart(2)) == ({}, {"quartz": 1})
    assert scene.table["inside"] == [1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6")
@pytest.mark.parametrize("bag", [{"ruby": 1, "emerald": 1}, {"ruby": 2}, {"ruby": 1}])
def test_the_player_may_take_none_and_all_is_the_miners(bag: dict[str, int]) -> None:
    scene = Scene(hand=HAND, bag=bag).play(AT_2, "pass", "pass")
    assert (scene.cart(0), scene.cart(2)) == ({}, bag)
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q4.2")
def test_left_with_both_the_miner_may_lose_both() -> None:
    bag = {"ruby": 1, "obsidian": 1}
    cart = {2: {"amber": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, bag=bag, cart=cart).play(AT_2, "pass", "pass")
    assert (scene.cart(0), scene.cart(2)) == ({}, {})
    assert scene.table["bag"] == {"ruby": 1, "amber": 1, "obsidian": 2}
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6")
def test_of_two_obsidians_the_miner_gets_one_and_the_other_goes_back() -> None:
    scene = Scene(hand=HAND, bag={"obsidian": 2}, cart={0: {"obsidian": 1}}).play(AT_2, "pass")
    assert scene.cart(2) == {"obsidian": 1}
    assert scene.table["bag"] == {"obsidian": 1}
    assert scene.changed == {"hand @0", "discard", "bag", "cart @2"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q4.2", "Q4.3", "Q4.4", "Q6.3")
def test_the_miners_second_obsidian_is_an_accident_in_somebody_elses_turn() -> None:
    bag = {"ruby": 1, "obsidian": 1}
    cart = {2: {"amber": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, bag=bag, cart=cart).play(AT_2, "pass", "take ruby")
    assert scene.cart(0) == {"ruby": 1}
    assert scene.cart(2) == {}
    assert scene.table["bag"] == {"amber": 1, "obsidian": 2}
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.table["token"] == [0, 0, 1, 0]
    assert scene.table["taken"] == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q4.2")
def test_two_obsidians_can_be_an_accident_too() -> None:
    cart = {2: {"amber": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, bag={"obsidian": 2}, cart=cart).play(AT_2, "pass")
    assert scene.cart(2) == {}
    assert scene.table["bag"] == {"amber": 1, "obsidian": 3}
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q4.2", "Q13.2")
def test_house_rules_may_bear_a_second_obsidian() -> None:
    cart = {2: {"obsidian": 1}}
    house = {"game.accident": 3}
    scene = Scene(hand=HAND, bag={"obsidian": 2}, cart=cart, house=house).play(AT_2, "pass")
    assert scene.cart(2) == {"obsidian": 2}
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q5.2")
@pytest.mark.parametrize(
    ("bag", "choice"), [({"obsidian": 2}, []), ({"obsidian": 1, "ruby": 1}, ["take ruby"])]
)
def test_a_token_takes_the_second_obsidian_away(bag: dict[str, int], choice: list[str]) -> None:
    cart = {2: {"amber": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, bag=bag, cart=cart, token=(2,)).play(AT_2, "pass", *choice)
    assert (scene.asks, scene.moves()) == ("second_obsidian @2", ["pass", "use_token"])
    assert scene.table["drawn_out"] == {}
    assert scene.why_not("take amber") == ("another-decision", "Q5.2")
    scene.play("use_token")
    assert scene.cart(2) == {"amber": 1, "obsidian": 1}
    assert scene.table["bag"] == {"obsidian": bag["obsidian"]}
    assert scene.table["token"] == [0, 0, 0, 0]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q5.2", "Q4.4", "Q4.6")
def test_a_token_may_be_saved_at_the_price_of_the_cart() -> None:
    cart = {2: {"amber": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, bag={"obsidian": 2}, cart=cart, token=(2,)).play(AT_2, "pass", "pass")
    assert scene.cart(2) == {}
    assert scene.table["token"] == [0, 0, 1, 0]
    assert scene.told() == ["accident", "bonus_lost"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q5.4")
def test_the_miner_may_use_a_token_before_anything_is_drawn() -> None:
    scene = Scene(hand=HAND, bag={"ruby": 1}, cart={2: {"obsidian": 1}}, token=(2,)).play(AT_2)
    scene.play("2: use_token")
    assert (scene.asks, scene.moves()) == ("aimed @2", ["pass"])
    scene.play("pass")
    assert scene.table["drawn_out"] == {"ruby": 1, "obsidian": 1}
    scene.play("take ruby")
    assert (scene.cart(0), scene.cart(2)) == ({"ruby": 1}, {"obsidian": 1})
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q5.4")
def test_the_miner_may_use_a_token_before_the_choice() -> None:
    bag = {"ruby": 1, "obsidian": 1}
    scene = Scene(hand=HAND, bag=bag, cart={2: {"obsidian": 1}}, token=(2,)).play(AT_2, "pass")
    scene.play("2: use_token")
    assert (scene.asks, scene.table["drawn_out"]) == ("share @0", bag)
    scene.play("take ruby")
    assert scene.cart(2) == {"obsidian": 1}
    assert scene.table["token"] == [0, 0, 0, 0]
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q6.4", "Q6.5", "Q4.3")
@pytest.mark.parametrize(("token", "declined"), [((), []), ((1,), ["pass"])])
def test_an_accident_of_one_of_the_last_two_ends_the_day(
    token: tuple[int, ...], declined: list[str]
) -> None:
    cart = {0: {"quartz": 1}, 1: {"amber": 1, "obsidian": 1}}
    bag = {"obsidian": 1, "ruby": 1}
    row = ("eureka", "eureka")
    scene = Scene(3, hand=HAND, cart=cart, bag=bag, inside=(0, 1), token=token, bonus=row)
    scene.play("play gimme_a_hand @1", "pass", "take ruby", *declined)
    assert scene.told()[-2:] == ["last_inside", "bonus_taken"]
    assert "bonus_lost" not in scene.told()
    assert scene.hand(0) == {"eureka": 1}
    assert scene.cart(0) == {"quartz": 1, "ruby": 1}
    assert scene.table["coins"] == [1, 0, 0]
    assert scene.table["first"] == 0
    assert scene.asks == "save @0"


@pytest.mark.clause("Q9.6", "Q3.3")
def test_a_single_valuable_crystal_is_the_players() -> None:
    scene = Scene(hand=HAND, bag={"ruby": 1}).play(AT_2, "pass", "take ruby")
    assert (scene.cart(0), scene.cart(2)) == ({"ruby": 1}, {})
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q3.3")
def test_a_single_obsidian_is_the_miners_unless_the_player_takes_it() -> None:
    scene = Scene(hand=HAND, bag={"obsidian": 1}).play(AT_2, "pass")
    assert scene.moves() == ["pass", "take obsidian"]
    scene.play("pass")
    assert (scene.cart(0), scene.cart(2)) == ({}, {"obsidian": 1})
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q3.3")
def test_from_an_empty_bag_nothing_is_drawn() -> None:
    scene = Scene(hand=HAND, bag={}, cart={1: {"ruby": 1}}).play(AT_2, "pass")
    assert scene.changed == {"hand @0", "discard"}
    assert scene.told() == ["let_happen"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6")
@pytest.mark.parametrize("many", [2, 3, 9])
def test_exactly_two_are_drawn(many: int) -> None:
    scene = Scene(hand=HAND, bag={"ruby": many}).play(AT_2, "pass")
    assert scene.table["drawn_out"] == {"ruby": 2}
    scene.play("take ruby")
    assert scene.came_back("ruby") == -2
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1", "Q12.2")
def test_the_target_is_asked_with_or_without_an_answer() -> None:
    bag = {"obsidian": 2}
    scene = Scene(hand=HAND, bag=bag).play(AT_2)
    assert (scene.asks, scene.moves()) == ("aimed @2", ["pass"])
    holder = Scene(hand={**HAND, 2: {"on_my_break": 1}}, bag=bag).play(AT_2)
    assert (holder.asks, holder.moves()) == ("aimed @2", ["pass", "play on_my_break"])
    assert holder.state.view(1).decision == scene.state.view(1).decision
    for each in (scene, holder):
        assert each.play("pass").asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q12.1")
def test_everybody_is_told_what_was_drawn_and_who_got_it() -> None:
    scene = Scene(hand=HAND, bag={"ruby": 1, "obsidian": 1}).play(AT_2)
    assert scene.story() == ["played @0 gimme_a_hand @2"]
    scene.play("pass")
    assert scene.story()[0] == "let_happen @2 gimme_a_hand"
    assert sorted(scene.story()[1:]) == ["shown @2 obsidian", "shown @2 ruby"]
    scene.play("take ruby")
    assert scene.story() == ["placed @0 ruby", "placed @2 obsidian"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.6", "Q12.1")
def test_everybody_is_told_of_two_obsidians() -> None:
    scene = Scene(hand=HAND, bag={"obsidian": 2}).play(AT_2, "pass")
    assert scene.told() == ["let_happen", "shown", "shown", "placed", "put_back"]
    assert scene.story()[-2:] == ["placed @2 obsidian", "put_back obsidian 1"]
    assert scene.asks == "turn @1"
