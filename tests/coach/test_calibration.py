"""The map from chances that are told to chances that come true."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import isclose
from pathlib import Path
from random import Random

import pytest

from benchmarks.ladder import told as told_matches
from benchmarks.ladder.calibration import (
    Told,
    chosen,
    doubt,
    drawn,
    fitted,
    parts_of,
    row,
    searched,
    told_by_maps,
    told_by_powers,
    usual_by_part,
)
from benchmarks.ladder.calibration_page import Bin, load_rows, page, save_rows, worst
from benchmarks.ladder.told import PARTS, TABLES, Seen, deals, part_of, tables
from motherlode.bots.thought import Estimate
from motherlode.coach import calibration
from motherlode.coach.calibration import (
    SURE,
    UNCHANGED,
    Map,
    Measured,
    figures,
    losses,
    map_for,
    measured,
    search_settings,
    told_chance,
    true_chance,
)
from motherlode.coach.review import Figure
from motherlode.games import GAMES, find
from motherlode.games.leduc import LEDUC
from motherlode.lab.spread import ALONE

CHANCES = [number / 50 for number in range(51)]
TINY = 1e-6
FALSE = Map(0.3, 1.3, 0.05, -0.01)


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_what_is_certain_stays_certain(chance: float) -> None:
    assert FALSE.chance(chance) == chance


def test_a_map_rises_and_one_that_changes_nothing_changes_nothing() -> None:
    assert all(FALSE.chance(low) < FALSE.chance(high) for low, high in pairwise(CHANCES))
    assert all(isclose(UNCHANGED.chance(chance), chance) for chance in CHANCES)


def test_a_map_goes_on_to_certainty_without_a_step() -> None:
    for edge in (SURE, 1 - SURE):
        near = FALSE.chance(edge - TINY), FALSE.chance(edge), FALSE.chance(edge + TINY)
        assert near[0] <= near[1] <= near[2]
        assert isclose(near[0], near[2], abs_tol=10 * TINY)
    assert 0 < FALSE.chance(SURE / 2) < FALSE.chance(SURE)
    assert FALSE.chance(1 - SURE) < FALSE.chance(1 - SURE / 2) < 1


def test_the_error_of_a_chance_follows_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "measured", lambda: Measured({"leduc": {"2": FALSE}}, {}, {}))
    told = true_chance("leduc", 2, 0.5, 0.01)
    assert isclose(told.value, FALSE.chance(0.5))
    steep = (FALSE.chance(0.51) - FALSE.chance(0.49)) / 0.02
    assert isclose(told.error, 0.01 * steep)
    assert true_chance("leduc", 2, 1.0, 0.0) == Figure(1.0, 0.0)


@pytest.mark.parametrize("game", TABLES)
def test_every_game_was_measured(game: str) -> None:
    assert set(TABLES[game]) == set(find(game).seats)
    for found in measured().told[game].values():
        assert all(found.chance(low) < found.chance(high) for low, high in pairwise(CHANCES))
        assert all(0 < found.chance(chance) < 1 for chance in (0.01, 0.5, 0.99))
        surer = [found.chance(number / 2000) for number in range(2001)]
        assert surer == sorted(surer)


def test_a_table_that_was_not_measured_has_the_map_of_the_nearest_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = {"quartz": {"3": Map(0.1, 1.0, 0.0, 0.0), "5": Map(0.5, 1.0, 0.0, 0.0)}}
    monkeypatch.setattr(calibration, "measured", lambda: Measured(told, {}, {}))
    assert [map_for("quartz", seats).shift for seats in (2, 3, 5)] == [0.1, 0.1, 0.5]
    assert map_for("leduc", 2) == UNCHANGED


def test_a_map_is_found_again_by_what_it_made() -> None:
    luck = Random(1)
    told = [Told(deal, luck.random(), 0.0) for deal in range(8000)]
    told = [one._replace(won=float(luck.random() < FALSE.chance(one.chance))) for one in told]
    found = fitted(told)
    for chance in (0.05, 0.2, 0.5, 0.8, 0.95):
        assert isclose(found.chance(chance), FALSE.chance(chance), abs_tol=0.03)


def some_told(chance: float, many: int, wins: int) -> list[Told]:
    """So many who were told a chance, and how many of them won."""
    return [Told(deal, chance, float(deal < wins)) for deal in range(many)]


def test_a_map_is_found_where_the_first_step_would_go_too_far() -> None:
    told = [
        *some_told(0.0, 500, 20),
        *some_told(0.003, 200, 20),
        *some_told(0.03, 300, 45),
        *some_told(0.2, 400, 110),
        *some_told(0.5, 400, 210),
        *some_told(0.9, 600, 530),
        *some_told(1.0, 900, 897),
    ]
    found = fitted(told)
    assert isclose(found.chance(0.03), 0.15, abs_tol=0.03)
    assert isclose(found.chance(0.9), 530 / 600, abs_tol=0.03)


def test_who_was_found_to_have_no_chance_has_as_much_as_came_true() -> None:
    even = [one for chance in range(1, 10) for one in some_told(chance / 10, 100, 10 * chance)]
    assert fitted([*even, *some_told(0.0, 900, 0)]).floor == 0
    spared = fitted([*even, *some_told(0.0, 900, 27)])
    assert spared.chance(0.0) == spared.floor == 0.027
    rising = [spared.chance(found / 2000) for found in range(2001)]
    assert rising == sorted(rising)


def seen_duel(chance: float, won: float) -> Seen:
    """A choice of the first seat."""
    return Seen(0, chance, [[chance, 1 - chance], [1 - chance, chance]], [won, 1 - won])


def some_matches(won: float) -> dict[int, list[Seen]]:
    """Duels of which half is told; in the first part all is as said, elsewhere it is by chance."""
    luck = Random(3)
    found = {}
    for deal in range(40 * PARTS):
        chance = luck.uniform(0.1, 0.9)
        result = float(luck.random() < FALSE.chance(chance))
        found[deal] = [seen_duel(chance, result if part_of(deal) else won)]
    return found


def test_every_deal_is_in_one_part() -> None:
    found = some_matches(1.0)
    parts = parts_of(found)
    assert sum(map(len, parts)) == len(found)
    assert {deal: seen for part in parts for deal, seen in part.items()} == found


def test_no_match_is_held_against_a_map_that_it_made() -> None:
    won, lost = some_matches(1.0), some_matches(0.0)
    for told in (
        [told_by_maps(found, [UNCHANGED] * PARTS) for found in (won, lost)],
        [told_by_powers(found)[1] for found in (won, lost)],
    ):
        one, other = ({each.deal: each.chance for each in some} for some in told)
        assert one.keys() == other.keys() == won.keys()
        differ = {part_of(deal) for deal in one if one[deal] != other[deal]}
        assert differ == {*range(1, PARTS)}  # where the first part made the map, but not in it


def test_what_maps_lean_to_is_of_other_parts_too() -> None:
    won, lost = (
        usual_by_part({("quartz_cards", 2): some_matches(won)}, duels=True) for won in (1.0, 0.0)
    )
    assert won[0] == lost[0]
    assert all(one != other for one, other in zip(won[1:], lost[1:], strict=True))


def test_a_table_that_was_not_played_again_keeps_its_row(tmp_path: Path) -> None:
    told = [Told(deal, 0.25, float(deal % 4 == 0)) for deal in range(800)]
    path = tmp_path / "rows.json"
    first = row(("quartz", 3), "search", told, told)
    save_rows(path, {first.name: first})
    again = row(("quartz", 4), "search", told, told)
    rows = load_rows(path) | {again.name: again}
    text = page([*rows.values()])
    assert [line.split(" | ")[2] for line in text.splitlines() if line[:8] == "| quartz"] == [*"34"]
    assert "25% → 25% ± 2% of 800" in text
    assert "0.0 ± 1.5" in text


def test_the_worst_bin_is_one_with_choices_enough() -> None:
    assert worst([Bin(0.05, 0.5, 0.1, 399), None]) == "no bin has so many"
    assert worst([Bin(0.05, 0.5, 0.1, 399), Bin(0.15, 0.12, 0.01, 400)]) == "3.0 ± 1.0"


def test_the_curve_is_held_against_what_came_of_all_seats() -> None:
    three = [[0.5, 0.3, 0.2], [0.3, 0.4, 0.3], [0.2, 0.3, 0.5]]
    found = {7: [Seen(1, 0.9, three, [0.0, 0.5, 0.5])]}
    assert searched(found) == [Told(7, 0.9, 0.5)]
    assert [(round(one.chance, 3), one.won) for one in drawn(found)] == [
        (0.5, 0.0),
        (0.3, 0.5),
        (0.2, 0.5),
    ]


def test_tables_are_named_by_game_and_seats() -> None:
    assert chosen(["quartz-4", "gem_forge-2"]) == [("quartz", 4), ("gem_forge", 2)]
    assert chosen([]) == [*tables()]
    assert len(deals(("quartz", 3), 0.5)) == TABLES["quartz"][3] // 2


def test_a_match_is_told_again_as_it_was_and_a_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told_matches, "KEPT", tmp_path)
    first = told_matches.Kept("quartz", 3)
    first.play([7], ALONE)
    assert first.found[7] == told_matches.match("quartz", 3, 7)
    again = told_matches.Kept("quartz", 3)
    assert again.of([7, 8]) == first.found
    again.work = partial(told_matches.match, "nothing", 3)  # nothing is left to be played
    again.play([7], ALONE)


def test_choices_of_one_match_count_as_one() -> None:
    lost = [Told(deal, 0.5, float(deal % 2)) for deal in range(100)]
    assert isclose(doubt(lost), 0.05)
    assert isclose(doubt(lost * 4), 0.05)


def estimate(chance: float, error: float, visits: int) -> Estimate:
    return Estimate(0, "fold", visits, chance, error, 0.0)


def test_a_few_playouts_that_agree_are_no_certainty() -> None:
    few, many = (told_chance(LEDUC.start(2, 1), estimate(1.0, 0.0, n)).error for n in (3, 3000))
    assert few > 0.1
    assert many < 0.001


def test_what_was_not_measured_is_told_as_it_is() -> None:
    told = told_chance(LEDUC.start(2, 1), estimate(0.3, 0.01, 2100))
    assert isclose(told.value, 0.3)
    assert isclose(told.error, 0.01, rel_tol=0.01)
    assert losses("leduc", "quick") == {}


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_figures(key: str) -> None:
    assert figures(key).scale > 0
    assert search_settings(key).scale == figures(key).scale
