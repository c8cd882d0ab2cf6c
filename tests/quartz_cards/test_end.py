from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene


@pytest.mark.clause("C10.1")
def test_the_last_card_is_collected_and_the_game_is_over() -> None:
    scene = Scene(line=["ruby unstable_1"], mine=["quartz plain"]).play("explore")
    assert scene.asks == "window @1 @2"
    scene.attack()
    assert scene.columns(0) == {"ruby": 1, "quartz": 1}
    assert scene.told()[-1] == "game_ended"
    assert scene.state.outcome().reason == "mine-empty"
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.1")
def test_with_two_cards_left_the_explorer_is_asked_as_usual() -> None:
    scene = Scene(line=[], mine=["quartz plain"] * 2).play("explore").nobody_attacks()
    assert scene.asks == "go_on @0"


@pytest.mark.clause("C10.1")
def test_after_the_end_every_move_is_refused() -> None:
    scene = Scene(line=[], mine=["quartz plain"]).play("explore").nobody_attacks()
    assert scene.why_not("explore", 1) == ("game-over", "C10.1")
    assert scene.moves(0) == []


@pytest.mark.clause("C10.1")
def test_the_others_may_attack_the_last_line() -> None:
    scene = Scene(line=[], mine=["ruby unstable_1"], hands={2: ["hand_it_over"]}).play("explore")
    scene.attack(s2="hand_it_over").play("pass")
    assert scene.asks == "window @1 @2"
    scene.attack()
    assert scene.columns(2) == {"ruby": 1}
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.1")
def test_stopping_the_last_explorer_changes_nothing() -> None:
    scene = Scene(line=[], mine=["ruby unstable_1"], hands={1: ["stop_stop_stop"]})
    scene.play("explore").attack(s1="stop_stop_stop").play("pass")
    assert scene.columns(0) == {"ruby": 1}
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.2")
def test_an_accident_with_the_last_card_loses_the_line() -> None:
    scene = Scene(line=["quartz unstable_1"], mine=["ruby unstable_1"]).play("explore")
    assert scene.columns(0) == {}
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.2")
def test_so_does_a_second_gift_after_it() -> None:
    hands = {1: ["little_gift"], 2: ["little_gift"]}
    scene = Scene(line=["quartz plain"], mine=["ruby unstable_1"], hands=hands).play("explore")
    scene.attack(s1="little_gift", s2="little_gift").play("pass", "pass")
    assert scene.columns(0) == {}
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.3")
def test_the_last_card_may_be_given_up_for_a_helper() -> None:
    scene = Scene(line=["ruby unstable_1"], mine=["quartz hire"]).play("explore", "hire")
    assert scene.asks == "window @1 @2"
    scene.attack()
    assert scene.columns(0) == {"ruby": 1}
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.3")
def test_the_last_card_may_be_kept_by_an_attacker_before_any_was_revealed() -> None:
    scene = Scene(mine=["amber unstable_3"], hands={1: ["may_i_help"]}).play("explore")
    scene.attack(s1="may_i_help").play("pass", "keep amber unstable_3")
    assert scene.asks == "window @1 @2"
    scene.attack()
    assert scene.columns(1) == {"amber": 1}
    assert scene.columns(0) == {}
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.3")
def test_an_attacker_may_cause_the_last_accident() -> None:
    scene = Scene(line=["quartz unstable_3"], mine=["amber unstable_3"], hands={1: ["may_i_help"]})
    scene.play("stop").attack(s1="may_i_help").play("pass", "lay")
    assert scene.columns(0) == {}
    assert scene.asks == "nothing"


@pytest.mark.clause("C10.4")
def test_all_helpers_are_laid_down() -> None:
    hands = {0: ["no_chance"], 2: ["what_a_beauty", "get_lost"]}
    scene = Scene(line=[], mine=["quartz plain"], hands=hands, helpers=["get_lost"])
    scene.play("explore").nobody_attacks()
    assert not any(scene.hand(seat) for seat in range(3))
    assert scene.discarded("no_chance") == 6
    assert scene.discarded("get_lost") == 2
    assert scene.asks == "nothing"
