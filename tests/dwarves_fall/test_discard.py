"""The third part of a turn: nine cards in hand."""

from __future__ import annotations

import pytest

from tests.dwarves_fall.scene import Scene


@pytest.mark.clause("D7.1")
def test_nine_cards_may_be_kept() -> None:
    held = {"ruby": 4, "topaz": 3}
    nine = Scene("C0^", hand={0: "e"}, gems={0: held}, ogres={0: {"thief": 1}}).play("done")
    assert nine.asked == (1,)
    ten = Scene("C0^", hand={0: "ed"}, gems={0: held}, ogres={0: {"thief": 1}}).play("done")
    assert (ten.decision, ten.asked) == ("discard", (0,))


@pytest.mark.clause("D7.1")
def test_it_is_looked_at_only_in_the_own_turn() -> None:
    scene = Scene("C0^", hand={}, gems={1: {"ruby": 8, "topaz": 2}}).play("done")
    assert (scene.decision, scene.asked) == ("act", (1,))
    scene.play("done")
    assert scene.decision == "discard"


@pytest.mark.clause("D7.1")
def test_goals_and_monsters_do_not_count() -> None:
    scene = Scene(
        "C0^",
        hand={},
        gems={0: {"ruby": 8, "topaz": 1}},
        bought={0: ("bread",)},
        slain={"D1": 0},
    ).play("done")
    assert scene.asked == (1,)


@pytest.mark.clause("D7.2")
def test_gems_go_to_their_piles_and_ogres_to_the_discards() -> None:
    held = {"ruby": 7, "topaz": 3}
    scene = Scene("C0^", hand={}, gems={0: held}, ogres={0: {"thief": 1}}).play("done")
    assert scene.moves() == ["discard ruby", "discard topaz", "discard thief"]
    assert scene.why_not("discard emerald") == ("gem-not-in-hand", "D7.2")
    assert scene.why_not("discard drover") == ("ogre-not-in-hand", "D7.2")
    scene.play("discard thief", "discard ruby")
    assert scene.table["ogre_discard"] == {"thief": 1}
    assert scene.table["pile"]["ruby"] == 2
    assert scene.asked == (1,)


@pytest.mark.clause("D7.3")
def test_whoever_holds_nine_kingdom_cards_keeps_nothing_else() -> None:
    scene = Scene("V1^", dwarves={"V1": {0: 2}}).play("done", "work tavern @1")
    assert scene.keep_goals().decision == "discard"
    assert [move.split()[0] for move in scene.moves()] == ["discard"]
    scene.play(scene.moves()[0])
    assert scene.table["ogres"][0] == {}
    assert scene.asked == (1,)


@pytest.mark.clause("D7.3")
def test_kingdom_cards_stay_even_beyond_the_limit() -> None:
    scene = Scene(gems={0: {"ruby": 1}}, house={"game.hand_limit": 5}).play("done")
    assert scene.moves() == ["discard ruby"]
    scene.play("discard ruby")
    assert scene.asked == (1,)
