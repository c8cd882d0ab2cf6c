from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, reason, scene, settled, table, texts


def inserts(texts: set[str]) -> set[str]:
    return {text.removeprefix("insert ") for text in texts if text.startswith("insert")}


@pytest.mark.clause("G3.4")
def test_a_gem_goes_from_the_cart_into_an_own_tile() -> None:
    state = scene(carts=["rg"])
    act(state, "insert green right")
    assert table(state)["cart"][0] == {"red": 1}
    assert table(state)["inlaid"][2] == {"green": 1}
    assert state.actions == 1
    assert reason(state, 0, "insert green right") == ("not-in-cart", "G3.4")
    assert settled(state)


@pytest.mark.clause("G3.5")
def test_a_tile_takes_only_the_colours_it_shows_and_only_so_many() -> None:
    state = scene(carts=["rgb"], inlaid={(0, 0): "rr", (0, 1): "r", (0, 2): "g"})
    assert inserts(texts(state)) == {"red middle", "red right"}
    assert reason(state, 0, "insert red left") == ("no-hole", "G3.5")
    assert reason(state, 0, "insert blue right") == ("no-hole", "G3.5")


@pytest.mark.clause("G3.5")
def test_a_tile_is_filled_in_any_order() -> None:
    state = scene(carts=["yg"])
    act(state, "insert yellow right")
    act(state, "insert green right")
    assert table(state)["inlaid"][2] == {"yellow": 1, "green": 1}


@pytest.mark.clause("G3.6")
def test_the_first_gem_of_a_rainbow_tile_settles_its_colour() -> None:
    rainbow = {(0, 0): "rainbow_necklace"}
    empty = scene(carts=["rgb"], tiles=rainbow)
    assert {"red left", "green left", "blue left"} <= inserts(texts(empty))
    begun = scene(carts=["rgb"], tiles=rainbow, inlaid={(0, 0): "bb"})
    assert {text for text in inserts(texts(begun)) if "left" in text} == {"blue left"}


@pytest.mark.clause("G3.6")
def test_an_emptied_rainbow_tile_takes_any_colour_again() -> None:
    state = scene(
        2,
        hands=["pick_out"],
        tiles={(1, 0): "rainbow_ring"},
        inlaid={(1, 0): "b"},
        carts=["", "rg"],
    )
    act(state, "play pick_out @1 left blue")
    act(state, "draw")
    assert {"red left", "green left"} <= inserts(texts(state, 1))
