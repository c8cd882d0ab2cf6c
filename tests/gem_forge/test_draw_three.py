from __future__ import annotations

import pytest

from motherlode.games.gem_forge import GEM_FORGE
from tests.gem_forge.scenes import act, asked_for, say, scene, settled, table


@pytest.mark.clause("G8.4")
def test_three_cards_come_into_the_hand() -> None:
    state = scene(hands=["draw_three sift"])
    act(state, "play draw_three")
    assert sum(state.hand[0]) == 4
    assert settled(state)


@pytest.mark.clause("G8.4", "G5.4")
def test_what_is_too_much_goes_card_by_card() -> None:
    state = scene(hands=["draw_three sift sift rob"])
    act(state, "play draw_three")
    assert sum(state.hand[0]) == 6
    say(state, 0, "drop sift")
    assert asked_for(state) == "hand_limit"
    say(state, 0, "drop sift")
    assert sum(state.hand[0]) == 4
    assert settled(state)


@pytest.mark.clause("G5.5", "G8.4", "G5.2")
def test_a_card_is_not_shuffled_in_by_its_own_work() -> None:
    house = {f"cards.{card}": 0 for card in GEM_FORGE.names["card"]}
    house |= dict.fromkeys(("cards.draw_three", "cards.sift", "cards.rob"), 1)
    state = scene(hands=["draw_three"], deck="sift", house=house)
    act(state, "play draw_three")
    assert table(state)["hand"][0] == {"sift": 1, "rob": 1}
    assert table(state)["discard"] == {"draw_three": 1}
    assert settled(state)


@pytest.mark.clause("G8.4")
def test_how_many_is_a_number_of_the_box() -> None:
    state = scene(hands=["draw_three"], house={"effects.draw_three": 2})
    act(state, "play draw_three")
    assert sum(state.hand[0]) == 2
