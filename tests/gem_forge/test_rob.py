from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, plays, reason, scene, settled, table


@pytest.mark.clause("G8.7", "G8.9")
def test_two_gems_change_carts_and_the_victim_gains_a_point() -> None:
    state = scene(hands=["rob"], carts=["b", "rrg"])
    act(state, "play rob @1 red green")
    assert table(state)["cart"][:2] == [{"blue": 1, "red": 1, "green": 1}, {"red": 1}]
    assert list(state.points)[:3] == [0, 1, 0]
    assert settled(state)


@pytest.mark.clause("G8.7", "G5.6")
def test_one_or_two_gems_of_another_cart() -> None:
    state = scene(hands=["rob"], carts=["b", "rrr"])
    assert plays(state, "rob") == {"@1 red", "@1 red red"}
    assert reason(state, 0, "play rob @0 blue") == ("not-yourself", "G8.7")
    assert reason(state, 0, "play rob @2 blue") == ("not-in-their-cart", "G8.7")
    fewer = scene(hands=["rob"], carts=["b", "rrr"], house={"effects.rob": 1})
    assert plays(fewer, "rob") == {"@1 red"}
    assert reason(fewer, 0, "play rob @1 red red") == ("too-many-gems", "G8.7")


@pytest.mark.clause("G8.7", "G3.2")
def test_no_more_than_there_is_room_for() -> None:
    one = scene(hands=["rob"], carts=["bb", "rr"])
    assert plays(one, "rob") == {"@1 red"}
    assert reason(one, 0, "play rob @1 red red") == ("cart-full", "G3.2")
    state = scene(hands=["rob"], carts=["bbb", "rr"])
    assert reason(state, 0, "play rob @1 red") == ("cart-full", "G3.2")


@pytest.mark.clause("G8.9")
@pytest.mark.parametrize("points", [0, 2])
def test_the_point_of_a_victim_is_a_number_of_the_box(points: int) -> None:
    state = scene(hands=["rob"], carts=["", "r"], house={"game.comfort": points})
    act(state, "play rob @1 red")
    assert state.points[1] == points
