"""Actions: how many, and what a dwarf may do."""

from __future__ import annotations

import pytest

from tests.dwarves_fall.scene import Scene


@pytest.mark.clause("D3.1")
def test_a_turn_acts_works_and_discards() -> None:
    scene = Scene("e0^", dwarves={"e0": {0: 2}}, gems={0: {"ruby": 1}}, hand={0: "CdrtVSDG"})
    assert scene.decision == "act"
    scene.play("done")
    assert scene.decision == "work"
    scene.play("work emerald_mine @0").keep_goals()
    assert scene.decision == "discard"
    scene.play("discard emerald")
    assert (scene.decision, scene.asked) == ("act", (1,))
    assert scene.why_not("done", 0) == ("not-asked", "D3.1")
    assert scene.why_not("keep_secret") == ("another-decision", "D3.1")


@pytest.mark.clause("D3.2")
def test_three_actions_in_any_mixture() -> None:
    scene = Scene("d0^ d1^").play("put diamond_mine @0", "step diamond_mine @0 east")
    assert scene.moves_of("lay")
    scene.play("lay tavern", "beside diamond_mine @0 north", "turn north")
    assert scene.moves() == ["done"]
    assert scene.why_not("put diamond_mine @0") == ("no-action-left", "D3.2")


@pytest.mark.clause("D3.3")
def test_the_own_castle_gives_a_fourth() -> None:
    assert Scene("C0^", used=3).moves_of("put") == ["put castle @0"]
    assert Scene("C0^", used=4).moves() == ["done"]
    assert Scene("C1^", used=3).moves() == ["done"]


@pytest.mark.clause("D3.3")
def test_it_does_so_in_the_turn_in_which_it_is_laid() -> None:
    scene = Scene("e1^", used=2).play("lay castle", "beside emerald_mine @1 south", "turn north")
    assert scene.moves_of("put") == ["put castle @0", "put emerald_mine @1"]
    scene.play("put castle @0")
    assert scene.moves() == ["done"]


@pytest.mark.clause("D3.4")
def test_a_giant_in_the_kingdom_takes_it_away() -> None:
    assert Scene("C0^ G1^", used=3).moves() == ["done"]
    assert Scene("C0> G1^", used=3).moves_of("put") == ["put castle @0", "put ice_giant @1"]
    assert Scene("C0^ D1^", used=3).moves_of("put") == ["put castle @0", "put dragon @1"]


@pytest.mark.clause("D3.4")
def test_it_takes_it_from_every_castle_of_the_kingdom() -> None:
    assert Scene("C0^ G0^ C1^", used=3).moves() == ["done"]
    assert Scene("C0^ G0^ C1^", used=3, turn=1).moves() == ["done"]


@pytest.mark.clause("D3.4")
def test_an_action_that_was_taken_stays_taken() -> None:
    scene = Scene("C0^ d0^", used=3)
    scene.play("lay ice_giant", "beside castle @0 south", "turn east")
    assert scene.moves() == ["done"]
    assert scene.state.view().table.actions_left == 0


@pytest.mark.clause("D3.5")
def test_actions_may_be_left_unused() -> None:
    scene = Scene("C0^").play("done")
    assert (scene.decision, scene.asked) == ("act", (1,))
    assert scene.table["used"] == 0


@pytest.mark.clause("D3.6")
def test_a_dwarf_is_put_on_any_card_whoever_laid_it() -> None:
    scene = Scene("e0^ . C1^")
    assert scene.moves_of("put") == ["put emerald_mine @0", "put castle @1"]
    scene.play("put castle @1")
    assert scene.dwarves("C1") == [1, 0]
    assert scene.table["idle"] == [6, 7]
    assert scene.why_not("put shop @1") == ("not-on-the-table", "D3.6")


@pytest.mark.clause("D3.6")
def test_it_has_to_be_at_home() -> None:
    dwarves = {"D0": {0: 4}, "S0": {0: 3}}
    scene = Scene("D0^ S0^ V0^", dwarves=dwarves)
    assert scene.moves_of("put") == []
    assert scene.why_not("put tavern @0") == ("no-dwarf-at-home", "D3.6")


@pytest.mark.clause("D3.7")
def test_a_dwarf_walks_one_card_in_four_directions() -> None:
    scene = Scene(
        """
        .   C1v .
        D0^ d0> V0v
        .   C0^ .
        """,
        dwarves={"d0": {0: 1}},
        hand={},
    )
    assert scene.moves_of("step") == []
    scene = Scene("D0^ d0^ G0^", dwarves={"d0": {0: 1}}, hand={})
    assert scene.moves_of("step") == ["step diamond_mine @0 east", "step diamond_mine @0 west"]
    scene.play("step diamond_mine @0 east")
    assert (scene.dwarves("d0"), scene.dwarves("G0")) == ([0, 0], [1, 0])
    assert scene.told() == ["dwarf_stepped"]


@pytest.mark.clause("D3.7")
def test_walls_and_bare_places_stop_it() -> None:
    scene = Scene("d0^ e0^ . ", dwarves={"e0": {0: 1}})
    assert scene.moves_of("step") == ["step emerald_mine @0 west"]
    assert scene.why_not("step emerald_mine @0 north") == ("nothing-there", "D3.7")
    scene = Scene("e0^ d0^", dwarves={"e0": {0: 1}})
    assert scene.why_not("step emerald_mine @0 east") == ("wall-in-the-way", "D3.7")


@pytest.mark.clause("D3.7")
def test_nobody_walks_the_dwarves_of_others() -> None:
    scene = Scene("C0^ C1^", dwarves={"C0": {1: 1}})
    assert scene.moves_of("step") == []
    assert scene.why_not("step castle @0 east") == ("no-dwarf-there", "D3.7")


@pytest.mark.clause("D3.8")
def test_a_full_card_takes_nobody() -> None:
    scene = Scene("C0^ C1^", dwarves={"C0": {0: 1}, "C1": {0: 1, 1: 1}})
    assert "step castle @0 east" in scene.moves()
    assert "put castle @1" in scene.moves()
    scene = Scene("C0^ C1^", dwarves={"C0": {0: 1}, "C1": {0: 1, 1: 2}})
    assert scene.moves_of("step castle @0") == []
    assert scene.why_not("step castle @0 east") == ("no-free-space", "D3.8")
    assert scene.why_not("put castle @1") == ("no-free-space", "D3.8")


@pytest.mark.clause("D3.8")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [("C", 3), ("e", 3), ("d", 3), ("r", 5), ("t", 3), ("V", 3), ("S", 5), ("D", 5), ("G", 5)],
)
def test_every_card_has_its_spaces(card: str, spaces: int) -> None:
    almost = Scene(f"{card}0^", dwarves={f"{card}0": {1: spaces - 1}})
    assert len(almost.moves_of("put")) == 1
    full = Scene(f"{card}0^", dwarves={f"{card}0": {1: spaces}})
    assert full.moves_of("put") == []


@pytest.mark.clause("D3.1", "D3.2")
@pytest.mark.parametrize(("house", "told"), [({}, [4, 3]), ({"game.castle_actions": 3}, [6, 3])])
def test_the_table_tells_how_many_actions_everybody_has(
    house: dict[str, int], told: list[int]
) -> None:
    table = Scene("C0^", house=house).state.view().table
    assert [player.actions for player in table.players] == told
    assert table.castle_actions == house.get("game.castle_actions", 1)


@pytest.mark.clause("D6.7")
def test_the_table_tells_what_a_mine_of_the_house_yields() -> None:
    table = Scene("C0^", house={"gems.ruby.mined": 3}).state.view().table
    assert table.mined == {"emerald": 1, "diamond": 1, "ruby": 3, "topaz": 2}
