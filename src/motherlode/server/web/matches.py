"""Finished matches: the record, whether it was fair, and the way it went, step by step."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.types import ASGIApp

import motherlode
from motherlode.server.storage.interfaces import LogStore
from motherlode.server.tables.errors import NotNow, TableError
from motherlode.server.tables.summary import Summary
from motherlode.server.web.codes import known_code
from motherlode.server.web.dependencies import LogStoreHere, ReplayPoolHere
from motherlode.server.web.entity_tags import PRIVATE, is_known, not_modified, tag_of
from motherlode.server.web.finished import Looking, record_part, replay_parts, verdict_part
from motherlode.server.web.made import Made
from motherlode.server.web.page import PACKS_ITSELF
from motherlode.server.web.replay_jobs import Work
from motherlode.server.web.replay_pool import Order, ReplayPool
from motherlode.server.web.schemas import LuckVerdict, OpenRecord

AnyHttpRequest = Request[Any, Any, Any]
Wanted = Annotated[Looking, QueryParameter()]


# -- finding them -------------------------------------------------------------------------------


async def finished_summary(log_store: LogStore, code: str) -> Summary:
    """The summary of a table whose match is over."""
    summary = await log_store.summary(known_code(code))
    if summary.phase != "over":
        raise NotNow("not_over", "the match is not over")
    return summary


def tag_for(what: str, summary: Summary, seat: Looking = None) -> str:
    """What an answer is known by before it is made: a match that is over changes no more."""
    known = what, motherlode.__version__, summary.code, summary.opened, summary.moves, seat
    return tag_of(repr(known).encode())


async def made_of(
    code: str,
    what: str,
    work: Work,
    request: AnyHttpRequest,
    log_store: LogStore,
    replay_pool: ReplayPool,
    seat: Looking = None,
) -> ASGIApp:
    """What is made of a finished match; whoever has it already is told so."""
    found = await finished_summary(log_store, code)
    if isinstance(seat, int) and not 0 <= seat < found.seats:
        raise TableError("no_seat", f"there is no seat {seat}")
    tag = tag_for(what, found, seat)
    if is_known(request, tag):
        return not_modified(tag, PRIVATE).to_asgi_response(app=None, request=request)

    async def feed(order: Order) -> None:
        await order.read(log_store, found.code)

    return Made(request, replay_pool, feed, work, tag)


# -- routes -----------------------------------------------------------------------------------


@get(
    "/record",
    summary="The record of a finished match",
    responses={200: ResponseSpec(OpenRecord, generate_examples=False)},
    opt={PACKS_ITSELF: True},
)
async def record_of_a_match(
    request: AnyHttpRequest,
    code: FromPath[str],
    log_store: LogStoreHere,
    replay_pool: ReplayPoolHere,
) -> ASGIApp:
    """Moves, secret and what the players added; `motherlode verify` checks it."""
    return await made_of(code, "record", record_part, request, log_store, replay_pool)


@get(
    "/verify",
    summary="Whether a match was fair",
    responses={200: ResponseSpec(LuckVerdict, generate_examples=False)},
    opt={PACKS_ITSELF: True},
)
async def verdict_on_a_match(
    request: AnyHttpRequest,
    code: FromPath[str],
    log_store: LogStoreHere,
    replay_pool: ReplayPoolHere,
) -> ASGIApp:
    """Compute the match anew from the promised luck."""
    return await made_of(code, "verdict", verdict_part, request, log_store, replay_pool)


@get("/replay", summary="A finished match, step by step", opt={PACKS_ITSELF: True})
async def replay_of_a_match(
    request: AnyHttpRequest,
    code: FromPath[str],
    log_store: LogStoreHere,
    replay_pool: ReplayPoolHere,
    seat: Wanted = None,
) -> ASGIApp:
    """As a seat saw it, as an onlooker did, or with `seat=open` as nobody could."""
    work = partial(replay_parts, seat=seat)
    return await made_of(code, "replay", work, request, log_store, replay_pool, seat)


routes: Final = Router(
    "/api/tables/{code:str}",
    route_handlers=[record_of_a_match, verdict_on_a_match, replay_of_a_match],
    tags=["finished matches"],
)
