"""How everything that goes wrong is answered: a status, a word and a sentence."""

from __future__ import annotations

import math
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from motherlode.core.errors import IllegalMove, MotherlodeError, UnknownGame
from motherlode.school.errors import NoLesson
from motherlode.school.puzzles.puzzle import NoPuzzle
from motherlode.school.scenes.scene import NoScene
from motherlode.server.storage.interfaces import LoginTaken, NoPerson, NoTable, Raced, Unavailable
from motherlode.server.storage.reviews import NoReview
from motherlode.server.tables.errors import NotNow, NotYours, TableError
from motherlode.server.web.limits import TooFast, TooMany
from motherlode.server.web.logs import log
from motherlode.server.web.schemas import Problem
from motherlode.words import WordsError

AnyHttpRequest = Request[Any, Any, Any]
LONGEST: Final = 300

STATUSES: Final[dict[type[Exception], tuple[int, str]]] = {
    NoTable: (404, "no_table"),
    NoReview: (404, "no_review"),
    UnknownGame: (404, "no_game"),
    WordsError: (404, "no_words"),
    NoLesson: (404, "no_lesson"),
    NoPuzzle: (404, "no_puzzle"),
    NoScene: (404, "no_scene"),
    NoPerson: (401, "nobody"),
    LoginTaken: (409, "login_taken"),
    NotYours: (403, "not_yours"),
    NotNow: (409, "not_now"),
    Raced: (409, "raced"),
    TooFast: (429, "too_fast"),
    TooMany: (429, "too_many"),
    IllegalMove: (409, "illegal"),
    Unavailable: (503, "unavailable"),
    MotherlodeError: (400, "not_understood"),
}
WORDS: Final = {
    400: "not_understood",
    401: "nobody",
    403: "forbidden",
    404: "not_found",
    405: "not_allowed",
    413: "too_large",
    415: "not_understood",
    429: "too_fast",
    503: "unavailable",
}


class Refusal(MotherlodeError):
    """A request that the web layer itself refuses, under a status of its own."""

    def __init__(self, status: int, error: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.error = error


def refuse(request: AnyHttpRequest, error: MotherlodeError) -> Response[Problem]:
    """What the engine, a table or a limit refuses is the client's doing: a status of 4xx."""
    status, word = next(STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES)
    if isinstance(error, Refusal):
        status = error.status
    if isinstance(error, Refusal | TableError):
        word = error.error
    headers = {}
    if isinstance(error, TooFast):
        headers["Retry-After"] = str(math.ceil(error.seconds))
    return problem(status, word, str(error), headers)


def unknown_words(request: AnyHttpRequest, error: WordsError) -> Response[Problem]:
    """A language that is not spoken here."""
    return problem(*STATUSES[WordsError], str(error))


def misfit(request: AnyHttpRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such path, no such method, a body that does not fit."""
    status = error.status_code
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(fault(extra) for extra in error.extra) or text
    return problem(status, WORDS.get(status, "failed"), text, dict(error.headers or {}))


def fault(extra: object) -> str:
    """One thing that does not fit in a body or a path."""
    if not isinstance(extra, dict):
        return str(extra)
    where = extra.get("key")
    return f"{where}: {extra.get('message')}" if where else str(extra.get("message"))


def too_deep(request: AnyHttpRequest, error: RecursionError) -> Response[Problem]:
    """A body that is nested without end."""
    return problem(400, "not_understood", "nested too deeply")


def failure(request: AnyHttpRequest, error: Exception) -> Response[Problem]:
    """Our own fault: logged for us, said to nobody else."""
    log.error("request_failed", route=request.scope.get("path_template"), exc_info=error)
    return problem(500, "failed", "something went wrong on the server")


def problem(
    status: int, error: str, text: str, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """A problem as an answer."""
    return Response(
        Problem(error, text[:LONGEST]),
        status_code=status,
        headers={**(headers or {}), "Cache-Control": "no-store"},
        media_type=MediaType.JSON,
    )


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    MotherlodeError: refuse,
    WordsError: unknown_words,
    HTTPException: misfit,
    RecursionError: too_deep,
    Exception: failure,
}
