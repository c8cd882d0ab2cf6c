from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from motherlode.core.position import dumps, loads
from motherlode.games.gem_forge import GEM_FORGE
from motherlode.games.gem_forge.state import GemForge
from tests.gem_forge.scenes import say, scene, table


@pytest.mark.clause("G12.1", "G12.2")
def test_hands_are_dealt_anew_and_everything_open_stays() -> None:
    state = scene(hands=["sift", "rob cancel", "swap_gems"], carts=["r", "g", "b"])
    worlds = [state.determinize(0, Random(seed)) for seed in range(20)]
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert len({str(table(world)["hand"]) for world in worlds if isinstance(world, GemForge)}) > 10


@pytest.mark.clause("G12.2", "G12.3", "G5.2")
def test_cards_held_since_the_deck_was_shuffled_are_known_not_to_be_in_it() -> None:
    state = scene(hands=["", "rob rob", "rob rob"], deck="sift", old=[{}, {"rob": 2}, {"rob": 2}])
    for seed in range(10):
        world = state.determinize(0, Random(seed))
        assert isinstance(world, GemForge)
        assert table(world)["hand"] == [{}, {"rob": 2}, {"rob": 2}]


@pytest.mark.clause("G12.2", "G1.6")
def test_tiles_not_yet_chosen_from_are_dealt_anew() -> None:
    state = GEM_FORGE.start(2, 4)
    worlds = [state.determinize(0, Random(seed)) for seed in range(10)]
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert len({str(world.view(1).table.players[1].dealt) for world in worlds}) == 10


@pytest.mark.clause("G12.2")
def test_secret_answers_are_guessed_not_copied() -> None:
    state = scene(hands=["draw_three", "cancel", "cancel"])
    say(state, 0, "play draw_three")
    say(state, 1, "play cancel")
    answers = {state.determinize(0, Random(seed)).view(1).answer for seed in range(40)}
    assert answers == {"pass", "play cancel"}
    assert state.view(2).answer is None


def test_a_position_is_read_back_in_the_middle_of_a_chain() -> None:
    state = scene(hands=["cancel", "follow_take cancel", "follow_take"])
    say(state, 0, "take")
    say(state, 1, "play follow_take")
    say(state, 2, "play follow_take")
    say(state, 0, "play cancel")
    assert dumps(loads(dumps(state))) == dumps(state)


def aged(old: str, fresh: str) -> GemForge:
    """Seat 0 has old and fresh cards, seat 1 an old Draw Three."""
    return scene(
        2,
        hands=[f"{old} {fresh}", "draw_three"],
        deck="tip_over",
        old=[dict(Counter(old.split())), {"draw_three": 1}],
    )


@pytest.mark.clause("G12.3")
def test_a_card_that_can_only_be_old_leaves_the_others_old() -> None:
    state = aged("sift rob", "")
    say(state, 0, "play sift one")
    assert table(state)["old"] == [{"rob": 1}, {"draw_three": 1}]


@pytest.mark.clause("G12.3")
def test_a_card_that_can_only_be_fresh_leaves_the_old_ones_old() -> None:
    state = aged("rob", "sift")
    say(state, 0, "play sift one")
    assert table(state)["old"] == [{"rob": 1}, {"draw_three": 1}]


@pytest.mark.clause("G12.3")
@pytest.mark.parametrize(("old", "fresh"), [("sift", "rob sift"), ("rob sift", "sift")])
def test_once_a_card_may_be_either_nobody_can_tell_the_rest_apart(old: str, fresh: str) -> None:
    state = aged(old, fresh)
    say(state, 0, "play sift one")
    assert table(state)["old"] == [{}, {}]
