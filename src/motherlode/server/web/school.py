"""The school over HTTP: courses, first matches, and lessons of which nothing is kept.

Whoever plays a lesson sends all answers so far; the same answers always lead to the same steps. A
first match is one like any other, at a table of its own, but for the deal with which it begins.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import SystemRandom
from typing import Any, Final, cast

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from motherlode.core.match import Legal
from motherlode.core.position import dump
from motherlode.core.refusal import Refusal
from motherlode.school.courses import courses, lesson
from motherlode.school.lesson import Attempt, Lesson
from motherlode.school.opening import Opening, opening
from motherlode.school.scenario import Performance, Scenario
from motherlode.school.sentences import told
from motherlode.server.protocol import Reason, TableFacts
from motherlode.server.terms import Fork, Terms
from motherlode.server.web.dependencies import LessonTallyHere, LimitersHere, RoomsHere
from motherlode.server.web.forks import Start, open_fork
from motherlode.server.web.games import cached
from motherlode.server.web.identity import Me
from motherlode.server.web.review_schemas import PlayDeal
from motherlode.server.web.schemas import FirstMatch, Language, ScenarioRequest
from motherlode.server.web.school_schemas import (
    BeatFacts,
    CourseCard,
    LessonCard,
    LessonFacts,
    ScenarioFacts,
)

AnyHttpRequest = Request[Any, Any, Any]
WhyNot = Callable[[int], Refusal | None]


# -- what is told --------------------------------------------------------------------------------


def scenario_facts(
    scenario: Scenario,
    performance: Performance,
    wanted: ScenarioRequest,
    legal: Legal,
    why_not: WhyNot,
) -> ScenarioFacts:
    """A scenario as far as the one who plays on it does not know it yet."""
    return ScenarioFacts(
        game=scenario.state.game,
        seat=scenario.seat,
        players=cast("dict[Language, list[str]]", scenario.players),
        steps=performance.steps[wanted.told :],
        moves=list(legal.moves),
        interrupts=list(legal.interrupts),
        reasons=[reason for move in wanted.why if (reason := reason_of(move, why_not))],
    )


def reason_of(move: int, why_not: WhyNot) -> Reason | None:
    """Why a move cannot be made; None if it can."""
    refusal = why_not(move)
    if refusal is None:
        return None
    return Reason(move, refusal.reason, refusal.clause, dict(refusal.details))


def lesson_facts(found: Lesson, wanted: ScenarioRequest) -> LessonFacts:
    """A lesson after some answers."""
    attempt = Attempt(found, wanted.answers)
    allowed = attempt.allowed()
    legal = attempt.performance.legal()
    kept = Legal(
        tuple(move for move in legal.moves if move in allowed),
        tuple(move for move in legal.interrupts if move in allowed),
    )
    scenario = scenario_facts(found.scenario, attempt.performance, wanted, kept, attempt.why_not)
    return LessonFacts(scenario, beat_facts(found, attempt.at))


def beat_facts(found: Lesson, at: int) -> BeatFacts | None:
    """What is said and wanted now."""
    if at >= len(found.beats):
        return None
    beat = found.beats[at]
    say = cast("dict[Language, str]", told(found, beat.say))
    return BeatFacts(at, say, list(beat.about), beat.clause, bool(beat.allow))


def course_card(game: str) -> CourseCard:
    """A course on the shelf."""
    return CourseCard(game, [lesson_card(found) for found in courses()[game].values()])


def lesson_card(found: Lesson) -> LessonCard:
    title = cast("dict[Language, str]", told(found, found.script.title))
    return LessonCard(found.name, title, len(found.beats), found.script.match)


# -- routes ----------------------------------------------------------------------------------


@cache
def shelf_body() -> bytes:
    """All courses as JSON."""
    return msgspec.json.encode([course_card(game) for game in courses()])


@get("/courses", summary="All courses")
async def shelf(request: AnyHttpRequest) -> Response[bytes]:
    """The lessons of every game, with their titles."""
    return await cached(request, shelf_body)


@post("/lessons/{game:str}/{name:str}", summary="Play a lesson", status_code=200)
async def play_lesson(
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[ScenarioRequest],
    lesson_tally: LessonTallyHere,
) -> LessonFacts:
    """Where a lesson stands after some answers. Nothing is kept: the next request has them all."""
    found = lesson(game, name)
    facts = lesson_facts(found, data)
    if is_new(data):
        lesson_tally.count(found.key, facts.beat.number if facts.beat else None)
    return facts


def is_new(wanted: ScenarioRequest) -> bool:
    """Whether somebody has just come there: reasons and coming back later are not counted."""
    return not wanted.why and bool(wanted.told) == bool(wanted.answers)


def start_of(found: Opening) -> Start:
    """What a first match begins with: all that the seat cannot see of the deal is new."""
    position = dump(found.begin(SystemRandom()))
    del position["luck"]  # the table has its own
    return Start(Terms(found.game, found.seats), Fork(position, "", 0, found.seat))


@post("/matches/{game:str}", summary="Begin a first match")
async def first_match(
    request: AnyHttpRequest,
    game: FromPath[str],
    data: JSONBody[FirstMatch],
    me: Me,
    rooms: RoomsHere,
    limiters: LimitersHere,
) -> TableFacts:
    """A match against apprentices, dealt so that much of the rules is met soon."""
    found = opening(game)
    address = limiters.check_table(request)
    added = {"entropy": data.entropy, "commitment": data.commitment}
    wanted = PlayDeal(seat=found.seat, level="apprentice", **added)
    return await open_fork(rooms, me, start_of(found), wanted, address)


routes: Final = Router(
    "/api/school", route_handlers=[shelf, play_lesson, first_match], tags=["school"]
)
