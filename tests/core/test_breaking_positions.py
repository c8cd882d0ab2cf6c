"""Positions that read well and once broke as soon as they were played on: each is refused."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import pytest

from motherlode.core import position
from motherlode.core.errors import InvalidPosition
from tests.core.bad import refused
from tests.quartz.setting import Setting
from tests.quartz_cards.setting import Setting as CardSetting


def quartz(decision: dict[str, Any] | None = None, **said: Any) -> dict[str, Any]:
    """A table of Quartz at which something is asked; it is the turn of seat 0."""
    data = Setting(**{"seats": 4, "seat": 0, **said}).position()
    return {**data, "decisions": [decision]} if decision else data


def drawn(data: dict[str, Any], **crystals: int) -> dict[str, Any]:
    """Crystals go from the bag to the table."""
    data = deepcopy(data)
    for crystal, many in crystals.items():
        data["table"]["bag"][crystal] -= many
    data["table"]["drawn_out"] = crystals
    return data


def aimed(card: str) -> dict[str, Any]:
    """Seat 1 is the target of a card."""
    return {"decision": "aimed", "seat": 1, "card": card, "attacker": 0}


SHARE: Final = {"decision": "share", "seat": 0, "miner": 1}

ALONE: Final = {"decision": "alone", "dwarf": 0, "drawn": 1}
TOKEN: Final = {"decision": "second_obsidian", "seat": 0}


def alone(*decisions: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 mines on alone by the variant, and has two obsidians and a token."""
    data = quartz(
        inside=(0,),
        taken=3,
        cart={0: {"obsidian": 2}},
        token=(0,),
        options={"thrill": "on", "forfeit": "may"},
    )
    return {**data, "decisions": list(decisions)}


BREAKING: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "a turn without a mine": (CardSetting(mine=()).position(), "the mine is empty"),
    "going on without a mine": (
        CardSetting(mine=(), line=["ruby unstable_1"]).position(),
        "the mine is empty",
    ),
    "an accident that did not happen": (
        quartz(cart={0: {"obsidian": 2}}),
        "seat 0 has 2 obsidians in the cart",
    ),
    "a stone protected by nothing": (
        quartz(hidden={0: {"ruby": 1}}, laid_out={}),
        "1 crystals are protected by 0 cards",
    ),
    "a theft from an empty cart": (
        quartz(aimed("these_dont_belong")),
        "seat 1 has nothing in the cart",
    ),
    "a gift of nothing": (quartz(aimed("this_isnt_mine")), "the obsidian that is given must lie"),
    "three crystals for two": (
        drawn(quartz(SHARE), ruby=2, amber=1),
        "3 crystals lie on the table, where 2 are drawn",
    ),
    "the thrill without the variant": (
        quartz({"decision": "last_dwarf", "seat": 0}, inside=(0,), taken=2),
        "nobody mines on alone without the thrill",
    ),
    "a token asked for while the last dwarf is asked already": (
        alone(ALONE | {"seat": 0}, TOKEN),
        "these decisions cannot be open together",
    ),
    "a turn of somebody else": (
        quartz({"decision": "turn", "seat": 2}),
        "it is the turn of seat 0, not of 2",
    ),
}


@pytest.mark.parametrize("name", BREAKING)
def test_a_position_that_would_break_is_refused(name: str) -> None:
    data, reason = BREAKING[name]
    with refused(InvalidPosition, reason):
        position.load(data)


def test_the_same_tables_can_be_asked_what_fits_them() -> None:
    for data in (
        quartz(cart={0: {"obsidian": 1}}),
        quartz(hidden={0: {"ruby": 1}}),
        quartz(aimed("these_dont_belong"), cart={1: {"ruby": 1}}),
        drawn(quartz(aimed("this_isnt_mine")), obsidian=1),
        drawn(quartz(SHARE), ruby=1, amber=1),
        quartz(
            {"decision": "last_dwarf", "seat": 0},
            inside=(0,),
            taken=2,
            options={"thrill": "on", "forfeit": "may"},
        ),
        alone(ALONE | {"waiting": []}, TOKEN),
        CardSetting(mine=["ruby unstable_1"]).position(),
    ):
        assert position.load(data).asked()


def between_days(day: int) -> dict[str, Any]:
    """Everybody has left, and nothing is asked."""
    return {**quartz(inside=(), taken=3, day=day), "decisions": []}


def test_a_table_may_rest_between_two_days() -> None:
    assert not position.load(between_days(4)).over


def test_after_the_last_day_the_game_is_over() -> None:
    with refused(InvalidPosition, "the last day is done, yet the game is not over"):
        position.load(between_days(5))
