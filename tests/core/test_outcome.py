"""Outcomes: ranks, ties, and what breaks them."""

from __future__ import annotations

import pytest

from motherlode.core.outcome import Outcome


@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        ((5, 9, 7), (3, 1, 2), (1,)),
        ((5, 5, 5), (1, 1, 1), (0, 1, 2)),
        ((9, 5, 9, 5), (1, 3, 1, 3), (0, 2)),
        ((-3, 3), (2, 1), (1,)),
        ((0,), (1,), (0,)),
    ],
)
def test_more_is_better_and_equals_share_a_rank(
    scores: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = Outcome.of(scores, "done")
    assert (outcome.ranks, outcome.winners) == (ranks, winners)


def test_tiebreaks_count_in_their_order() -> None:
    outcome = Outcome.of([5, 5, 5, 4], "done", [1, 2, 2, 9], [9, 0, 1, 9])
    assert outcome.ranks == (3, 2, 1, 4)
    assert outcome.tiebreaks == ((1, 2, 2, 9), (9, 0, 1, 9))


def test_after_the_last_tiebreak_the_victory_is_shared() -> None:
    assert Outcome.of([5, 5], "done", [1, 1]).winners == (0, 1)


def test_every_seat_needs_every_tiebreak() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Outcome.of([5, 5], "done", [1])


def test_an_outcome_is_plain_for_a_screen() -> None:
    assert Outcome.of([5, 7], "done", [0, 1]).as_data() == {
        "scores": [5, 7],
        "tiebreaks": [[0, 1]],
        "ranks": [2, 1],
        "winners": [1],
        "reason": "done",
    }
