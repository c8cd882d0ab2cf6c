from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene

HAND = {1: ["no_longer_yours"]}


def robbed(*cards: str) -> Scene:
    """Seat 1 steals from these columns, and nobody defends."""
    scene = Scene(line=["amber unstable_3"], columns={0: cards, 1: ["ruby"]}, hands=HAND)
    return scene.play("stop").attack(s1="no_longer_yours").play("pass")


@pytest.mark.clause("C7.5")
def test_a_whole_column_can_be_stolen() -> None:
    scene = robbed("ruby", "ruby", "ruby", "quartz").play("take_column ruby")
    assert scene.columns(0) == {"quartz": 1}
    assert scene.columns(1) == {"ruby": 4}
    assert scene.changed == {"column @0", "column @1", "hand @1", "discard"}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.5")
def test_or_any_two_cards() -> None:
    scene = robbed("ruby", "ruby", "ruby", "quartz").play("take quartz ruby")
    assert scene.columns(0) == {"ruby": 2}
    assert scene.columns(1) == {"ruby": 2, "quartz": 1}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.5")
def test_two_cards_that_are_a_column_are_offered_once() -> None:
    scene = robbed("ruby", "ruby")
    assert scene.moves() == ["take_column ruby"]
    assert scene.why_not("take ruby ruby") == ("whole-column", "C7.5")
    assert scene.why_not("take amber amber") == ("cards-not-there", "C7.5")
    assert robbed("ruby", "ruby", "ruby").moves() == ["take_column ruby", "take ruby ruby"]


@pytest.mark.clause("C7.5")
def test_a_single_card_is_taken_alone() -> None:
    scene = robbed("sapphire")
    assert scene.moves() == ["take_column sapphire"]
    scene.play("take_column sapphire")
    assert scene.columns(0) == {}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.5", "C5.2")
def test_neither_the_chest_nor_the_line_can_be_stolen() -> None:
    scene = Scene(line=["amber unstable_3"], chests={0: ["ruby"]}, hands=HAND).play("stop")
    assert scene.why_not("play no_longer_yours", 1) == ("nothing-to-steal", "C7.5")
    scene = robbed("ruby", "quartz")
    assert scene.moves() == ["take_column quartz", "take_column ruby", "take quartz ruby"]
    assert scene.why_not("take_column amber") == ("cards-not-there", "C7.5")
    assert scene.why_not("take ruby") == ("column-or-two", "C7.5")


@pytest.mark.clause("C5.2")
def test_what_was_protected_is_out_of_reach_for_good() -> None:
    scene = Scene(columns={0: ["quartz"]}, chests={0: ["quartz"] * 3}, line=[], hands=HAND)
    scene.play("stop").attack(s1="no_longer_yours").play("pass", "take_column quartz")
    assert scene.chest(0) == {"quartz": 3}
    assert scene.columns(1) == {"quartz": 1}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.5")
def test_the_thief_chooses_after_the_explorer_has_answered() -> None:
    scene = Scene(line=[], columns={0: ["ruby", "amber"]}, hands=HAND).play("stop")
    assert scene.moves(1) == ["pass", "play no_longer_yours"]
    scene.attack(s1="no_longer_yours")
    assert scene.asks == "defend @0"
    assert scene.play("pass").asks == "steal @1"
