"""What is mutated, and how sure the score is; the mutants themselves are `make mutation`."""

from __future__ import annotations

import ast

import pytest

from benchmarks.mutation.areas import AREAS, ROOT, Area
from benchmarks.mutation.interval import wilson
from benchmarks.mutation.left_out import Span, judging, silent

SOURCE = """
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from somewhere import Something


class Thing:
    worth = 5
    count: int | None = 3

    @outer
    def play(self, number: int | str) -> int | None:
        return number + 1

    def weigh(self) -> int:
        return 2 * 3
"""


def texts(spans: list[Span]) -> set[str]:
    """What stands in spans of one line."""
    lines = SOURCE.splitlines()
    return {lines[first - 1][start:end] for (first, start), (last, end) in spans if first == last}


def test_types_and_marks_for_the_build_are_no_places_for_a_fault() -> None:
    assert texts(list(silent(ast.parse(SOURCE)))) == {"int | None", "int | str", "int", "@outer"}


def test_what_a_bot_thinks_is_told_from_what_the_rules_say() -> None:
    spans = list(judging(ast.parse(SOURCE)))
    assert texts(spans) == {"worth = 5"}
    assert len(spans) == 2  # and the whole of `weigh`


@pytest.mark.parametrize(
    ("killed", "low", "high"), [(0, 0.0, 0.037), (85, 0.767, 0.907), (100, 0.963, 1.0)]
)
def test_a_share_of_a_hundred_has_its_interval(killed: int, low: float, high: float) -> None:
    assert wilson(killed, 100) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize("area", AREAS.values(), ids=lambda area: area.key)
def test_every_area_has_sources_and_tests(area: Area) -> None:
    assert list(area.files())
    assert all((ROOT / test).exists() for test in area.tests)
