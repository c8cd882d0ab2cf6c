"""The same deal again: a finished match dealt once more with all its luck, and who did how well."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody

from motherlode.server.protocol import TableFacts
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage.interfaces import LogStore, NoTable
from motherlode.server.tables.commands import chair_at
from motherlode.server.tables.deals import (
    allow_deal,
    awaiting,
    awaiting_others,
    play_deal,
    require_deal,
)
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.summary import Summary
from motherlode.server.tables.table import Table
from motherlode.server.terms import Fork
from motherlode.server.web.dependencies import (
    LimitersHere,
    LogStoreHere,
    ReplayPoolHere,
    RoomsHere,
)
from motherlode.server.web.forks import Start, open_fork, start_from, terms_of
from motherlode.server.web.identity import Me, Visiting
from motherlode.server.web.matches import finished_summary
from motherlode.server.web.open_record import finished
from motherlode.server.web.review_schemas import AllowDeal, PlayDeal, SameDeal

AnyHttpRequest = Request[Any, Any, Any]


def deal_part(live: LiveTable, by: str, seat: int) -> Iterator[bytes]:
    """What a table is opened with so that a deal is played again, as JSON."""
    table = live.table
    require_deal(table, by)
    chair_at(table, seat)
    record = finished(table)
    fork = Fork({}, table.code, 0, luck=table.key.hex())
    yield msgspec.json.encode(Start(terms_of(record), fork))


async def over_table(rooms: Rooms, log_store: LogStore, code: str) -> Table:
    """The table of a match that is over."""
    found = await finished_summary(log_store, code)
    return (await rooms.find(found.code)).table


async def same_deal(log_store: LogStore, table: Table, by: str | None) -> SameDeal:
    """Who allows the deal of a table to be played, and who has played it to its end."""
    codes = () if awaiting_others(table, by) else table.deal.codes
    played = [one for code in codes if (one := await result_at(log_store, code))]
    return SameDeal(awaiting(table), [await log_store.summary(table.code), *played])


async def result_at(log_store: LogStore, code: str) -> Summary | None:
    """A match that is over; nothing of one that runs, or is not kept any more."""
    try:
        found = await log_store.summary(code)
    except NoTable:
        return None
    return found if found.phase == "over" else None


# -- routes -------------------------------------------------------------------------------------


@get("", summary="Who has played the same deal")
async def plays_of_a_deal(
    code: FromPath[str], visitor: Visiting, rooms: RoomsHere, log_store: LogStoreHere
) -> SameDeal:
    """The match itself, then all others of its deal that are over."""
    table = await over_table(rooms, log_store, code)
    return await same_deal(log_store, table, visitor.person.id if visitor else None)


@post("/allow", summary="Let others play the same deal, or not", status_code=200)
async def allow_a_deal(
    code: FromPath[str],
    data: JSONBody[AllowDeal],
    me: Me,
    rooms: RoomsHere,
    log_store: LogStoreHere,
) -> SameDeal:
    """Everybody who played decides for themselves, and can change their mind."""
    found = await finished_summary(log_store, code)
    room = await rooms.find(found.code)
    await room.commit(partial(allow_deal, by=me.id, allowed=data.allowed))
    return await same_deal(log_store, room.table, me.id)


@post("", summary="Play the same deal")
async def play_a_deal(
    request: AnyHttpRequest,
    code: FromPath[str],
    data: JSONBody[PlayDeal],
    me: Me,
    rooms: RoomsHere,
    log_store: LogStoreHere,
    replay_pool: ReplayPoolHere,
    limiters: LimitersHere,
) -> TableFacts:
    """A table of one's own, dealt like a finished match and with its luck, against bots."""
    found = await finished_summary(log_store, code)
    address = limiters.check_table(request)
    work = partial(deal_part, by=me.id, seat=data.seat)
    start = await start_from(replay_pool, log_store, found.code, address, work)
    facts = await open_fork(rooms, me, start, data, address)
    room = await rooms.find(found.code)
    await room.commit(partial(play_deal, by=me.id, code=facts.code))
    return facts


routes: Final = Router(
    "/api/tables/{code:str}/deal",
    route_handlers=[plays_of_a_deal, allow_a_deal, play_a_deal],
    tags=["reviews"],
)
