from __future__ import annotations

import pytest

from tests.gem_forge.scenes import MARKET, act, plays, reason, scene, settled, table


@pytest.mark.clause("G8.1")
def test_an_empty_tile_is_exchanged_with_the_market() -> None:
    state = scene(hands=["swap_tiles"])
    act(state, "play swap_tiles left second")
    assert table(state)["tiles"][0][0] == "necklace_red"
    assert table(state)["market"] == [MARKET[0], "ring_red", *MARKET[2:]]
    assert state.actions == 1
    assert settled(state)


@pytest.mark.clause("G8.1")
def test_an_empty_tile_is_exchanged_with_another_player_and_takes_a_gem_at_once() -> None:
    state = scene(hands=["swap_tiles"], carts=["g"])
    act(state, "play swap_tiles left @1 left green")
    assert table(state)["tiles"][0][0] == "tiara_green"
    assert table(state)["tiles"][1][0] == "ring_red"
    assert table(state)["inlaid"][0] == {"green": 1}
    assert table(state)["cart"][0] == {}
    assert settled(state)


@pytest.mark.clause("G8.1")
def test_neither_tile_may_hold_a_gem() -> None:
    state = scene(2, hands=["swap_tiles"], inlaid={(0, 0): "r", (0, 1): "rr", (1, 0): "g"})
    partners = ("first", "second", "third", "fourth", "@1 middle", "@1 right")
    assert plays(state, "swap_tiles") == {f"right {partner}" for partner in partners}
    assert reason(state, 0, "play swap_tiles left first") == ("tile-not-empty", "G8.1")
    assert reason(state, 0, "play swap_tiles right @1 left") == ("tile-not-empty", "G8.1")


@pytest.mark.clause("G8.1", "G5.6")
def test_the_gem_must_fit_into_the_new_tile() -> None:
    state = scene(hands=["swap_tiles"], carts=["by"])
    ways = plays(state, "swap_tiles")
    assert "left first blue" in ways
    assert "left first yellow" not in ways
    assert {"left fourth blue", "left fourth yellow"} <= ways
    assert reason(state, 0, "play swap_tiles left first yellow") == ("no-hole", "G3.5")
    assert reason(state, 0, "play swap_tiles left first red") == ("not-in-cart", "G8.1")


@pytest.mark.clause("G8.1")
def test_a_player_does_not_swap_with_himself() -> None:
    state = scene(hands=["swap_tiles"])
    assert reason(state, 0, "play swap_tiles left @0 right") == ("not-yourself", "G8.1")
    assert reason(state, 0, "play swap_tiles left @3 right") == ("no-such-seat", "G8.1")
