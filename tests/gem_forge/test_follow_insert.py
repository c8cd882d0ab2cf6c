from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, asked_for, reason, say, scene, settled, table, texts


@pytest.mark.clause("G10.1", "G10.3")
def test_a_gem_of_the_own_cart_goes_into_an_own_tile() -> None:
    state = scene(hands=["", "follow_insert"], carts=["r", "gb"])
    say(state, 0, "insert red left")
    assert asked_for(state) == "following"
    assert texts(state, 1) == {
        "pass",
        *(f"play follow_insert {where}" for where in ("green left", "green middle")),
        *(f"play follow_insert {where}" for where in ("blue middle", "blue right")),
    }
    say(state, 1, "play follow_insert blue right")
    say(state, 2, "pass")
    for seat in (0, 2):
        say(state, seat, "pass")
    assert table(state)["inlaid"][5] == {"blue": 1}
    assert table(state)["cart"][1] == {"green": 1}
    assert settled(state)


@pytest.mark.clause("G10.3")
def test_without_a_gem_that_fits_it_cannot_be_played() -> None:
    state = scene(2, hands=["", "follow_insert"], carts=["r", "y"], inlaid={(1, 1): "y"})
    say(state, 0, "insert red left")
    assert texts(state, 1) == {"pass"}
    assert reason(state, 1, "play follow_insert yellow middle") == ("no-hole", "G3.5")
    assert reason(state, 1, "play follow_insert red middle") == ("not-in-cart", "G3.4")
    assert reason(state, 0, "play follow_insert red middle") == ("not-asked", "G10.3")
    assert reason(state, 1, "play follow_take") == ("wrong-answer", "G10.1")


@pytest.mark.clause("G10.4")
def test_the_gem_inserted_by_a_swap_is_not_followed() -> None:
    state = scene(2, hands=["swap_tiles", "follow_insert"], carts=["g", "g"])
    act(state, "play swap_tiles left @1 left green")
    assert settled(state)
    assert table(state)["hand"][1] == {"follow_insert": 1}


@pytest.mark.clause("G10.6")
def test_it_is_no_card_for_the_own_turn() -> None:
    state = scene(2, hands=["follow_insert"], carts=["r"])
    assert reason(state, 0, "play follow_insert red left") == ("not-in-own-turn", "G10.3")
