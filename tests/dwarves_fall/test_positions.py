"""Positions: the map in words, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.core import position
from motherlode.core.errors import InvalidPosition
from tests.dwarves_fall.scene import Scene


def test_a_map_is_written_place_by_place() -> None:
    scene = Scene("C0^ D1^/r0>", dwarves={"C0": {1: 2}}, hand={0: "edtVSDG", 1: "CedrtVSG"})
    assert scene.table["map"] == [
        {"at": [0, 0], "cards": ["castle @0 north"], "dwarves": [0, 2]},
        {"at": [1, 0], "cards": ["dragon @1 north", "ruby_mine @0 east"], "dwarves": [0, 0]},
    ]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"at": [0, 0]}, "another place lies at 0, 0"),
        ({"at": [0]}, "lies at two numbers"),
        ({"cards": []}, "at least one card"),
        ({"cards": ["castle @5 north"]}, "no card is called"),
        ({"cards": ["castle @0 up"]}, "no side is called"),
        ({"cards": ["dragon @1 north"]}, "twice"),
        ({"dwarves": [1]}, "has 2 items"),
        ({"cards": ["shop @0 north", "castle @0 north"]}, "lies on"),
        ({"dwarves": [4, 0]}, "too many dwarves"),
    ],
)
def test_a_map_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    data = position.dump(Scene("D1^ C0^", hand={0: "edrtVSDG", 1: "CedrtVSG"}).state)
    places = data["table"]["map"]
    places[0] = {**places[0], **change}
    places.reverse()
    with pytest.raises(InvalidPosition, match=reason):
        position.load(data)


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ({"decision": "act", "seat": 1}, "in the turn of 0"),
        ({"decision": "act", "waiting": []}, "act is put to one seat"),
        ({"decision": "last_reveal", "seat": 0}, "not to one seat"),
        ({"decision": "spot", "seat": 0, "card": None}, "card is null"),
        ({"decision": "spot", "seat": 0, "card": "castle"}, "2 found, there must be 1"),
        ({"decision": "rotate", "seat": 0, "card": "shop"}, "does not lie on the table"),
        (
            {"decision": "swap", "seat": 0, "target": None, "card": "shop", "owner": 0},
            "target is null",
        ),
        ({"decision": "swap", "seat": 0, "target": 1, "card": "shop", "owner": 0}, "not there"),
    ],
)
def test_a_decision_that_cannot_be_is_refused(decision: dict[str, Any], reason: str) -> None:
    data = position.dump(Scene("C0^").state)
    data["decisions"] = [decision]
    with pytest.raises(InvalidPosition, match=reason):
        position.load(data)


def test_two_decisions_at_once_are_refused() -> None:
    data = position.dump(Scene("C0^").state)
    data["decisions"] *= 2
    with pytest.raises(InvalidPosition, match="2 decisions"):
        position.load(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"closing": 1}, "0 last turns"),
        ({"last_turns": 1}, "nothing brought them about"),
        ({"used": 5}, "5 actions"),
        ({"turn": None}, "turn"),
        ({"phase": None}, "phase"),
        ({"secret_goal": ["king", "king"]}, "king: 2 found"),
        ({"ogre_shuffled": {"thief": 1}}, "not shuffled into it"),
        ({"gem_known": [{"ruby": 1}] + [{}] * 19}, "its own hand"),
        ({"gem_known": [{}, {"ruby": 1}] + [{}] * 18}, "knows of cards"),
        ({"slayer": []}, "slayer"),
        ({"map": [1]}, "has exactly"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    data = position.dump(Scene("C0^").state)
    data["table"] |= change
    with pytest.raises(InvalidPosition, match=reason):
        position.load(data)
