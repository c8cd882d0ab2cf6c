"""Here We Go: three crystals at once, and never an obsidian among them."""

from __future__ import annotations

import pytest

from tests.quartz.scene import Scene

CARD = {"here_we_go": 1}
HAND = {0: CARD}
PLAY = "play here_we_go"
ROW = ("eureka",) * 3  # other cards than the one that is played


@pytest.mark.clause("Q9.1", "Q3.5")
def test_it_needs_nobody_and_nothing() -> None:
    scene = Scene(hand=HAND, bonus=ROW)
    assert scene.plays() == [PLAY]
    scene.play(PLAY)
    assert scene.asks == "keep @0"
    scene.play("keep nothing")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q3.4")
def test_it_must_be_in_the_hand() -> None:
    scene = Scene(hand={1: CARD}, bonus=ROW)
    assert scene.why_not(PLAY) == ("not-in-hand", "Q3.4")
    assert scene.why_not(PLAY, seat=1) == ("not-asked", "Q3.1")


@pytest.mark.clause("Q9.1", "Q3.4")
def test_all_three_may_be_kept() -> None:
    bag = {"quartz": 1, "ruby": 1, "amber": 1}
    scene = Scene(hand=HAND, bonus=ROW, bag=bag, cart={0: {"ruby": 1}, 1: {"amber": 1}})
    scene.play(PLAY)
    assert scene.table["drawn_out"] == bag
    scene.play("keep quartz ruby amber")
    assert scene.cart(0) == {"quartz": 1, "ruby": 2, "amber": 1}
    assert scene.changed == {"hand @0", "discard", "bag", "cart @0"}
    assert scene.table["discard"] == CARD
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1")
def test_any_of_them_may_be_kept() -> None:
    scene = Scene(hand=HAND, bonus=ROW, bag={"quartz": 1, "ruby": 2}).play(PLAY)
    assert scene.moves() == [
        "keep nothing",
        "keep quartz",
        "keep quartz ruby",
        "keep quartz ruby ruby",
        "keep ruby",
        "keep ruby ruby",
    ]
    scene.play("keep ruby ruby")
    assert scene.cart(0) == {"ruby": 2}
    assert scene.table["bag"] == {"quartz": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1")
def test_none_of_them_need_be_kept() -> None:
    scene = Scene(hand=HAND, bonus=ROW).play(PLAY, "keep nothing")
    assert scene.changed == {"hand @0", "discard"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("keep ruby ruby", "crystals-not-there"),
        ("keep amber", "crystals-not-there"),
        ("take ruby", "another-decision"),
        ("pass", "another-decision"),
        ("mine", "another-decision"),
    ],
)
def test_nothing_else_can_be_kept(move: str, reason: str) -> None:
    scene = Scene(hand=HAND, bonus=ROW, bag={"quartz": 2, "ruby": 1}).play(PLAY)
    assert scene.why_not(move) == (reason, "Q9.1")
    scene.play("keep nothing")
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q4.1")
@pytest.mark.parametrize("obsidians", [1, 2])
def test_obsidian_goes_straight_back(obsidians: int) -> None:
    bag = {"ruby": 3 - obsidians, "obsidian": obsidians}
    scene = Scene(hand=HAND, bonus=ROW, bag=bag, cart={0: {"obsidian": 1}}).play(PLAY)
    assert scene.table["bag"] == {"obsidian": obsidians}
    assert scene.table["drawn_out"] == {"ruby": 3 - obsidians}
    scene.play("keep ruby")
    assert scene.cart(0) == {"ruby": 1, "obsidian": 1}
    assert scene.table["inside"] == [0, 1, 2, 3]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1")
def test_of_nothing_but_obsidian_there_is_no_choice() -> None:
    scene = Scene(hand=HAND, bonus=ROW, bag={"obsidian": 5}, cart={0: {"obsidian": 1}}).play(PLAY)
    assert scene.changed == {"hand @0", "discard"}
    assert scene.story() == [
        "played @0 here_we_go none",
        "shown @0 obsidian",
        "shown @0 obsidian",
        "shown @0 obsidian",
        "put_back obsidian 3",
    ]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q3.3")
@pytest.mark.parametrize(("in_bag", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_it_draws_three_or_as_many_as_there_are(in_bag: int, drawn: int) -> None:
    scene = Scene(hand=HAND, bonus=ROW, bag={"quartz": in_bag}).play(PLAY)
    assert scene.table["drawn_out"] == {"quartz": drawn}
    scene.play("keep" + " quartz" * drawn)
    assert scene.cart(0) == {"quartz": drawn}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q3.3", "Q3.5")
def test_it_may_be_played_though_the_bag_is_empty() -> None:
    scene = Scene(hand=HAND, bonus=ROW, bag={}, cart={1: {"ruby": 1}}).play(PLAY)
    assert scene.changed == {"hand @0", "discard"}
    assert scene.story() == ["played @0 here_we_go none"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q13.2")
@pytest.mark.parametrize("many", [1, 2])
def test_house_rules_may_draw_fewer(many: int) -> None:
    scene = Scene(hand=HAND, bonus=ROW, bag={"ruby": 4}, house={"draws.here_we_go": many})
    scene.play(PLAY)
    assert scene.moves() == ["keep nothing", "keep ruby", "keep ruby ruby"][: many + 1]
    scene.play("keep" + " ruby" * many)
    assert scene.cart(0) == {"ruby": many}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q3.4")
def test_one_of_several_equal_cards_is_played() -> None:
    scene = Scene(hand={0: {"here_we_go": 3}}, bonus=ROW, bag={"ruby": 3})
    scene.play(PLAY, "keep ruby ruby ruby")
    assert scene.hand(0) == {"here_we_go": 2}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q12.1")
def test_everybody_is_told_what_was_drawn_and_kept() -> None:
    scene = Scene(hand=HAND, bonus=ROW, bag={"ruby": 2, "obsidian": 1}).play(PLAY)
    drawn = sorted(scene.story()[1:4])
    assert drawn == ["shown @0 obsidian", "shown @0 ruby", "shown @0 ruby"]
    assert scene.story()[4:] == ["put_back obsidian 1"]
    scene.play("keep ruby")
    assert scene.story() == ["placed @0 ruby", "put_back ruby 1"]
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q5.4")
def test_a_token_may_be_used_while_the_choice_is_open() -> None:
    cart = {0: {"obsidian": 1}, 2: {"obsidian": 1, "ruby": 1}}
    scene = Scene(hand=HAND, bonus=ROW, bag={"quartz": 3}, cart=cart, token=(0, 2)).play(PLAY)
    scene.play("2: use_token", "0: use_token")
    assert scene.asks == "keep @0"
    assert scene.table["drawn_out"] == {"quartz": 3}
    scene.play("keep quartz")
    assert (scene.cart(0), scene.cart(2)) == ({"quartz": 1}, {"ruby": 1})
    assert scene.table["bag"] == {"quartz": 2, "obsidian": 2}
    assert scene.asks == "turn @1"


@pytest.mark.clause("Q9.1", "Q3.1")
def test_nobody_else_may_choose() -> None:
    scene = Scene(hand=HAND, bonus=ROW, inside=(0, 1, 2)).play(PLAY)
    assert scene.why_not("keep nothing", seat=1) == ("not-asked", "Q3.1")
    assert scene.why_not("keep nothing", seat=3) == ("outside", "Q3.6")
    scene.play("keep nothing")
    assert scene.asks == "turn @1"
