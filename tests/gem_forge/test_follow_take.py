from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, asked_for, reason, say, scene, settled, table, texts


@pytest.mark.clause("G10.1", "G10.2", "G2.6")
def test_everyone_else_is_asked_and_one_takes_the_next_gem() -> None:
    state = scene(slope="rgb", hands=["follow_take", "", "follow_take"])
    say(state, 0, "take")
    assert asked_for(state) == "following"
    assert state.asked() == (1, 2)
    assert texts(state, 1) == {"pass"}
    assert reason(state, 1, "play follow_take") == ("not-in-hand", "G10.1")
    say(state, 1, "pass")
    say(state, 2, "play follow_take")
    for seat in (0, 1):
        say(state, seat, "pass")
    assert table(state)["cart"] == [{"red": 1}, {}, {"green": 1}]
    assert table(state)["discard"] == {"follow_take": 1}
    assert state.actions == 1
    assert settled(state)


@pytest.mark.clause("G10.2", "G3.2")
def test_it_needs_room_in_the_cart() -> None:
    state = scene(2, hands=["", "follow_take"], carts=["", "rrr"])
    say(state, 0, "take")
    assert texts(state, 1) == {"pass"}
    assert reason(state, 1, "play follow_take") == ("cart-full", "G3.2")


@pytest.mark.clause("G10.4")
def test_a_sift_is_no_taking_and_a_follower_is_not_followed() -> None:
    sift = scene(2, hands=["sift", "follow_take"], slope="rgb")
    act(sift, "play sift two red")
    assert settled(sift)
    follow = scene(hands=["", "follow_take", "follow_take"], slope="rgb")
    say(follow, 0, "take")
    say(follow, 1, "play follow_take")
    say(follow, 2, "pass")
    assert asked_for(follow) == "cancelling"
    for seat in (0, 2):
        say(follow, seat, "pass")
    assert settled(follow)


@pytest.mark.clause("G10.4")
def test_with_two_such_cards_one_still_follows_once() -> None:
    state = scene(2, hands=["", "follow_take follow_take"])
    say(state, 0, "take")
    say(state, 1, "play follow_take")
    say(state, 0, "pass")
    assert settled(state)
    assert table(state)["hand"][1] == {"follow_take": 1}


@pytest.mark.clause("G10.5")
def test_cards_are_laid_open_together_and_work_going_round() -> None:
    state = scene(4, slope="rgby", hands=["", "follow_take", "", "follow_take"])
    say(state, 0, "take")
    say(state, 3, "play follow_take")
    assert state.view(1).table.discard == {}
    assert state.view(1).table.followers == []
    say(state, 2, "pass")
    say(state, 1, "play follow_take")
    assert state.view(2).table.discard == {"follow_take": 2}
    assert [card.seat for card in state.view(2).table.followers] == [3]
    assert state.asked() == (0, 2, 3)
    for seat in (0, 2, 3, 0, 1, 2):
        say(state, seat, "pass")
    assert table(state)["cart"] == [{"red": 1}, {"green": 1}, {}, {"blue": 1}]
    assert settled(state)


@pytest.mark.clause("G10.5", "G9.1")
def test_one_follower_may_be_cancelled_and_the_next_one_not() -> None:
    state = scene(slope="rgb", hands=["cancel", "follow_take", "follow_take"])
    say(state, 0, "take")
    say(state, 1, "play follow_take")
    say(state, 2, "play follow_take")
    say(state, 0, "play cancel")
    for seat in (2, 1, 2):
        say(state, seat, "pass")
    assert table(state)["played"] == "play follow_take"
    for seat in (0, 1):
        say(state, seat, "pass")
    assert table(state)["cart"] == [{"red": 1}, {}, {"green": 1}]
    assert settled(state)


@pytest.mark.clause("G10.5", "G3.3")
def test_whoever_finds_the_mine_empty_has_followed_in_vain() -> None:
    state = scene(
        hands=["", "follow_take", "follow_take"], copies=1, slope="rg", inlaid={(1, 1): "yb"}
    )
    say(state, 0, "take")
    say(state, 1, "play follow_take")
    say(state, 2, "play follow_take")
    for seat in (0, 2, 0, 1):
        say(state, seat, "pass")
    assert table(state)["cart"] == [{"red": 1}, {"green": 1}, {}]
    assert table(state)["discard"] == {"follow_take": 2}
    assert settled(state)


@pytest.mark.clause("G10.6")
def test_nobody_follows_the_own_action() -> None:
    state = scene(2, hands=["follow_take"])
    assert reason(state, 0, "play follow_take") == ("not-in-own-turn", "G10.2")
    say(state, 0, "take")
    assert state.asked() == (1,)
