"""Reviews of finished matches: ask for one, see how far it is, read it."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from motherlode.coach.review import VERSION, Depth, Review
from motherlode.server.storage.interfaces import LogStore
from motherlode.server.storage.reviews import DatabaseReviews, ReviewJob, ReviewState
from motherlode.server.web.dependencies import (
    Limiters,
    LimitersHere,
    LogStoreHere,
    ReviewsHere,
    ReviewTeamHere,
)
from motherlode.server.web.entity_tags import PRIVATE, is_known, not_modified, tag_of
from motherlode.server.web.imports import is_import
from motherlode.server.web.limits import TooMany, address_of
from motherlode.server.web.matches import finished_summary
from motherlode.server.web.page import PACKS_ITSELF
from motherlode.server.web.review_schemas import WantedReview

AnyHttpRequest = Request[Any, Any, Any]
AtDepth = Annotated[Depth, QueryParameter()]


async def known_subject(log_store: LogStore, reviews: DatabaseReviews, subject: str) -> str:
    """A match that may be reviewed: one that is over, or a record that somebody brought.

    Whoever knows the code of a table may see its match once it is over, as with its replay.
    """
    if is_import(subject):
        await reviews.brought(subject)
        return subject
    return (await finished_summary(log_store, subject)).code


@post("/{subject:str}", summary="Ask for a review", status_code=200)
async def ask_for_a_review(
    request: AnyHttpRequest,
    subject: FromPath[str],
    data: JSONBody[WantedReview],
    log_store: LogStoreHere,
    reviews: ReviewsHere,
    review_team: ReviewTeamHere,
    limiters: LimitersHere,
) -> ReviewState:
    """Put it into the queue, or say how far it is; `subject` is a table or a record."""
    job = ReviewJob(await known_subject(log_store, reviews, subject), data.depth, VERSION)
    address = address_of(request.scope["client"])
    await check_open(reviews, limiters, job, address)
    state = await reviews.ask(job, address)
    review_team.wake()
    return state


async def check_open(
    reviews: DatabaseReviews, limiters: Limiters, job: ReviewJob, address: str
) -> None:
    """Refuse one more to whoever waits for some already; one that is there costs nothing."""
    most = limiters.limits.reviews
    if not most or await reviews.is_known(job):
        return
    held = await reviews.open_of(address)
    if held >= most:
        raise TooMany(f"{held} reviews are being made for you already; wait for one of them")


@get("/{subject:str}", summary="How far a review is")
async def state_of_a_review(
    subject: FromPath[str],
    log_store: LogStoreHere,
    reviews: ReviewsHere,
    depth: AtDepth = "normal",
) -> ReviewState:
    """Whether it waits, how much of it is done, or why there will be none."""
    found = await known_subject(log_store, reviews, subject)
    return await reviews.state(ReviewJob(found, depth, VERSION))


@get(
    "/{subject:str}/result",
    summary="A review",
    responses={200: ResponseSpec(Review, generate_examples=False)},
    opt={PACKS_ITSELF: True},
)
async def result_of_a_review(
    request: AnyHttpRequest,
    subject: FromPath[str],
    log_store: LogStoreHere,
    reviews: ReviewsHere,
    depth: AtDepth = "normal",
) -> Response[bytes]:
    """All that can be said about the match, once it was looked at."""
    found = await known_subject(log_store, reviews, subject)
    packed = await reviews.result(ReviewJob(found, depth, VERSION))
    tag = tag_of(packed)
    if is_known(request, tag):
        return not_modified(tag, PRIVATE)
    headers = {"ETag": tag, "Cache-Control": PRIVATE, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, headers=headers, media_type=MediaType.JSON)


routes: Final = Router(
    "/api/reviews",
    route_handlers=[ask_for_a_review, state_of_a_review, result_of_a_review],
    tags=["reviews"],
)
