"""Adding up and comparing piles, on both engines."""

from __future__ import annotations

import pytest

from motherlode.core.tallies import exceeds, pile_of, sums, totals


def test_piles_are_put_together_kind_by_kind() -> None:
    assert totals([[1, 2, 3], (4, 5, 6), [0, 0, -1]]) == [5, 7, 8]
    assert totals(iter([[1, 2]])) == [1, 2]
    assert totals([]) == []


def test_piles_of_other_kinds_are_refused() -> None:
    for piles in ([[1, 2, 3], [1, 2]], [[1, 2], [1, 2, 3]]):
        with pytest.raises(ValueError, match="2"):
            totals(piles)


def test_each_pile_is_added_up() -> None:
    assert sums([[1, 2, 3], (), [-4, 1]]) == [6, 0, -3]


@pytest.mark.parametrize(
    ("part", "whole", "more"),
    [
        ([0, 2], [1, 2], False),
        ([0, 3], [1, 2], True),
        ([2, 0], [1, 9], True),
        ([], [], False),
        ((1, 1), [1, 1], False),
    ],
)
def test_a_part_exceeds_its_whole_in_any_kind(
    part: list[int], whole: list[int], more: bool
) -> None:
    assert exceeds(part, whole) is more


def test_things_become_a_pile_and_none_is_left_out() -> None:
    assert pile_of([2, 0, 2, -1], 4) == [1, 0, 2, 0]
    assert pile_of(iter([]), 2) == [0, 0]
    with pytest.raises(IndexError):
        pile_of([4], 4)
