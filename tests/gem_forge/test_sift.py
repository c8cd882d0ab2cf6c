from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, plays, reason, scene, settled, table


@pytest.mark.clause("G8.6")
def test_one_of_three_goes_back_and_two_are_kept() -> None:
    state = scene(hands=["sift"], slope="rgyb")
    act(state, "play sift three red yellow")
    assert table(state)["cart"][0] == {"red": 1, "yellow": 1}
    assert table(state)["slope"][0] == "blue"
    assert table(state)["slope"][-1] == "green"
    assert settled(state)


@pytest.mark.clause("G8.6")
def test_a_single_gem_just_goes_back() -> None:
    state = scene(hands=["sift"], slope="rg")
    act(state, "play sift one")
    assert table(state)["cart"][0] == {}
    assert table(state)["slope"][0] == "green"
    assert table(state)["slope"][-1] == "red"


@pytest.mark.clause("G8.6")
def test_more_than_one_may_go_back_but_never_none() -> None:
    state = scene(hands=["sift"], slope="rgg")
    assert plays(state, "sift") == {
        *("one", "two", "two red", "two green"),
        *("three", "three red", "three green", "three red green", "three green green"),
    }
    assert reason(state, 0, "play sift two blue") == ("not-at-the-entrance", "G8.6")


@pytest.mark.clause("G8.6", "G3.2")
def test_only_what_the_cart_has_room_for_is_kept() -> None:
    one = scene(hands=["sift"], slope="rgy", carts=["bb"])
    assert "three red" in plays(one, "sift")
    assert "three red green" not in plays(one, "sift")
    assert reason(one, 0, "play sift three red green") == ("cart-full", "G3.2")
    none = scene(hands=["sift"], slope="rgy", carts=["bbb"])
    assert plays(none, "sift") == {"one", "two", "three"}


@pytest.mark.clause("G8.6")
def test_a_house_may_sift_fewer() -> None:
    state = scene(hands=["sift"], slope="rgy", house={"effects.sift": 2})
    assert plays(state, "sift") == {"one", "two", "two red", "two green"}
    assert reason(state, 0, "play sift three") == ("too-many-gems", "G8.6")


@pytest.mark.clause("G8.6")
def test_no_more_can_be_sifted_than_there_are() -> None:
    state = scene(hands=["sift"], slope="rr")
    state.slope_length = 2
    assert "two red" in plays(state, "sift")
    assert reason(state, 0, "play sift three") == ("mine-too-short", "G8.6")
