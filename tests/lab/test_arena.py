"""Arenas: fair seating, the same results again, and a table that says how sure it is."""

from __future__ import annotations

from math import comb
from pathlib import Path

import polars
import pytest

from motherlode.lab.arena import Arena, Result, play, run
from motherlode.lab.files import OtherArena, WrittenTwice, append, open_results, write_parquet
from motherlode.lab.spread import ALONE, Hands
from motherlode.lab.table import by_deal, interval, table

ARENA = Arena("leduc", ("heuristic", "random"), games=40, seed=3)


def test_every_deal_is_played_in_every_rotation() -> None:
    plans = list(Arena("quartz", ("a", "b", "c"), games=6).plans())
    assert [(plan.deal, plan.rotation) for plan in plans] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
        (1, 2),
    ]
    assert [plan.seating for plan in plans[:3]] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
    ]
    assert plans[0].luck() == plans[2].luck() != plans[3].luck()


def test_the_same_seed_gives_the_same_results_on_any_number_of_cores() -> None:
    alone = list(run(ARENA, hands=ALONE))
    assert alone == list(run(ARENA, hands=Hands(workers=2)))
    assert len(alone) == 40


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert open_results(path, ARENA) == []
    whole = list(run(ARENA, hands=ALONE))
    for result in whole[:13]:
        append(path, result)
    done = open_results(path, ARENA)
    assert done == whole[:13]
    assert [*done, *run(ARENA, done, ALONE)] == whole


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    open_results(path, ARENA)
    with pytest.raises(OtherArena):
        open_results(path, Arena("leduc", ("random", "random"), games=40, seed=3))


def test_a_file_into_which_two_runs_have_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    open_results(path, ARENA)
    one, other = list(run(ARENA, hands=ALONE))[:2]
    for result in (one, other, one):
        append(path, result)
    text = path.read_text(encoding="utf-8")
    with pytest.raises(WrittenTwice, match="a match twice"):
        open_results(path, ARENA)
    assert path.read_text(encoding="utf-8") == text


def test_the_table_knows_the_better_bot() -> None:
    lines = table(
        list(run(Arena("quartz", ("heuristic", "random", "random"), games=60), hands=ALONE))
    )
    assert [line.bot for line in lines] == ["heuristic", "random"]
    assert lines[0].surely_above_fair
    assert not lines[1].surely_above_fair
    assert lines[0].rating > lines[1].rating
    assert lines[0].wins == pytest.approx(1 - 2 * lines[1].wins)


def test_shared_wins_and_deals_are_counted_as_what_they_are() -> None:
    tie = Result(0, 0, ("a", "b"), (5, 5), (1, 1), 9)
    assert (tie.share(0), tie.share(1)) == (0.5, 0.5)
    split = [
        Result(deal, turn, ("a", "b") if turn == 0 else ("b", "a"), (1, 0), (1, 2), 9)
        for deal in range(50)
        for turn in range(2)
    ]
    assert by_deal("a", split) == [0.5] * 50


@pytest.mark.parametrize(("deals", "least"), [(1, 0.6), (2, 0.45), (5, 0.3), (400, 0.01)])
def test_an_interval_is_honest_where_all_deals_went_the_same_way(deals: int, least: float) -> None:
    low, high = interval([1.0] * deals)
    assert high == 1
    assert 0 < low < 1 - least / 2
    assert interval([0.0] * deals) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize("deals", [5, 20, 100])
@pytest.mark.parametrize("chance", [0.05, 0.25, 0.5, 0.8, 0.99])
def test_an_interval_covers_the_truth(deals: int, chance: float) -> None:
    """All that can come of so many independent deals, each with its probability."""
    covered = 0.0
    for wins in range(deals + 1):
        low, high = interval([1.0] * wins + [0.0] * (deals - wins))
        if low <= chance <= high:
            covered += comb(deals, wins) * chance**wins * (1 - chance) ** (deals - wins)
    assert covered > 0.93


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = list(run(ARENA, hands=ALONE))
    open_results(path, ARENA)
    for result in whole[:3]:
        append(path, result)
    path.write_text(path.read_text()[:-9])
    assert open_results(path, ARENA) == whole[:2]
    append(path, whole[2])
    assert open_results(path, ARENA) == whole[:3]


def test_a_heading_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"game": "led')
    assert open_results(path, ARENA) == []
    assert open_results(path, ARENA) == []
    assert path.read_text().count("\n") == 1


def test_results_become_a_table_of_seats(tmp_path: Path) -> None:
    results = [play(plan) for plan in list(ARENA.plans())[:4]]
    write_parquet(tmp_path / "results.parquet", results)
    frame = polars.read_parquet(tmp_path / "results.parquet")
    assert frame.shape == (8, 10)
    assert frame["share"].sum() == pytest.approx(4)
