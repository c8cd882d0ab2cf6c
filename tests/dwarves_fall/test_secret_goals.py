"""Secret goals: when they are true, and when they are shown."""

from __future__ import annotations

import pytest

from tests.dwarves_fall.scene import Scene

EIGHT = "d0^ d1^ C0^ r0^ r1^ S0^ S1^ C1^"
SEVEN = "d0^ d1^ C0^ r0^ r1^ S0^ S1^ e1<"


def true(scene: Scene) -> bool:
    """Whether seat 0 may reveal its goal."""
    return "reveal" in scene.moves()


@pytest.mark.clause("D8.1")
def test_a_goal_is_revealed_when_it_is_true() -> None:
    scene = Scene(slain={"D0": 1}, secrets=("hunter", "king"))
    assert scene.why_not("reveal") == ("goal-not-met", "D8.1")
    scene = Scene(slain={"D0": 0}, secrets=("hunter", "king")).play("reveal")
    assert scene.table["revealed"] == [1, 0]
    assert (scene.decision, scene.asked) == ("act", (0,))
    assert scene.state.view(1).table.players[0].secret.secret == "hunter"


@pytest.mark.clause("D8.1")
def test_it_may_be_revealed_in_the_turn_of_another() -> None:
    scene = Scene("C0^", slain={"D0": 1, "D1": 1}, secrets=("king", "hunter"))
    assert scene.moves(seat=1) == []
    assert scene.interrupts(1) == ["reveal"]
    scene.play("1: reveal")
    assert scene.table["revealed"] == [0, 1]
    assert (scene.decision, scene.asked) == ("act", (0,))
    assert scene.interrupts(1) == []


@pytest.mark.clause("D8.1")
def test_it_may_be_revealed_between_two_works_and_before_discarding() -> None:
    gems = {0: {"emerald": 3, "ruby": 3, "topaz": 3}}
    scene = Scene("d0^", dwarves={"d0": {0: 3}}, hand={}, gems=gems, secrets=("jeweller", "king"))
    scene.play("done")
    assert not true(scene)
    scene.play("work diamond_mine @0").keep_goals()
    assert (scene.decision, true(scene)) == ("discard", True)
    scene.play("reveal", "discard diamond")
    assert scene.table["revealed"] == [1, 0]
    two = Scene(EIGHT, dwarves={"C0": {0: 2}, "S0": {0: 3}}, secrets=("architect", "king"))
    two.play("done", "reveal", "work shop @0", "buy_nothing")
    assert two.decision == "work"


@pytest.mark.clause("D8.2")
def test_it_stays_completed_and_there_is_no_second() -> None:
    scene = Scene(EIGHT, secrets=("architect", "king"))
    scene.play("reveal")
    assert scene.why_not("reveal") == ("goal-revealed", "D8.2")
    scene = Scene(SEVEN, secrets=("architect", "king"), revealed=(0,))
    assert scene.state.view().table.players[0].goals == 1


@pytest.mark.clause("D8.3")
def test_everyone_is_asked_once_more_at_the_end() -> None:
    scene = Scene(
        "C0^", 3, slain={"D0": 2, "D1": 2}, secrets=("king", "jeweller", "hunter"),
        revealed=(0,), last_turns=1,
    ).play("done")  # fmt: skip
    assert (scene.decision, scene.asked) == ("last_reveal", (1, 2))
    assert scene.moves(seat=1) == ["keep_secret"]
    assert scene.moves(seat=2) == ["keep_secret", "reveal"]
    assert scene.why_not("reveal", 1) == ("goal-not-met", "D8.1")
    scene.play("1: keep_secret")
    assert not scene.state.over
    scene.play("2: reveal")
    assert scene.state.over
    assert scene.table["revealed"] == [1, 0, 1]
    assert scene.why_not("reveal", 1) == ("game-over", "D9.1")


@pytest.mark.clause("D8.12")
def test_after_the_last_work_all_whose_goals_are_secret_are_asked() -> None:
    scene = Scene(
        "d0^", 4, dwarves={"d0": {0: 2}}, hand={}, slain={"D0": 2, "D1": 2}, revealed=(3,),
        secrets=("jeweller", "king", "hunter", "general"),
        gems={0: {"emerald": 1, "ruby": 1, "topaz": 1}},
    ).play("done", "work diamond_mine @0")  # fmt: skip
    assert scene.asks == "after_work @0 @1 @2"
    assert [scene.moves(seat) for seat in range(4)] == [
        ["pass", "reveal"], ["pass"], ["pass", "reveal"], [],
    ]  # fmt: skip
    assert scene.why_not("reveal", 1) == ("goal-not-met", "D8.1")
    assert scene.why_not("done", 1) == ("another-decision", "D8.12")
    scene.play("0: reveal", "1: pass")
    assert (scene.told(), scene.table["revealed"]) == ([], [0, 0, 0, 1])
    assert scene.why_not("reveal", 0) == ("not-asked", "D3.1")
    scene.play("2: pass")
    assert scene.told() == ["revealed", "turn_began"]
    assert scene.table["revealed"] == [1, 0, 0, 1]


@pytest.mark.clause("D8.12", "D9.1")
@pytest.mark.parametrize(("ending", "turns"), [("one_more_turn", 2), ("finish_round", 1)])
def test_a_third_goal_by_the_last_work_brings_the_end_after_that_turn(
    ending: str, turns: int
) -> None:
    scene = Scene(
        "d0^", dwarves={"d0": {0: 2}}, hand={}, gems={0: {"emerald": 1, "ruby": 1, "topaz": 1}},
        secrets=("jeweller", "king"), bought={0: ("bread", "fish")}, options={"ending": ending},
    ).play("done", "work diamond_mine @0", "reveal", "pass")  # fmt: skip
    assert scene.told() == ["revealed", "last_turns", "turn_began"]
    assert (scene.table["last_turns"], scene.asks) == (turns, "act @1")


@pytest.mark.clause("D8.12")
def test_nobody_is_asked_where_nothing_was_worked_on_nor_twice_at_the_end() -> None:
    idle = Scene("d0^", dwarves={"d0": {0: 1}}, hand={}).play("done")
    assert idle.asks == "act @1"
    last = Scene("d0^", dwarves={"d0": {0: 2}}, hand={}, last_turns=1)
    assert last.play("done", "work diamond_mine @0").asks == "last_reveal @0 @1"


@pytest.mark.clause("D8.12")
def test_whoever_could_reveal_and_whoever_could_not_are_asked_alike() -> None:
    def watched(gems: dict[str, int]) -> object:
        scene = Scene(
            "d0^", dwarves={"d0": {0: 2}}, hand={}, secrets=("hunter", "jeweller"),
            gems={1: gems}, slain={"D0": 1, "D1": 1},
        ).play("done", "work diamond_mine @0", "0: pass")  # fmt: skip
        return scene.asks, scene.state.view().decision

    four = {"emerald": 1, "diamond": 1, "ruby": 1, "topaz": 1}
    assert watched(four) == watched({"emerald": 4})


@pytest.mark.clause("D8.4")
def test_a_card_that_is_being_laid_is_not_laid_yet() -> None:
    scene = Scene(SEVEN.replace("e1<", "."), secrets=("king", "architect"))
    scene.play("lay emerald_mine", "beside shop @1 east")
    assert scene.decision == "rotate"
    assert scene.interrupts(0) == scene.interrupts(1) == []
    assert scene.why_not("reveal") == ("laying-a-card", "D8.4")
    scene.play("turn south")
    assert true(scene)


@pytest.mark.clause("D8.5")
def test_the_architect_wants_eight_cards() -> None:
    assert true(Scene(EIGHT, secrets=("architect", "king")))
    assert not true(Scene(SEVEN, secrets=("architect", "king")))


@pytest.mark.clause("D8.6")
def test_the_king_wants_ten_points() -> None:
    assert true(Scene("C0^ C1^ S0^ S1^ d0^ d1^", secrets=("king", "hunter")))
    assert not true(Scene("C0^ C1^ S0^ S1^ d0^", secrets=("king", "hunter")))
    assert not true(Scene("C0^ C1^ S0^ S1^ d0^ d1^ D0^", secrets=("king", "hunter")))


@pytest.mark.clause("D8.7")
def test_the_hunter_wants_a_monster() -> None:
    assert true(Scene(slain={"D0": 0, "G1": 1}, secrets=("hunter", "king")))
    assert not true(Scene(slain={"G1": 1}, secrets=("hunter", "king")))


@pytest.mark.clause("D8.8")
def test_the_jeweller_wants_every_kind_of_gem() -> None:
    four = {"emerald": 1, "diamond": 1, "ruby": 1, "topaz": 1}
    scene = Scene(gems={0: four}, secrets=("jeweller", "king"))
    scene.play("reveal")
    assert scene.table["gems"][0] == four
    three = {"emerald": 2, "diamond": 1, "ruby": 1}
    assert not true(Scene(gems={0: three}, secrets=("jeweller", "king")))


@pytest.mark.clause("D8.9")
def test_the_ogre_chief_wants_two_ogres_and_shows_none() -> None:
    scene = Scene("C0^", ogres={0: {"thief": 1, "drover": 1}}, secrets=("ogre_chief", "king"))
    scene.play("reveal")
    assert scene.state.view(1).table.players[0].known_ogres == {}
    assert not true(Scene("C0^", ogres={0: {"thief": 1}}, secrets=("ogre_chief", "king")))


@pytest.mark.clause("D8.10")
def test_the_general_wants_six_dwarves_on_the_table() -> None:
    six = {"D0": {0: 4}, "S0": {0: 2}}
    assert true(Scene("D0^ . S0^", dwarves=six, secrets=("general", "king")))
    five = {"D0": {0: 3}, "S0": {0: 2}}
    assert not true(Scene("D0^ . S0^", dwarves=five, secrets=("general", "king")))


@pytest.mark.clause("D8.11")
def test_the_miner_wants_three_mines() -> None:
    assert true(Scene("d0^ C0^ d1^ r0^", secrets=("miner", "king")))
    assert not true(Scene("d0^ C0^ d1^ S1^", secrets=("miner", "king")))
    assert not true(Scene("d0^ C0^ d1^ D1^/r1^", secrets=("miner", "king")))
