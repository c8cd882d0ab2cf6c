"""The power that makes the chances of the curve come true."""

from __future__ import annotations

from math import isclose

import pytest

from benchmarks.ladder.sharpness import LEAST, MOST, best_power, surprises
from benchmarks.ladder.told import Seen
from motherlode.coach import sharpness
from motherlode.coach.calibration import Measured, measured
from motherlode.coach.review import Places
from motherlode.coach.sharpness import sharpened, true_places
from motherlode.games import GAMES

THREE = [[0.6, 0.3, 0.1], [0.3, 0.4, 0.3], [0.1, 0.3, 0.6]]
POWER = 1.4


def test_the_sums_of_seats_and_of_places_stay_one() -> None:
    table = sharpened(THREE, POWER)
    assert all(isclose(sum(row), 1.0) for row in table)
    assert all(isclose(sum(column), 1.0, abs_tol=1e-4) for column in zip(*table, strict=True))


def test_a_larger_power_says_more_and_one_says_the_same() -> None:
    assert sharpened(THREE, POWER)[0][0] > THREE[0][0] + 0.03
    assert sharpened(THREE, 1 / POWER)[0][0] < THREE[0][0] - 0.03
    for row, same in zip(THREE, sharpened(THREE, 1.0), strict=True):
        assert all(isclose(one, other) for one, other in zip(row, same, strict=True))


@pytest.mark.parametrize("certain", [[[1.0, 0.0], [0.0, 1.0]], [[0.5, 0.5], [0.5, 0.5]]])
def test_the_end_of_a_match_stays_what_it_is(certain: list[list[float]]) -> None:
    assert sharpened(certain, POWER) == certain


def test_errors_follow_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharpness, "measured", lambda: Measured({}, {"leduc": {"2": POWER}}, {}))
    found = Places([[0.5, 0.5], [0.5, 0.5]], [[0.01, 0.01], [0.01, 0.01]])
    told = true_places("leduc", 2, found)
    assert told.chances == found.chances
    assert all(isclose(error, 0.01 * POWER) for row in told.errors for error in row)
    sure = Places([[1.0, 0.0], [0.0, 1.0]], [[0.0, 0.0], [0.0, 0.0]])
    assert true_places("leduc", 2, sure) == sure


def test_what_was_not_measured_is_told_as_it_is() -> None:
    found = Places([[0.7, 0.3], [0.3, 0.7]], [[0.02, 0.02], [0.02, 0.02]])
    told = true_places("leduc", 2, found)
    assert all(isclose(one, 0.02) for row in told.errors for one in row)
    assert isclose(told.chances[0][0], 0.7)


def seen_by(power: float, deals: int) -> dict[int, list[Seen]]:
    """Chances of every size, which come true as often as a power says."""
    found = {}
    for deal in range(deals):
        chance = (deal + 0.5) / deals
        places = [[chance, 1 - chance], [1 - chance, chance]]
        told = sharpened(places, power)
        found[deal] = [Seen(0, chance, places, [told[0][0], told[1][0]])]
    return found


@pytest.mark.parametrize("power", [0.8, 1.0, POWER, 1.9])
def test_a_power_is_found_again_by_what_it_made(
    power: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.ladder.sharpness.WEIGHT", 0.0)
    assert isclose(best_power(surprises(seen_by(power, 100))), power, abs_tol=0.02)


def test_where_few_matches_say_so_it_stays_nearer_to_one() -> None:
    few, many = (best_power(surprises(seen_by(POWER, deals))) for deals in (50, 400))
    assert 1.0 < few < many < POWER


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if not game.example])
def test_every_table_has_a_power_that_says_neither_too_little_nor_too_much(game: str) -> None:
    assert {int(seats) for seats in measured().curve[game]} <= {*GAMES[game].seats}
    assert all(LEAST <= power <= MOST for power in measured().curve[game].values())
