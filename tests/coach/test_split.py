"""The split, on a game where everything can be counted out."""

from __future__ import annotations

from collections import defaultdict
from math import isclose, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from motherlode.coach.review import Split
from motherlode.coach.split import Books, Ledger, split_of
from motherlode.coach.values import Sample
from motherlode.core.state import State
from tests.coach.exact import Counting, Shares, Way, deals, exactly, ways, worth

NOISE = 0.05
EXACT = 1e-6
PARTS = ("deal", "luck", "own", "others")


class Guessing(Counting):
    """Values positions as samples do: about right, each time off by something else."""

    def __init__(self, seed: str) -> None:
        self.luck = Random(seed)

    def follow(self, state: State, worlds: int, step: int) -> Sample:
        """The end is known."""
        return exactly(worth(state)) if state.over else super().follow(state, worlds, step)

    def sample(self, shares: Shares) -> Sample:
        off = self.luck.gauss(0, NOISE)
        return exactly((shares[0] + off, shares[1] - off), NOISE**2)


def splits(way: Way, counting: Counting, blind: float) -> list[Split]:
    """Where the result of each seat comes from."""
    ledger = Ledger("leduc")
    ledger.open(counting.follow(way.steps[0].before, 1, 0))
    for step in way.steps:
        ledger.enter(step, counting, 1, 1)
    return [split_of(Books(ledger, seat, blind), way.steps, way.shares[seat]) for seat in range(2)]


@pytest.fixture(scope="module")
def everything() -> list[tuple[Way, list[Split]]]:
    found = [way for chance, state in deals() for way in ways(state, chance, [])]
    return [(way, splits(way, Counting(), blind=0.2)) for way in found]


def test_every_way_to_play_is_counted_once(everything: list[tuple[Way, list[Split]]]) -> None:
    assert len(everything) > 1000
    assert isclose(sum(way.chance for way, _ in everything), 1.0)


def test_the_parts_sum_to_the_result(everything: list[tuple[Way, list[Split]]]) -> None:
    for way, both in everything:
        for split in both:
            parts = (split.deal, split.luck, split.own, split.others)
            together = split.fair + sum(part.value for part in parts)
            assert isclose(together, way.shares[split.seat], abs_tol=1e-12)
            sources = sum(source.luck.value for source in split.sources)
            assert isclose(sources, split.luck.value, abs_tol=1e-12)


def test_luck_has_mean_zero(everything: list[tuple[Way, list[Split]]]) -> None:
    means: defaultdict[tuple[int, str], float] = defaultdict(float)
    for way, both in everything:
        for split in both:
            means[split.seat, "deal"] += way.chance * split.deal.value
            for source in split.sources:
                weighed = way.chance * source.luck.value
                means[split.seat, source.name] += weighed
    assert {name for _, name in means} == {"deal", "cards", "hidden", "rest"}
    first_moves = means[0, "deal"]  # the deal is fair to the two together: who begins may have more
    assert isclose(first_moves, -means[1, "deal"], abs_tol=1e-12)
    for (seat, name), value in means.items():
        if name != "deal":
            assert isclose(value, 0.0, abs_tol=1e-12), (seat, name)


def test_where_everything_is_known_there_is_no_rest(
    everything: list[tuple[Way, list[Split]]],
) -> None:
    for _, both in everything:
        rest = [one.luck.value for one in both[0].sources if one.name == "rest"]
        assert isclose(rest[0], 0.0, abs_tol=1e-12)


def test_luck_is_large_where_a_card_decides(everything: list[tuple[Way, list[Split]]]) -> None:
    drawn = [
        source.luck.value
        for _, both in everything
        for source in both[0].sources
        if source.name == "cards"
    ]
    assert max(drawn) > 0.3
    assert min(drawn) < -0.3


def test_decisions_of_players_by_chance_are_worth_nothing_on_average(
    everything: list[tuple[Way, list[Split]]],
) -> None:
    own = sum(way.chance * both[0].own.value for way, both in everything)
    assert isclose(own, 0.0, abs_tol=1e-12)


def test_where_values_are_guessed_errors_are_true_and_little_is_left_over(
    everything: list[tuple[Way, list[Split]]],
) -> None:
    off: dict[str, list[float]] = {part: [] for part in PARTS}
    for number, (way, exact) in enumerate(everything):
        guessed = splits(way, Guessing(f"{number}"), blind=0.0)
        parts = [getattr(guessed[0], part).value for part in PARTS]
        assert isclose(guessed[0].fair + sum(parts), way.shares[0], abs_tol=1e-9)
        assert isclose(guessed[0].sources[-1].luck.value, 0.0, abs_tol=1e-9)
        for part in PARTS:
            true, found = getattr(exact[0], part), getattr(guessed[0], part)
            if found.error > EXACT:
                off[part].append((found.value - true.value) / found.error)
    for part, errors in off.items():
        assert abs(fmean(errors)) < 4 / sqrt(len(errors)), part
        assert 0.9 < stdev(errors) < 1.1, part
