"""Records that somebody brings along, and the matches in them, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.types import ASGIApp

import motherlode
from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.server.tables.errors import TableError
from motherlode.server.web import imports
from motherlode.server.web.dependencies import LimitersHere, ReplayPoolHere, ReviewsHere
from motherlode.server.web.entity_tags import PRIVATE, is_known, not_modified, tag_of
from motherlode.server.web.finished import Looking
from motherlode.server.web.limits import address_of
from motherlode.server.web.made import Made
from motherlode.server.web.page import PACKS_ITSELF
from motherlode.server.web.replay import replay
from motherlode.server.web.review_schemas import BroughtRecord
from motherlode.server.web.schemas import Replay

AnyHttpRequest = Request[Any, Any, Any]
LARGEST: Final = 2 * 1024 * 1024  # bytes: a record with its log is longer than any other body
Wanted = Annotated[Looking, QueryParameter()]


def facts_of(text: str) -> BroughtRecord:
    """What is played in a record that was kept."""
    brought = imports.decode(text)
    record = Record.loads(brought.record)
    return BroughtRecord(
        name=imports.name_of(brought),
        game=record.game,
        seats=record.seats,
        moves=len(record.moves),
        players=brought.players,
        house={path: list(n) if isinstance(n, tuple) else n for path, n in record.house.items()},
        ranks=list(Match.of(record).state.outcome().ranks),
    )


def replay_parts(text: str, name: str, seat: Looking) -> Iterator[bytes]:
    """The replay of a record that was kept, as JSON, step by step."""
    record = imports.record_in(text)
    if isinstance(seat, int) and not 0 <= seat < record.seats:
        raise TableError("no_seat", f"there is no seat {seat}")
    return replay(name, record, seat if isinstance(seat, int) else None, seat == "open")


def kept(body: bytes) -> str:
    """What is kept of a record that was brought; one that cannot be played is refused."""
    return imports.encode(imports.read(body))


@post("/", summary="Bring a record", request_max_body_size=LARGEST)
async def bring_a_record(
    request: AnyHttpRequest,
    reviews: ReviewsHere,
    replay_pool: ReplayPoolHere,
    limiters: LimitersHere,
) -> BroughtRecord:
    """The record of a finished match, as `motherlode play` or a server gives it."""
    address = address_of(request.scope["client"])
    limiters.imports.check(address)
    text = await replay_pool.finds(address, kept, await request.body())
    facts = await replay_pool.finds(address, facts_of, text)
    await reviews.bring(facts.name, text)
    return facts


@get("/{name:str}", summary="A record that was brought")
async def one_record(
    request: AnyHttpRequest, name: FromPath[str], reviews: ReviewsHere, replay_pool: ReplayPoolHere
) -> BroughtRecord:
    """What is played in it, and by whom."""
    address = address_of(request.scope["client"])
    return await replay_pool.finds(address, facts_of, await reviews.brought(name))


@get(
    "/{name:str}/replay",
    summary="A record, step by step",
    responses={200: ResponseSpec(Replay, generate_examples=False)},
    opt={PACKS_ITSELF: True},
)
async def replay_of_a_record(
    request: AnyHttpRequest,
    name: FromPath[str],
    reviews: ReviewsHere,
    replay_pool: ReplayPoolHere,
    seat: Wanted = None,
) -> ASGIApp:
    """As a seat saw it, as an onlooker did, or with `seat=open` as nobody could."""
    text = await reviews.brought(name)
    tag = tag_of(repr(("brought", motherlode.__version__, name, seat)).encode())
    if is_known(request, tag):
        return not_modified(tag, PRIVATE).to_asgi_response(app=None, request=request)
    work = partial(replay_parts, name=name, seat=seat)
    return Made(request, replay_pool, lambda order: order.give(text), work, tag)


routes: Final = Router(
    "/api/records",
    route_handlers=[bring_a_record, one_record, replay_of_a_record],
    tags=["reviews"],
)
