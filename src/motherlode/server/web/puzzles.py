"""Puzzles and scenes over HTTP. Nothing is kept: whoever plays sends the answer."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from motherlode.core.match import Legal
from motherlode.core.registry import game_of
from motherlode.games import GAMES, find
from motherlode.school.errors import SchoolError
from motherlode.school.puzzles.puzzle import Puzzle, puzzle, shipped
from motherlode.school.scenario import Performance, Scenario
from motherlode.school.scenes.scene import Scene, scene, scenes
from motherlode.server.web.games import cached
from motherlode.server.web.schemas import ScenarioRequest
from motherlode.server.web.school import reason_of, scenario_facts
from motherlode.server.web.school_schemas import (
    PuzzleAnswer,
    PuzzleCard,
    PuzzleFacts,
    PuzzleOption,
    SceneFacts,
)

AnyHttpRequest = Request[Any, Any, Any]
NOTHING: Final = Legal((), ())


# -- puzzles -------------------------------------------------------------------------------------


def puzzle_card(found: Puzzle) -> PuzzleCard:
    section, _, _ = found.clause.partition(".")
    seats = found.position["seats"]
    return PuzzleCard(found.key, found.game, seats, found.difficulty, section)


def puzzle_facts(found: Puzzle, wanted: ScenarioRequest) -> PuzzleFacts:
    """A puzzle, and what comes of an answer."""
    scenario = Scenario.of(found.position, found.seat)
    performance = Performance(scenario)
    answer = answer_in(wanted)
    if answer is not None:
        performance.play(found.seat, answer)
    legal = performance.legal() if answer is None else NOTHING
    return PuzzleFacts(
        card=puzzle_card(found),
        scenario=scenario_facts(scenario, performance, wanted, legal, performance.why_not),
        answer=None if answer is None else puzzle_answer(found, answer),
    )


def answer_in(wanted: ScenarioRequest) -> int | None:
    """The one move that was answered, if any was."""
    if len(wanted.answers) > 1 or None in wanted.answers:
        raise SchoolError("a puzzle is answered by one move")
    return wanted.answers[0] if wanted.answers else None


def puzzle_answer(found: Puzzle, move: int) -> PuzzleAnswer:
    """Whether a move is the best, and what the search says of each."""
    number = find(found.game).catalogue.number
    return PuzzleAnswer(
        right=number(found.best.move) == move,
        options=[
            PuzzleOption(number(one.move), told.value, told.error, one.points)
            for one, told in zip(found.options, map(found.told, found.options), strict=True)
        ],
        clause=found.clause,
        found=dict(found.found),
        playouts=found.made["searches"] * found.made["playouts"],
    )


@cache
def puzzles_body() -> bytes:
    """All puzzles as JSON."""
    return msgspec.json.encode([puzzle_card(one) for game in GAMES for one in shipped(game)])


@get("/puzzles", summary="All puzzles")
async def all_puzzles(request: AnyHttpRequest) -> Response[bytes]:
    """Every puzzle by its key, with its game, difficulty and theme."""
    return await cached(request, puzzles_body)


@post("/puzzles/{key:str}", summary="Answer a puzzle", status_code=200)
async def play_puzzle(key: FromPath[str], data: JSONBody[ScenarioRequest]) -> PuzzleFacts:
    """A puzzle without an answer, or what comes of one. Nothing is kept."""
    return puzzle_facts(puzzle(key), data)


# -- scenes --------------------------------------------------------------------------------------


def scene_facts(found: Scene) -> SceneFacts:
    """A scene from its beginning to its end."""
    scenario = Scenario.of(found.position, found.seat)
    performance = Performance(scenario)
    performance.follow(found.moves)
    facts = scenario_facts(scenario, performance, ScenarioRequest(), NOTHING, performance.why_not)
    if not found.refused:
        return SceneFacts(found.clause, facts, None)
    seat, _, text = found.refused.partition(": ")
    state = performance.match.state
    move = game_of(state).catalogue.number(text)
    reason = reason_of(move, lambda tried: state.why_not(int(seat), tried))
    return SceneFacts(found.clause, facts, reason)


@cache
def scene_body(game: str, clause: str) -> bytes:
    """A scene as JSON."""
    return msgspec.json.encode(scene_facts(scene(game, clause)))


@cache
def scenes_body(game: str) -> bytes:
    """The clauses of a game that have a scene, as JSON."""
    return msgspec.json.encode(list(scenes(find(game).key)))


@get("/scenes/{game:str}", summary="The clauses that can be shown")
async def all_scenes(request: AnyHttpRequest, game: FromPath[str]) -> Response[bytes]:
    """The numbers of the clauses of a game that a scene shows."""
    return await cached(request, lambda: scenes_body(game))


@get("/scenes/{game:str}/{clause:str}", summary="Show a clause")
async def one_scene(
    request: AnyHttpRequest, game: FromPath[str], clause: FromPath[str]
) -> Response[bytes]:
    """A small position in which a clause is at work, step by step."""
    return await cached(request, lambda: scene_body(game, clause))


routes: Final = Router(
    "/api/school",
    route_handlers=[all_puzzles, play_puzzle, all_scenes, one_scene],
    tags=["school"],
)
