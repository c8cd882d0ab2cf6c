from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene

HANDS = {0: ["over_my_dead_body"], 1: ["no_longer_yours"]}


@pytest.mark.clause("C8.3")
def test_the_theft_fails_and_a_card_of_the_thief_is_taken() -> None:
    columns = {0: ["amber"], 1: ["ruby", "ruby", "quartz"]}
    scene = Scene(line=[], columns=columns, hands=HANDS).play("stop")
    scene.attack(s1="no_longer_yours").play("play over_my_dead_body")
    assert scene.asks == "retaliate @0"
    assert scene.moves() == ["take quartz", "take ruby"]
    scene.play("take ruby")
    assert scene.columns(0) == {"amber": 1, "ruby": 1}
    assert scene.columns(1) == {"quartz": 1, "ruby": 1}
    assert scene.events[-1].kind.clause == "C8.3"
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.3", "C5.2")
def test_the_chest_of_the_thief_is_safe() -> None:
    columns = {0: ["amber"], 1: ["quartz"]}
    scene = Scene(line=[], columns=columns, chests={1: ["ruby"]}, hands=HANDS).play("stop")
    scene.attack(s1="no_longer_yours").play("play over_my_dead_body")
    assert scene.moves() == ["take quartz"]
    assert scene.why_not("take ruby") == ("cards-not-there", "C8.3")
    assert scene.why_not("pass") == ("another-decision", "C8.3")
    assert scene.why_not("take_column quartz") == ("only-one", "C8.3")
    assert scene.why_not("take quartz quartz") == ("only-one", "C8.3")
    assert scene.why_not("play over_my_dead_body", 1) == ("not-asked", "C8.1")
    assert scene.why_not("play what_a_beauty amber", 1) == ("not-asked", "C9.1")
    assert scene.why_not("take ruby", 1) == ("not-asked", "C8.3")


@pytest.mark.clause("C8.3")
def test_from_a_thief_without_open_cards_nothing_is_taken() -> None:
    scene = Scene(line=[], columns={0: ["amber"]}, chests={1: ["ruby"]}, hands=HANDS)
    scene.play("stop").attack(s1="no_longer_yours").play("play over_my_dead_body")
    assert scene.changed == {"hand @0", "hand @1", "discard"}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.3")
def test_the_thief_cannot_answer() -> None:
    hands = {0: ["over_my_dead_body"], 1: ["no_longer_yours", "no_chance", "over_my_dead_body"]}
    scene = Scene(line=[], columns={0: ["amber"], 1: ["quartz"]}, hands=hands).play("stop")
    scene.attack(s1="no_longer_yours").play("play over_my_dead_body")
    assert scene.asks == "retaliate @0"
    assert scene.moves(1) == []
