"""The ogre cards."""

from __future__ import annotations

import pytest

from tests.dwarves_fall.scene import Scene

LAND = "d0^ d1^"


@pytest.mark.clause("D5.1")
def test_ogres_are_free_and_go_to_the_discards() -> None:
    scene = Scene(LAND, dwarves={"d0": {1: 2}}, ogres={0: {"bouncer": 2}}, used=3)
    scene.play("play bouncer @1 diamond_mine @0", "play bouncer @1 diamond_mine @0")
    assert scene.table["ogre_discard"] == {"bouncer": 2}
    assert scene.table["used"] == 3
    assert scene.moves() == ["done"]


@pytest.mark.clause("D5.1")
def test_they_are_played_in_the_own_turn_from_the_own_hand() -> None:
    scene = Scene(LAND, dwarves={"d0": {0: 1}}, ogres={1: {"bouncer": 1}})
    assert scene.why_not("play bouncer @0 diamond_mine @0", 1) == ("not-asked", "D3.1")
    assert scene.why_not("play bouncer @0 diamond_mine @0") == ("ogre-not-in-hand", "D5.1")


@pytest.mark.clause("D5.2")
def test_the_bouncer_sends_any_dwarf_home() -> None:
    dwarves = {"d0": {0: 1, 1: 1}, "d1": {1: 2}}
    scene = Scene(LAND, dwarves=dwarves, ogres={0: {"bouncer": 1}})
    assert scene.moves_of("play") == [
        "play bouncer @0 diamond_mine @0",
        "play bouncer @1 diamond_mine @0",
        "play bouncer @1 diamond_mine @1",
    ]
    scene.play("play bouncer @1 diamond_mine @1")
    assert scene.dwarves("d1") == [0, 1]
    assert scene.table["idle"] == [6, 5]
    assert scene.told() == ["ogre_played", "bounced"]


@pytest.mark.clause("D5.2", "D5.7")
def test_without_a_dwarf_on_the_table_there_is_nobody_to_bounce() -> None:
    scene = Scene(LAND, ogres={0: {"bouncer": 1}})
    assert scene.moves_of("play") == []
    assert scene.why_not("play bouncer @1 diamond_mine @1") == ("no-dwarf-there", "D5.2")


@pytest.mark.clause("D5.2", "D5.3", "D5.6", "D1.1")
@pytest.mark.parametrize("ogre", ["bouncer", "drover", "trickster"])
def test_cards_and_players_that_are_not_there_are_called_so(ogre: str) -> None:
    scene = Scene("d0^", dwarves={"d0": {1: 1}}, ogres={0: {ogre: 1}}, hand={0: "S", 1: "S"})
    side = " east" if ogre == "drover" else ""
    clause = {"bouncer": "D5.2", "drover": "D5.3", "trickster": "D5.6"}[ogre]
    assert scene.why_not(f"play {ogre} @1 shop @1{side}") == ("not-on-the-table", clause)
    assert scene.why_not(f"play {ogre} @3 diamond_mine @0{side}") == ("no-such-seat", "D1.1")


@pytest.mark.clause("D5.3")
def test_the_drover_moves_any_dwarf_as_if_it_walked() -> None:
    scene = Scene("e0^ d0^ d1^", dwarves={"d0": {1: 1}}, ogres={0: {"drover": 1}})
    assert scene.moves_of("play") == ["play drover @1 diamond_mine @0 east"]
    assert scene.why_not("play drover @1 diamond_mine @0 west") == ("wall-in-the-way", "D3.7")
    scene.play("play drover @1 diamond_mine @0 east")
    assert scene.dwarves("d1") == [0, 1]


@pytest.mark.clause("D5.3", "D5.7")
def test_it_needs_a_free_space() -> None:
    dwarves = {"d0": {1: 1}, "d1": {0: 3}}
    scene = Scene(LAND, dwarves=dwarves, ogres={0: {"drover": 1}})
    assert scene.moves_of("play") == ["play drover @0 diamond_mine @1 west"]
    assert scene.why_not("play drover @1 diamond_mine @0 east") == ("no-free-space", "D3.8")


@pytest.mark.clause("D5.4")
def test_the_thief_takes_a_random_gem() -> None:
    taken = set()
    for seed in range(20):
        gems = {1: {"ruby": 1, "topaz": 1}}
        scene = Scene(LAND, ogres={0: {"thief": 1}}, gems=gems, seed=seed)
        scene.play("play thief @1")
        assert sum(scene.table["gems"][0].values()) == sum(scene.table["gems"][1].values()) == 1
        taken |= set(scene.table["gems"][0])
    assert taken == {"ruby", "topaz"}


@pytest.mark.clause("D5.4", "D5.7")
def test_it_takes_nothing_from_whoever_has_nothing() -> None:
    scene = Scene(LAND, 3, ogres={0: {"thief": 1}}, gems={0: {"ruby": 1}, 2: {"ruby": 1}})
    assert scene.moves_of("play") == ["play thief @2"]
    assert scene.why_not("play thief @1") == ("nothing-to-steal", "D5.4")
    assert scene.why_not("play thief @0") == ("not-yourself", "D5.4")


@pytest.mark.clause("D5.5")
def test_the_racketeer_takes_a_random_ogre() -> None:
    scene = Scene(LAND, 3, ogres={0: {"racketeer": 1}, 2: {"thief": 1}})
    assert scene.moves_of("play") == ["play racketeer @2"]
    assert scene.why_not("play racketeer @1") == ("nothing-to-steal", "D5.5")
    scene.play("play racketeer @2")
    assert scene.table["ogres"] == [{"thief": 1}, {}, {}]
    assert scene.table["ogre_discard"] == {"racketeer": 1}


@pytest.mark.clause("D5.6")
def test_the_trickster_swaps_two_dwarves() -> None:
    dwarves = {"d0": {0: 1, 1: 1}, "d1": {0: 1}}
    scene = Scene("d0^ . d1^", dwarves=dwarves, ogres={0: {"trickster": 1}})
    assert scene.moves_of("play") == [
        "play trickster @1 diamond_mine @0",
        "play trickster @0 diamond_mine @1",
    ]
    scene.play("play trickster @1 diamond_mine @0")
    assert (scene.decision, scene.moves()) == ("swap", ["swap @0 diamond_mine @1"])
    assert scene.why_not("swap @0 diamond_mine @0") == ("same-card", "D5.6")
    assert scene.why_not("swap @1 diamond_mine @0") == ("same-player", "D5.6")
    assert scene.why_not("swap @1 diamond_mine @1") == ("no-dwarf-there", "D5.6")
    scene.play("swap @0 diamond_mine @1")
    assert (scene.dwarves("d0"), scene.dwarves("d1")) == ([2, 0], [0, 1])
    assert (scene.decision, scene.asked) == ("act", (0,))


@pytest.mark.clause("D5.6", "D5.7")
def test_it_needs_dwarves_of_two_players_on_two_cards() -> None:
    one_card = Scene(LAND, dwarves={"d0": {0: 1, 1: 1}}, ogres={0: {"trickster": 1}})
    assert one_card.moves_of("play") == []
    refusal = one_card.why_not("play trickster @1 diamond_mine @0")
    assert refusal == ("nobody-to-swap-with", "D5.6")
    one_player = Scene(LAND, dwarves={"d0": {0: 1}, "d1": {0: 1}}, ogres={0: {"trickster": 1}})
    assert one_player.moves_of("play") == []


@pytest.mark.clause("D5.8")
def test_the_discards_become_the_deck() -> None:
    ogres = {"bouncer": 3, "drover": 3, "thief": 3, "racketeer": 2}
    scene = Scene(
        "V0^", dwarves={"V0": {0: 2}}, hand={}, ogres={1: ogres}, discard={"trickster": 2}
    )
    scene.play("done", "work tavern @0")
    assert scene.table["ogres"][0] == {"trickster": 1}
    assert scene.table["ogre_deck"] == {"trickster": 1}
    assert scene.table["ogre_discard"] == {}
    assert "reshuffled" in scene.told()


@pytest.mark.clause("D5.5")
def test_the_racketeer_of_any_seat_robs_others_alone() -> None:
    scene = Scene(LAND, 3, ogres={1: {"racketeer": 1}}, turn=1)
    assert scene.why_not("play racketeer @0", 1) == ("nothing-to-steal", "D5.5")
    assert scene.why_not("play racketeer @1", 1) == ("not-yourself", "D5.5")
    assert scene.why_not("play racketeer @2", 1) == ("nothing-to-steal", "D5.5")
