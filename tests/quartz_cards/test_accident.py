from __future__ import annotations

import pytest

from tests.quartz_cards.scene import Scene


@pytest.mark.clause("C4.1")
def test_unstable_crystals_in_six_positions_do_no_harm() -> None:
    line = [f"quartz unstable_{position}" for position in range(1, 6)]
    scene = Scene(line=line, mine=["sapphire unstable_6"] * 2).play("explore")
    assert len(scene.line) == 6
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C4.2")
@pytest.mark.parametrize("position", range(1, 7))
def test_two_in_the_same_position_are_an_accident(position: int) -> None:
    line = [f"quartz unstable_{position}", "amber unstable_3" if position != 3 else "quartz plain"]
    mine = [f"ruby unstable_{position}", f"emerald unstable_{position}"]
    scene = Scene(line=line, mine=mine, columns={0: ["ruby"]}).play("explore")
    assert scene.line == []
    assert scene.columns(0) == {"ruby": 1}
    assert "accident @0 3" in scene.story()
    assert scene.changed == {"mine", "line", "length", "mine_discard"}
    assert scene.asks == "turn @1"


@pytest.mark.clause("C4.2")
def test_a_house_may_bear_two_and_not_three() -> None:
    house = {"game.accident": 3}
    line = ["quartz unstable_1"]
    mine = ["ruby unstable_1", "ruby unstable_1"]
    scene = Scene(line=line, mine=[*mine, "amethyst unstable_1"], house=house)
    scene.play("explore").nobody_attacks()
    assert len(scene.line) == 2
    scene.play("explore")
    assert scene.line == []
    assert scene.asks == "turn @1"


@pytest.mark.clause("C4.3")
def test_a_card_that_has_left_the_line_counts_no_longer() -> None:
    scene = Scene(line=[], mine=["amethyst unstable_1"] * 2, hands={1: ["hand_it_over"]})
    scene.play("explore").attack(s1="hand_it_over").play("pass").nobody_attacks().play("explore")
    assert scene.line == ["amethyst unstable_1"]
    assert scene.columns(1) == {"amethyst": 1}
    assert scene.asks == "window @1 @2"


@pytest.mark.clause("C4.4")
def test_after_an_accident_nobody_attacks_and_nothing_is_protected() -> None:
    scene = Scene(
        line=["quartz unstable_1"],
        mine=["ruby unstable_1"] * 2,
        columns={0: ["amber"]},
        hands={0: ["what_a_beauty"], 1: ["no_longer_yours"], 2: ["stop_stop_stop"]},
    )
    scene.play("explore")
    assert scene.asks == "turn @1"
    assert scene.columns(0) == {"amber": 1}


ALL_SIX = [f"unstable_{position}" for position in range(1, 7)]


@pytest.mark.clause("C4.2", "C7.4")
@pytest.mark.parametrize(
    ("line", "gifts", "accident", "dangerous"),
    [
        ([], 0, 2, []),
        (
            ["quartz unstable_2", "quartz hire", "ruby unstable_5"],
            0,
            2,
            ["unstable_2", "unstable_5"],
        ),
        (["quartz unstable_2", "ruby unstable_5"], 0, 3, []),
        (["quartz unstable_2", "ruby unstable_2"], 0, 3, ["unstable_2"]),
        (["quartz plain"], 1, 2, ALL_SIX),
        (["quartz plain"], 1, 4, ALL_SIX),
    ],
)
def test_the_table_tells_which_icons_would_be_an_accident(
    line: list[str], gifts: int, accident: int, dangerous: list[str]
) -> None:
    scene = Scene(line=line, gifts=gifts, house={"game.accident": accident})
    table = scene.state.view().table
    assert table.dangerous == dangerous
    assert table.accident_at == accident
