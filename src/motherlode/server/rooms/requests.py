"""What clients ask for over their sockets, and how they are answered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from time import perf_counter

from motherlode.core.errors import IllegalMove, MotherlodeError
from motherlode.core.refusal import Refusal
from motherlode.server.log_events import AnyLogEvent
from motherlode.server.protocol import (
    AnyMessage,
    AnyRequest,
    Consent,
    Done,
    Order,
    Ping,
    Play,
    Reason,
    Reasons,
    Refused,
    Return,
    Undo,
    Why,
)
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.room import Room
from motherlode.server.storage.interfaces import Unavailable
from motherlode.server.tables import commands
from motherlode.server.tables.errors import TableError
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
        if not isinstance(request, Ping):
            await room.commit(lambda table: commands_for(request, table, client.person.id))
    except Unavailable:
        raise  # nobody knows whether it was carried out
    except MotherlodeError as error:
        refused = refusal(room.table, request, error)
        room.metrics.refused(refused.error)
        return refused
    if isinstance(request, Play):
        room.metrics.moved(perf_counter() - started)
    return Done(request.id, room.table.step)


@singledispatch
def commands_for(request: AnyRequest, table: Table, person: str) -> Sequence[AnyLogEvent]:
    """The events that a request becomes."""
    raise NotImplementedError(type(request).__name__)


@commands_for.register
def _(request: Play, table: Table, person: str) -> Sequence[AnyLogEvent]:
    commands.require_seat(table, person, request.seat)
    return commands.play(table, request.seat, request.move, request.id, request.after)


@commands_for.register
def _(request: Undo, table: Table, person: str) -> Sequence[AnyLogEvent]:
    commands.require_seat(table, person, request.seat)
    return commands.undo(table, request.seat, request.id)


@commands_for.register
def _(request: Consent, table: Table, person: str) -> Sequence[AnyLogEvent]:
    commands.require_seat(table, person, request.seat)
    return commands.consent(table, request.seat, request.agrees, request.id)


@commands_for.register
def _(request: Order, table: Table, person: str) -> Sequence[AnyLogEvent]:
    commands.require_seat(table, person, request.seat)
    return commands.order(table, request.seat, request.orders)


@commands_for.register
def _(request: Return, table: Table, person: str) -> Sequence[AnyLogEvent]:
    commands.require_seat(table, person, request.seat)
    return commands.hand_back(table, request.seat)


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
