"""What luck gave is taken off results, and nobody gains by it on average."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import polars
import pytest

import motherlode
from motherlode.coach.history import luck_of
from motherlode.core.dice import LAST_SEED
from motherlode.core.state import State
from motherlode.games import GAMES, find
from motherlode.lab.arena import Arena, Result, run
from motherlode.lab.files import OtherArena, append, open_results, write_parquet
from motherlode.lab.luck import Luck
from motherlode.lab.spread import ALONE
from motherlode.lab.table import table, without_gifts

ARENA = Arena("leduc", ("heuristic", "random"), games=400, seed=5)
FAR = 4.0  # standard errors that a mean of zero hardly ever has


def errors_from_zero(values: list[float]) -> float:
    """How far the mean of some values is from zero, in standard errors."""
    return abs(fmean(values)) / (stdev(values) / sqrt(len(values)))


def less_luck(results: list[Result]) -> list[float]:
    """What the first seat won in each match, less what luck gave to it."""
    shares = [result.share(0) for result in results]
    return without_gifts(shares, [result.luck[0] for result in results])


def at_a_draw(game: str, seats: int, playouts: int) -> tuple[State, int, int]:
    """A position with a move that draws something, after which the chances differ."""
    source = Random(11)
    for seed in range(100):
        state = find(game).start(seats, seed)
        while not state.over:
            seat = state.seat
            move = source.choice(state.moves(seat))
            if draws(state, seat, move):
                given = gifts(state, seat, move, range(1, 20), playouts)
                if stdev(given) > 0.01:
                    return state, seat, move
            state.play(seat, move)
    raise AssertionError("nothing is ever drawn")


def draws(state: State, seat: int, move: int) -> bool:
    """Whether a move needs luck."""
    after = state.copy()
    after.play(seat, move)
    return luck_of(after) != luck_of(state)


def gifts(state: State, seat: int, move: int, seeds: range, playouts: int = 0) -> list[float]:
    """What luck gives to the first seat when a move is made with so much different luck."""
    luck, found = Luck(state, seeds[0], playouts), []
    for seed in seeds:
        before = state.copy()
        before.shuffle_dice(seed * 7919 % LAST_SEED)
        after = before.copy()
        after.play(seat, move)
        luck.given = [0.0] * state.seats
        luck.add(before, seat, move, after)
        found.append(luck.given[0])
    return found


@pytest.mark.parametrize(
    ("game", "seats", "playouts"),
    [
        ("leduc", 2, 0),
        ("leduc", 2, 3),
        ("quartz", 4, 0),
        ("quartz", 4, 3),
        ("quartz_cards", 2, 0),
        ("quartz_cards", 2, 3),
        ("gem_forge", 2, 3),
    ],
)
def test_whatever_is_drawn_gives_nothing_on_average(game: str, seats: int, playouts: int) -> None:
    state, seat, move = at_a_draw(game, seats, playouts)
    given = gifts(state, seat, move, range(1, 500), playouts)
    assert stdev(given) > 0.001
    assert errors_from_zero(given) < FAR


def test_results_less_luck_have_the_same_mean() -> None:
    results = list(run(ARENA, hands=ALONE))
    assert errors_from_zero([result.luck[0] for result in results]) < FAR
    shares = [result.share(0) for result in results]
    assert stdev(less_luck(results)) < stdev(shares)
    assert all(abs(sum(result.luck)) < 1e-4 for result in results)
    line = table(results)[0]
    assert line.earned is not None
    assert line.earned == pytest.approx(line.wins, abs=0.05)


@pytest.mark.skipif(
    not motherlode.compiled, reason="a hundred thousand playouts of the plain engine"
)
def test_playouts_see_more_of_what_draws_give_than_the_evaluation() -> None:
    spreads = []
    for playouts in (0, 100):
        equals = Arena("quartz", ("heuristic",) * 4, games=40, seed=9, playouts=playouts)
        results = list(run(equals, hands=ALONE))
        assert errors_from_zero([result.luck[0] for result in results]) < FAR
        spreads.append(stdev(less_luck(results)))
    assert spreads[1] < 0.75 * spreads[0]


def test_luck_that_has_nothing_to_do_with_wins_is_left_alone() -> None:
    source = Random(3)
    shares = [float(source.randrange(2)) for _ in range(400)]
    gifts = [source.gauss(0, 2) for _ in shares]
    assert stdev(without_gifts(shares, gifts)) < 1.02 * stdev(shares)


def test_luck_that_decides_is_taken_off_however_small_it_was_thought() -> None:
    source = Random(3)
    shares = [float(source.randrange(2)) for _ in range(400)]
    gifts = [(share - 0.5) / 5 for share in shares]
    assert stdev(without_gifts(shares, gifts)) < 0.2 * stdev(shares)


@pytest.mark.parametrize("deals", [1, 2, 6, 40])
def test_taking_luck_off_changes_no_mean(deals: int) -> None:
    source, misses = Random(deals), list[float]()
    won = {-0.6: 0.2, 0.2: 0.3, 0.4: 0.9}  # by what luck gave, which is nothing on average
    for _ in range(4000):
        gifts = [source.choice(list(won)) for _ in range(deals)]
        shares = [float(source.random() < won[gift]) for gift in gifts]
        misses.append(fmean(without_gifts(shares, gifts)) - fmean(won.values()))
    assert errors_from_zero(misses) < FAR


@pytest.mark.parametrize(
    ("deals", "least", "most"), [(1, 0.3, 0.6), (2, 0.2, 0.5), (400, 0.005, 0.03)]
)
def test_wins_less_luck_are_never_surer_nor_vaguer_than_so_many_deals_allow(
    deals: int, least: float, most: float
) -> None:
    alike = [
        Result(deal, 0, ("a", "b"), (1, 0), (1, 2), 9, luck=(0.0, 0.0)) for deal in range(deals)
    ]
    assert least < table(alike)[0].within < most


@pytest.mark.parametrize("game", [key for key in GAMES if key != "leduc"])
def test_luck_is_counted_alike_in_the_same_match(game: str) -> None:
    arena = Arena(game, ("heuristic",) * find(game).seats[0], games=2, seed=3)
    assert list(run(arena, hands=ALONE)) == list(run(arena, hands=ALONE))


def test_a_move_without_luck_gives_nothing() -> None:
    state = find("dwarves_fall").start(2, 1)
    luck = Luck(state, 1)
    luck.add(state, 0, 0, state)
    assert luck.given == [0.0, 0.0]


def test_results_from_before_luck_was_counted_have_no_such_column(tmp_path: Path) -> None:
    old = [Result(0, turn, ("a", "b")[:: 1 - 2 * turn], (1, 0), (1, 2), 9) for turn in range(2)]
    line = table(old)[0]
    assert (line.earned, line.less_luck) == (None, "")
    write_parquet(tmp_path / "old.parquet", old)
    assert polars.read_parquet(tmp_path / "old.parquet")["luck"].null_count() == 4


def test_luck_is_kept_with_the_results(tmp_path: Path) -> None:
    arena = Arena("leduc", ("heuristic", "random"), games=4, seed=5, playouts=5)
    path = tmp_path / "results.jsonl"
    open_results(path, arena)
    played = list(run(arena, hands=ALONE))
    for result in played:
        append(path, result)
    assert open_results(path, arena) == played
    assert Counter(len(result.luck) for result in played) == {2: 4}
    with pytest.raises(OtherArena):
        open_results(path, replace(arena, playouts=6))
