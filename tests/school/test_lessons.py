"""Every lesson can be played to its end in every way that it allows, by the rules of now."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import convert

from motherlode.core.errors import IllegalMove
from motherlode.games.quartz import QUARTZ
from motherlode.school.courses import course, courses, lesson
from motherlode.school.errors import NoLesson, SchoolError, Stale
from motherlode.school.lesson import Attempt, Lesson, Script
from motherlode.school.lesson_checks import all_lessons, check
from tests.quartz.setting import Setting

SAID = {"en": "Dig.", "ru": "Копайте.", "pt": "Cave."}
MINE = {"say": SAID, "allow": ["mine"], "then": ["1: mine", "2: mine"]}
READ = {"say": SAID}


def made(*beats: Mapping[str, Any], **others: Any) -> Lesson:
    position = json.dumps(others.pop("position", Setting(seats=3, seat=0).position()))
    script = {"title": SAID, "position": position, "beats": list(beats), **others}
    return Lesson(QUARTZ, "test", convert(script, Script))


@pytest.mark.parametrize("found", [*all_lessons()], ids=lambda found: found.key)
def test_a_lesson_plays_through_every_allowed_answer(found: Lesson) -> None:
    assert check(found) >= 1


def test_the_last_lesson_of_a_course_leads_to_a_match() -> None:
    assert courses()
    for lessons in courses().values():
        *rest, last = lessons.values()
        assert last.script.match
        assert not any(one.script.match for one in rest)


def test_a_course_is_short() -> None:
    assert all(5 <= len(lessons) <= 9 for lessons in courses().values())


def test_each_beat_waits_for_one_of_its_moves() -> None:
    attempt = Attempt(made(MINE, {"say": SAID, "allow": ["leave", "use_*"]}, READ))
    text = QUARTZ.catalogue.text
    assert [text(move) for move in attempt.allowed()] == ["mine"]
    attempt.answer(attempt.allowed()[0])
    assert [text(move) for move in attempt.allowed()] == ["leave"]
    attempt.answer(attempt.allowed()[0])
    assert attempt.allowed() == ()
    attempt.answer(None)
    assert attempt.beat is None


def test_a_wrong_try_is_answered_by_the_rules_or_put_off() -> None:
    attempt = Attempt(made(MINE))
    for text, reason, clause in (("use_token", "no-token", "Q5.1"), ("leave", "later", "")):
        refusal = attempt.why_not(QUARTZ.catalogue.number(text))
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == (reason, clause)
        with pytest.raises(IllegalMove):
            attempt.answer(QUARTZ.catalogue.number(text))
    assert attempt.at == 0


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ([None], "a move is wanted"),
        ([0, 0], "only to be read"),
        ([0, None, None], "has 2 beats"),
    ],
)
def test_answers_that_fit_no_beat_are_refused(answers: list[int | None], words: str) -> None:
    with pytest.raises(SchoolError, match=words):
        Attempt(made(MINE, READ), answers)


def other_game() -> dict[str, Any]:
    return {**Setting(seats=3, seat=0).position(), "version": 0}


@pytest.mark.parametrize(
    ("beats", "others", "words"),
    [
        ([{**MINE, "allow": ["fly"]}], {}, "beat 1 wants fly, which is not legal"),
        ([{**MINE, "then": ["1: use_token"]}, READ], {}, "after beat 1: no token"),
        ([{**MINE, "then": []}, MINE], {}, "beat 2 wants a move, but nothing is asked"),
        ([{**READ, "clause": "Q99.1"}], {}, "cites Q99.1"),
        ([{**READ, "happened": ["mined @0 ruby"]}], {}, "speaks of 'mined @0 ruby'"),
        ([{"say": {"en": "Dig."}}], {}, "said in en, not in en, ru, pt"),
        ([{"say": {**SAID, "ru": "о" * 161}}], {}, "too long in ru"),
        ([{"say": {**SAID, "pt": "{ card-none }"}}], {}, "nothing is called card-none"),
        ([{"say": {**SAID, "pt": "{ $game.none }"}}], {}, "nothing is known as game.none"),
        ([{"say": {**SAID, "pt": "{x}"}}], {}, "a brace is left"),
        ([READ], {"position": other_game()}, "version 0 of the rules"),
        ([READ], {"opening": ["1: mine"]}, "not asked"),
    ],
)
def test_a_lesson_that_has_gone_stale_says_where(
    beats: list[dict[str, Any]], others: dict[str, Any], words: str
) -> None:
    with pytest.raises(Stale, match=words) as refused:
        check(made(*beats, **others))
    assert str(refused.value).startswith("quartz/test")


def test_there_is_no_lesson_by_another_name() -> None:
    with pytest.raises(NoLesson, match="there is no course for 'chess'"):
        course("chess")
    with pytest.raises(NoLesson, match="no lesson is called 'flying'"):
        lesson("quartz", "flying")
