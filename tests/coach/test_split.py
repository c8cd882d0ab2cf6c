"""The split, on a game where everything can be counted out."""

from __future__ import annotations

from collections import defaultdict
from math import isclose

import pytest

from motherlode.coach.review import Split
from motherlode.coach.split import Ledger, split_of
from tests.coach.exact import Counting, Way, deals, ways


def splits(way: Way) -> list[Split]:
    """Where the result of each seat comes from."""
    counting = Counting()
    ledger = Ledger("leduc")
    ledger.open(counting.follow(way.steps[0].before, 1, 0))
    for step in way.steps:
        ledger.enter(step, counting, 1, 1)
    return [split_of(ledger, way.steps, seat, way.shares[seat]) for seat in range(2)]


@pytest.fixture(scope="module")
def everything() -> list[tuple[Way, list[Split]]]:
    found = [way for chance, state in deals() for way in ways(state, chance, [])]
    return [(way, splits(way)) for way in found]


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
