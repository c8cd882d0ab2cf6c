"""The soak in small: random tables, random moves, every invariant after every move."""

from __future__ import annotations

import pytest

import motherlode
from benchmarks.setups import random_setup
from benchmarks.soak import Tally, Task, play, soak
from motherlode.games import find
from tests.goldens import TABLES

GAMES = 6 if motherlode.compiled else 2


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize("sensible", [False, True])
def test_random_games_break_nothing(key: str, seats: int, sensible: bool) -> None:
    tally = soak(Task(key, seats, range(GAMES), sensible))
    assert tally.failures == []
    assert tally.games == GAMES == sum(tally.ends.values())


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_seed_repeats_its_match(key: str, seats: int) -> None:
    assert soak(Task(key, seats, range(3, 4))) == soak(Task(key, seats, range(3, 4)))


def test_some_tables_play_by_house_rules() -> None:
    houses = [random_setup(find("quartz"), 4, seed).house for seed in range(40)]
    assert any(houses)
    assert not all(houses)


def test_a_failure_says_how_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.soak.Watch.broken", lambda watch: ["a ruby too many"])
    tally = Tally()
    play(Task("leduc", 2, range(17, 18), sensible=True), 17, tally)
    again = "--game leduc --seats 2 --sensible --only 17"
    assert tally.failures == [f"{again}: AssertionError: a ruby too many"]
