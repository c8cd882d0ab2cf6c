"""Finished matches: the record, whether it was fair, and the way it went, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath, QueryParameter
from msgspec import Raw

import motherlode
from motherlode.core.events import Event
from motherlode.core.match import Made, Match
from motherlode.core.record import Record
from motherlode.core.seats import EVERYONE, ONLOOKER
from motherlode.server.protocol import TableFacts
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.tables.errors import NotNow, TableError
from motherlode.server.tables.table import Table
from motherlode.server.web.codes import known_code
from motherlode.server.web.dependencies import ReplayPoolHere, RoomsHere
from motherlode.server.web.entity_tags import is_known, not_modified, tag_of, tagged
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


# -- replay -----------------------------------------------------------------------------------


def replay(code: str, record: Record, seat: int | None, is_open: bool) -> bytes:
    """A match as one seat or everybody saw it, or with everything on the table."""
    return msgspec.json.encode(
        {
            "code": code,
            "game": record.game,
            "seat": seat,
            "open": is_open,
            "steps": list(steps(record, ONLOOKER if seat is None else seat, is_open)),
        }
    )


def steps(record: Record, reader: int, is_open: bool) -> Iterator[dict[str, object]]:
    """The deal, then every move; the match is played once."""
    match = Match.deal(record)
    readers = range(record.seats) if is_open else (reader,)

    def step(made: Made | None, events: Sequence[Event]) -> dict[str, object]:
        seen = [laid_open(event) if is_open else event for event in events]
        told = (event.seen_by(reader) for event in seen)
        shown = made is not None and (is_open or made.seat == reader)
        return {
            "seat": made.seat if made else None,
            "move": made.move if made and shown else None,
            "events": [event for event in told if event is not None],
            "views": [match.state.view(one) for one in readers],
        }

    yield step(None, match.opening)
    for events in match.follow(record.moves):
        yield step(match.made[-1], events)


def laid_open(event: Event) -> Event:
    """An event that everybody may know."""
    return Event(event.kind, EVERYONE, event.values)


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
