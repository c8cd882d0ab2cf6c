from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene

PLAIN = ["quartz plain"] * 4


@pytest.mark.clause("C7.4")
def test_the_gift_lies_in_the_line() -> None:
    scene = Scene(mine=PLAIN, hands={1: ["little_gift"]}).play("explore")
    scene.attack(s1="little_gift").play("pass")
    assert scene.table["gifts"] == 1
    assert scene.discarded("little_gift") == 0
    assert scene.changed == {"gifts", "hand @1"}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.4")
@pytest.mark.parametrize("position", range(1, 7))
def test_the_next_unstable_crystal_is_an_accident_in_any_position(position: int) -> None:
    mine = [f"quartz unstable_{position}", f"emerald unstable_{position}"]
    scene = Scene(line=["quartz plain"], gifts=1, mine=mine).play("explore")
    assert "accident @0 2" in scene.story()
    assert scene.discarded("little_gift") == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("C7.4")
def test_a_stable_crystal_is_none() -> None:
    scene = Scene(line=[], gifts=1, mine=PLAIN).play("explore")
    assert scene.line == ["quartz plain"]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.4")
def test_unstable_crystals_that_were_there_before_do_not_matter() -> None:
    line = ["ruby unstable_1", "amber unstable_3"]
    scene = Scene(line=line, mine=PLAIN, hands={1: ["little_gift"]}).play("stop")
    scene.attack(s1="little_gift").play("pass")
    assert scene.line == line
    scene.nobody_attacks()
    assert scene.columns(0) == {"ruby": 1, "amber": 1}
    assert scene.play("pass").asks == "turn @1"


@pytest.mark.clause("C7.4")
def test_a_second_gift_is_an_accident_at_once() -> None:
    hands = {1: ["little_gift"], 2: ["little_gift"]}
    scene = Scene(line=["ruby unstable_1"], hands=hands).play("stop")
    scene.attack(s1="little_gift", s2="little_gift").play("pass")
    assert scene.table["gifts"] == 1
    scene.play("pass")
    assert scene.line == []
    assert scene.columns(0) == {}
    assert scene.discarded("little_gift") == 2
    assert scene.asks == "turn @1"


@pytest.mark.clause("C7.4")
def test_a_house_may_bear_two_gifts() -> None:
    hands = {1: ["little_gift"], 2: ["little_gift"]}
    scene = Scene(line=[], hands=hands, house={"game.gifts": 3}).play("stop")
    scene.attack(s1="little_gift", s2="little_gift").play("pass", "pass")
    assert scene.table["gifts"] == 2
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C7.4")
def test_a_gift_is_discarded_when_the_turn_ends() -> None:
    scene = Scene(line=["ruby unstable_1"], gifts=1).play("stop").nobody_attacks()
    assert scene.table["gifts"] == 0
    assert scene.discarded("little_gift") == 1
    assert scene.play("pass").asks == "turn @1"
