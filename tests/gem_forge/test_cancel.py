from __future__ import annotations

import pytest

from tests.gem_forge.scenes import asked_for, reason, say, scene, settled, table, texts


@pytest.mark.clause("G9.1", "G2.6")
def test_everyone_but_the_player_of_the_card_is_asked_whatever_they_hold() -> None:
    state = scene(4, hands=["draw_three cancel", "", "cancel"])
    say(state, 0, "play draw_three")
    assert asked_for(state) == "cancelling"
    assert state.asked() == (1, 2, 3)
    assert texts(state, 1) == {"pass"}
    assert texts(state, 2) == {"pass", "play cancel"}
    assert reason(state, 1, "play cancel") == ("not-in-hand", "G9.1")


@pytest.mark.clause("G9.2")
def test_it_answers_a_card_and_nothing_else() -> None:
    state = scene(2, hands=["cancel", "cancel"])
    assert reason(state, 0, "play cancel") == ("not-in-own-turn", "G9.2")
    say(state, 0, "take")
    assert reason(state, 1, "play cancel") == ("wrong-answer", "G10.1")


@pytest.mark.clause("G9.3", "G9.2")
def test_a_cancelled_card_does_nothing_and_the_action_is_spent() -> None:
    state = scene(2, hands=["rob", "cancel"], carts=["", "r"])
    say(state, 0, "play rob @1 red")
    say(state, 1, "play cancel")
    assert state.asked() == (0,)
    say(state, 0, "pass")
    assert table(state)["cart"] == [{}, {"red": 1}]
    assert list(state.points)[:2] == [0, 0]
    assert table(state)["discard"] == {"rob": 1, "cancel": 1}
    assert table(state)["hand"] == [{}, {}]
    assert state.actions == 1
    assert settled(state)


@pytest.mark.clause("G9.4")
def test_the_player_of_the_card_may_cancel_the_cancel() -> None:
    state = scene(2, hands=["rob cancel", "cancel"], carts=["", "r"])
    say(state, 0, "play rob @1 red")
    say(state, 1, "play cancel")
    say(state, 0, "play cancel")
    assert state.asked() == (1,)
    say(state, 1, "pass")
    assert table(state)["cart"] == [{"red": 1}, {}]
    assert state.points[1] == 1
    assert table(state)["discard"] == {"rob": 1, "cancel": 2}
    assert settled(state)


@pytest.mark.clause("G9.4")
def test_a_third_cancel_stops_the_card_again() -> None:
    state = scene(hands=["draw_three cancel", "cancel", "cancel"])
    say(state, 0, "play draw_three")
    say(state, 1, "play cancel")
    say(state, 2, "pass")
    say(state, 0, "play cancel")
    say(state, 2, "pass")
    assert state.asked() == (1, 2)
    say(state, 2, "play cancel")
    say(state, 1, "pass")
    for seat in (0, 1):
        say(state, seat, "pass")
    assert sum(state.hand[0]) == 0
    assert settled(state)


@pytest.mark.clause("G9.5", "G12.2")
def test_of_several_the_next_one_round_cancels_and_the_others_keep_their_cards() -> None:
    state = scene(4, hands=["draw_three", "", "cancel", "cancel"])
    say(state, 0, "play draw_three")
    say(state, 3, "play cancel")
    say(state, 1, "pass")
    assert state.view(0).table.discard == {"draw_three": 1}
    say(state, 2, "play cancel")
    assert table(state)["hand"][2:] == [{}, {"cancel": 1}]
    assert state.asked() == (0, 1, 3)
    for seat in (0, 1, 3):
        say(state, seat, "pass")
    assert sum(state.hand[0]) == 0
    assert settled(state)
