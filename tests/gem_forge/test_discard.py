from __future__ import annotations

import pytest

from tests.gem_forge.scenes import act, reason, scene, settled, table


@pytest.mark.clause("G4.1", "G4.2")
def test_a_discarded_gem_lies_behind_all_others() -> None:
    state = scene(carts=["rb"], slope="gg")
    act(state, "discard blue")
    assert table(state)["cart"][0] == {"red": 1}
    assert table(state)["slope"][:2] == ["green", "green"]
    assert table(state)["slope"][-1] == "blue"
    assert state.actions == 1
    assert settled(state)


@pytest.mark.clause("G4.1")
def test_only_a_gem_of_the_cart_can_be_discarded() -> None:
    state = scene(carts=["r"], inlaid={(0, 2): "g"})
    assert reason(state, 0, "discard green") == ("not-in-cart", "G4.1")
