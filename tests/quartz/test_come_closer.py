"""Come Closer: an exchange that the other did not ask for."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"come_closer": 1}
HAND = {0: CARD}


@pytest.mark.clause("Q9.3", "Q3.4")
def test_two_crystals_change_places() -> None:
    cart = {0: {"quartz": 2}, 1: {"ruby": 1}, 2: {"amber": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart).play("play come_closer @2 quartz amber")
    assert scene.cart(0) == {"quartz": 1, "amber": 1}
    assert scene.cart(2) == {"quartz": 1, "obsidian": 1}
    assert scene.changed == {"hand @0", "discard", "cart @0", "cart @2"}
    assert scene.table["discard"] == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.3")
def test_every_exchange_with_everyone_inside_who_has_something() -> None:
    cart = {
        0: {"quartz": 1, "ruby": 1, "obsidian": 1},
        1: {"emerald": 2, "amber": 1},
        2: {"obsidian": 1},
        3: {"sapphire": 1},
        4: {"ruby": 1},
    }
    scene = Scene(5, hand=HAND, cart=cart, inside=(0, 1, 2, 4))
    assert scene.plays() == [
        "play come_closer @1 quartz emerald",
        "play come_closer @1 quartz amber",
        "play come_closer @1 ruby emerald",
        "play come_closer @1 ruby amber",
        "play come_closer @4 quartz ruby",
        "play come_closer @4 ruby ruby",
    ]


@pytest.mark.clause("Q9.3", "Q3.5", "Q3.6")
@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("play come_closer", ("needs-target", "Q3.5")),
        ("play come_closer @0 quartz quartz", ("not-yourself", "Q9.3")),
        ("play come_closer @2 quartz ruby", ("target-has-nothing", "Q9.3")),
        ("play come_closer @3 quartz sapphire", ("target-outside", "Q9.3")),
        ("play come_closer @1 amber ruby", ("not-in-cart", "Q9.3")),
        ("play come_closer @1 quartz amber", ("not-in-cart", "Q9.3")),
    ],
)
def test_it_needs_both_crystals_and_a_dwarf_inside(move: str, refusal: tuple[str, str]) -> None:
    cart = {0: {"quartz": 1}, 1: {"ruby": 1}, 2: {"obsidian": 1}, 3: {"sapphire": 1}}
    scene = Scene(hand=HAND, cart=cart, inside=(0, 1, 2))
    assert scene.why_not(move) == refusal
    assert scene.plays() == ["play come_closer @1 quartz ruby"]


@pytest.mark.clause("Q9.3", "Q3.5")
@pytest.mark.parametrize("mine", [{}, {"obsidian": 1}])
def test_it_needs_a_valuable_crystal_of_ones_own(mine: dict[str, int]) -> None:
    scene = Scene(hand=HAND, cart={0: mine, 1: {"ruby": 1}}, hidden={0: {"quartz": 1}})
    assert scene.plays() == []
    assert scene.why_not("play come_closer @1 quartz ruby") == ("nothing-to-trade", "Q9.3")


@pytest.mark.clause("Q9.3", "Q3.4")
def test_it_must_be_in_the_hand() -> None:
    scene = Scene(cart={0: {"quartz": 1}, 1: {"ruby": 1}})
    assert scene.why_not("play come_closer @1 quartz ruby") == ("not-in-hand", "Q3.4")


@pytest.mark.clause("Q9.3", "Q4.5")
def test_protected_crystals_and_chests_are_out_of_reach() -> None:
    cart = {0: {"quartz": 1}, 2: {"ruby": 1}}
    hidden = {1: {"amber": 1}, 2: {"amber": 1}}
    scene = Scene(hand=HAND, cart=cart, hidden=hidden, chest={1: {"ruby": 1}, 2: {"sapphire": 1}})
    assert scene.plays() == ["play come_closer @2 quartz ruby"]
    assert scene.why_not("play come_closer @1 quartz amber") == ("target-has-nothing", "Q9.3")
    assert scene.why_not("play come_closer @2 quartz amber") == ("not-in-cart", "Q9.3")


@pytest.mark.clause("Q9.3")
@pytest.mark.parametrize("held", ["not_mine_either", "unacceptable", "on_my_break"])
def test_nobody_may_answer(held: str) -> None:
    cart = {0: {"quartz": 1}, 2: {"amber": 1}}
    scene = Scene(hand={**HAND, 2: {held: 1}}, cart=cart).play("play come_closer @2 quartz amber")
    assert scene.hand(2) == {held: 1}
    assert scene.cart(2) == {"quartz": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.3")
def test_equal_crystals_may_be_exchanged_though_nothing_comes_of_it() -> None:
    cart = {0: {"ruby": 1}, 2: {"ruby": 1}}
    scene = Scene(hand=HAND, cart=cart).play("play come_closer @2 ruby ruby")
    assert scene.changed == {"hand @0", "discard"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.3", "Q12.1")
def test_everybody_is_told_what_was_exchanged() -> None:
    cart = {0: {"quartz": 1}, 2: {"amber": 1}}
    scene = Scene(hand=HAND, cart=cart).play("play come_closer @2 quartz amber")
    assert scene.story() == ["played @0 come_closer @2", "traded @0 @2 quartz amber"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.3", "Q5.3")
def test_a_token_may_be_used_before_it() -> None:
    cart = {0: {"quartz": 1, "obsidian": 1}, 2: {"amber": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, cart=cart, token=(0, 2))
    scene.play("2: use_token", "use_token", "play come_closer @2 quartz amber")
    assert (scene.cart(0), scene.cart(2)) == ({"amber": 1}, {"quartz": 1})
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.3")
def test_of_the_last_two_either_may_play_it() -> None:
    cart = {2: {"quartz": 1}, 3: {"ruby": 1}}
    scene = Scene(seat=3, hand={3: CARD}, cart=cart, inside=(2, 3))
    scene.play("play come_closer @2 ruby quartz")
    assert (scene.cart(2), scene.cart(3)) == ({"ruby": 1}, {"quartz": 1})
    assert scene.asks == "turn @2"
