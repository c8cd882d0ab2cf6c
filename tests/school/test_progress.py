"""What two devices have learnt, put together."""

from __future__ import annotations

import pytest

from motherlode.games import GAMES
from motherlode.school.courses import courses
from motherlode.school.progress import (
    MOST,
    NO_STREAK,
    Progress,
    Streak,
    joined,
    lessons,
    merged,
    puzzles,
)
from motherlode.words.rules import clauses

TODAY = 20_774
ONE, OTHER, *_ = sorted(puzzles())


def streak(*days: int) -> Streak:
    """A streak of some days, each given as days before today."""
    return Streak(TODAY - min(days), len(days))


def test_whatever_either_has_learnt_is_learnt() -> None:
    kept = Progress(done=["quartz/mining"], solved=[ONE], tips={"quartz": ["Q3.2"]})
    sent = Progress(
        done=["gem_forge/gems", "quartz/mining"],
        solved=[OTHER],
        tips={"quartz": ["Q3.6", "Q3.2"], "gem_forge": ["G3.1"]},
    )
    both = merged(kept, sent, TODAY)
    assert both.done == ["quartz/mining", "gem_forge/gems"]
    assert both.solved == [ONE, OTHER]
    assert both.tips == {"quartz": ["Q3.2", "Q3.6"], "gem_forge": ["G3.1"]}
    assert merged(both, sent, TODAY) == both


def test_a_lesson_goes_on_where_somebody_came_further_unless_it_is_done() -> None:
    kept = Progress(answers={"quartz/cards": [1, 2, None], "quartz/mining": [0]})
    sent = Progress(answers={"quartz/cards": [1], "quartz/others": [4]}, done=["quartz/mining"])
    assert merged(kept, sent, TODAY).answers == {"quartz/cards": [1, 2, None], "quartz/others": [4]}


def test_of_a_puzzle_the_first_answer_counts() -> None:
    kept, sent = Progress(firsts={ONE: False}), Progress(firsts={ONE: True, OTHER: True})
    assert merged(kept, sent, TODAY).firsts == {ONE: False, OTHER: True}


def test_what_is_not_there_any_more_is_forgotten() -> None:
    sent = Progress(
        done=["quartz/flying", "mining", "chess/mining"],
        answers={"quartz/flying": [1]},
        tips={"quartz": ["Q99.9"], "chess": ["C1.1"]},
        firsts={"00000000": True},
        solved=["00000000"],
    )
    assert merged(Progress(), sent, TODAY) == Progress()


@pytest.mark.parametrize(
    ("some", "others", "together"),
    [
        (streak(0, 1, 2), NO_STREAK, streak(0, 1, 2)),
        (streak(0, 1), streak(2, 3, 4), streak(0, 1, 2, 3, 4)),
        (streak(0, 1, 2), streak(1, 2, 3), streak(0, 1, 2, 3)),
        (streak(0, 1, 2, 3), streak(1, 2), streak(0, 1, 2, 3)),
        (streak(0), streak(0, 1, 2), streak(0, 1, 2)),
        (streak(0, 1), streak(3, 4, 5), streak(0, 1)),
    ],
)
def test_streaks_go_on_where_their_days_touch(
    some: Streak, others: Streak, together: Streak
) -> None:
    assert joined(some, others) == together
    assert joined(others, some) == together


def test_a_streak_of_days_to_come_is_no_streak() -> None:
    kept = Progress(streak=streak(0, 1))
    tomorrow = merged(kept, Progress(streak=streak(-1, 0)), TODAY)  # clocks differ a little
    assert tomorrow.streak == Streak(TODAY + 1, 3)
    assert merged(kept, Progress(streak=streak(-9, -8)), TODAY).streak == kept.streak


def test_everything_that_there_is_can_be_brought() -> None:
    assert len(lessons()) == sum(map(len, courses().values()))
    assert max(len(lessons()), len(puzzles()), *(len(clauses(key, "en")) for key in GAMES)) <= MOST
