from __future__ import annotations

from typing import Any

import pytest

from tests.quartz_cards.scene import Scene


def sent_back(mine: int = 1, yours: int = 0, **said: Any) -> Scene:
    """Seat 1 gives a gift to seat 0, who sends it back; so many Get Lost! each."""
    hands = {0: ["get_lost"] * mine, 1: ["little_gift", *["get_lost"] * yours]}
    scene = Scene(line=["ruby unstable_1"], hands=hands, **said).play("stop")
    return scene.attack(s1="little_gift").play("play get_lost")


@pytest.mark.clause("C8.4", "C8.7")
def test_the_gift_goes_back_and_waits_with_its_giver() -> None:
    scene = sent_back().play("pass")
    assert scene.table["waiting_gifts"] == [0, 1, 0]
    assert scene.table["gifts"] == 0
    assert scene.view().players[1].gifts == 1
    assert scene.table["discard"] == {"get_lost": 1}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.5")
def test_the_giver_is_asked_even_without_an_answer() -> None:
    scene = sent_back()
    assert scene.asks == "counter @1"
    assert scene.moves() == ["pass"]
    assert scene.why_not("play get_lost") == ("not-in-hand", "C8.5")


@pytest.mark.clause("C8.5")
def test_the_giver_may_answer_with_the_same_card() -> None:
    scene = sent_back(yours=1)
    assert scene.moves() == ["pass", "play get_lost"]
    scene.play("play get_lost", "pass")
    assert scene.table["gifts"] == 1
    assert scene.table["waiting_gifts"] == [0, 0, 0]
    assert scene.discarded("get_lost") == 2
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.5", "C8.2")
def test_nothing_else_answers_it() -> None:
    hands = {0: ["get_lost"], 1: ["little_gift", "no_chance", "over_my_dead_body"]}
    scene = Scene(line=["ruby unstable_1"], hands=hands).play("stop")
    scene.attack(s1="little_gift").play("play get_lost")
    assert scene.moves() == ["pass"]
    assert scene.why_not("play no_chance") == ("wrong-answer", "C8.5")


@pytest.mark.clause("C8.6")
def test_the_explorer_may_answer_again_and_so_on() -> None:
    scene = sent_back(mine=2, yours=1).play("play get_lost")
    assert scene.asks == "defend @0"
    assert scene.moves() == ["pass", "play get_lost"]
    scene.play("play get_lost")
    assert scene.asks == "counter @1"
    scene.play("pass")
    assert scene.table["waiting_gifts"] == [0, 1, 0]
    assert scene.discarded("get_lost") == 3
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.5", "C8.6", "C8.2")
def test_a_gift_sent_once_more_is_an_attack_that_no_chance_cancels() -> None:
    hands = {0: ["get_lost", "get_lost", "no_chance"], 1: ["little_gift", "get_lost"]}
    scene = Scene(line=["ruby unstable_1"], hands=hands).play("stop").attack(s1="little_gift")
    scene.play("play get_lost", "play get_lost")
    assert scene.asks == "defend @0"
    assert scene.moves() == ["pass", "play no_chance", "play get_lost"]
    assert scene.why_not("play over_my_dead_body") == ("wrong-answer", "C8.1")
    scene.play("play no_chance")
    assert (scene.table["gifts"], scene.table["waiting_gifts"]) == (0, [0, 0, 0])
    assert (scene.discarded("little_gift"), scene.discarded("no_chance")) == (1, 1)
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.1", "C8.5")
def test_the_explorer_is_asked_again_even_without_an_answer() -> None:
    scene = sent_back(yours=1).play("play get_lost")
    assert (scene.asks, scene.moves()) == ("defend @0", ["pass"])
    assert scene.why_not("play no_chance") == ("not-in-hand", "C8.1")


@pytest.mark.clause("C8.6")
def test_or_the_first_answer_is_the_last() -> None:
    scene = sent_back(mine=2, yours=1, options={"duel": "off"}).play("play get_lost")
    assert scene.table["gifts"] == 1
    assert scene.hand(0) == {"get_lost": 1}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C8.5")
def test_a_gift_that_comes_after_all_may_be_the_second() -> None:
    scene = sent_back(yours=1, gifts=1).play("play get_lost", "pass")
    assert "accident @0 1" in scene.story()
    assert scene.asks == "turn @1"


@pytest.mark.clause("C8.7")
def test_the_next_line_of_the_giver_begins_with_it() -> None:
    scene = Scene(waiting={0: 1}, mine=["ruby unstable_1", "ruby unstable_1"]).play("explore")
    assert scene.table["gifts"] == 1
    assert scene.table["waiting_gifts"] == [0, 0, 0]
    assert scene.asks == "window @1 @2"
    scene.attack()
    assert "accident @0 1" in scene.story()
    assert scene.discarded("little_gift") == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("C8.7")
def test_it_cannot_be_sent_back_a_second_time() -> None:
    scene = Scene(waiting={0: 1}, hands={0: ["get_lost", "no_chance"]}).play("explore")
    assert scene.asks == "window @1 @2"
    assert scene.hand(0) == {"get_lost": 1, "no_chance": 1}


@pytest.mark.clause("C8.8")
def test_whoever_protects_gets_rid_of_it() -> None:
    scene = Scene(waiting={0: 1}, columns={0: ["ruby"]}).play("protect ruby")
    assert scene.table["waiting_gifts"] == [0, 0, 0]
    assert scene.discarded("little_gift") == 1
    assert "gift_discarded @0 1" in scene.story()
    assert scene.asks == "turn @1"


@pytest.mark.clause("C8.9")
def test_two_that_wait_are_an_accident_before_anybody_can_attack() -> None:
    scene = Scene(waiting={0: 2}, columns={0: ["ruby"]}).play("explore")
    assert "accident @0 0" in scene.story()
    assert scene.columns(0) == {"ruby": 1}
    assert scene.table["mine"] == scene.before["mine"]
    assert scene.discarded("little_gift") == 2
    assert scene.asks == "turn @1"


@pytest.mark.clause("C8.9")
def test_one_that_waits_and_one_that_is_given_are_an_accident_too() -> None:
    scene = Scene(waiting={0: 1}, hands={1: ["little_gift"]}).play("explore")
    scene.attack(s1="little_gift").play("pass")
    assert "accident @0 0" in scene.story()
    assert scene.asks == "turn @1"
