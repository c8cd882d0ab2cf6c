"""A database of before, with matches in all states, under the rules of today and of tomorrow."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, insert

from motherlode.core.registry import GAMES
from motherlode.server.rooms.loader import load
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage import migrations, storage
from motherlode.server.storage.appends import event_row, summary_row
from motherlode.server.storage.schema import log_events, tables
from motherlode.server.storage.upgrade import configuration
from motherlode.server.tables import commands
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Ruleset, Terms
from tests.server.rooms.guests import BotsHere, person
from tests.server.short import SHORT
from tests.server.storage.test_migrations import at
from tests.server.tables.lively import Lively
from tests.server.tables.sitting import HOST, SECRET, Sitting

pytestmark = pytest.mark.anyio

SHELF = [key for key, game in GAMES.items() if not game.example]
PHASES = {"open": 0, "playing": 30, "over": 5000}
RULES = msgspec.json.decode(
    (Path(migrations.__file__).parent / "rules_before_0004.json").read_bytes(),
    type=dict[str, Ruleset],
)


def rules_of_before(game: str) -> Ruleset | None:
    """The rules of then, if they can still be played."""
    return RULES[game] if RULES[game].version == GAMES[game].version else None


def tables_of_before() -> dict[str, Sitting]:
    """A table of every game in every state, by code."""
    found = {}
    for place, game in enumerate(SHELF):
        for phase, moves in PHASES.items():
            terms = Terms(game, 3, house={} if phase == "playing" else SHORT[game])
            sitting = Sitting(terms, rules_of_before(game))
            sitting.fill("host", "torvik", "sigrun")
            if moves:
                sitting.do(commands.start, HOST)
            lively = Lively(sitting, Random(place))
            while sitting.table.phase == "playing" and sitting.table.moves < moves:
                lively.go_on()
            if sitting.table.over:
                sitting.do(commands.reveal)
            assert sitting.table.phase == phase
            found[f"{game[:3]}{phase[:3]}".upper()] = sitting
    return found


def write(connection: Connection, code: str, sitting: Sitting) -> None:
    """Write a log as it was written before: the opening says nothing of the rules."""
    summary = msgspec.structs.replace(summarise(sitting.table), code=code)
    row = summary_row(summary) | {"code": code, "secret": SECRET}
    row |= {"seq": sitting.table.seq, "opened": summary.opened}
    then = {name: value for name, value in row.items() if name not in ("forked", "hinted")}
    connection.execute(insert(tables).values(then))
    rows = [event_row(code, stored, 1) for stored in sitting.log]
    opening = msgspec.json.decode(rows[0]["payload"])
    del opening["rules"]
    rows[0]["payload"] = msgspec.json.encode(opening).decode()
    connection.execute(insert(log_events), rows)


@asynccontextmanager
async def rooms_at(url: str) -> AsyncIterator[Rooms]:
    async with (
        storage(url) as store,
        Rooms(
            store.log_store,
            store.leases,
            store.bus,
            store.presence,
            store.sessions,
            BotsHere(),
        ) as rooms,
    ):
        yield rooms


async def test_matches_of_before_go_on_and_stay_readable(
    nothing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tables_of_before()

    def as_it_was(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0003")
        for code, sitting in before.items():
            write(connection, code, sitting)

    await at(nothing, as_it_was)
    async with rooms_at(nothing) as rooms:
        for code, sitting in before.items():
            table = (await load(rooms.log_store, code, since=0)).table
            assert table.rules == RULES[table.terms.game]
            assert table.phase == sitting.table.phase
            assert table.facts().seats == sitting.table.facts().seats
            if rules_of_before(table.terms.game) and table.phase != "open":
                assert table.match.state == sitting.table.match.state
            elif rules_of_before(table.terms.game):
                await (await rooms.find(code)).start(person("Host"))
    for key in SHELF:
        game = GAMES[key]
        monkeypatch.setitem(GAMES, key, dataclasses.replace(game, version=game.version + 1))
    async with rooms_at(nothing) as rooms:
        for code, sitting in before.items():
            facts = await (await rooms.find(code)).facts()
            assert facts.unread == "version" or facts.phase == "open"
            if sitting.table.over:
                assert facts.phase == "over"
                assert (await rooms.log_store.summary(code)).sittings[0].rank is not None
