"""Luck is used for what the rules deal and for nothing else: then a move can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from motherlode.core import position
from motherlode.core.match import Match, Origin
from tests.dwarves_fall.setting import Setting

SECRET: Final = bytes(range(32))
LAND: Final = {"picture": "e0^ d0^ d1^", "seats": 3, "dwarves": {"d0": {0: 1, 1: 1}, "d1": {0: 1}}}
SHOP: Final = {"picture": "S0^", "seats": 3, "dwarves": {"S0": {0: 3}}, "hand": {}, "last_turns": 2}
RICH: Final = {"gems": {0: {"ruby": 2, "diamond": 1}}}
ALL_BUT_ONE: Final = ("bread", "mushrooms", "cheese", "fish", "honey", "pie")

Case = tuple[Mapping[str, Any], str]


def ogre(name: str, others: str = "", **said: object) -> dict[str, object]:
    """A land with dwarves, an ogre in the hand of seat 0 and perhaps one in that of seat 1."""
    return {**LAND, "ogres": {0: {name: 1}, 1: {others: 1} if others else {}}, **said}


def worked(token: str, many: int, **said: object) -> dict[str, object]:
    """A card with enough dwarves on it."""
    return {"picture": f"{token}^", "seats": 3, "dwarves": {token: {0: many}}, "hand": {}, **said}


OPEN: Final[dict[str, Case]] = {
    "done": (LAND, "done"),
    "lay": (LAND, "lay castle"),
    "put": (LAND, "put diamond_mine @1"),
    "step": (LAND, "step diamond_mine @0 east"),
    "bouncer": (ogre("bouncer"), "play bouncer @1 diamond_mine @0"),
    "drover": (ogre("drover"), "play drover @1 diamond_mine @0 east"),
    "trickster": (ogre("trickster"), "play trickster @1 diamond_mine @0"),
    "swap": (ogre("trickster"), "play trickster @1 diamond_mine @0, swap @0 diamond_mine @1"),
    "mine": (worked("d0", 2), "done, work diamond_mine @0"),
    "buy nothing": ({**SHOP, **RICH}, "done, work shop @0, buy_nothing"),
    "slay": (worked("D0", 5), "done, work dragon @0"),
    "discard a gem": (worked("C0", 1, gems={0: {"ruby": 8, "topaz": 2}}), "done, discard ruby"),
    "discard an ogre": (
        worked("C0", 1, gems={0: {"ruby": 8, "topaz": 1}}, ogres={0: {"drover": 1}}),
        "done, discard drover",
    ),
    "thief, all of one kind": (ogre("thief", gems={1: {"ruby": 2}}), "play thief @1"),
    "buy, no goal left": ({**SHOP, **RICH, "trade_deck": False}, "done, work shop @0, buy ale"),
    "buy, one goal left": (
        {**SHOP, **RICH, "bought": {1: ALL_BUT_ONE}},
        "done, work shop @0, buy ale",
    ),
}
DEALT: Final[dict[str, Case]] = {
    "thief": (ogre("thief", gems={1: {"ruby": 1, "topaz": 1}}), "play thief @1"),
    "racketeer": (ogre("racketeer", others="thief"), "play racketeer @1"),
    "tavern": (worked("V0", 2), "done, work tavern @0"),
    "buy": ({**SHOP, **RICH}, "done, work shop @0, buy ale"),
}


def played(case: Case) -> tuple[Match, str]:
    """A match whose luck is secret, after the last move of a case; the position before it."""
    said, texts = case
    data = Setting(**said).position() | {"luck": {"secret": SECRET.hex(), "drawn": 0}}
    match = Match.resume(SECRET, Origin(position.load(data), 0, (None,) * data["seats"], False))
    before = ""
    for text in texts.split(", "):
        before = position.dumps(match.state)
        match.play(match.state.seat, text)
    return match, before


@pytest.mark.parametrize("name", OPEN)
def test_what_is_open_draws_no_luck_and_is_taken_back_freely(name: str) -> None:
    match, before = played(OPEN[name])
    assert match.state.drawn == 0
    last = match.count - 1
    assert match.obstacle(last) is None
    match.go_back(last)
    assert position.dumps(match.state) == before


@pytest.mark.parametrize("name", DEALT)
def test_what_is_dealt_draws_luck_and_needs_consent(name: str) -> None:
    match, _ = played(DEALT[name])
    assert match.state.drawn > 0
    assert match.obstacle(match.count - 1) == "revealed"


@pytest.mark.parametrize("name", [*OPEN, *DEALT])
def test_dice_are_thrown_just_as_often(name: str) -> None:
    said, texts = (OPEN | DEALT)[name]
    state = position.load(Setting(**said).position())
    match = Match.resume(7, Origin(state, 0, (None,) * state.seats, False))
    luck = position.dump(state)["luck"]
    for text in texts.split(", "):
        match.play(match.state.seat, text)
    assert (position.dump(match.state)["luck"] == luck) == (name in OPEN)
