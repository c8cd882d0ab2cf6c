from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene

PLAIN = ["quartz plain"] * 4


@pytest.mark.clause("C7.1")
def test_the_last_card_of_the_line_goes_to_the_attackers_collection() -> None:
    line = ["ruby unstable_1", "amber unstable_3"]
    scene = Scene(line=line, hands={2: ["hand_it_over"]}, columns={2: ["amber"]}).play("stop")
    scene.attack(s2="hand_it_over").play("pass")
    assert scene.line == ["ruby unstable_1"]
    assert scene.columns(2) == {"amber": 2}
    assert scene.changed == {"line", "length", "column @2", "hand @2", "discard"}
    assert scene.nobody_attacks().play("pass").asks == "turn @1"


@pytest.mark.clause("C7.1")
def test_the_next_one_takes_the_card_before_it() -> None:
    line = ["ruby unstable_1", "amber unstable_3"]
    scene = Scene(line=line, hands={1: ["hand_it_over"], 2: ["hand_it_over"]}).play("stop")
    scene.attack(s1="hand_it_over", s2="hand_it_over").play("pass", "pass")
    assert scene.columns(1) == {"amber": 1}
    assert scene.columns(2) == {"ruby": 1}
    assert scene.nobody_attacks().asks == "turn @1", "nothing collected, nothing to protect"


@pytest.mark.clause("C7.1")
def test_it_cannot_be_played_at_an_empty_line() -> None:
    scene = Scene(mine=PLAIN, hands={1: ["hand_it_over"]}).play("explore")
    assert scene.moves(1) == ["pass"]
    assert scene.why_not("play hand_it_over", 1) == ("line-empty", "C7.1")


@pytest.mark.clause("C7.1")
def test_a_gift_cannot_be_taken() -> None:
    scene = Scene(mine=PLAIN, waiting={0: 1}, hands={1: ["hand_it_over"]}).play("explore")
    assert scene.table["gifts"] == 1
    assert scene.why_not("play hand_it_over", 1) == ("line-empty", "C7.1")


@pytest.mark.clause("C7.1")
def test_the_card_before_a_gift_can() -> None:
    scene = Scene(line=["ruby unstable_1"], gifts=1, hands={1: ["hand_it_over"]}).play("stop")
    scene.attack(s1="hand_it_over").play("pass")
    assert scene.columns(1) == {"ruby": 1}
    assert scene.table["gifts"] == 1
    assert scene.asks == "window @1 @2"
