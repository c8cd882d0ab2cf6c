"""Finished matches: the record, whether it was fair, and the way it went, step by step."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, Router, get
from litestar.params import FromPath, QueryParameter
from msgspec import Raw

import motherlode
from motherlode.core.record import Record
from motherlode.server.protocol import TableFacts
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.tables.errors import NotNow, TableError
from motherlode.server.tables.table import Table
from motherlode.server.web.codes import known_code
from motherlode.server.web.dependencies import ReplayPoolHere, RoomsHere
from motherlode.server.web.entity_tags import is_known, not_modified, tag_of, tagged
from motherlode.server.web.replay import replay
from motherlode.server.web.schemas import OpenRecord, Verdict
from motherlode.server.web.verification import verify

AnyHttpRequest = Request[Any, Any, Any]
Looking = Annotated[int | Literal["open"] | None, QueryParameter()]


def opened(table: Table) -> OpenRecord:
    """The record of a table with all that its luck came from."""
    record = finished(table)
    if table.revealed is None:
        raise NotNow("not_over", "the secret is not yet opened")
    return OpenRecord(
        code=table.code,
        commitment=table.commitment,
        secret=table.revealed,
        entropy=table.chairs.entropy(),
        players=[chair.name or "" for chair in table.chairs],
        record=Raw(record.dumps().encode()),
        ranks=list(table.match.state.outcome().ranks),
    )


def finished(table: Table) -> Record:
    """The record of a match that is over."""
    record = table.record()
    if record is None:
        raise NotNow("not_over", "the match is not over")
    return record


# -- finding them -------------------------------------------------------------------------------


async def finished_room(rooms: Rooms, code: str) -> tuple[Room, TableFacts]:
    """The room of a table whose match is over."""
    room = await rooms.find(known_code(code))
    facts = await room.facts()
    if facts.phase != "over":
        raise NotNow("not_over", "the match is not over")
    return room, facts


def replay_tag(facts: TableFacts, seat: int | Literal["open"] | None) -> str:
    """What a replay is known by before it is made: a match that is over changes no more."""
    known = motherlode.__version__, facts.code, facts.commitment, facts.moves, seat
    return tag_of(repr(known).encode())


# -- routes -----------------------------------------------------------------------------------


@get("/record", summary="The record of a finished match")
async def record_of_a_match(code: FromPath[str], rooms: RoomsHere) -> OpenRecord:
    """Moves, secret and what the players added; `motherlode verify` checks it."""
    room, _ = await finished_room(rooms, code)
    return opened(await room.whole())


@get("/verify", summary="Whether a match was fair")
async def verdict_on_a_match(
    code: FromPath[str], rooms: RoomsHere, replay_pool: ReplayPoolHere
) -> Verdict:
    """Compute the match anew from the promised luck."""
    room, _ = await finished_room(rooms, code)
    found = opened(await room.whole())
    return await replay_pool.do(partial(verify, found))


@get("/replay", summary="A finished match, step by step")
async def replay_of_a_match(
    request: AnyHttpRequest,
    code: FromPath[str],
    rooms: RoomsHere,
    replay_pool: ReplayPoolHere,
    seat: Looking = None,
) -> Response[bytes]:
    """As a seat saw it, as an onlooker did, or with `seat=open` as nobody could."""
    room, facts = await finished_room(rooms, code)
    if isinstance(seat, int) and not 0 <= seat < facts.terms.seats:
        raise TableError("no_seat", f"there is no seat {seat}")
    tag = replay_tag(facts, seat)
    if is_known(request, tag):
        return not_modified(tag)
    record, reader = finished(await room.whole()), seat if isinstance(seat, int) else None
    content = await replay_pool.do(partial(replay, facts.code, record, reader, seat == "open"))
    return tagged(content, tag)


routes: Final = Router(
    "/api/tables/{code:str}",
    route_handlers=[record_of_a_match, verdict_on_a_match, replay_of_a_match],
    tags=["finished matches"],
)
