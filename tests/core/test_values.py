"""States and matches as values: what is equal, what is not, and what no pickle brings back."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from motherlode.core.errors import InvalidPosition
from motherlode.core.game import Game
from motherlode.core.match import Made, Match
from motherlode.core.values import pickled, restored
from motherlode.games.leduc import LEDUC
from motherlode.games.quartz import QUARTZ
from tests.core.bad import refused


@pytest.mark.parametrize(
    ("game", "seats", "seed", "options", "house"),
    [
        (QUARTZ, 4, 2, {}, {}),
        (QUARTZ, 3, 1, {}, {}),
        (QUARTZ, 4, bytes(32), {}, {}),
        (QUARTZ, 4, 1, {"edition": "ru"}, {}),
        (QUARTZ, 4, 1, {}, {"crystals.ruby.price": 9}),
        (LEDUC, 2, 1, {}, {}),
    ],
)
def test_another_game_seed_option_or_house_rule_is_another_state(
    game: Game, seats: int, seed: Any, options: dict[str, object], house: dict[str, object]
) -> None:
    state, other = QUARTZ.start(4, 1), game.start(seats, seed, options, house)
    assert state != other
    assert hash(state) != hash(other)
    assert state == QUARTZ.start(4, 1)


def test_a_state_is_no_other_thing() -> None:
    state = QUARTZ.start(4, 1)
    assert state != "quartz"
    assert state != Match(QUARTZ, 4, 1)
    assert Match(QUARTZ, 4, 1) != state


def test_the_same_position_by_other_moves_is_an_equal_state_of_another_match() -> None:
    one, other = Match(QUARTZ, 4, 1), Match(QUARTZ, 4, 1)
    other.made.append(Made(0, 0, revealed=False, chosen=True))
    assert one.state == other.state
    assert one != other


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 1}, "quartz by version 1 of the rules, not 2"),
        ({"values": {"seats": 3}}, "quartz with other fields: "),
    ],
)
def test_a_pickle_by_other_rules_is_refused(change: dict[str, Any], reason: str) -> None:
    key, version, values = pickled(QUARTZ.start(4, 1))
    with refused(InvalidPosition, reason):
        restored(**{"key": key, "version": version, "values": values, **change})


def test_a_pickled_match_by_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = pickle.dumps(Match(QUARTZ, 4, 1))
    monkeypatch.setitem(vars(QUARTZ), "version", 3)
    with refused(InvalidPosition, "quartz by version 2 of the rules, not 3"):
        pickle.loads(text)


def test_a_pickle_is_the_same_on_every_engine() -> None:
    key, version, values = pickled(LEDUC.start(2, 7))
    assert (key, version) == ("leduc", 1)
    dice = "dice_a dice_b keyed secret drawn"
    decisions = "seats depth frames answers first_player seat over"
    table = "copies ante most_raises stakes deck card board round raises checked to_bet paid folded"
    assert list(values) == f"{dice} {decisions} {table}".split()
    assert [values["card"], values["paid"], values["secret"]] == [[1, 2], [1, 1], [0] * 8]
    assert all(type(value) in (int, bool, list) for value in values.values())
