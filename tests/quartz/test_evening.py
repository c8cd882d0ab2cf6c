"""The evening: protected crystals, the chest, and choosing in secret."""

from __future__ import annotations

import pytest

from motherlode.core import position
from tests.quartz.days import OBSIDIANS, evening, happened, keep, last_two, sale
from tests.quartz.scene import Scene

RUBY = {"ruby": 1}


@pytest.mark.clause("Q7.1")
def test_protected_crystals_come_back_and_their_cards_are_discarded() -> None:
    scene = evening(
        hidden={0: {"ruby": 1, "amber": 1}, 2: {"quartz": 1}},
        laid_out={"what_crystal": 3},
        cart={0: {"ruby": 1}},
    )
    unpacked = [
        {"seat": 0, "crystal": "ruby", "many": 1},
        {"seat": 0, "crystal": "amber", "many": 1},
        {"seat": 2, "crystal": "quartz", "many": 1},
    ]
    assert happened(scene, "unpacked") == unpacked
    assert scene.table["cart"] == [{"ruby": 2, "amber": 1}, {}, {"quartz": 1}]
    assert scene.table["hidden"] == [{}, {}, {}]
    assert (scene.table["laid_out"], scene.table["discard"]) == ({}, {"what_crystal": 3})
    keep(scene)
    assert sale(scene, 0)[0] == 6 + 6 + 8


@pytest.mark.clause("Q7.2")
def test_up_to_two_valuable_crystals_are_kept() -> None:
    scene = evening(cart={0: {"quartz": 2, "ruby": 1, "obsidian": 1}})
    assert scene.moves(0) == [
        "keep nothing",
        "keep quartz",
        "keep quartz quartz",
        "keep quartz ruby",
        "keep ruby",
    ]
    assert scene.why_not("keep ruby ruby", 0) == ("crystals-not-there", "Q7.2")
    assert scene.why_not("keep quartz quartz ruby", 0) == ("chest-too-small", "Q7.2")
    assert scene.why_not("take quartz", 0) == ("another-decision", "Q7.2")
    keep(scene, {0: "quartz ruby"})
    assert happened(scene, "saved") == [
        {"seat": 0, "crystal": "quartz"},
        {"seat": 0, "crystal": "ruby"},
    ]
    assert scene.table["chest"][0] == {"quartz": 1, "ruby": 1}
    assert sale(scene, 0) == (1, "none", 0)


@pytest.mark.clause("Q7.2")
def test_the_chest_is_chosen_anew_every_evening() -> None:
    scene = evening(cart={0: {"quartz": 1}}, chest={0: {"ruby": 1, "amber": 1}})
    assert len(scene.moves(0)) == 1 + 3 + 3
    keep(scene, {0: "quartz amber"})
    assert scene.table["chest"][0] == {"quartz": 1, "amber": 1}
    assert sale(scene, 0)[0] == 6


@pytest.mark.clause("Q7.2")
def test_over_several_evenings() -> None:
    scene = evening(day=1, cart={0: {"ruby": 2}, 2: {"quartz": 1}})
    keep(scene, {0: "ruby ruby", 2: "quartz"})
    assert scene.table["day"] == 2
    scene.play("leave", "leave")  # seats 1 and 2; seat 0 is the last
    assert scene.asked == (0, 2)
    keep(scene, {0: "ruby"})
    assert scene.table["chest"] == [{"ruby": 1}, {}, {}]
    assert sale(scene, 0) == (6, "none", 0)
    assert sale(scene, 2) == (1, "none", 0)
    scene.play("leave", "leave")
    keep(scene)
    assert sale(scene, 0) == (6, "none", 0)
    assert scene.table["chest"] == [{}, {}, {}]


@pytest.mark.clause("Q7.2", "Q13.2")
@pytest.mark.parametrize(("room", "most"), [(0, 0), (1, 1), (3, 3)])
def test_house_rules_change_the_room_in_the_chest(room: int, most: int) -> None:
    scene = evening(cart={0: {"ruby": 4}}, house={"game.chest": room})
    if not room:
        assert scene.decision == "turn"  # nothing to ask
    else:
        assert scene.moves(0)[-1] == "keep" + " ruby" * most


@pytest.mark.clause("Q7.3")
@pytest.mark.parametrize(
    ("crystal", "price"),
    [("quartz", 1), ("amethyst", 2), ("emerald", 3), ("sapphire", 4), ("ruby", 6), ("amber", 8)],
)
def test_each_kind_has_its_price(crystal: str, price: int) -> None:
    scene = keep(evening(cart={0: {crystal: 2}}))
    assert sale(scene, 0) == (2 * price, "none", 0)
    assert scene.table["coins"][0] == 2 * price


@pytest.mark.clause("Q7.3")
def test_obsidian_is_worth_nothing_and_all_goes_back() -> None:
    scene = evening(cart={0: {"obsidian": 1, "ruby": 1}, 2: {"obsidian": 1}})
    before = scene.table["bag"]
    assert scene.asked == (0,)
    keep(scene)
    assert scene.table["cart"] == [{}, {}, {}]
    assert scene.table["bag"] == before | {"ruby": 4, "obsidian": 18}
    assert scene.table["coins"] == [6, 1, 0]  # seat 1 took the last bonus


@pytest.mark.clause("Q7.10")
def test_all_are_asked_at_once_and_answer_in_secret() -> None:
    scene = evening(4, cart={0: RUBY, 1: RUBY, 3: {"amber": 1}})
    assert (scene.decision, scene.asked) == ("save", (0, 1, 3))
    scene.play("3: keep amber")
    assert scene.events == []
    assert scene.state.asked() == (0, 1)
    assert scene.table["coins"] == [0, 2, 0, 0]
    assert scene.table["chest"] == [{}, {}, {}, {}]
    assert scene.state.view(3).answer == "keep amber"
    for other in (-1, 0, 1, 2):
        assert scene.state.view(other).answer is None
    scene.play("1: keep nothing")
    assert scene.events == []
    scene.play("0: keep ruby")
    assert [item["seat"] for item in happened(scene, "sold")] == [0, 1, 2, 3]
    assert scene.table["chest"] == [RUBY, {}, {}, {"amber": 1}]
    assert (scene.decision, scene.asked) == ("turn", (1,))


@pytest.mark.clause("Q7.10")
def test_an_answer_stands() -> None:
    scene = evening(cart={0: RUBY, 2: RUBY}).play("2: keep ruby")
    assert scene.moves(2) == []
    assert scene.why_not("keep nothing", 2) == ("answered", "Q7.10")
    assert scene.why_not("keep nothing", 1) == ("nothing-to-keep", "Q7.10")


@pytest.mark.clause("Q7.10")
def test_the_window_can_be_written_down_half_answered() -> None:
    scene = evening(cart={0: RUBY, 2: RUBY}).play("2: keep ruby")
    text = position.dumps(scene.state)
    copy = position.loads(text)
    assert position.dumps(copy) == text
    copy.play(0, scene.state.moves(0)[0])
    assert position.dump(copy)["table"]["chest"] == [{}, {}, RUBY]


@pytest.mark.clause("Q7.11")
def test_the_victim_of_an_accident_still_sells_the_chest() -> None:
    scene = last_two(
        cart={0: {"obsidian": 1, "amber": 1}}, chest={0: {"ruby": 2}}, bag=OBSIDIANS
    ).play("mine")
    assert (scene.decision, scene.asked) == ("save", (0,))
    assert "keep amber" not in scene.moves(0)
    keep(scene, {0: "ruby"})
    assert sale(scene, 0) == (6, "none", 0)
    assert scene.table["chest"][0] == RUBY


@pytest.mark.clause("Q7.11")
def test_whoever_left_early_sells_and_keeps_like_anybody() -> None:
    scene = Scene(3, cart={0: {"ruby": 2}}).play("leave", "leave")
    assert scene.asked == (0,)
    keep(scene, {0: "ruby"})
    assert sale(scene, 0) == (6, "none", 0)
