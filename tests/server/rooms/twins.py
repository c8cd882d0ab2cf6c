"""Two worlds that differ only in what is hidden from one seat, played side by side.

Both are tables of real rooms with logs of their own. The second begins with the first one's log
and is dealt anew as far as the seat has not seen. Then both are played on: the seat makes the
same moves, the others whatever move looks the same to it. When the second world has none it is
determinized anew from where the first one stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import unified_diff
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from motherlode.core.events import Event
from motherlode.core.listeners import listening
from motherlode.core.match import Match
from motherlode.core.position import dumps, load_luck
from motherlode.core.seats import ONLOOKER
from motherlode.server.protocol import AnyRequest, Play, Why
from motherlode.server.rooms import requests
from motherlode.server.rooms import room as clock
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.requests import answer
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.tables import commands
from motherlode.server.tables.summary import summarise
from tests.server.rooms.guests import person

NOON = 2_000_000_000_000
ASKED = 40  # moves at once
DREAMS = 5  # tries to find a world in which the same can happen
# A head hashes what is hidden too, under the table's secret: without it a head says nothing.
HEAD = re.compile(b'"head":"[0-9a-f]{64}"')


class Twins:
    """A world, its twin, and a client that looks from one seat at each of them."""

    def __init__(self, worlds: Sequence[Room], viewer: int | None, random: Random) -> None:
        self.true, self.twin = worlds
        self.viewer = viewer
        self.seat = ONLOOKER if viewer is None else viewer
        self.random = random
        self.clients: list[Client] = []
        self.compared = 0
        self.answered = 0
        self.different = 0  # of those compared, how often the twin was really another world
        self.dreams = 0

    # -- the twin ------------------------------------------------------------------------------

    def dream(self) -> None:
        """Deal the second world anew from where the first one stands."""
        self.dreams += 1
        here, there = self.true.table, self.twin.table.match.copy()
        there.made, there.last = list(here.match.made), list(here.match.last)
        there.state = here.match.state.determinize(self.seat, self.random)
        secret = self.random.randbytes(32).hex()  # what is still to be drawn is hidden too
        load_luck(there.state, {"secret": secret, "drawn": here.match.state.drawn})
        there.listed.clear()
        asked_since, clocks = here.asked_since, here.clocks
        self.twin.live.table = replace(
            self.twin.table, dealt=there, asked_since=asked_since, clocks=clocks
        )

    def is_another_world(self) -> bool:
        """Whether something is really hidden and differs."""
        return dumps(self.true.table.match.state) != dumps(self.twin.table.match.state)

    # -- playing side by side ------------------------------------------------------------------

    async def step(self) -> None:
        """A random move in the first world, and one that looks the same in the second."""
        table = self.true.table
        mover = self.random.choice(table.asked)
        move = self.random.choice(table.match.state.moves(mover))
        twin_move = self.like(mover, move)
        for _ in range(DREAMS if twin_move is None else 0):
            self.dream()
            if (twin_move := self.like(mover, move)) is not None:
                break
        if twin_move is None:
            await self.part_ways(mover, move)
            return
        differ = self.is_another_world()
        await self.play(self.true, mover, move)
        await self.play(self.twin, mover, twin_move)
        self.compare()
        self.different += differ

    async def part_ways(self, mover: int, move: int) -> None:
        """What the seat learns now cannot be so in the dream: begin a new one after it."""
        await self.play(self.true, mover, move)
        first = self.twin.table.match.state.moves(mover)[0]
        await self.play(self.twin, mover, first)
        for client in self.clients:
            read(client)
        self.twin.live.history.applied[-1] = self.true.live.history.applied[-1]
        self.dream()

    def like(self, mover: int, move: int) -> int | None:
        """A move of the twin that looks to the seat as the first world's move does."""
        wanted = self.seen(self.true.table.match, mover, move)
        twin = self.twin.table.match
        if mover not in twin.state.asked():
            return None
        moves = twin.state.moves(mover)
        if mover == self.viewer:
            assert moves == self.true.table.match.state.moves(mover)
            moves = [move]
        else:
            self.random.shuffle(moves)
        return next((one for one in moves if self.seen(twin, mover, one) == wanted), None)

    def seen(self, match: Match, mover: int, move: int) -> object:
        """What the rules let the seat see of a move: events, view, who is asked."""
        state, game = match.state.copy(), match.game
        with listening(state) as told:
            state.play(mover, move)
        events = (Event.of(one, game.events) for one in told)
        shown = [event.seen_by(self.seat) for event in events]
        return [one for one in shown if one is not None], state.view(self.seat), state.asked()

    async def play(self, room: Room, seat: int, move: int) -> None:
        """Make a move as a person's client asks for it."""
        table = room.table
        sent = f"m{table.seq}"
        await room.commit(lambda table: commands.play(table, seat, move, sent, table.seq))

    # -- the wire ------------------------------------------------------------------------------

    async def join(self, since: int) -> None:
        """A client comes to each world, and both are told the same."""
        name = "Nobody" if self.viewer is None else f"P{self.viewer}"
        self.clients = [Client(person(name)), Client(person(name))]
        for room, client in zip((self.true, self.twin), self.clients, strict=True):
            await room.join(client, since)

    async def leave(self) -> None:
        """The clients go."""
        for room, client in zip((self.true, self.twin), self.clients, strict=True):
            await room.part(client)

    async def ask(self) -> None:
        """The seat asks why moves cannot be made, and tries one: both worlds answer the same."""
        if self.viewer is None:
            return
        state = self.true.table.match.state
        moves = self.random.sample(range(len(self.true.table.game.catalogue)), ASKED)
        refused = [move for move in moves if state.why_not(self.viewer, move)]
        requests: list[AnyRequest] = [Why("why", self.viewer, moves)]
        requests += [Play("try", self.viewer, move, self.true.table.step) for move in refused[:5]]
        for request in requests:
            for room, client in zip((self.true, self.twin), self.clients, strict=True):
                await answer(room, client, request)
            true, twin = (read(client) for client in self.clients)
            assert true == twin, difference(true, twin)
            self.answered += len(true)

    def compare(self) -> None:
        """Every byte on the wire is the same in both worlds."""
        true, twin = (read(client) for client in self.clients)
        assert true
        assert true == twin, difference(true, twin)
        self.compared += len(true)


def difference(true: list[bytes], twin: list[bytes]) -> str:
    """Where messages differ, so that it can be read."""
    pairs = zip(map(lines, true), map(lines, twin), strict=True)
    return "\n".join(line for one, other in pairs for line in unified_diff(one, other, n=2))


def lines(message: bytes) -> list[str]:
    """A message, one thing a line."""
    return msgspec.json.format(message).decode().splitlines()


def read(client: Client) -> list[bytes]:
    """Everything that goes over the wire."""
    found = []
    while not client.queue.empty():
        found.append(client.queue.get_nowait())
    return [HEAD.sub(b'"head":""', message) for message in found if message is not None]


async def twin_rooms(rooms: Rooms, other: Rooms, code: str) -> list[Room]:
    """A table and its copy in another house, made from the same log."""
    log = await rooms.log_store.read(code)
    room = await rooms.find(code)
    secret = await rooms.log_store.secret(code)
    await other.log_store.open(code, secret, log, summarise(room.table))
    worlds = [room, await other.find(code)]
    for one in (rooms, other):
        await one.forget(one.schedulers[code])  # what the house does by itself comes when it comes
    return worlds


def stop_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same moment in all worlds, and nobody waits for another."""

    async def now(room: Room, request: Play) -> None:
        return None

    monkeypatch.setattr(clock, "now", lambda: NOON)
    monkeypatch.setattr(requests, "its_moment", now)
