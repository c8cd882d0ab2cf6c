"""Tables over HTTP: open, find, sit, leave, bots, start, rematch. Playing is the socket's part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from typing import Annotated, Any, Final

from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from motherlode.games import find
from motherlode.server.protocol import Phase, TableFacts
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage.interfaces import LogStore, Person
from motherlode.server.tables.lengths import MOST_MOVES, comes_to_an_end
from motherlode.server.tables.summary import Summary
from motherlode.server.terms import Terms
from motherlode.server.web.codes import known_code
from motherlode.server.web.dependencies import (
    Limiters,
    LimitersHere,
    LogStoreHere,
    ReplayPoolHere,
    RoomsHere,
)
from motherlode.server.web.errors import Refusal
from motherlode.server.web.identity import Me, Somebody
from motherlode.server.web.limits import TooMany, address_of
from motherlode.server.web.names import spoken
from motherlode.server.web.replay_pool import ReplayPool
from motherlode.server.web.schemas import (
    Again,
    Commit,
    NewTable,
    NextTable,
    SeatBot,
    Share,
    Sit,
    Stand,
    Tables,
)

PAGE: Final = 50
OF_ONE_HOST: Final = 3  # tables in a page of the lobby
OF_ONE_ADDRESS: Final = 10  # at which several people may live
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
    log_store: LogStoreHere,
    rooms: RoomsHere,
    before: Before = None,
    before_code: Wanted = None,
) -> Tables:
    """Open tables that are listed, a few of each host and of each address."""
    page = await listed(
        log_store, phase="open", listed=True, before=before, before_code=before_code
    )
    return Tables(few_of_each(page.tables, rooms.openers), page.before, page.before_code)


def few_of_each(summaries: list[Summary], openers: Mapping[str, str]) -> list[Summary]:
    """The latest tables of each host and address: nobody fills a page, also not as many guests."""
    hosts: Counter[str] = Counter()
    addresses: Counter[str] = Counter()
    found = []
    for summary in summaries:
        address = openers.get(summary.code, summary.code)
        if hosts[summary.host] < OF_ONE_HOST and addresses[address] < OF_ONE_ADDRESS:
            found.append(summary)
            hosts[summary.host] += 1
            addresses[address] += 1
    return found


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
    """Finished matches of listed tables; `player` is a part of a player's name.

    A page may hold less than another and still be followed by one.
    """
    if player:
        found = await log_store.search(
            player, game=game, before=before, before_code=before_code, limit=PAGE
        )
        return Tables(found.summaries, found.before, found.before_code)
    return await listed(
        log_store, phase="over", listed=True, game=game, before=before, before_code=before_code
    )


@post("/tables", summary="Open a table")
async def open_table(
    request: AnyHttpRequest,
    data: JSONBody[NewTable],
    me: Me,
    rooms: RoomsHere,
    limiters: LimitersHere,
    replay_pool: ReplayPoolHere,
) -> TableFacts:
    """Open a table, and if wanted sit down, seat bots and start at once."""
    check_places(data)
    address = limiters.check_table(request)
    await check_end(replay_pool, address, data.terms)
    if data.start and not data.sit:
        check_bots(rooms, limiters, address)
    room = await rooms.open(me, data.terms, address)
    await settle(room, me, data)
    return await room.facts()


async def check_end(replay_pool: ReplayPool, address: str, terms: Terms) -> None:
    """House rules by which a match need never end are refused; it is tried in another process."""
    if not terms.house:
        return
    find(terms.game).table(terms.seats, terms.options, terms.house)  # refuses bad terms
    tried = terms.game, terms.seats, terms.options, terms.house
    if not await replay_pool.finds(address, comes_to_an_end, *tried):
        text = f"by these house rules matches are not over after {MOST_MOVES} moves"
        raise Refusal(400, "endless", text)


def check_bots(rooms: Rooms, limiters: Limiters, opener: str) -> None:
    """Refuse one more match of bots alone to whoever has some already."""
    most, held = limiters.limits.bot_matches, rooms.bots_alone(opener)
    if most and held >= most:
        raise TooMany(f"{held} matches of bots alone run for you already; wait until one is over")


async def settle(room: Room, me: Person, wanted: NewTable) -> None:
    """Seat everybody, those who named a seat first."""
    for place in sorted(wanted.sit, key=lambda place: place.seat is None):
        await room.sit(me, place.seat, place.entropy, guest_of(place), place.commitment)
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


async def done_at(
    rooms: Rooms, code: str, act: Callable[[Room], Coroutine[Any, Any, object]]
) -> TableFacts:
    """Do something at a table; what everyone may know of it then."""
    room = await rooms.find(known_code(code))
    await act(room)
    return await room.facts()


@get("/tables/{code:str}", summary="A table as everyone may know it")
async def one_table(code: FromPath[str], rooms: RoomsHere) -> TableFacts:
    """The terms, the seats, the phase, the luck so far."""
    return await (await rooms.find(known_code(code))).facts()


@post("/tables/{code:str}/sit", summary="Take a seat", status_code=200)
async def sit(code: FromPath[str], data: JSONBody[Sit], me: Me, rooms: RoomsHere) -> TableFacts:
    """Take a seat, or the first free one. One person may hold several."""
    return await done_at(
        rooms,
        code,
        lambda room: room.sit(me, data.seat, data.entropy, guest_of(data), data.commitment),
    )


@post("/tables/{code:str}/stand", summary="Leave a seat", status_code=200)
async def stand(code: FromPath[str], data: JSONBody[Stand], me: Me, rooms: RoomsHere) -> TableFacts:
    """Leave one's own seat; in play a bot goes on."""
    return await done_at(rooms, code, lambda room: room.stand(me, data.seat))


@post("/tables/{code:str}/bots", summary="Seat a bot", status_code=200)
async def seat_bot(
    code: FromPath[str], data: JSONBody[SeatBot], me: Me, rooms: RoomsHere
) -> TableFacts:
    """The host gives a seat to a bot."""
    return await done_at(rooms, code, lambda room: room.seat_bot(me, data.seat, data.level))


@delete("/tables/{code:str}/seats/{seat:int}", summary="Free a seat", status_code=200)
async def free_seat(
    code: FromPath[str], seat: FromPath[int], me: Me, rooms: RoomsHere
) -> TableFacts:
    """The host removes a bot, or asks a player to leave."""
    return await done_at(rooms, code, lambda room: room.stand(me, seat))


@post("/tables/{code:str}/start", summary="Deal", status_code=200)
async def start(
    code: FromPath[str], me: Me, rooms: RoomsHere, limiters: LimitersHere
) -> TableFacts:
    """The host begins the match."""

    async def begin(room: Room) -> None:
        if room.table.chairs.are_bots:
            check_bots(rooms, limiters, room.opener)
        await room.start(me)

    return await done_at(rooms, code, begin)


@post("/tables/{code:str}/share", summary="Show one's luck", status_code=200)
async def share(code: FromPath[str], data: JSONBody[Share], me: Me, rooms: RoomsHere) -> TableFacts:
    """Show what one's seats are bound to, once the host has called for the deal."""
    return await done_at(rooms, code, lambda room: room.share(me, data.entropy))


@post("/tables/{code:str}/commit", summary="Be bound anew", status_code=200)
async def commit(
    code: FromPath[str], data: JSONBody[Commit], me: Me, rooms: RoomsHere
) -> TableFacts:
    """After a deal that came to nothing whoever had shown their luck adds other luck."""
    return await done_at(rooms, code, lambda room: room.bind(me, data.seat, data.commitment))


@post("/tables/{code:str}/rematch", summary="Play again", status_code=200)
async def rematch(
    request: AnyHttpRequest,
    code: FromPath[str],
    me: Me,
    rooms: RoomsHere,
    limiters: LimitersHere,
    data: JSONBody[Again | None] = None,
) -> NextTable:
    """The table at which the same players go on, the same one for everybody who asks."""
    room = await rooms.find(known_code(code))
    address = address_of(request.scope["client"])
    if not room.table.rematch:  # whoever asks first opens a table
        limiters.tables.check(address)
    return NextTable(await rooms.rematch(room, me, data.added() if data else (), address))


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
        share,
        commit,
        rematch,
    ],
    tags=["tables"],
)
