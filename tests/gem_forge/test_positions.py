"""Positions that no course of play leads to are refused, and it is said why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motherlode.core.errors import InvalidPosition
from motherlode.core.position import dump, load
from motherlode.core.state import State
from tests.gem_forge.scenes import say, scene

Data = dict[str, Any]


def cancelling() -> State:
    state = scene(hands=["rob", "cancel"], carts=["", "rr"])
    say(state, 0, "play rob @1 red")
    return state


def following() -> State:
    state = scene(hands=["", "follow_take", "follow_take"])
    say(state, 0, "take")
    say(state, 1, "play follow_take")
    say(state, 2, "play follow_take")
    return state


def replacing() -> State:
    state = scene(inlaid={(0, 0): "rr", (0, 1): "rr"})
    say(state, 0, "score left middle")
    return state


def returning() -> State:
    state = scene(inlaid={(0, 2): "rgy"}, options={"order": "chosen"})
    say(state, 0, "score right")
    return state


def limiting() -> State:
    state = scene(hands=["sift sift rob rob"])
    say(state, 0, "draw")
    return state


SCENES: list[Callable[[], State]] = [scene, cancelling, following, replacing, returning, limiting]


@pytest.mark.parametrize("made", SCENES)
def test_the_good_ones_are_good(made: Callable[[], State]) -> None:
    data = dump(made())
    assert dump(load(data)) == data


def ask(data: Data, **decision: Any) -> None:
    data["decisions"] = [decision]


def more(data: Data, **decision: Any) -> None:
    data["decisions"].append(decision)


def put(data: Data, **fields: Any) -> None:
    data["table"].update(fields)


TURN: Data = {"decision": "turn", "seat": 0}
LIMIT: Data = {"decision": "hand_limit", "waiting": [1]}
CHOOSING: Data = {"decision": "choose_tiles", "waiting": [0, 1, 2]}
NEW: Data = {"decision": "new_tile", "seat": 0}

BAD: list[tuple[Callable[[], State], Callable[[Data], None], str]] = [
    (scene, lambda data: put(data, slope_length=39), "40 gems on a slope of 39"),
    (scene, lambda data: put(data, turn=None), "somebody's turn it is"),
    (scene, lambda data: put(data, actions=3), "3 actions are left of 2"),
    (scene, lambda data: put(data, points=[20, 0, 0]), "seat 0 has won already"),
    (scene, lambda data: put(data, old=[{"sift": 1}, {}, {}]), "old cards"),
    (scene, lambda data: put(data, turn=1), "it is the turn of seat 1"),
    (scene, lambda data: put(data, played="play draw_three"), "a card is open exactly"),
    (scene, lambda data: ask(data, decision="turn", waiting=[0]), "turn is put to one seat"),
    (scene, lambda data: ask(data, **CHOOSING), "seat 0 has 3 tiles"),
    (scene, lambda data: ask(data, **LIMIT), "seat 1 is asked"),
    (scene, lambda data: ask(data, decision="returning", seat=0), "gems are loose exactly"),
    (scene, lambda data: ask(data, **NEW, left=1, throwable=1), "seat 0 has 3 tiles"),
    (scene, lambda data: ask(data, **NEW, left=0, throwable=0), "one by one"),
    (scene, lambda data: more(data, **LIMIT), "cannot be open together"),
    (replacing, lambda data: ask(data, **NEW, left=2, throwable=1), "one by one"),
    (replacing, lambda data: ask(data, **TURN), "seat 0 has 1 tiles"),
    (returning, lambda data: put(data, loose={}), "there must be 10"),
    (cancelling, lambda data: put(data, played="take"), "could not be played like that"),
    (cancelling, lambda data: put(data, played="play cancel"), "could not be played"),
    (cancelling, lambda data: put(data, played="play rob @1 blue"), "could not be played"),
    (cancelling, lambda data: put(data, player=1), "could not be played like that"),
    (cancelling, lambda data: data["decisions"][0].update(cancels=1), "could not be played"),
    (cancelling, lambda data: put(data, played="cheat"), "no move reads 'cheat'"),
    (cancelling, lambda data: data["decisions"][0].update(waiting=[1]), "seat 2 is asked"),
    (cancelling, lambda data: data["decisions"][0].update(waiting=[0, 1, 2]), "seat 0 is asked"),
    (
        cancelling,
        lambda data: data["decisions"][0].update(waiting=[2], answers={"1": "take"}),
        "seat 1 cannot have answered that",
    ),
    (
        following,
        lambda data: data["decisions"][0].update(answers={"2": "play cancel"}),
        "seat 2 cannot have followed like that",
    ),
    (
        following,
        lambda data: data["decisions"][0].update(card="sift"),
        "could not be played like that",
    ),
    (limiting, lambda data: data["decisions"][0].update(waiting=[]), "not to nobody"),
]


@pytest.mark.parametrize(("made", "spoil", "words"), BAD)
def test_a_spoilt_one_is_refused(
    made: Callable[[], State], spoil: Callable[[Data], None], words: str
) -> None:
    data = dump(made())
    spoil(data)
    with pytest.raises(InvalidPosition) as caught:
        load(data)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("inlaid", "words"),
    [({(0, 0): "b"}, "tile 0 that do not fit"), ({(0, 0): "rrr"}, "tile 0 that do not fit")],
)
def test_gems_must_fit_into_their_tiles(inlaid: dict[tuple[int, int], str], words: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        scene(inlaid=inlaid)
    assert words in str(caught.value)


def test_a_rainbow_tile_of_two_colours_is_refused() -> None:
    with pytest.raises(InvalidPosition):
        scene(inlaid={(2, 0): "rg"})


def test_nobody_has_four_gems_in_the_cart_nor_gems_without_a_seat() -> None:
    with pytest.raises(InvalidPosition, match="4 gems in the cart"):
        scene(carts=["rrrr"])
    with pytest.raises(InvalidPosition, match="tiles of nobody"):
        scene(inlaid={(3, 0): "r"})


def test_a_game_that_is_over_has_a_reason() -> None:
    data = dump(scene())
    data.update(over=True, decisions=[])
    with pytest.raises(InvalidPosition, match="nobody has won"):
        load(data)


@pytest.mark.parametrize("line", [["red", None], ["red"] * 41, "red", ["pink"]])
def test_a_slope_is_a_line_of_gems(line: Any) -> None:
    data = dump(scene())
    put(data, slope=line)
    with pytest.raises(InvalidPosition, match="slope"):
        load(data)


def test_a_game_that_was_won_by_more_than_the_goal_can_be_read() -> None:
    state = scene(points=[19], inlaid={(0, 0): "rr"})
    say(state, 0, "score left")
    assert state.points[0] > 20
    assert load(dump(state)).over
