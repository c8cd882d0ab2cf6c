"""A bot of the table's level says what it would do on somebody's seat."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import Final

from motherlode.coach.review import Hint
from motherlode.core.game import Game
from motherlode.server.protocol import AskHint, HintFacts, HintOption
from motherlode.server.rooms.bot_pool import Whose, see
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.room import Room
from motherlode.server.tables.hints import ask_hint, hint_level
from motherlode.server.terms import Level

MOVES: Final = ("move", "best")  # arguments of a reason that are moves


async def hinted(room: Room, client: Client, request: AskHint) -> HintFacts:
    """The hint for the position of now: what the seat may know goes to the bot, no more."""
    await room.commit(partial(ask_hint, by=client.person.id, seat=request.seat))
    table, level = room.table, hint_level(room.table)
    ask_hint(table, client.person.id, request.seat)  # a bot may have moved since
    sight = see(table.code, table.match.state, request.seat, level, SystemRandom())
    assert room.bot_pool is not None, "where people play there are bots"
    hint = await room.bot_pool.hint(sight, Whose(room.opener, waits=True))
    return facts(table.game, hint, request.id, table.step, level)


def facts(game: Game, hint: Hint, sent: str, step: int, level: Level) -> HintFacts:
    """A hint as a message: moves are places in the catalogue."""
    number = game.catalogue.number
    said = hint.reason.arguments.items()
    return HintFacts(
        id=sent,
        step=step,
        seat=hint.seat,
        level=level,
        options=[
            HintOption(number(one.move), one.chance.value, one.chance.error) for one in hint.options
        ],
        best=[number(move) for move in hint.best],
        reason=hint.reason.id,
        details={name: number(str(value)) if name in MOVES else value for name, value in said},
        clause=hint.clause,
    )
