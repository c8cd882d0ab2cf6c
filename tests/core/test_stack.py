"""The stack of open decisions: one seat, a window, work to go on with."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.core import position
from motherlode.core.state import State
from motherlode.games.quartz import QUARTZ
from tests.quartz.days import OBSIDIANS, evening, last_two
from tests.quartz.scene import Scene

RUBY = {"ruby": 1}


def stack(state: State) -> list[str]:
    """The open decisions by name, the latest last."""
    return [item["decision"] for item in position.dump(state)["decisions"]]


def test_an_inner_decision_lies_on_top_until_it_is_answered() -> None:
    scene = Scene(hand={0: {"this_isnt_mine": 1}}, cart={0: {"obsidian": 1}})
    assert stack(scene.state) == ["turn"]
    scene.play("play this_isnt_mine @2")
    assert stack(scene.state) == ["aimed"]
    assert scene.state.seat == 2
    scene.play("pass")
    assert stack(scene.state) == ["turn"]


def test_a_window_asks_several_and_goes_on_when_the_last_has_answered() -> None:
    scene = evening(4, cart={0: RUBY, 1: RUBY, 3: RUBY})
    for answered, waiting in ((3, (0, 1)), (0, (1,))):
        scene.play(f"{answered}: keep ruby")
        assert (stack(scene.state), scene.state.asked()) == (["save"], waiting)
        assert scene.state.seat == waiting[0]
        assert scene.state.moves(answered) == []
    scene.play("1: keep nothing")
    assert stack(scene.state) == ["turn"]
    assert scene.table["chest"] == [RUBY, {}, {}, RUBY]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_the_answers_changes_nothing(order: tuple[int, ...]) -> None:
    scene = evening(cart={0: RUBY, 1: {"amber": 1}, 2: RUBY})
    answers = {0: "keep ruby", 1: "keep nothing", 2: "keep nothing"}
    for seat in order:
        scene.play(f"{seat}: {answers[seat]}")
    assert [item["seat"] for item in position.dump(scene.state)["decisions"]] == [1]
    assert scene.table["coins"] == [0, 9, 6]
    assert scene.table["chest"] == [RUBY, {}, {}]


def test_a_window_for_nobody_is_over_at_once() -> None:
    scene = evening()
    assert (stack(scene.state), scene.table["day"]) == (["turn"], 3)


def test_work_waits_below_a_decision() -> None:
    scene = last_two(cart={1: {"obsidian": 1}}, bag=OBSIDIANS, token=(1,), options={"thrill": "on"})
    scene.play("leave", "mine")
    assert stack(scene.state) == ["alone", "second_obsidian"]
    assert scene.state.asked() == (1,)
    scene.play("use_token")
    assert stack(scene.state) == ["alone"]


def test_an_interruption_leaves_the_decisions_as_they_are() -> None:
    scene = Scene(hand={0: {"here_we_go": 1}}, cart={2: {"obsidian": 1}}, token=(2,))
    scene.play("play here_we_go")
    before = position.dump(scene.state)["decisions"]
    scene.play("2: use_token")
    assert position.dump(scene.state)["decisions"] == before


def test_nothing_is_open_after_the_end() -> None:
    scene = evening(day=5)
    state = scene.state
    assert (stack(state), state.asked(), state.seat) == ([], (), -1)
    assert [state.moves(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_lives_its_own_life_at_any_decision(seed: int) -> None:
    random = Random(seed)
    state = QUARTZ.start(4, seed, {"thrill": "on"})
    while not state.over:
        before = position.dumps(state)
        copy = state.copy()
        seat = random.choice(copy.asked())
        move = random.choice(copy.moves(seat))
        copy.play(seat, move)
        assert position.dumps(state) == before
        again = position.loads(before)
        again.play(seat, move)
        assert position.dumps(again) == position.dumps(copy)
        state.play(seat, move)
        assert position.dumps(state) == position.dumps(copy)
