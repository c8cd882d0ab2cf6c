from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene

TWO_RUBIES = ["ruby unstable_1", "ruby unstable_1"]


@pytest.mark.clause("C3.1")
def test_the_top_card_of_the_mine_comes_to_the_end_of_the_line() -> None:
    scene = Scene(line=["quartz plain"], mine=TWO_RUBIES).play("explore")
    assert scene.line == ["quartz plain", "ruby unstable_1"]
    assert scene.changed == {"mine", "line", "length"}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C3.1")
def test_whoever_explores_reveals_at_least_one_card() -> None:
    scene = Scene(mine=TWO_RUBIES).play("explore")
    assert scene.asks == "window @1 @2"
    assert scene.line == []
    scene.attack()
    assert scene.line == ["ruby unstable_1"]


@pytest.mark.clause("C3.2")
def test_after_each_card_the_explorer_goes_on_or_stops() -> None:
    scene = Scene(mine=TWO_RUBIES).play("explore").nobody_attacks()
    assert scene.asks == "go_on @0"
    assert scene.moves() == ["explore", "stop"]


@pytest.mark.clause("C3.2")
def test_nothing_else_is_asked_then() -> None:
    scene = Scene(line=["quartz hire"], columns={0: ["ruby"]})
    for move in ("pass", "hire", "protect ruby"):
        assert scene.why_not(move) == ("another-decision", "C3.2")


@pytest.mark.clause("C3.3")
def test_whoever_stops_collects_the_line_in_columns() -> None:
    line = ["ruby unstable_1", "quartz plain", "ruby unstable_2"]
    scene = Scene(line=line, columns={0: ["ruby", "amber"]}).play("stop").nobody_attacks()
    assert scene.columns(0) == {"ruby": 3, "amber": 1, "quartz": 1}
    assert scene.line == []
    assert scene.changed == {"line", "length", "column @0"}
    assert scene.play("pass").asks == "turn @1"


@pytest.mark.clause("C3.4")
def test_a_hiring_card_can_be_given_up_for_a_helper() -> None:
    scene = Scene(line=["ruby unstable_1"], mine=["quartz hire"] * 2, helpers=["no_chance"])
    scene.play("explore")
    assert scene.asks == "offer_hire @0"
    assert scene.moves() == ["pass", "hire"]
    scene.play("hire")
    assert scene.hand(0) == {"no_chance": 1}
    assert scene.line == ["ruby unstable_1"]
    assert scene.table["mine_discard"]["quartz"] == scene.before["mine_discard"]["quartz"] + 1
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C3.4")
def test_or_left_in_the_line_for_good() -> None:
    scene = Scene(line=[], mine=["quartz hire"] * 2, helpers=["no_chance"])
    scene.play("explore", "pass").nobody_attacks()
    assert scene.line == ["quartz hire"]
    assert scene.hand(0) == {}
    assert scene.moves() == ["explore", "stop"]
    assert scene.asks == "go_on @0"


@pytest.mark.clause("C3.4")
def test_only_the_icon_lets_one_hire() -> None:
    scene = Scene(line=[], mine=["quartz plain"] * 2).play("explore")
    assert scene.asks == "window @1 @2"
    assert scene.why_not("hire") == ("only-attacks", "C6.1")


@pytest.mark.clause("C3.5")
def test_the_explorer_hires_before_anybody_can_take_the_card() -> None:
    scene = Scene(line=[], mine=["quartz hire"] * 2, hands={1: ["hand_it_over"]}).play("explore")
    assert scene.asked == (0,)
    scene.play("hire")
    assert scene.moves(1) == ["pass"]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C3.5")
def test_a_card_that_another_puts_there_can_be_given_up_too() -> None:
    scene = Scene(line=[], mine=["quartz hire"] * 4, hands={1: ["may_i_help"]})
    scene.play("explore", "pass").attack(s1="may_i_help").play("pass", "keep quartz hire")
    assert scene.asks == "offer_hire @0"
    scene.play("hire")
    assert sum(scene.hand(0).values()) == 1
    assert scene.line == ["quartz hire"]
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C3.6")
def test_discarded_helpers_are_shuffled_when_the_pile_is_empty() -> None:
    scene = Scene(line=[], mine=["quartz hire"] * 2, helpers=[]).play("explore", "hire")
    assert "reshuffled" in scene.told()
    assert sum(scene.hand(0).values()) == 1
    assert scene.table["discard"] == {}
    assert sum(scene.table["deck"].values()) == 37
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C3.6")
def test_the_last_helper_of_the_pile_needs_no_shuffling() -> None:
    scene = Scene(line=[], mine=["quartz hire"] * 2, helpers=["get_lost"]).play("explore", "hire")
    assert "reshuffled" not in scene.told()
    assert scene.table["deck"] == {}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C3.6")
def test_without_any_helper_nobody_can_be_hired() -> None:
    every = {f"cards.{card}.copies": 0 for card in ("may_i_help", "little_gift", "get_lost")}
    few = {
        **every,
        "cards.hand_it_over.copies": 0,
        "cards.stop_stop_stop.copies": 0,
        "cards.no_longer_yours.copies": 0,
        "cards.no_chance.copies": 1,
        "cards.over_my_dead_body.copies": 0,
        "cards.what_a_beauty.copies": 0,
        "game.hand": 0,
    }
    scene = Scene(line=[], mine=["quartz hire"] * 2, hands={1: ["no_chance"]}, house=few)
    assert scene.play("explore").asks == "window @1 @2"
    assert scene.line == ["quartz hire"]


@pytest.mark.clause("C3.7")
def test_a_hand_may_hold_any_number_of_helpers() -> None:
    hand = ["no_chance"] * 6 + ["what_a_beauty"] * 6
    scene = Scene(line=[], mine=["quartz hire"] * 2, hands={0: hand}).play("explore", "hire")
    assert sum(scene.hand(0).values()) == 13
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C3.7")
def test_neither_turns_nor_stops_bring_helpers() -> None:
    scene = Scene(line=["quartz plain"], columns={1: ["ruby"]}).play("stop").nobody_attacks()
    scene.play("pass", "protect ruby")
    assert scene.asks == "turn @2"
    assert not any(scene.hand(seat) for seat in range(3))


@pytest.mark.clause("C3.7")
def test_discarded_mine_cards_stay_out() -> None:
    scene = Scene(line=["ruby unstable_1"], mine=["ruby unstable_1", "amethyst unstable_1"])
    scene.play("explore")
    assert sum(scene.table["mine"].values()) == 1
    assert scene.asks == "turn @1"


@pytest.mark.clause("C3.8")
def test_one_may_stop_with_an_empty_line() -> None:
    scene = Scene(line=[], columns={0: ["ruby"]})
    assert "stop" in scene.moves()
    scene.play("stop").nobody_attacks().play("pass")
    assert scene.columns(0) == {"ruby": 1}
    assert scene.asks == "turn @1"
