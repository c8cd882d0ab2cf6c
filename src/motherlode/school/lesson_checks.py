"""Whether lessons agree with the rules: each is played through every allowed answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from motherlode.core.errors import MotherlodeError
from motherlode.core.game import Game
from motherlode.core.moves import word
from motherlode.school.courses import courses
from motherlode.school.errors import Stale
from motherlode.school.lesson import Answer, Attempt, Beat, Lesson
from motherlode.school.sentences import told
from motherlode.words.keys import is_seat
from motherlode.words.rules import clauses

MOST_WAYS: Final = 400  # through one lesson
LONGEST: Final = 160  # letters of a sentence: it is read in ten seconds


def all_lessons() -> Iterator[Lesson]:
    for course in courses().values():
        yield from course.values()


def check(lesson: Lesson) -> int:
    """Play a lesson in every way; how many there are. `Stale` names the file and the beat."""
    try:
        check_words(lesson)
        return ways(lesson, [])
    except Stale as error:
        raise Stale(f"{lesson.key}: {error}") from error
    except MotherlodeError as error:
        raise Stale(f"{lesson.key}: {error}") from error


def check_words(lesson: Lesson) -> None:
    """Every sentence is there in every language, short, and cites a clause that there is."""
    told(lesson, lesson.script.title)
    known = clauses(lesson.game.key, "en")
    for number, beat in enumerate(lesson.beats, 1):
        for language, text in told(lesson, beat.say).items():
            if len(text) > LONGEST:
                raise Stale(f"beat {number} is too long in {language}: {len(text)} letters")
        if beat.clause and beat.clause not in known:
            raise Stale(f"beat {number} cites {beat.clause}, which is no clause")


def ways(lesson: Lesson, answers: list[Answer]) -> int:
    """In how many ways a lesson can be finished after some answers."""
    attempt = played(lesson, answers)
    if attempt.beat is None:
        return 1
    check_story(attempt, attempt.beat)
    found = sum(ways(lesson, [*answers, answer]) for answer in answers_to(attempt))
    if found > MOST_WAYS:
        raise Stale(f"more than {MOST_WAYS} ways lead through it: allow less")
    return found


def check_story(attempt: Attempt, beat: Beat) -> None:
    """What a beat speaks of has come of the answer before it."""
    steps = attempt.performance.steps[attempt.since :]
    told = [line(attempt.lesson.game, event) for step in steps for event in step.events]
    for wanted in beat.happened:
        if wanted not in told:
            raise Stale(f"beat {attempt.at + 1} speaks of {wanted!r}, but what happened is: {told}")


def line(game: Game, event: Mapping[str, Any]) -> str:
    """An event as text, seats as in a move: `mined @0 ruby`."""
    roles = [role for role in event if role not in ("event", "clause")]
    things = [word(event[role]) if is_seat(role, game) else str(event[role]) for role in roles]
    return " ".join([event["event"], *things])


def played(lesson: Lesson, answers: list[Answer]) -> Attempt:
    """A lesson after some answers; what goes wrong names its beat."""
    try:
        return Attempt(lesson, answers)
    except MotherlodeError as error:
        raise Stale(f"after beat {len(answers)}: {error}") from error


def answers_to(attempt: Attempt) -> list[Answer]:
    """Everything that may be answered to a beat."""
    beat = attempt.beat
    assert beat is not None
    if not beat.allow:
        return [None]
    if not attempt.performance.asked and not attempt.performance.legal().interrupts:
        raise Stale(f"beat {attempt.at + 1} wants a move, but nothing is asked")
    allowed = attempt.allowed()
    if not allowed:
        raise Stale(f"beat {attempt.at + 1} wants {' or '.join(beat.allow)}, which is not legal")
    return list(allowed)
