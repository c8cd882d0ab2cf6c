"""A turn: mine, play a card, or leave."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.quartz.days import chi_square, happened
from tests.quartz.scene import Scene


@pytest.mark.clause("Q3.1")
def test_turns_go_clockwise_past_those_outside() -> None:
    scene = Scene(5, 4, inside=(0, 2, 3, 4), bag={"quartz": 9})
    order = []
    for _ in range(6):
        order.append(scene.state.seat)
        scene.play("mine")
    assert order == [4, 0, 2, 3, 4, 0]


@pytest.mark.clause("Q3.1")
def test_nobody_else_may_act_in_a_turn() -> None:
    scene = Scene(4, 1, hand={0: {"here_we_go": 1}})
    assert scene.moves(0) == []
    assert scene.why_not("mine", 0) == ("not-asked", "Q3.1")
    assert scene.why_not("play here_we_go", 0) == ("not-asked", "Q3.1")


@pytest.mark.clause("Q3.1")
def test_a_card_is_the_whole_turn() -> None:
    scene = Scene(hand={0: {"out_of_my_way": 2}}).play("play out_of_my_way")
    assert (scene.question, scene.asked) == ("turn", (1,))
    assert scene.moves(0) == []


@pytest.mark.clause("Q3.2")
def test_mining_draws_a_crystal_into_the_own_cart() -> None:
    scene = Scene(cart={0: {"ruby": 1}}, bag={"quartz": 2}).play("mine")
    assert scene.cart(0) == {"quartz": 1, "ruby": 1}
    assert scene.table["bag"] == {"quartz": 1}
    assert happened(scene, "mined") == [{"seat": 0, "crystal": "quartz"}]
    assert (scene.question, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q3.2")
def test_every_crystal_of_the_bag_is_equally_likely() -> None:
    bag = {"quartz": 5, "emerald": 3, "amber": 1, "obsidian": 1}
    found: Counter[str] = Counter()
    for seed in range(500):
        found.update(Scene(bag=bag, seed=seed).play("mine").cart(0))
    counts = [found[crystal] for crystal in bag]
    assert sum(counts) == 500
    assert chi_square(counts, [250, 150, 50, 50]) < 16.3  # 1 in 1000


@pytest.mark.clause("Q3.3")
def test_one_cannot_mine_from_an_empty_bag() -> None:
    scene = Scene(cart={1: {"quartz": 1}}, bag={})
    assert scene.moves() == ["leave"]
    assert scene.why_not("mine") == ("bag-empty", "Q3.3")


@pytest.mark.clause("Q3.3")
def test_one_can_mine_the_last_crystal() -> None:
    scene = Scene(bag={"quartz": 1})
    assert scene.moves() == ["leave", "mine"]
    assert scene.play("mine").moves() == ["leave"]


@pytest.mark.clause("Q3.3")
@pytest.mark.parametrize(("there", "drawn"), [(2, 2), (3, 3), (4, 3)])
def test_a_card_draws_what_there_is(there: int, drawn: int) -> None:
    scene = Scene(hand={0: {"here_we_go": 1}}, bag={"ruby": there}).play("play here_we_go")
    assert scene.table["drawn_out"] == {"ruby": drawn}
    assert sum(scene.table["bag"].values()) == there - drawn


@pytest.mark.clause("Q3.4")
def test_a_card_lies_on_the_discards_for_all_to_see() -> None:
    scene = Scene(hand={0: {"out_of_my_way": 1}}).play("play out_of_my_way")
    assert scene.hand(0) == {}
    assert scene.state.view().table.discard == {"out_of_my_way": 1}
    assert happened(scene, "played") == [{"seat": 0, "card": "out_of_my_way", "target": None}]


@pytest.mark.clause("Q3.4")
def test_only_cards_in_hand_can_be_played() -> None:
    scene = Scene(hand={0: {"here_we_go": 1}, 1: {"eureka": 1}})
    assert scene.moves() == ["leave", "mine", "play here_we_go"]
    assert scene.why_not("play eureka") == ("not-in-hand", "Q3.4")


@pytest.mark.clause("Q3.4", "Q10.1")
def test_a_reaction_is_no_action() -> None:
    scene = Scene(hand={0: {"on_my_break": 1, "not_mine_either": 1}})
    assert scene.moves() == ["leave", "mine"]
    assert scene.why_not("play on_my_break") == ("reaction-in-own-turn", "Q10.1")
    assert scene.why_not("play not_mine_either @1") == ("reaction-in-own-turn", "Q10.1")


@pytest.mark.clause("Q3.5")
@pytest.mark.parametrize(
    ("card", "text", "clause"),
    [
        ("these_dont_belong", "play these_dont_belong @1", "Q9.7"),
        ("come_closer", "play come_closer @1 ruby quartz", "Q9.3"),
    ],
)
def test_a_card_needs_somebody_whom_it_can_hit(card: str, text: str, clause: str) -> None:
    hand = {0: {card: 1}}
    poor = Scene(3, hand=hand, cart={0: {"ruby": 1}, 1: {"obsidian": 1}})
    assert poor.moves() == ["leave", "mine"]
    assert poor.why_not(text) == ("target-has-nothing", clause)
    rich = Scene(3, hand=hand, cart={0: {"ruby": 1}, 1: {"quartz": 1}})
    assert rich.moves() == ["leave", "mine", text]


@pytest.mark.clause("Q3.5")
def test_a_card_with_a_target_is_not_played_at_nobody() -> None:
    scene = Scene(hand={0: {"gimme_a_hand": 1}})
    assert scene.why_not("play gimme_a_hand") == ("needs-target", "Q3.5")


@pytest.mark.clause("Q3.5")
@pytest.mark.parametrize("card", ["here_we_go", "eureka", "out_of_my_way", "what_crystal"])
def test_a_card_without_a_target_may_be_played_for_nothing(card: str) -> None:
    scene = Scene(hand={0: {card: 1}}, bag={"obsidian": 9}).play(f"play {card}")
    assert scene.table["cart"] == [{}, {}, {}, {}]
    assert scene.table["drawn_out"] == {}
    assert (scene.question, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q3.6")
def test_a_leaver_keeps_the_crystals_but_is_out() -> None:
    cards = {"gimme_a_hand": 1, "these_dont_belong": 1, "out_of_my_way": 1}
    scene = Scene(hand={1: cards}, cart={0: {"ruby": 1}}).play("leave")
    assert scene.cart(0) == {"ruby": 1}
    assert scene.table["inside"] == [1, 2, 3]
    assert scene.why_not("play gimme_a_hand @0") == ("target-outside", "Q9.6")
    assert scene.why_not("play these_dont_belong @0") == ("target-outside", "Q9.7")
    assert scene.play("play out_of_my_way").cart(0) == {"ruby": 1}


@pytest.mark.clause("Q3.6")
def test_a_leaver_does_nothing_more_that_day() -> None:
    scene = Scene(3, hand={0: {"here_we_go": 1}}, bag={"quartz": 9}).play("leave")
    for _ in range(2):
        assert scene.moves(0) == []
        assert scene.interrupts(0) == []
        assert scene.why_not("mine", 0) == ("outside", "Q3.6")
        assert scene.why_not("leave", 0) == ("outside", "Q3.6")
        assert 0 not in scene.asked
        scene.play("mine")


@pytest.mark.clause("Q3.7")
def test_there_is_no_passing() -> None:
    scene = Scene()
    assert scene.moves() == ["leave", "mine"]
    assert scene.why_not("pass") == ("not-in-a-turn", "Q3.7")
    assert scene.why_not("take ruby") == ("not-in-a-turn", "Q3.7")


@pytest.mark.clause("Q1.1")
def test_a_card_is_not_aimed_at_a_seat_that_nobody_has() -> None:
    scene = Scene(3, hand={0: {"gimme_a_hand": 1}})
    assert scene.why_not("play gimme_a_hand @3") == ("no-such-seat", "Q1.1")
    assert scene.why_not("play gimme_a_hand @2") is None
