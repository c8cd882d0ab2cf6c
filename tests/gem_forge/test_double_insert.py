from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, asked_for, plays, reason, say, scene, settled, table


@pytest.mark.clause("G8.8")
def test_two_gems_go_into_tiles_for_one_action() -> None:
    state = scene(hands=["double_insert"], carts=["rg"])
    act(state, "play double_insert red left green right")
    assert table(state)["inlaid"][:3] == [{"red": 1}, {}, {"green": 1}]
    assert table(state)["cart"][0] == {}
    assert state.actions == 1
    assert settled(state)


@pytest.mark.clause("G8.8")
def test_one_gem_will_do() -> None:
    state = scene(hands=["double_insert"], carts=["r"])
    act(state, "play double_insert red middle")
    assert table(state)["inlaid"][1] == {"red": 1}
    assert settled(state)


@pytest.mark.clause("G8.8", "G3.5")
def test_both_must_fit_together() -> None:
    state = scene(hands=["double_insert"], carts=["rr"], inlaid={(0, 0): "r", (0, 2): "r"})
    assert plays(state, "double_insert") == {
        *("red left", "red middle", "red left red middle", "red middle red middle"),
    }
    assert reason(state, 0, "play double_insert red left red left") == ("no-hole", "G3.5")
    assert reason(state, 0, "play double_insert green right") == ("not-in-cart", "G8.8")


@pytest.mark.clause("G8.8", "G3.6")
def test_a_rainbow_tile_does_not_take_two_colours() -> None:
    state = scene(2, hands=["double_insert"], carts=["bg"], tiles={(0, 0): "rainbow_ring"})
    assert plays(state, "double_insert") == {
        *("blue left", "green left", "green right", "blue left green right"),
    }


@pytest.mark.clause("G8.8")
def test_a_house_may_insert_fewer() -> None:
    state = scene(hands=["double_insert"], carts=["rg"], house={"effects.double_insert": 1})
    assert plays(state, "double_insert") == {"red left", "red middle", "red right", "green right"}
    refused = reason(state, 0, "play double_insert red left green right")
    assert refused == ("too-many-gems", "G8.8")


@pytest.mark.clause("G8.8", "G10.4")
def test_it_cannot_be_followed() -> None:
    state = scene(2, hands=["double_insert", "follow_insert"], carts=["r", "g"])
    say(state, 0, "play double_insert red left")
    assert asked_for(state) == "cancelling"
    say(state, 1, "pass")
    assert settled(state)
