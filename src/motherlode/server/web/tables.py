"""Tables over HTTP: open, find, sit, leave, bots, start, rematch. Playing is the socket's part."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from motherlode.server.protocol import Phase, TableFacts
from motherlode.server.rooms.room import Room
from motherlode.server.storage.interfaces import LogStore, Person
from motherlode.server.tables.summary import Summary
from motherlode.server.web.codes import known_code
from motherlode.server.web.dependencies import LimitersHere, LogStoreHere, RoomsHere
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import Me, Somebody
from motherlode.server.web.limits import address_of
from motherlode.server.web.names import spoken
from motherlode.server.web.schemas import Again, NewTable, NextTable, SeatBot, Sit, Stand, Tables

PAGE: Final = 50
AnyHttpRequest = Request[Any, Any, Any]

Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Wanted = Annotated[str | None, QueryParameter(max_length=40)]


async def listed(log_store: LogStore, **wanted: object) -> Tables:
    """A page of tables, and where the next one begins."""
    found: list[Summary] = await log_store.summaries(**wanted, limit=PAGE)  # type: ignore[arg-type]
    if len(found) < PAGE:
        return Tables(found)
    return Tables(found, found[-1].changed, found[-1].code)


@get("/tables", summary="Tables that anyone may join")
async def lobby(
    log_store: LogStoreHere, before: Before = None, before_code: Wanted = None
) -> Tables:
    """Open tables that are listed."""
    return await listed(
        log_store, phase="open", listed=True, before=before, before_code=before_code
    )


@get("/tables/mine", summary="The tables at which I sit")
async def mine(
    log_store: LogStoreHere,
    somebody: Somebody,
    phase: FromQuery[Phase | None] = None,
    before: Before = None,
    before_code: Wanted = None,
) -> Tables:
    """Every table of a player, listed or not."""
    if somebody is None:
        return Tables([])
    return await listed(
        log_store, person=somebody.id, phase=phase, before=before, before_code=before_code
    )


@get("/matches", summary="Finished matches")
async def matches(
    log_store: LogStoreHere,
    game: Wanted = None,
    player: Wanted = None,
    before: Before = None,
    before_code: Wanted = None,
) -> Tables:
    """Finished matches of listed tables; `player` is a part of a player's name."""
    return await listed(
        log_store,
        phase="over",
        listed=True,
        game=game,
        player=player,
        before=before,
        before_code=before_code,
    )


@post("/tables", summary="Open a table")
async def open_table(
    request: AnyHttpRequest,
    data: JSONBody[NewTable],
    me: Me,
    rooms: RoomsHere,
    limiters: LimitersHere,
) -> TableFacts:
    """Open a table, and if wanted sit down, seat bots and start at once."""
    check_places(data)
    limiters.tables.check(address_of(request.scope["client"]))
    room = await rooms.open(me, data.terms)
    await settle(room, me, data)
    return await room.facts()


async def settle(room: Room, me: Person, wanted: NewTable) -> None:
    """Seat everybody, those who named a seat first."""
    for place in sorted(wanted.sit, key=lambda place: place.seat is None):
        await room.sit(me, place.seat, place.entropy, guest_of(place))
    for level in wanted.bots:
        await room.seat_bot(me, None, level)
    if wanted.start:
        await room.start(me)


def guest_of(place: Sit) -> str | None:
    """The name of somebody else who plays at the same screen."""
    return None if place.name is None else spoken(place.name)


def check_places(wanted: NewTable) -> None:
    """All that would be refused after the table was opened is refused before."""
    for place in wanted.sit:
        guest_of(place)
    named = [place.seat for place in wanted.sit if place.seat is not None]
    if any(seat >= wanted.terms.seats for seat in named):
        raise Refusal(400, "no_seat", f"the table has {wanted.terms.seats} seats")
    if len(set(named)) < len(named):
        raise Refusal(400, "seat_taken", "a seat was named twice")
    taken = len(wanted.sit) + len(wanted.bots)
    if taken > wanted.terms.seats:
        raise Refusal(400, "full", f"{taken} do not find room on {wanted.terms.seats} seats")
    if wanted.start and taken < wanted.terms.seats:
        raise Refusal(400, "too_few", f"{taken} are too few for {wanted.terms.seats} seats")


@get("/tables/{code:str}", summary="A table as everyone may know it")
async def one_table(code: FromPath[str], rooms: RoomsHere) -> TableFacts:
    """The terms, the seats, the phase, the luck so far."""
    return await (await rooms.find(known_code(code))).facts()


@post("/tables/{code:str}/sit", summary="Take a seat", status_code=200)
async def sit(code: FromPath[str], data: JSONBody[Sit], me: Me, rooms: RoomsHere) -> TableFacts:
    """Take a seat, or the first free one. One person may hold several."""
    room = await rooms.find(known_code(code))
    await room.sit(me, data.seat, data.entropy, guest_of(data))
    return await room.facts()


@post("/tables/{code:str}/stand", summary="Leave a seat", status_code=200)
async def stand(code: FromPath[str], data: JSONBody[Stand], me: Me, rooms: RoomsHere) -> TableFacts:
    """Leave one's own seat; in play a bot goes on."""
    room = await rooms.find(known_code(code))
    await room.stand(me, data.seat)
    return await room.facts()


@post("/tables/{code:str}/bots", summary="Seat a bot", status_code=200)
async def seat_bot(
    code: FromPath[str], data: JSONBody[SeatBot], me: Me, rooms: RoomsHere
) -> TableFacts:
    """The host gives a seat to a bot."""
    room = await rooms.find(known_code(code))
    await room.seat_bot(me, data.seat, data.level)
    return await room.facts()


@delete("/tables/{code:str}/seats/{seat:int}", summary="Free a seat", status_code=200)
async def free_seat(
    code: FromPath[str], seat: FromPath[int], me: Me, rooms: RoomsHere
) -> TableFacts:
    """The host removes a bot, or asks a player to leave."""
    room = await rooms.find(known_code(code))
    await room.stand(me, seat)
    return await room.facts()


@post("/tables/{code:str}/start", summary="Deal", status_code=200)
async def start(code: FromPath[str], me: Me, rooms: RoomsHere) -> TableFacts:
    """The host begins the match."""
    room = await rooms.find(known_code(code))
    await room.start(me)
    return await room.facts()


@post("/tables/{code:str}/rematch", summary="Play again", status_code=200)
async def rematch(
    code: FromPath[str], me: Me, rooms: RoomsHere, data: JSONBody[Again | None] = None
) -> NextTable:
    """The table at which the same players go on, the same one for everybody who asks."""
    room = await rooms.find(known_code(code))
    return NextTable(await rooms.rematch(room, me, data.entropy if data else ()))


routes: Final = Router(
    "/api",
    route_handlers=[
        lobby,
        mine,
        matches,
        open_table,
        one_table,
        sit,
        stand,
        seat_bot,
        free_seat,
        start,
        rematch,
    ],
    tags=["tables"],
)
