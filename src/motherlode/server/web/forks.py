"""Play on from any moment of a finished match, at a table of one's own, against bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import SystemRandom
from typing import Any, Final

import msgspec
from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from motherlode.coach.fork import fork
from motherlode.core.position import dump
from motherlode.core.record import Record
from motherlode.server.protocol import TableFacts
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage.interfaces import LogStore, Person
from motherlode.server.tables.commands import require_readable
from motherlode.server.tables.errors import TableError
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.terms import Fork, Terms
from motherlode.server.web.dependencies import (
    LimitersHere,
    LogStoreHere,
    ReplayPoolHere,
    ReviewsHere,
    RoomsHere,
)
from motherlode.server.web.identity import Me
from motherlode.server.web.imports import record_in
from motherlode.server.web.matches import finished_summary
from motherlode.server.web.open_record import finished
from motherlode.server.web.replay_jobs import Work
from motherlode.server.web.replay_pool import ReplayPool
from motherlode.server.web.review_schemas import PlayDeal, PlayOn

AnyHttpRequest = Request[Any, Any, Any]


class Start(Struct, frozen=True):
    """What a table is opened with so that a match goes on there."""

    terms: Terms
    fork: Fork


# -- in another process -----------------------------------------------------------------------


def start_of(record: Record, of: str, step: int, seat: int, hands: bool) -> Start:
    """A match that goes on from a moment of another."""
    if not 0 <= seat < record.seats:
        raise TableError("no_seat", f"there is no seat {seat}")
    knower = None if hands else seat
    if not 0 <= step < len(record.moves):
        raise TableError("no_step", f"there is nothing to play on after step {step}")
    position = dump(fork(record, step, knower, SystemRandom()))
    del position["luck"]  # the new table has its own
    return Start(terms_of(record), Fork(position, of, step, knower))


def terms_of(record: Record) -> Terms:
    """A table for the game of a record, without a clock."""
    house = {path: list(n) if isinstance(n, tuple) else n for path, n in record.house.items()}
    return Terms(record.game, record.seats, dict(record.options), house)


def start_part(live: LiveTable, step: int, seat: int, hands: bool) -> Iterator[bytes]:
    """The same for the match of a table, as JSON."""
    require_readable(live.table)
    start = start_of(finished(live.table), live.table.code, step, seat, hands)
    yield msgspec.json.encode(start)


def start_of_import(text: str, name: str, step: int, seat: int, hands: bool) -> Start:
    """The same for a record that somebody brought."""
    return start_of(record_in(text), name, step, seat, hands)


async def start_from(
    replay_pool: ReplayPool, log_store: LogStore, code: str, address: str, work: Work
) -> Start:
    """What another process says of a finished match that is to be played on or again."""
    order = replay_pool.order(address, soon=True)
    try:
        await order.read(log_store, code)
        parts = [part async for part in order.pieces(work, packs=False)]
    finally:
        order.close()
    return msgspec.json.decode(b"".join(parts), type=Start)


# -- routes -------------------------------------------------------------------------------------


async def open_fork(
    rooms: Rooms, me: Person, start: Start, wanted: PlayDeal, opener: str
) -> TableFacts:
    """A table at which somebody sits on the seat, bots on all others; the match begins."""
    room = await rooms.open(me, start.terms, opener, start.fork)
    await room.sit(me, wanted.seat, wanted.entropy, None, wanted.commitment)
    for _ in range(start.terms.seats - 1):
        await room.seat_bot(me, None, wanted.level)
    await room.start(me)
    return await room.facts()


@post("/tables/{code:str}/fork", summary="Play on from a moment of a match")
async def fork_a_match(
    request: AnyHttpRequest,
    code: FromPath[str],
    data: JSONBody[PlayOn],
    me: Me,
    rooms: RoomsHere,
    log_store: LogStoreHere,
    replay_pool: ReplayPoolHere,
    limiters: LimitersHere,
) -> TableFacts:
    """A table of one's own that begins where a finished match stood after some moves."""
    found = await finished_summary(log_store, code)
    address = limiters.check_table(request)
    work = partial(start_part, step=data.step, seat=data.seat, hands=data.hands)
    start = await start_from(replay_pool, log_store, found.code, address, work)
    return await open_fork(rooms, me, start, data, address)


@post("/records/{name:str}/fork", summary="Play on from a moment of a record")
async def fork_a_record(
    request: AnyHttpRequest,
    name: FromPath[str],
    data: JSONBody[PlayOn],
    me: Me,
    rooms: RoomsHere,
    reviews: ReviewsHere,
    replay_pool: ReplayPoolHere,
    limiters: LimitersHere,
) -> TableFacts:
    """The same for a record that somebody brought."""
    address = limiters.check_table(request)
    text = await reviews.brought(name)
    given = text, name, data.step, data.seat, data.hands
    start = await replay_pool.finds(address, start_of_import, *given)
    return await open_fork(rooms, me, start, data, address)


routes: Final = Router("/api", route_handlers=[fork_a_match, fork_a_record], tags=["reviews"])
