"""Eureka!: seven crystals, and one exchange."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"eureka": 1}
HAND = {0: CARD}
PLAY = "play eureka"


@pytest.mark.clause("Q9.2", "Q3.4")
def test_one_crystal_is_exchanged_and_the_rest_goes_back() -> None:
    scene = Scene(hand=HAND, bag={"amber": 1, "quartz": 6}, cart={0: {"quartz": 1, "emerald": 1}})
    scene.play(PLAY)
    assert scene.table["drawn_out"] == {"amber": 1, "quartz": 6}
    scene.play("swap quartz amber")
    assert scene.cart(0) == {"emerald": 1, "amber": 1}
    assert scene.table["bag"] == {"quartz": 7}
    assert scene.changed == {"hand @0", "discard", "bag", "cart @0"}
    assert scene.table["discard"] == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2")
def test_every_crystal_of_the_cart_against_every_drawn_one() -> None:
    cart = {0: {"quartz": 2, "ruby": 1, "obsidian": 1}}
    scene = Scene(hand=HAND, bag={"amethyst": 3, "amber": 2, "obsidian": 2}, cart=cart).play(PLAY)
    assert scene.moves() == [
        "pass",
        "swap quartz amethyst",
        "swap quartz amber",
        "swap ruby amethyst",
        "swap ruby amber",
    ]
    scene.play("swap ruby amber")
    assert scene.cart(0) == {"quartz": 2, "amber": 1, "obsidian": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2")
def test_the_exchange_is_optional() -> None:
    scene = Scene(hand=HAND, cart={0: {"quartz": 1}}).play(PLAY, "pass")
    assert scene.changed == {"hand @0", "discard"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("swap ruby amber", "crystals-not-there"),  # no ruby in the cart
        ("swap quartz sapphire", "crystals-not-there"),  # no sapphire drawn
        ("keep amber", "another-decision"),
        ("take amber", "another-decision"),
        ("leave", "another-decision"),
    ],
)
def test_nothing_else_can_be_exchanged(move: str, reason: str) -> None:
    scene = Scene(hand=HAND, bag={"amber": 1, "quartz": 6}, cart={0: {"quartz": 1}}).play(PLAY)
    assert scene.why_not(move) == (reason, "Q9.2")
    scene.play("pass")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2")
def test_there_is_no_way_to_exchange_an_obsidian() -> None:
    bag = {"obsidian": 6, "ruby": 1}
    scene = Scene(hand=HAND, bag=bag, cart={0: {"obsidian": 1, "quartz": 1}}).play(PLAY)
    assert scene.moves() == ["pass", "swap quartz ruby"]
    scene.play("swap quartz ruby")
    assert scene.cart(0) == {"obsidian": 1, "ruby": 1}
    assert scene.table["bag"] == {"obsidian": 6, "quartz": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2", "Q3.5")
@pytest.mark.parametrize("cart", [{}, {"obsidian": 1}])
def test_without_a_valuable_crystal_it_shows_seven_and_no_more(cart: dict[str, int]) -> None:
    scene = Scene(hand=HAND, bag={"amber": 9}, cart={0: cart}).play(PLAY)
    assert scene.changed == {"hand @0", "discard"}
    assert scene.story() == ["played @0 eureka none", *["shown @0 amber"] * 7, "put_back amber 7"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2")
def test_of_nothing_but_obsidian_there_is_no_choice() -> None:
    scene = Scene(hand=HAND, bag={"obsidian": 9}, cart={0: {"ruby": 1}}).play(PLAY)
    assert scene.changed == {"hand @0", "discard"}
    assert scene.told().count("shown") == 7
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2")
def test_a_protected_crystal_or_one_in_the_chest_is_not_exchanged() -> None:
    scene = Scene(hand=HAND, hidden={0: {"quartz": 1}}, chest={0: {"emerald": 1}}).play(PLAY)
    assert scene.changed == {"hand @0", "discard"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2", "Q3.3")
@pytest.mark.parametrize(("in_bag", "drawn"), [(1, 1), (6, 6), (7, 7), (8, 7)])
def test_it_draws_seven_or_as_many_as_there_are(in_bag: int, drawn: int) -> None:
    scene = Scene(hand=HAND, bag={"ruby": in_bag}, cart={0: {"quartz": 1}}).play(PLAY)
    assert scene.table["drawn_out"] == {"ruby": drawn}
    scene.play("swap quartz ruby")
    assert scene.cart(0) == {"ruby": 1}
    assert scene.came_back("ruby") == -1
    assert scene.came_back("quartz") == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2", "Q3.3", "Q3.5")
def test_it_may_be_played_though_the_bag_is_empty() -> None:
    scene = Scene(hand=HAND, bag={}, cart={0: {"quartz": 1}}).play(PLAY)
    assert scene.changed == {"hand @0", "discard"}
    assert scene.told() == ["played"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2", "Q13.2")
@pytest.mark.parametrize("many", [1, 6, 8])
def test_house_rules_may_draw_more_or_fewer(many: int) -> None:
    house = {"draws.eureka": many}
    scene = Scene(hand=HAND, bag={"ruby": 20}, cart={0: {"quartz": 1}}, house=house).play(PLAY)
    assert scene.table["drawn_out"] == {"ruby": many}
    scene.play("pass")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2", "Q12.1")
def test_everybody_is_told_what_was_drawn_and_exchanged() -> None:
    scene = Scene(hand=HAND, bag={"amber": 1, "quartz": 6}, cart={0: {"emerald": 1}}).play(PLAY)
    drawn = sorted(scene.story()[1:])
    assert drawn == ["shown @0 amber", *["shown @0 quartz"] * 6]
    scene.play("swap emerald amber")
    assert scene.story() == ["swapped @0 emerald amber", "put_back quartz 6", "put_back emerald 1"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.2", "Q5.4")
def test_a_token_may_be_used_while_the_choice_is_open() -> None:
    cart = {0: {"obsidian": 1, "quartz": 1}, 3: {"obsidian": 1}}
    scene = Scene(hand=HAND, bag={"ruby": 7}, cart=cart, token=(0, 3)).play(PLAY)
    scene.play("0: use_token", "3: use_token")
    assert scene.asks == "swap @0"
    assert scene.moves() == ["pass", "swap quartz ruby"]
    scene.play("swap quartz ruby")
    assert scene.cart(0) == {"ruby": 1}
    assert scene.table["token"] == [0, 0, 0, 0]
    assert scene.asks == "turn @1"
