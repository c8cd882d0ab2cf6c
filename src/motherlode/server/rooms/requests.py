"""What clients ask for over their sockets, and how they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import singledispatch
from time import perf_counter

from motherlode.core.errors import IllegalMove, MotherlodeError
from motherlode.core.refusal import Refusal
from motherlode.server.log_events import AnyLogEvent
from motherlode.server.protocol import (
    AnswerAbort,
    AnyMessage,
    AnyRequest,
    AskHint,
    Consent,
    Done,
    OfferAbort,
    Order,
    Play,
    Reason,
    Reasons,
    Refused,
    Resign,
    Return,
    Say,
    SeatRequest,
    Undo,
    Why,
)
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.hints import hinted
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.steady_time import now
from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.tables import commands, endings
from motherlode.server.tables.due_work import PASS, holds
from motherlode.server.tables.errors import TableError
from motherlode.server.tables.moments import moment
from motherlode.server.tables.table import Table


async def answer(room: Room, client: Client, request: AnyRequest) -> None:
    """Carry out what a client asks for, and tell it what came of that."""
    client.send(await answered(room, client, request))


async def answered(room: Room, client: Client, request: AnyRequest) -> AnyMessage:
    """The answer to a request; whatever is refused has changed nothing."""
    started = perf_counter()
    try:
        if isinstance(request, Why):
            async with room.lock:
                return reasons(room, client, request)
        if isinstance(request, AskHint):
            return await hinted(room, client, request)
        if isinstance(request, Play):
            await its_moment(room, request)
        if isinstance(request, SeatRequest):
            await room.commit(lambda table: wanted(request, table, client.person.id))
    except Unavailable:
        raise  # nobody knows whether it was carried out
    except MotherlodeError as error:
        refused = refusal(room.table, request, error)
        room.metrics.refused(refused.error)
        return refused
    if isinstance(request, Play):
        room.metrics.moved(perf_counter() - started)
    return Done(request.id, room.table.step)


async def its_moment(room: Room, request: Play) -> None:
    """Let an answer wait for the moment at which it tells nothing but itself.

    A card that is shown at once tells more than its time; only one kept covered waits too.
    """
    table, seat = room.table, request.seat
    if seat in table.asked and holds(table) and (len(table.asked) > 1 or is_pass(table, request)):
        await asyncio.sleep(max(0, moment(table, seat) - now()) / 1000)


def is_pass(table: Table, request: Play) -> bool:
    """Whether somebody asks to pass."""
    return table.game.catalogue[table.game.catalogue.number(request.move)].kind == PASS


def wanted(request: SeatRequest, table: Table, person: str) -> Sequence[AnyLogEvent]:
    """The events that somebody asks for on a seat of theirs."""
    commands.require_seat(table, person, request.seat)
    return commands_for(request, table)


@singledispatch
def commands_for(request: SeatRequest, table: Table) -> Sequence[AnyLogEvent]:
    """The events that a request becomes."""
    raise NotImplementedError(type(request).__name__)


@commands_for.register
def _(request: Play, table: Table) -> Sequence[AnyLogEvent]:
    return commands.play(table, request.seat, request.move, request.id, request.after)


@commands_for.register
def _(request: Undo, table: Table) -> Sequence[AnyLogEvent]:
    return commands.undo(table, request.seat, request.id)


@commands_for.register
def _(request: Consent, table: Table) -> Sequence[AnyLogEvent]:
    return commands.consent(table, request.seat, request.agrees, request.id)


@commands_for.register
def _(request: Order, table: Table) -> Sequence[AnyLogEvent]:
    return commands.order(table, request.seat, request.orders)


@commands_for.register
def _(request: Say, table: Table) -> Sequence[AnyLogEvent]:
    return commands.say(table, request.seat, request.phrase, now())


@commands_for.register
def _(request: Return, table: Table) -> Sequence[AnyLogEvent]:
    return commands.hand_back(table, request.seat)


@commands_for.register
def _(request: Resign, table: Table) -> Sequence[AnyLogEvent]:
    return endings.resign(table, request.seat)


@commands_for.register
def _(request: OfferAbort, table: Table) -> Sequence[AnyLogEvent]:
    return endings.offer_abort(table, request.seat)


@commands_for.register
def _(request: AnswerAbort, table: Table) -> Sequence[AnyLogEvent]:
    return endings.answer_abort(table, request.seat, request.agrees)


def reasons(room: Room, client: Client, request: Why) -> Reasons:
    """Why some moves cannot be made now."""
    table = room.table
    commands.require_seat(table, client.person.id, request.seat)
    commands.require_play(table)
    state = table.match.state
    found = [(move, state.why_not(request.seat, move)) for move in request.moves]
    return Reasons(request.id, [reason(move, why) for move, why in found if why is not None])


def reason(move: int, refusal: Refusal) -> Reason:
    """A refusal of the rules as a message."""
    return Reason(move, refusal.reason, refusal.clause, dict(refusal.details))


def refusal(table: Table, request: AnyRequest, error: MotherlodeError) -> Refused:
    """An error as a message."""
    match error:
        case IllegalMove() if isinstance(request, Play):
            why = reason(table.game.catalogue.number(request.move), error.refusal)
            return Refused(request.id, "illegal", str(error), why)
        case TableError():
            return Refused(request.id, error.error, str(error))
    return Refused(request.id, "not_understood", str(error))
