from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, reason, scene, settled, table, texts


@pytest.mark.clause("G3.1")
def test_the_gem_at_the_entrance_comes_and_the_line_moves_up() -> None:
    state = scene(slope="ygb")
    act(state, "take")
    assert table(state)["cart"][0] == {"yellow": 1}
    assert table(state)["slope"][:2] == ["green", "blue"]
    assert state.slope_length == 39
    assert settled(state)


@pytest.mark.clause("G3.2")
def test_a_third_gem_fits_into_the_cart_and_a_fourth_does_not() -> None:
    state = scene(carts=["rr"])
    act(state, "take")
    assert sum(state.cart[0]) == 3
    assert "take" not in texts(state)
    assert reason(state, 0, "take") == ("cart-full", "G3.2")


@pytest.mark.clause("G3.2")
def test_a_cart_may_be_smaller_in_a_house() -> None:
    state = scene(carts=["r"], house={"game.cart": 2})
    act(state, "take")
    assert "take" not in texts(state)


@pytest.mark.clause("G3.3", "G4.1")
def test_an_empty_mine_gives_nothing_until_a_gem_comes_back() -> None:
    state = scene(carts=["r"], copies=1, inlaid={(1, 1): "gyb"})
    assert reason(state, 0, "take") == ("mine-empty", "G3.3")
    act(state, "discard red")
    assert "take" in texts(state)
