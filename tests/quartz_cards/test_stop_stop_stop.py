from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene

PLAIN = ["quartz plain"] * 4


@pytest.mark.clause("C7.2")
def test_the_turn_is_over_and_the_line_is_collected() -> None:
    scene = Scene(line=["ruby unstable_1"], mine=PLAIN, hands={1: ["stop_stop_stop"]})
    scene.play("explore").attack(s1="stop_stop_stop").play("pass")
    assert scene.columns(0) == {"ruby": 1, "quartz": 1}
    assert scene.line == []
    assert scene.asks == "turn @1"


@pytest.mark.clause("C7.2")
def test_before_the_first_card_the_explorer_goes_home_with_nothing() -> None:
    scene = Scene(mine=PLAIN, hands={1: ["stop_stop_stop"]}).play("explore")
    scene.attack(s1="stop_stop_stop").play("pass")
    assert scene.changed == {"hand @1", "discard"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("C7.2", "C9.3")
def test_whoever_was_stopped_cannot_protect_with_a_card() -> None:
    scene = Scene(
        line=["ruby unstable_1"], hands={0: ["what_a_beauty"], 2: ["stop_stop_stop"]}
    ).play("stop")
    scene.attack(s2="stop_stop_stop").play("pass")
    assert scene.columns(0) == {"ruby": 1}
    assert scene.asks == "turn @1"


@pytest.mark.clause("C7.2")
def test_a_gift_in_the_line_is_discarded_with_it() -> None:
    scene = Scene(line=["ruby unstable_1"], gifts=1, hands={1: ["stop_stop_stop"]}).play("stop")
    scene.attack(s1="stop_stop_stop").play("pass")
    assert scene.discarded("little_gift") == 1
    assert scene.table["gifts"] == 0
    assert scene.asks == "turn @1"
