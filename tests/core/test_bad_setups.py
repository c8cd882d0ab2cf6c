"""Seats, seeds and numbers that no game can start with."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.core.errors import InvalidComponents, InvalidSeats, InvalidSeed, UnknownGame
from motherlode.core.match import Match
from motherlode.core.registry import find, register
from motherlode.games.quartz import QUARTZ
from tests.core.bad import HUGE, NO_INTS, refused


@pytest.mark.parametrize("seats", [2, 6, 0, -3, HUGE, 3.0, "3", *NO_INTS])
def test_seats(seats: Any) -> None:
    with refused(InvalidSeats, "quartz is played by 3 to 5", f"not by {seats!r}"):
        QUARTZ.start(seats, 1)
    with refused(InvalidSeats, f"not by {seats!r}"):
        Match(QUARTZ, seats, 1)


@pytest.mark.parametrize("seed", [-1, 2**31, HUGE, bytearray(32), None, True, "1", 1.0, []])
def test_seeds(seed: Any) -> None:
    with refused(InvalidSeed, "a seed is an int from 0 to 2147483647 or 32 bytes", repr(seed)):
        QUARTZ.start(3, seed)


@pytest.mark.parametrize("many", [0, 31, 33])
def test_secrets_of_a_wrong_length(many: int) -> None:
    with refused(InvalidSeed, f"a secret has 32 bytes, not {many}"):
        QUARTZ.start(3, bytes(many))


@pytest.mark.parametrize("seed", [0, 2147483647, bytes(32)])
def test_the_first_and_the_last_seed_are_good(seed: Any) -> None:
    assert QUARTZ.start(3, seed).asked()


@pytest.mark.parametrize("seed", [-1, 2147483648])
def test_the_fast_dice_refuse_a_seed_themselves(seed: int) -> None:
    with refused(InvalidSeed, "a seed is an int from 0 to 2147483647"):
        QUARTZ.table(3).begin(seed)
    with refused(InvalidSeed, "a seed is an int from 0 to 2147483647"):
        QUARTZ.start(3, 1).determinized(0, seed)


@pytest.mark.parametrize(
    ("house", "reason"),
    [
        ({"game.dyas": 4}, "did you mean game.days?"),
        ({"game.days": "4"}, "game.days is an int, not '4'"),
        ({"game.days": HUGE}, "game.days lies within 1 and 9"),
        ({7: 4}, "the box has no number 7"),
        ({"bravery.coins": 3}, "bravery.coins is a list of 4 ints"),
        ("game.days", "house rules are numbers by path"),
        (["game.days"], "house rules are numbers by path"),
    ],
)
def test_house_rules(house: Any, reason: str) -> None:
    with refused(InvalidComponents, reason):
        QUARTZ.start(3, 1, house=house)


def test_a_game_that_is_not_on_the_shelf() -> None:
    with refused(UnknownGame, "no game is called 'quarz'", "quartz"):
        find("quarz")


def test_a_game_is_registered_once() -> None:
    with pytest.raises(ValueError, match="there is a game quartz already"):
        register(QUARTZ)
