from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, plays, reason, scene, settled, table


@pytest.mark.clause("G8.2")
def test_a_gem_is_exchanged_with_another_cart() -> None:
    state = scene(hands=["swap_gems"], carts=["rrr", "", "gby"])
    act(state, "play swap_gems red @2 green")
    assert table(state)["cart"] == [{"red": 2, "green": 1}, {}, {"red": 1, "yellow": 1, "blue": 1}]
    assert state.points[2] == 0
    assert settled(state)


@pytest.mark.clause("G8.2")
def test_both_carts_need_a_gem() -> None:
    assert plays(scene(hands=["swap_gems"], carts=["", "r"]), "swap_gems") == set()
    state = scene(hands=["swap_gems"], carts=["r", "g"])
    assert plays(state, "swap_gems") == {"red @1 green"}
    assert reason(state, 0, "play swap_gems red @2 green") == ("not-in-their-cart", "G8.2")
    assert reason(state, 0, "play swap_gems blue @1 green") == ("not-in-cart", "G8.2")
    assert reason(state, 0, "play swap_gems red @0 red") == ("not-yourself", "G8.2")
