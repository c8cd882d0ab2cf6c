"""Positions that cannot stand on a table: each is refused, and it is said why."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

import pytest

from motherlode.core import position
from motherlode.core.errors import InvalidMove, InvalidPosition, InvalidSeed, UnknownGame
from motherlode.games.quartz import QUARTZ
from motherlode.games.quartz.facts import Card
from tests.core.bad import HUGE, refused
from tests.quartz.days import evening
from tests.quartz.scene import Scene

GOOD: Final = position.dump(Scene(4, cart={0: {"ruby": 1}}, token=(0,)).state)
EVENING: Final = position.dump(
    evening(cart={0: {"ruby": 1}, 2: {"ruby": 1}}).play("2: keep ruby").state
)
TURN: Final = GOOD["decisions"][0]
AIMED: Final = {"decision": "aimed", "seat": 1, "card": "gimme_a_hand", "attacker": 0}
Path = tuple[str | int, ...]


def changed(path: Sequence[str | int], value: Any, start: dict[str, Any] = GOOD) -> dict[str, Any]:
    """A position with one thing changed."""
    whole = deepcopy(start)
    place: Any = whole
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return whole


def lacking(path: Sequence[str | int]) -> dict[str, Any]:
    """A position with one key gone."""
    whole = deepcopy(GOOD)
    place: Any = whole
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return whole


def test_the_good_ones_are_good() -> None:
    for data in (GOOD, EVENING):
        assert position.dump(position.load(data)) == data
        assert position.loads(json.dumps(data)).asked()


@pytest.mark.parametrize("key", GOOD)
def test_each_key_is_needed(key: str) -> None:
    with refused(InvalidPosition, f"the position lacks {key!r}"):
        position.load(lacking([key]))


@pytest.mark.parametrize("key", GOOD["table"])
def test_each_field_of_the_table_is_needed(key: str) -> None:
    with refused(InvalidPosition, f"the table lacks {key!r}"):
        position.load(lacking(["table", key]))


@pytest.mark.parametrize("key", GOOD["table"])
@pytest.mark.parametrize("value", [-1, "x", None, True, HUGE, {"x": 1}, [[]]])
def test_no_field_takes_anything(key: str, value: Any) -> None:
    with refused(InvalidPosition, key):
        position.load(changed(["table", key], value))


@pytest.mark.parametrize("key", GOOD)
@pytest.mark.parametrize("value", [[1], 7, None, 1.5, HUGE])
def test_no_key_takes_anything(key: str, value: Any) -> None:
    with pytest.raises(InvalidPosition):
        position.load(changed([key], value))


@pytest.mark.parametrize(
    ("path", "where"),
    [(["extra"], "the position"), (["table", "extra"], "the table"), (["table", "goods"], "")],
)
def test_no_key_is_too_many(path: list[str], where: str) -> None:
    with refused(InvalidPosition, f"{where} has no {path[-1]!r}"):
        position.load(changed(path, 1))


@pytest.mark.parametrize("data", [None, [], 5, "x"])
def test_a_position_is_a_table(data: Any) -> None:
    with refused(InvalidPosition, "the position is a table"):
        position.load(data)


@pytest.mark.parametrize("text", ["", "{", "x", "[" * 100_000, '{"game": }'])
def test_a_text_that_is_not_json(text: str) -> None:
    with refused(InvalidPosition, "not JSON"):
        position.loads(text)


def test_an_unknown_game() -> None:
    with refused(UnknownGame, "no game is called 'chess'"):
        position.load(changed(["game"], "chess"))


@pytest.mark.parametrize("version", [0, GOOD["version"] + 1, str(GOOD["version"]), True, 1.0])
def test_another_version(version: Any) -> None:
    with refused(
        InvalidPosition, f"version {version!r} of the rules, where {GOOD['version']} is played"
    ):
        position.load(changed(["version"], version))


WRONG: Final[list[tuple[Path, Any, str]]] = [
    (("seats",), 3, "inside is an int from 0 to 2, not 3"),
    (("seats",), 5, "cart has 5 items, not 4"),
    (("seats",), 6, "quartz is played by 3 to 5, not by 6"),
    (("options",), {"edition": "de"}, "edition can be en, ru, not 'de'"),
    (("house",), {"game.days": 99}, "game.days lies within 1 and 9, not 99"),
    (("over",), 1, "over is true or false, not 1"),
    (("over",), True, "the game is over, yet a decision is open"),
    (("luck",), {"dice": [0, 1]}, "luck.dice is an int from 1"),
    (("luck",), {"dice": [1]}, "luck is a seed, two dice, or a secret"),
    (("luck",), {"seed": -1}, "luck.seed is an int from 0"),
    (("luck",), {"seed": 1, "dice": [1, 1]}, "luck is a seed, two dice, or a secret"),
    (("luck",), {"secret": "zz", "drawn": 0}, "the secret is not hexadecimal"),
    (("luck",), {"secret": "00" * 32, "drawn": -1}, "luck.drawn is an int from 0"),
    (("table", "bag", "ruby"), 4, "ruby: 5 found, there must be 4"),
    (("table", "bag", "ruby"), 2, "ruby: 3 found, there must be 4"),
    (("table", "bag", "ruby"), -1, "bag.ruby is an int from 0 to 9999, not -1"),
    (("table", "bag", "rubi"), 1, "bag: no crystal is called 'rubi'"),
    (("table", "deck", "eureka"), 4, "eureka: 4 found, there must be 3"),
    (("table", "hand", 1), {"eureka": 1}, "eureka: 4 found, there must be 3"),
    (("table", "hand"), [{}], "hand has 4 items, not 1"),
    (("table", "shown", 0), {"eureka": 1}, "seat 0 has shown cards that it does not hold"),
    (("table", "old", 0), {"eureka": 1}, "seat 0 has old cards that it does not hold"),
    (("table", "inside"), [0, 9], "inside is an int from 0 to 3, not 9"),
    (("table", "inside"), [[]], "inside is an int from 0 to 3"),
    (("table", "inside"), [0, 1, 2], "3 inside and 3 bonuses left"),
    (("table", "taken"), 4, "4 inside and -1 bonuses left"),
    (("table", "taken"), 1, "4 inside and 2 bonuses left"),
    (("table", "token", 0), 2, "token[0] is an int from 0 to 1, not 2"),
    (("table", "day"), 6, "day 6 of 5"),
    (("table", "first"), None, "first is an int from 0 to 3, not None"),
    (("table", "turn"), None, "turn is an int from 0 to 3, not None"),
    (("table", "bonus", 0), "nothing", "bonus[0]: no card is called 'nothing'"),
    (("table", "drawn_out"), {"ruby": 1}, "crystals lie on the table for nobody"),
    (("table", "laid_out"), {"eureka": 1}, "only What Crystal? lies out"),
    (("decisions",), [TURN] * 9, "decisions is a list of at most 8"),
    (("decisions",), {}, "decisions is a list of at most 8"),
    (("decisions",), [TURN, TURN], "these decisions cannot be open together"),
    (("decisions",), ["turn"], "decisions[0]: no decision is called 'turn'"),
    (("decisions",), [{"decision": "when", "seat": 0}], "decisions[0]: no decision is called"),
    (("decisions",), [{"decision": "turn"}], "decisions[0] lacks 'waiting'"),
    (("decisions",), [{**TURN, "seat": 4}], "decisions[0] is an int from 0 to 3, not 4"),
    (("decisions",), [{**TURN, "more": 4}], "decisions[0] has no 'more'"),
    (
        ("decisions",),
        [{"decision": "turn", "waiting": [0]}],
        "turn is put to one seat, not to several",
    ),
    (("decisions",), [{"decision": "save", "waiting": [0]}], "asked about in the evening"),
    (("decisions",), [{"decision": "keep", "seat": 0}], "no crystals lie on the table"),
    (("decisions",), [{**AIMED, "card": "eureka"}], "no dwarf can answer that card"),
    (("decisions",), [{**AIMED, "card": "on_my_break"}], "no dwarf can answer that card"),
    (("decisions",), [{**AIMED, "card": "unacceptable"}], "no dwarf can answer that card"),
    (("decisions",), [{**AIMED, "card": "not_mine_either"}], "no dwarf can answer that card"),
    (("decisions",), [{**AIMED, "card": None}], "decisions[0].card is null"),
    (("decisions",), [{**AIMED, "card": "this_isnt_mine"}], "must lie on the table"),
    (("decisions",), [{**AIMED, "attacker": None}], "decisions[0].attacker is null"),
    (("decisions",), [{**AIMED, "attacker": 1}], "a card needs two dwarves inside"),
    (
        ("decisions",),
        [{"decision": "second_obsidian", "seat": 0}],
        "seat 0 has no obsidian too many",
    ),
    (("decisions",), [{"decision": "last_dwarf", "seat": 0}], "nobody mines on alone without"),
    (
        ("decisions",),
        [{"decision": "steal", "seat": 0, "victim": 1}],
        "seat 1 has nothing in the cart",
    ),
    (
        ("decisions",),
        [{"decision": "share", "seat": 0, "miner": 1}],
        "no crystals lie on the table",
    ),
]


@pytest.mark.parametrize(("path", "value", "reason"), WRONG)
def test_what_is_wrong_is_said(path: Path, value: Any, reason: str) -> None:
    with refused(InvalidPosition, reason):
        position.load(changed(path, value))


def test_everything_that_is_wrong_is_said_at_once() -> None:
    data = changed(["table", "bag", "ruby"], 9)
    data["table"]["bag"]["amber"] = 9
    data["table"]["day"] = 7
    with refused(InvalidPosition, "ruby: 10 found", "amber: 9 found", "day 7 of 5"):
        position.load(data)


def test_a_secret_of_a_wrong_length() -> None:
    with refused(InvalidSeed, "a secret has 32 bytes, not 1"):
        position.load(changed(["luck"], {"secret": "00", "drawn": 0}))


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ({"2": "keep amber"}, "seat 2 cannot have answered 'keep amber'"),
        ({"2": "mine"}, "seat 2 cannot have answered 'mine'"),
        ({"3": "keep ruby"}, "no seat '3' can have answered"),
        ([], "decisions[0].answers is a table, not []"),
    ],
)
def test_answers_that_nobody_can_have_given(answers: Any, reason: str) -> None:
    with refused(InvalidPosition, reason):
        position.load(changed(["decisions", 0, "answers"], answers, EVENING))


def test_an_answer_that_is_no_move() -> None:
    with refused(InvalidMove, "no move reads 'dig'"):
        position.load(changed(["decisions", 0, "answers", "2"], "dig", EVENING))


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("chest", {"obsidian": 1}, "seat 0 has put an obsidian away"),
        ("hidden", {"obsidian": 1}, "seat 0 has put an obsidian away"),
        ("chest", {"ruby": 3}, "seat 0 has 3 crystals in the chest"),
        ("cart", {"obsidian": 3}, "seat 0 has 3 obsidians in the cart"),
    ],
)
def test_what_no_dwarf_can_have(field: str, value: dict[str, int], reason: str) -> None:
    with refused(InvalidPosition, reason):
        Scene(**{field: {0: value}})  # type: ignore[arg-type]


def test_a_dwarf_alone_is_not_asked_like_dwarves_together() -> None:
    data = changed(["table", "inside"], [0])
    data["table"] |= {"taken": 2, "discard": {"here_we_go": 2}}
    with refused(InvalidPosition, "a dwarf alone is asked otherwise than dwarves together"):
        position.load(data)


def test_nobody_ends_richer_than_by_every_card_and_a_token() -> None:
    values: dict[str, Any] = dict(QUARTZ.box.values)
    worthless = [
        path for path in values if re.search(r"crystals.*price|combinations.(five|six)", path)
    ]
    house = {**dict.fromkeys(worthless, 0), "bravery.coins": [0, 0, 0, 0], "game.days": 1}
    over = position.dump(evening(day=1, house=house, token=(0,)).state)
    cards = [(values[f"cards.{card}.copies"], values[f"cards.{card}.price"]) for card in Card.names]
    most = values["game.token"] + sum(copies * price for copies, price in cards)
    position.load(changed(["table", "coins", 0], most, over))
    with refused(InvalidPosition, f"seat 0 cannot have earned {most + 1} coins"):
        position.load(changed(["table", "coins", 0], most + 1, over))


def test_the_last_day_cannot_be_done_and_the_game_go_on() -> None:
    data = changed(["decisions"], [])
    data["table"] |= {"inside": [], "day": 5, "taken": 3}
    data["table"]["discard"] = {"here_we_go": 3}
    with refused(InvalidPosition, "the last day is done, yet the game is not over"):
        position.load(data)


def test_a_position_between_two_decisions_goes_on_by_itself() -> None:
    data = changed(["decisions"], [])
    state = position.load(data)
    assert state.asked() == (1,)  # seat 0 had the turn
