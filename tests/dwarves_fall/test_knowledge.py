"""What everybody knows: hands, thefts, secret goals, and what can be determinized."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.core import position
from motherlode.games.dwarves_fall.view import LaidView, PlayerView
from tests.dwarves_fall.scene import Scene


def player(scene: Scene, viewer: int, seat: int) -> PlayerView:
    """What one seat sees of another."""
    seen: PlayerView = scene.state.view(viewer).table.players[seat]
    return seen


def determinized(scene: Scene, viewer: int, field: str, seat: int) -> set[str]:
    """All that a viewer can determinize in a place."""
    source = Random(5)
    worlds = [scene.state.determinize(viewer, source) for _ in range(60)]
    return {str(position.dump(world)["table"][field][seat]) for world in worlds}


@pytest.mark.clause("D11.1")
def test_kingdom_cards_and_gems_are_open_and_ogres_are_counted() -> None:
    scene = Scene("C0^", gems={1: {"ruby": 2}}, ogres={1: {"thief": 1}})
    seen = player(scene, 0, 1)
    assert len(seen.kingdom_cards) == 9
    assert (seen.gems, seen.known_gems) == (2, {"ruby": 2})
    assert (seen.ogres, seen.known_ogres, seen.hand) == (1, {}, 12)


@pytest.mark.clause("D11.1")
def test_what_lies_beneath_is_open() -> None:
    place = Scene("D1^/r0>").state.view().table.map[0]
    assert place.below == [LaidView(card="ruby_mine", owner=0, top="east", walls=["east", "west"])]


@pytest.mark.clause("D11.2", "D11.6")
def test_unseen_ogres_are_imagined_out_of_the_deck() -> None:
    scene = Scene("C0^", ogres={1: {"thief": 1}})
    assert len(determinized(scene, 0, "ogres", 1)) == 5
    assert determinized(scene, 1, "ogres", 1) == {"{'thief': 1}"}


@pytest.mark.clause("D11.6")
def test_ogres_from_before_a_reshuffle_are_not_in_the_deck() -> None:
    ogres = {"bouncer": 3, "drover": 3, "thief": 3, "racketeer": 2}
    scene = Scene(
        "V0^", dwarves={"V0": {0: 2}}, hand={}, ogres={1: ogres}, discard={"trickster": 2}
    ).play("done", "work tavern @0")
    assert determinized(scene, 0, "ogres", 1) == {str(ogres)}
    assert determinized(scene, 1, "ogres", 0) == {"{'trickster': 1}"}


def after_a_reshuffle(*hands: dict[str, int]) -> Scene:
    """A bouncer and two thieves were shuffled; a drover and a thief were in the hands then."""
    discard = {"bouncer": 2, "drover": 2, "racketeer": 2, "trickster": 2}
    ogres = {seat + 1: hand for seat, hand in enumerate(hands)}
    return Scene("C0^", 3, ogres=ogres, discard=discard, shuffled={"bouncer": 1, "thief": 2})


@pytest.mark.clause("D11.6")
def test_no_more_of_a_kind_is_imagined_in_the_deck_than_was_shuffled() -> None:
    scene = after_a_reshuffle({"drover": 1, "thief": 1}, {"thief": 1})
    source = Random(5)
    worlds = [scene.state.determinize(0, source) for _ in range(60)]
    decks = {str(position.dump(world)["table"]["ogre_deck"]) for world in worlds}
    assert decks == {"{'bouncer': 1, 'thief': 1}", "{'thief': 2}"}


@pytest.mark.clause("D11.6")
def test_what_is_imagined_follows_from_what_was_seen_alone() -> None:
    here = after_a_reshuffle({"drover": 1, "thief": 1}, {"thief": 1})
    there = after_a_reshuffle({"bouncer": 1, "thief": 1}, {"drover": 1})
    assert here.state.view(0) == there.state.view(0)
    for seed in range(60):
        one, other = (
            position.dump(scene.state.determinize(0, Random(seed)))["table"]
            for scene in (here, there)
        )
        assert (one["ogre_deck"], one["ogres"]) == (other["ogre_deck"], other["ogres"])


@pytest.mark.clause("D11.3", "D11.6")
def test_only_thief_and_victim_know_which_gem_was_stolen() -> None:
    gems = {1: {"ruby": 1, "topaz": 1}, 2: {"emerald": 1}}
    scene = Scene("C0^", 3, ogres={0: {"thief": 1}}, gems=gems).play("play thief @1")
    stolen = scene.table["gems"][0]
    assert player(scene, 0, 0).known_gems == player(scene, 1, 0).known_gems == stolen
    assert player(scene, 0, 1).known_gems == scene.table["gems"][1]
    for viewer in (2, -1):
        assert player(scene, viewer, 0).known_gems == {}
        assert player(scene, viewer, 1).known_gems == {}
        assert player(scene, viewer, 2).known_gems == {"emerald": 1}
        assert determinized(scene, viewer, "gems", 0) == {"{'ruby': 1}", "{'topaz': 1}"}
    assert determinized(scene, 1, "gems", 0) == {str(stolen)}
    secret = scene.events[scene.told().index("gem_stolen")]
    assert (secret.seen_by(2) or {})["gem"] is None
    assert (secret.seen_by(1) or {})["gem"] in stolen


@pytest.mark.clause("D11.3")
def test_a_gem_out_of_a_hand_of_one_kind_is_known_to_all() -> None:
    scene = Scene("C0^", 3, ogres={0: {"thief": 1}}, gems={1: {"ruby": 2}}).play("play thief @1")
    assert player(scene, 2, 0).known_gems == player(scene, 2, 1).known_gems == {"ruby": 1}


@pytest.mark.clause("D11.3")
def test_a_gem_that_is_paid_was_there() -> None:
    gems = {1: {"ruby": 1, "topaz": 1}}
    house = {"game.hand_limit": 0}
    scene = Scene("C0^", 3, hand={}, ogres={0: {"thief": 1}}, gems=gems, house=house)
    scene.play("play thief @1", "done")
    assert determinized(scene, 2, "gems", 1) == {"{'ruby': 1}", "{'topaz': 1}"}
    scene.play(scene.moves()[0])
    assert scene.table["gems"][0] == {}
    assert determinized(scene, 2, "gems", 1) == {str(scene.table["gems"][1])}


@pytest.mark.clause("D11.3")
def test_the_victim_knows_the_ogre_that_was_stolen() -> None:
    scene = Scene("C0^", 3, ogres={0: {"racketeer": 1}, 1: {"thief": 1, "drover": 1}})
    scene.play("play racketeer @1")
    stolen = scene.table["ogres"][0]
    assert player(scene, 1, 0).known_ogres == stolen
    assert player(scene, 0, 1).known_ogres == {}
    assert player(scene, 2, 0).known_ogres == {}


@pytest.mark.clause("D8.8")
def test_a_jeweller_shows_a_gem_of_each_kind() -> None:
    gems = {1: {"emerald": 2, "diamond": 2, "ruby": 2, "topaz": 2}}
    scene = Scene(
        "C0^", 3, ogres={0: {"thief": 1}}, gems=gems, secrets=("king", "jeweller", "hunter")
    ).play("play thief @1")
    assert player(scene, 2, 1).known_gems == {}
    scene.play("1: reveal")
    assert player(scene, 2, 1).known_gems == dict.fromkeys(gems[1], 1)


@pytest.mark.clause("D11.4", "D11.6")
def test_secret_goals_are_imagined_out_of_the_box() -> None:
    scene = Scene("C0^", 3, revealed=(2,))
    assert player(scene, 0, 1).secret is None
    revealed = player(scene, 0, 2).secret
    assert revealed is not None
    assert revealed.secret == "hunter"
    seen = determinized(scene, 0, "secret_goal", 1)
    assert seen == {"king", "jeweller", "ogre_chief", "general", "miner"}
    assert determinized(scene, 0, "secret_goal", 2) == {"hunter"}
    assert "architect" in determinized(scene, -1, "secret_goal", 1)


@pytest.mark.clause("D11.5")
def test_at_the_end_everything_is_open() -> None:
    scene = Scene("C0^", ogres={1: {"thief": 1}}, last_turns=1)
    scene.play("done", "keep_secret", "keep_secret")
    seen = player(scene, 0, 1)
    assert seen.secret is not None
    assert (seen.known_ogres, seen.secret.secret) == ({"thief": 1}, "king")
