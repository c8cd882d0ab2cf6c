from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, plays, reason, scene, settled, table


@pytest.mark.clause("G8.3", "G8.9")
def test_a_gem_of_an_unfinished_tile_comes_into_the_cart_and_its_owner_gains_a_point() -> None:
    state = scene(hands=["pick_out"], inlaid={(1, 0): "gg"})
    act(state, "play pick_out @1 left green")
    assert table(state)["inlaid"][3] == {"green": 1}
    assert table(state)["cart"][0] == {"green": 1}
    assert list(state.points)[:3] == [0, 1, 0]
    assert settled(state)


@pytest.mark.clause("G8.3")
def test_a_finished_tile_and_an_own_one_are_safe() -> None:
    state = scene(hands=["pick_out"], inlaid={(0, 2): "r", (1, 2): "bbb", (2, 1): "rg"})
    assert plays(state, "pick_out") == {"@2 middle red", "@2 middle green"}
    assert reason(state, 0, "play pick_out @1 right blue") == ("tile-finished", "G8.3")
    assert reason(state, 0, "play pick_out @2 middle blue") == ("not-in-tile", "G8.3")
    assert reason(state, 0, "play pick_out @0 right red") == ("not-yourself", "G8.3")


@pytest.mark.clause("G8.3", "G3.2")
def test_it_needs_room_in_the_cart() -> None:
    assert plays(scene(hands=["pick_out"], carts=["rr"], inlaid={(1, 0): "g"}), "pick_out")
    state = scene(hands=["pick_out"], carts=["rrr"], inlaid={(1, 0): "g"})
    assert reason(state, 0, "play pick_out @1 left green") == ("cart-full", "G3.2")
