"""Not Mine Either!: the obsidian goes on, but not back."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"not_mine_either": 1}
GIVER = {"this_isnt_mine": 1}
CART = {0: {"obsidian": 1}}
GIVE = "play this_isnt_mine @1"
NO_CHAIN = {"chain": "off"}


def sending_to(seat: int) -> str:
    """Send the obsidian on."""
    return f"play not_mine_either @{seat}"


@pytest.mark.clause("Q10.2", "Q10.1", "Q3.4")
def test_the_obsidian_goes_on_to_a_third_dwarf() -> None:
    cart = {**CART, 1: {"ruby": 1, "obsidian": 1}, 2: {"amber": 1}}
    scene = Scene(hand={0: GIVER, 1: CARD}, cart=cart).play(GIVE, sending_to(2), "pass")
    assert scene.cart(1) == {"ruby": 1, "obsidian": 1}
    assert scene.cart(2) == {"amber": 1, "obsidian": 1}
    assert scene.changed == {"hand @0", "hand @1", "discard", "cart @0", "cart @2"}
    assert scene.table["discard"] == {**GIVER, **CARD}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.2", "Q3.6")
def test_it_goes_to_any_other_dwarf_inside_but_not_back() -> None:
    scene = Scene(5, hand={0: GIVER, 1: CARD}, cart=CART, inside=(0, 1, 2, 4)).play(GIVE)
    assert scene.moves() == ["pass", sending_to(2), sending_to(4)]
    assert scene.why_not(sending_to(0)) == ("not-back", "Q10.2")
    assert scene.why_not(sending_to(1)) == ("not-yourself", "Q10.2")
    assert scene.why_not(sending_to(3)) == ("target-outside", "Q10.2")
    assert scene.why_not("play not_mine_either") == ("others-inside", "Q10.2")
    scene.play("pass")
    assert scene.cart(1) == {"obsidian": 1}
    assert scene.hand(1) == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.2")
@pytest.mark.parametrize(("seats", "inside"), [(3, (0, 1)), (5, (0, 1))])
def test_if_there_is_no_other_it_goes_into_the_bag(seats: int, inside: tuple[int, ...]) -> None:
    cart = {**CART, 1: {"obsidian": 1, "ruby": 1}}
    scene = Scene(seats, hand={0: GIVER, 1: CARD}, cart=cart, inside=inside).play(GIVE)
    assert scene.moves() == ["pass", "play not_mine_either"]
    assert scene.why_not(sending_to(0)) == ("not-back", "Q10.2")
    assert scene.why_not(sending_to(2)) == ("target-outside", "Q10.2")
    scene.play("play not_mine_either")
    assert scene.came_back("obsidian") == 1
    assert scene.changed == {"hand @0", "hand @1", "discard", "bag", "cart @0"}
    assert scene.story() == ["played @1 not_mine_either none", "put_back obsidian 1"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.2", "Q4.2", "Q4.3")
def test_it_can_be_an_accident_of_the_third() -> None:
    cart = {**CART, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand={0: GIVER, 1: CARD}, cart=cart).play(GIVE, sending_to(2), "pass")
    assert scene.cart(2) == {}
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.table["token"] == [0, 0, 1, 0]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.2", "Q5.2")
@pytest.mark.parametrize(("answer", "inside"), [("use_token", [0, 1, 2, 3]), ("pass", [0, 1, 3])])
def test_the_third_is_asked_for_his_token(answer: str, inside: list[int]) -> None:
    cart = {**CART, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand={0: GIVER, 1: CARD}, cart=cart, token=(2,))
    scene.play(GIVE, sending_to(2), "pass")
    assert scene.asks == "second_obsidian @2"
    scene.play(answer)
    assert scene.table["inside"] == inside
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
def test_only_the_target_may_answer() -> None:
    hand = {0: {**GIVER, **CARD}, 2: CARD, 3: CARD}
    scene = Scene(hand=hand, cart=CART, inside=(0, 1, 2)).play(GIVE)
    assert scene.moves() == ["pass"]
    assert scene.why_not(sending_to(2)) == ("not-in-hand", "Q10.1")
    assert scene.why_not(sending_to(2), seat=0) == ("not-asked", "Q10.1")
    assert scene.why_not(sending_to(0), seat=2) == ("not-asked", "Q10.1")
    assert scene.why_not(sending_to(0), seat=3) == ("outside", "Q3.6")
    scene.play("pass")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
@pytest.mark.parametrize("held", ["unacceptable", "on_my_break"])
def test_another_reaction_is_no_answer(held: str) -> None:
    scene = Scene(hand={0: GIVER, 1: {held: 1}}, cart=CART).play(GIVE)
    assert scene.moves() == ["pass"]
    assert scene.why_not(f"play {held}") == ("wrong-answer", "Q10.1")
    scene.play("pass")
    assert scene.hand(1) == {held: 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.1")
def test_it_is_not_played_in_the_own_turn() -> None:
    scene = Scene(hand={0: CARD}, cart=CART)
    assert scene.plays() == []
    assert scene.why_not(sending_to(1)) == ("reaction-in-own-turn", "Q10.1")
    assert scene.why_not("play not_mine_either") == ("reaction-in-own-turn", "Q10.1")
    assert scene.asks == "turn @0"


@pytest.mark.clause("Q10.2", "Q3.2")
def test_a_mined_obsidian_cannot_be_sent_on() -> None:
    scene = Scene(hand={0: CARD}, bag={"obsidian": 1}).play("mine")
    assert scene.cart(0) == {"obsidian": 1}
    assert scene.asks == "turn @1"


# -- the chain ----------------------------------------------------------------------------


@pytest.mark.clause("Q10.5", "Q10.1")
def test_the_next_one_is_asked_with_or_without_an_answer() -> None:
    scene = Scene(hand={0: GIVER, 1: CARD}, cart=CART).play(GIVE, sending_to(2))
    assert (scene.asks, scene.moves()) == ("aimed @2", ["pass"])
    holder = Scene(hand={0: GIVER, 1: CARD, 2: CARD}, cart=CART).play(GIVE, sending_to(2))
    assert holder.state.view(0).decision == scene.state.view(0).decision
    for each in (scene, holder):
        assert each.play("pass").asks == "turn @1"


@pytest.mark.clause("Q10.5")
def test_the_next_one_may_send_it_on_but_not_back_to_the_one_he_has_it_from() -> None:
    scene = Scene(hand={0: GIVER, 1: CARD, 2: CARD}, cart=CART).play(GIVE, sending_to(2))
    assert scene.moves() == ["pass", sending_to(0), sending_to(3)]
    assert scene.why_not(sending_to(1)) == ("not-back", "Q10.2")
    scene.play(sending_to(0), "pass")
    assert scene.changed == {"hand @0", "hand @1", "hand @2", "discard"}
    assert scene.cart(0) == {"obsidian": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5")
@pytest.mark.parametrize("held", [{}, CARD])
def test_without_the_chain_the_next_one_is_not_asked(held: dict[str, int]) -> None:
    hand = {0: GIVER, 1: CARD, 2: held}
    scene = Scene(hand=hand, cart=CART, options=NO_CHAIN).play(GIVE, sending_to(2))
    assert scene.cart(2) == {"obsidian": 1}
    assert scene.hand(2) == held
    assert scene.story() == ["played @1 not_mine_either @2", "obsidian_given @1 @2"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5", "Q4.2")
def test_without_the_chain_it_can_be_an_accident_at_once() -> None:
    cart = {**CART, 2: {"obsidian": 1, "ruby": 1}}
    hand = {0: GIVER, 1: CARD, 2: CARD}
    scene = Scene(hand=hand, cart=cart, options=NO_CHAIN).play(GIVE, sending_to(2))
    assert scene.table["inside"] == [0, 1, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5", "Q5.2")
def test_without_the_chain_a_token_still_helps() -> None:
    cart = {**CART, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand={0: GIVER, 1: CARD}, cart=cart, options=NO_CHAIN, token=(2,))
    scene.play(GIVE, sending_to(2))
    assert scene.asks == "second_obsidian @2"
    scene.play("use_token")
    assert scene.cart(2) == {"obsidian": 1, "ruby": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5", "Q10.2")
@pytest.mark.parametrize("options", [{}, NO_CHAIN])
def test_with_or_without_the_chain_the_last_two_put_it_into_the_bag(
    options: dict[str, str],
) -> None:
    scene = Scene(3, hand={0: GIVER, 1: CARD}, cart=CART, inside=(0, 1), options=options)
    scene.play(GIVE, "play not_mine_either")
    assert scene.came_back("obsidian") == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_three_copies_can_follow_one_another(seats: int) -> None:
    hand = {0: {**GIVER, **CARD}, 1: CARD, 2: CARD}
    scene = Scene(seats, hand=hand, cart=CART)
    scene.play(GIVE, sending_to(2), sending_to(0))
    assert scene.asks == "aimed @0"
    assert scene.moves() == ["pass", sending_to(1), *map(sending_to, range(3, seats))]
    assert scene.why_not(sending_to(2)) == ("not-back", "Q10.2")
    scene.play(sending_to(1))
    assert (scene.asks, scene.moves()) == ("aimed @1", ["pass"])
    scene.play("pass")
    assert scene.cart(1) == {"obsidian": 1}
    assert scene.table["discard"] == {**GIVER, "not_mine_either": 3}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5")
def test_it_can_go_round_a_table_of_five() -> None:
    hand = {0: GIVER, 1: CARD, 2: CARD, 3: CARD}
    scene = Scene(5, hand=hand, cart=CART)
    scene.play(GIVE, sending_to(2), sending_to(3), sending_to(4), "pass")
    assert scene.cart(4) == {"obsidian": 1}
    assert scene.changed == {
        *(f"hand @{seat}" for seat in range(4)),
        "discard",
        "cart @0",
        "cart @4",
    }
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5", "Q10.2")
def test_one_dwarf_may_answer_twice() -> None:
    hand = {0: {**GIVER, **CARD}, 1: {"not_mine_either": 2}, 2: CARD}
    house = {"cards.not_mine_either.copies": 4}
    scene = Scene(3, hand=hand, cart=CART, house=house)
    scene.play(GIVE, sending_to(2), sending_to(0), sending_to(1))
    assert scene.moves() == ["pass", sending_to(2)]
    scene.play(sending_to(2), "pass")
    assert scene.cart(2) == {"obsidian": 1}
    assert scene.hand(1) == {}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5", "Q5.4")
def test_tokens_may_be_used_in_the_middle_of_the_chain() -> None:
    cart = {**CART, 1: {"obsidian": 1}, 2: {"obsidian": 1}, 3: {"obsidian": 1}}
    scene = Scene(hand={0: GIVER, 1: CARD}, cart=cart, token=(1, 2, 3)).play(GIVE)
    scene.play("1: use_token", sending_to(2), "3: use_token", "2: use_token")
    assert scene.asks == "aimed @2"
    scene.play("pass")
    assert [scene.cart(seat) for seat in range(4)] == [{}, {}, {"obsidian": 1}, {}]
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.5", "Q12.1")
def test_everybody_is_told_the_way_it_went() -> None:
    scene = Scene(hand={0: GIVER, 1: CARD, 2: CARD}, cart=CART).play(GIVE, sending_to(2))
    assert scene.story() == ["played @1 not_mine_either @2"]
    scene.play(sending_to(3))
    assert scene.story() == ["played @2 not_mine_either @3"]
    scene.play("pass")
    assert scene.story() == ["let_happen @3 this_isnt_mine", "obsidian_given @2 @3"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.2", "Q4.3", "Q6.3")
def test_with_three_inside_an_accident_of_the_third_leaves_the_last_two() -> None:
    cart = {**CART, 2: {"obsidian": 1}}
    hand = {0: GIVER, 1: CARD}
    scene = Scene(3, hand=hand, cart=cart, bonus=("eureka", "eureka"))
    scene.play(GIVE, sending_to(2), "pass")
    assert scene.table["inside"] == [0, 1]
    assert scene.told()[-1] == "bonus_lost"
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q10.2", "Q6.5")
@pytest.mark.parametrize(
    ("answer", "asks"), [("play not_mine_either", "turn @1"), ("pass", "save @0")]
)
def test_of_the_last_two_the_answer_keeps_the_day_going(answer: str, asks: str) -> None:
    cart = {0: {"obsidian": 1, "ruby": 1}, 1: {"obsidian": 1, "amber": 1}}
    scene = Scene(3, hand={0: GIVER, 1: CARD}, cart=cart, inside=(0, 1)).play(GIVE, answer)
    assert scene.asks == asks
