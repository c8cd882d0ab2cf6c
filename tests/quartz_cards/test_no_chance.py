from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene

ATTACKS = ["hand_it_over", "stop_stop_stop", "may_i_help", "little_gift", "no_longer_yours"]


@pytest.mark.clause("C8.2")
@pytest.mark.parametrize("attack", ATTACKS)
def test_it_cancels_any_attack(attack: str) -> None:
    scene = Scene(
        line=["ruby unstable_1"],
        columns={0: ["amber"]},
        hands={0: ["no_chance"], 1: [attack]},
    ).play("stop")
    scene.attack(s1=attack)
    assert scene.moves() == ["pass", "play no_chance"]
    scene.play("play no_chance")
    assert scene.changed == {"hand @0", "hand @1", "discard"}
    assert scene.table["discard"] == {attack: 1, "no_chance": 1}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.1")
@pytest.mark.parametrize("attack", ATTACKS)
def test_the_explorer_is_asked_even_without_a_defence(attack: str) -> None:
    scene = Scene(line=["ruby unstable_1"], columns={0: ["amber"]}, hands={1: [attack]})
    scene.play("stop").attack(s1=attack)
    assert scene.asks == "defend @0"
    assert scene.moves() == ["pass"]
    assert scene.why_not("play no_chance") == ("not-in-hand", "C8.1")


@pytest.mark.clause("C8.1")
def test_each_attack_is_answered_for_itself() -> None:
    hands = {0: ["no_chance"], 1: ["hand_it_over"], 2: ["hand_it_over"]}
    scene = Scene(line=["ruby unstable_1", "amber unstable_3"], hands=hands).play("stop")
    scene.attack(s1="hand_it_over", s2="hand_it_over").play("pass", "play no_chance")
    assert scene.line == ["ruby unstable_1"]
    assert scene.columns(1) == {"amber": 1}
    assert scene.columns(2) == {}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.1")
def test_nobody_else_defends() -> None:
    hands = {1: ["hand_it_over"], 2: ["no_chance"]}
    scene = Scene(line=["ruby unstable_1"], hands=hands).play("stop").attack(s1="hand_it_over")
    assert scene.moves(2) == []
    assert scene.why_not("play no_chance", 2) == ("not-asked", "C8.1")


@pytest.mark.clause("C8.1")
def test_a_specific_defence_answers_only_its_attack() -> None:
    hand = ["over_my_dead_body", "get_lost", "what_a_beauty", "hand_it_over"]
    scene = Scene(line=["ruby unstable_1"], hands={0: hand, 1: ["hand_it_over"]}).play("stop")
    scene.attack(s1="hand_it_over")
    assert scene.moves() == ["pass"]
    for card in ("over_my_dead_body", "get_lost", "hand_it_over"):
        assert scene.why_not(f"play {card}") == ("wrong-answer", "C8.1")
