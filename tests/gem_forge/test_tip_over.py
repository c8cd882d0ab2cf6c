from __future__ import annotations

import pytest

from tests.gem_forge.scenes import HOLES, act, asked_for, plays, reason, say, scene, settled, table


@pytest.mark.clause("G8.5", "G8.9", "G6.8")
def test_gems_of_a_cart_go_back_and_its_owner_gains_a_point() -> None:
    state = scene(hands=["tip_over"], carts=["", "ygr"], options=HOLES)
    act(state, "play tip_over @1 red yellow")
    assert table(state)["cart"][1] == {"green": 1}
    assert table(state)["slope"][-2:] == ["red", "yellow"]
    assert list(state.points)[:3] == [0, 1, 0]
    assert settled(state)


@pytest.mark.clause("G8.5", "G8.9")
def test_the_own_cart_may_be_tipped_over_for_a_point() -> None:
    state = scene(hands=["tip_over"], carts=["bbb"])
    act(state, "play tip_over @0 blue blue blue")
    assert table(state)["cart"][0] == {}
    assert state.points[0] == 1
    assert settled(state)


@pytest.mark.clause("G8.5", "G5.6")
def test_one_to_three_gems_that_are_there() -> None:
    state = scene(hands=["tip_over"], carts=["", "rg", "b"])
    assert plays(state, "tip_over") == {"@1 red", "@1 green", "@1 red green", "@2 blue"}
    fewer = scene(hands=["tip_over"], carts=["", "rg"], house={"effects.tip_over": 1})
    assert plays(fewer, "tip_over") == {"@1 red", "@1 green"}
    assert reason(fewer, 0, "play tip_over @1 red green") == ("too-many-gems", "G8.5")


@pytest.mark.clause("G8.5")
def test_gems_that_are_not_there_are_the_reason_in_the_own_cart_too() -> None:
    state = scene(hands=["tip_over"], carts=["b", "rg"])
    assert reason(state, 0, "play tip_over @0 red") == ("not-in-cart", "G8.5")
    assert reason(state, 0, "play tip_over @1 blue") == ("not-in-their-cart", "G8.5")
    assert reason(state, 0, "play tip_over @3 blue") == ("no-such-seat", "G8.5")


@pytest.mark.clause("G6.8")
def test_whoever_tips_over_chooses_the_order() -> None:
    state = scene(hands=["tip_over"], carts=["", "ygr"])
    act(state, "play tip_over @1 red green yellow")
    assert asked_for(state) == "returning"
    assert state.asked() == (0,)
    say(state, 0, "return green")
    say(state, 0, "return yellow")
    assert table(state)["slope"][-3:] == ["green", "yellow", "red"]
    assert settled(state)
