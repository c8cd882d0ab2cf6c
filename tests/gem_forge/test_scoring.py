from __future__ import annotations

import pytest

from tests.gem_forge.scenes import HOLES, act, asked_for, reason, say, scene, settled, table, texts


def scores(texts: set[str]) -> set[str]:
    return {text.removeprefix("score ") for text in texts if text.startswith("score")}


@pytest.mark.clause("G6.1", "G7.1", "G13.1")
def test_a_finished_tile_brings_its_points() -> None:
    state = scene(inlaid={(0, 2): "rgy"})
    say(state, 0, "score right")
    assert state.points[0] == 3
    assert "brooch_rgy" in table(state)["thrown"]
    say(state, 0, "any_order")
    say(state, 0, "choose first")
    assert settled(state)


@pytest.mark.clause("G6.1")
def test_a_tile_with_an_empty_hole_cannot_be_scored() -> None:
    state = scene(inlaid={(0, 2): "rg"})
    assert scores(texts(state)) == set()
    assert reason(state, 0, "score right") == ("unfinished", "G6.1")


@pytest.mark.clause("G6.2")
def test_a_brown_tile_keeps_the_turn_open_until_it_is_scored() -> None:
    state = scene(actions=0, inlaid={(0, 2): "rgy"})
    assert texts(state) == {"score right"}
    assert reason(state, 0, "end_turn") == ("brown-tile-left", "G6.2")
    say(state, 0, "score right")
    say(state, 0, "any_order")
    say(state, 0, "choose second")
    assert settled(state, 1)


@pytest.mark.clause("G6.2", "G10.3")
def test_a_brown_tile_finished_in_the_turn_of_another_waits_for_the_own_turn() -> None:
    state = scene(2, carts=["r", "b"], hands=["", "follow_insert"], inlaid={(1, 1): "rrgy"})
    say(state, 0, "insert red left")
    say(state, 1, "play follow_insert blue middle")
    say(state, 0, "pass")
    assert state.points[1] == 0
    assert reason(state, 1, "score middle") == ("not-asked", "G2.1")
    act(state, "draw")
    assert settled(state, 1)
    act(state, "draw", 1)
    act(state, "draw", 1)
    assert texts(state, 1) == {"score middle"}
    say(state, 1, "score middle")
    assert state.points[1] == 7


@pytest.mark.clause("G6.3")
def test_a_blue_tile_may_be_kept_for_any_number_of_turns() -> None:
    state = scene(2, actions=0, inlaid={(0, 0): "rr"})
    for _ in range(3):
        say(state, 0, "end_turn")
        act(state, "draw", 1)
        say(state, 1, "discard red") if "discard red" in texts(state, 1) else act(state, "take", 1)
        act(state, "take") if "take" in texts(state) else act(state, "draw")
        act(state, "discard red") if "discard red" in texts(state) else act(state, "take")
        assert asked_for(state) == "turn"
    assert state.points[0] == 0
    assert "score left" in texts(state)


@pytest.mark.clause("G6.3")
def test_bracelet_and_ring_of_one_colour_are_worth_five_together() -> None:
    state = scene(inlaid={(0, 0): "rr", (0, 1): "rr"})
    assert scores(texts(state)) == {"left", "middle", "left middle"}
    say(state, 0, "score left middle")
    assert state.points[0] == 5


@pytest.mark.clause("G6.3")
def test_one_after_the_other_they_are_no_set() -> None:
    state = scene(inlaid={(0, 0): "rr", (0, 1): "rr"})
    for slot in ("left", "middle"):
        say(state, 0, f"score {slot}")
        say(state, 0, "choose first")
    assert state.points[0] == 4


@pytest.mark.clause("G6.3")
def test_each_of_three_tiles_adds_its_own_bonus() -> None:
    state = scene(tiles={(0, 2): "tiara_red"}, inlaid={(0, 0): "rr", (0, 1): "rr", (0, 2): "rrrr"})
    say(state, 0, "score left middle right")
    assert state.points[0] == 2 + 2 + 6 + 0 + 1 + 2


@pytest.mark.clause("G6.3", "G6.6")
def test_a_brown_and_a_blue_tile_are_handed_in_together_without_a_bonus() -> None:
    tiles = {(0, 1): "bracelet_blue"}
    state = scene(tiles=tiles, inlaid={(0, 1): "bb", (0, 2): "rgy"}, options=HOLES)
    assert scores(texts(state)) == {"middle", "right", "middle right"}
    say(state, 0, "score middle right")
    assert state.points[0] == 2 + 3
    assert "throw first second" in texts(state)
    assert reason(state, 0, "throw first second third") == ("thrown-too-many", "G6.6")


@pytest.mark.clause("G6.3")
@pytest.mark.parametrize(
    ("third", "filled", "points"),
    [("brooch_rgy", "rgy", 2 + 2 + 1 + 3), ("bracelet_blue", "bb", 2 + 2 + 1 + 2)],
)
def test_what_is_handed_in_with_a_set_does_not_belong_to_it(
    third: str, filled: str, points: int
) -> None:
    inlaid = {(0, 0): "rr", (0, 1): "rr", (0, 2): filled}
    state = scene(tiles={(0, 2): third}, inlaid=inlaid)
    say(state, 0, "score left middle right")
    assert state.points[0] == points


@pytest.mark.clause("G6.4")
@pytest.mark.parametrize(("filled", "points"), [("rr", 2 + 2 + 1), ("bb", 2 + 2)])
def test_a_rainbow_tile_has_the_colour_of_its_gems(filled: str, points: int) -> None:
    state = scene(2, tiles={(0, 2): "rainbow_ring"}, inlaid={(0, 0): "rr", (0, 2): filled})
    say(state, 0, "score left right")
    assert state.points[0] == points


@pytest.mark.clause("G6.8")
def test_the_gems_go_back_to_the_mine_by_colour_if_so_agreed() -> None:
    state = scene(inlaid={(0, 2): "rgy"}, options=HOLES)
    say(state, 0, "score right")
    assert table(state)["slope"][-3:] == ["red", "green", "yellow"]
    assert table(state)["inlaid"][2] == {}


@pytest.mark.clause("G6.8")
def test_whoever_does_not_care_returns_all_at_once() -> None:
    state = scene(inlaid={(0, 2): "rgy"})
    say(state, 0, "score right")
    say(state, 0, "return green")
    say(state, 0, "any_order")
    assert table(state)["slope"][-3:] == ["green", "red", "yellow"]
    assert asked_for(state) == "new_tile"


@pytest.mark.clause("G6.8")
def test_the_player_chooses_the_order() -> None:
    state = scene(inlaid={(0, 2): "rgy"})
    say(state, 0, "score right")
    assert asked_for(state) == "returning"
    assert texts(state) == {"any_order", "return red", "return green", "return yellow"}
    assert reason(state, 0, "return blue") == ("not-loose", "G6.8")
    say(state, 0, "return yellow")
    say(state, 0, "return red")
    assert table(state)["slope"][-3:] == ["yellow", "red", "green"]
    say(state, 0, "choose first")
    assert settled(state)


@pytest.mark.clause("G6.8")
def test_gems_of_one_colour_need_no_choice() -> None:
    state = scene(inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert asked_for(state) == "new_tile"
