"""The end of the game, and the points."""

from __future__ import annotations

import pytest

from motherlode.core.outcome import Outcome
from motherlode.games.dwarves_fall.view import CountedView
from tests.dwarves_fall.scene import Scene

THREE = {0: ("bread", "fish", "pie")}
TWO = {0: ("bread", "fish")}


def finish(scene: Scene) -> Outcome:
    """Pass until the game is over."""
    while not scene.state.over:
        moves = scene.moves()
        scene.play("keep_secret" if "keep_secret" in moves else "done")
    return scene.state.outcome()


def scored(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The points that were told at the end, by where they come from."""
    parts = ("goals", "monsters", "gems", "kingdom")
    told = [event.values for event in scene.events if event.kind.key == "scored"]
    return {parts[part]: points for who, part, points in told if who == seat}


@pytest.mark.clause("D9.1")
def test_after_three_goals_everyone_has_one_more_turn() -> None:
    scene = Scene("C0^", 3, bought=THREE, turn=1).play("done")
    assert scene.told() == ["last_turns", "turn_began"]
    turns = []
    while scene.decision == "act":
        turns.append(scene.asked[0])
        scene.play("done")
    assert turns == [2, 0, 1]
    assert scene.decision == "last_reveal"


@pytest.mark.clause("D9.1")
def test_two_goals_are_not_enough() -> None:
    scene = Scene("C0^", bought=TWO).play("done")
    assert scene.told() == ["turn_began"]
    assert scene.table["closing"] == 0


@pytest.mark.clause("D9.1", "D9.3")
def test_a_secret_goal_in_the_turn_of_another_counts_when_that_turn_ends() -> None:
    scene = Scene(
        "C0^", bought={1: ("bread", "fish")}, slain={"D0": 1, "D1": 1}, secrets=("king", "hunter")
    ).play("1: reveal")
    assert (scene.decision, scene.asked) == ("act", (0,))
    scene.play("done")
    assert scene.told() == ["last_turns", "turn_began"]
    assert scene.table["last_turns"] == 2


@pytest.mark.clause("D9.3")
def test_monsters_are_no_goals() -> None:
    scene = Scene("C0^", bought=TWO, slain={"D0": 0, "D1": 0, "G0": 0}).play("done")
    assert scene.table["closing"] == 0


@pytest.mark.clause("D9.2")
def test_or_just_the_round_is_finished() -> None:
    options = {"ending": "finish_round"}
    first = Scene("C0^", 3, bought=THREE, options=options).play("done")
    assert (first.table["last_turns"], first.asked) == (2, (1,))
    first.play("done", "done")
    assert first.decision == "last_reveal"
    last = Scene("C0^", 3, bought=THREE, options=options, turn=2).play("done")
    assert last.decision == "last_reveal"


@pytest.mark.clause("D9.4")
def test_a_game_in_which_nothing_happens_ends() -> None:
    scene = Scene("C0^", house={"game.quiet_rounds": 2}, quiet=3).play("done")
    assert scene.decision == "act"
    scene.play("done")
    assert scene.decision == "last_reveal"
    assert finish(scene).reason == "stalled"
    busy = Scene("C0^", house={"game.quiet_rounds": 2}, quiet=4)
    busy.play("lay emerald_mine", "beside castle @0 east", "turn north", "done")
    assert (busy.decision, busy.table["quiet"]) == ("act", 1)


@pytest.mark.clause("D10.1")
def test_goals_give_their_points() -> None:
    bought = {0: ("bread", "honey", "pumpkin"), 1: ("cheese",)}
    scene = Scene(bought=bought, revealed=(0,), last_turns=1)
    outcome = finish(scene)
    assert scored(scene)["goals"] == 10 + 12 + 14 + 6
    assert outcome.scores == (42, 12)
    assert (outcome.winners, outcome.reason) == ((0,), "winter")


@pytest.mark.clause("D10.2")
def test_monsters_give_three_each() -> None:
    scene = Scene(slain={"D0": 0, "G0": 0, "D1": 1}, last_turns=1)
    assert finish(scene).scores == (6, 3)
    assert scored(scene)["monsters"] == 6


@pytest.mark.clause("D10.3")
def test_gems_in_hand_give_points_and_ogres_none() -> None:
    gems = {0: {"topaz": 1, "emerald": 1, "diamond": 1, "ruby": 1}}
    scene = Scene(hand={}, gems=gems, ogres={0: {"thief": 3}}, last_turns=1)
    finish(scene)
    assert scored(scene) == {"goals": 0, "monsters": 0, "gems": 8, "kingdom": 2}
    assert scene.state.view().table.players[0].counted == CountedView(**scored(scene))


@pytest.mark.clause("D10.4")
def test_the_kingdom_gives_its_stars_and_monsters_take_some() -> None:
    scene = Scene("C0^ S0^ V0^", last_turns=1)
    assert finish(scene).scores == (6, 0)
    haunted = Scene("D1^ G1^ C0^ S0^ V0^", last_turns=1)
    assert finish(haunted).scores == (2, 0)
    overrun = Scene("C0^ D0^ D1^ G1^", last_turns=1)
    assert finish(overrun).scores == (-4, 0)
    assert overrun.told().count("haunted") == 1
    buried = Scene("C0^ V1^/S0^", last_turns=1)
    assert finish(buried).scores == (4, 0)


@pytest.mark.clause("D10.5")
def test_without_a_castle_there_is_no_kingdom() -> None:
    scene = Scene("e0^ S0^", last_turns=1, gems={0: {"ruby": 1}})
    assert finish(scene).scores == (3, 0)


@pytest.mark.clause("D10.6", "D4.4")
def test_a_shared_kingdom_counts_in_full_for_each() -> None:
    assert finish(Scene("C0^ S0^ C1^", last_turns=1)).scores == (6, 6)


@pytest.mark.clause("D10.7")
def test_ties_go_to_the_larger_kingdom_then_to_more_dwarves() -> None:
    land = finish(Scene("C0^ . C1^ d1^ d0^ G0^", last_turns=1))
    assert land.scores == (2, 2)
    assert (land.tiebreaks[0], land.winners) == ((1, 4), (1,))
    dwarves = finish(Scene("C0^ . C1^", dwarves={"C0": {0: 1}}, last_turns=1))
    assert (dwarves.tiebreaks[1], dwarves.winners) == ((1, 0), (0,))


@pytest.mark.clause("D10.7")
def test_then_the_victory_is_shared() -> None:
    outcome = finish(Scene("C0^ . C1^", last_turns=1))
    assert (outcome.winners, outcome.ranks) == ((0, 1), (1, 1))
