from __future__ import annotations

import random

import pytest

from tests.quartz_cards.scene import Scene


@pytest.mark.clause("C11.1")
def test_a_hand_is_seen_only_by_its_owner() -> None:
    scene = Scene(hands={0: ["no_chance"], 1: ["get_lost", "get_lost"]})
    for seat in (-1, 0, 2):
        player = scene.view(seat).players[1]
        assert (player.cards, player.hand) == (2, None)
    assert scene.view(1).players[1].hand == {"get_lost": 2}


@pytest.mark.clause("C11.1")
def test_a_hired_helper_is_seen_only_by_the_explorer() -> None:
    scene = Scene(line=[], mine=["quartz hire"] * 2, helpers=["get_lost"]).play("explore", "hire")
    [drawn] = [event for event in scene.events if event.kind.key == "card_drawn"]
    assert drawn.known_to(0)
    for seat in (-1, 1, 2):
        seen = drawn.seen_by(seat)
        assert seen is not None
        assert seen["card"] is None


@pytest.mark.clause("C11.1")
def test_an_imagined_world_keeps_the_own_hand_and_deals_the_others_anew() -> None:
    scene = Scene(hands={0: ["no_chance"], 1: ["get_lost", "little_gift"]})
    worlds = [scene.state.determinize(0, random.Random(seed)) for seed in range(40)]
    hands = {str(world.view(1).table.players[1].hand) for world in worlds}
    assert len(hands) > 10
    for world in worlds:
        assert world.view(0) == scene.state.view(0)


@pytest.mark.clause("C11.1", "C3.6")
def test_whoever_counts_knows_that_old_helpers_are_not_on_the_shuffled_pile() -> None:
    house = {f"cards.{card}.copies": 0 for card in ("may_i_help", "hand_it_over", "no_chance")}
    house |= {"cards.get_lost.copies": 2, "game.hand": 0}
    scene = Scene(
        line=[],
        mine=["quartz hire"] * 2,
        helpers=[],
        hands={1: ["get_lost", "get_lost"]},
        house=house,
    ).play("explore", "hire")
    for seed in range(20):
        world = scene.state.determinize(0, random.Random(seed))
        assert world.view(1).table.players[1].hand == {"get_lost": 2}


@pytest.mark.clause("C11.1")
def test_an_attack_that_goes_back_to_the_hand_is_known_there_and_no_longer_by_its_age() -> None:
    scene = Scene(
        line=["quartz plain"],
        mine=["quartz hire"] * 2,
        helpers=[],
        hands={1: ["little_gift"], 2: ["little_gift"]},
    ).play("explore", "hire")
    assert scene.table["old"] == [{}, {"little_gift": 1}, {"little_gift": 1}]
    scene.attack(s1="little_gift", s2="little_gift")
    assert sum(map(len, scene.table["shown"])) == 1
    assert scene.table["old"] == [{}, {}, {}]


@pytest.mark.clause("C11.2", "C5.3")
def test_everybody_may_know_which_mine_cards_can_still_come() -> None:
    mine = ["ruby unstable_1", "quartz plain"]
    scene = Scene(mine=mine, columns={0: ["amber"]})
    for seat in (-1, 0, 1):
        unseen = scene.view(seat).unseen
        assert unseen == {"quartz": {"plain": 1}, "ruby": {"unstable_1": 1}}


@pytest.mark.clause("C11.2")
def test_the_discards_are_open() -> None:
    scene = Scene(mine=["quartz plain"], helpers=["get_lost"])
    assert sum(scene.view().helper_discard.values()) == 37
    assert sum(scene.view().mine_discard.values()) == 71
