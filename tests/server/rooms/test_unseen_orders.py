"""Standing orders of others cannot be seen: neither in what is sent nor in how it is counted.

Two tables with the same luck are played side by side. At one of them the others give orders, and
the table answers as they have ordered; at the other they make the same moves by hand.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import msgspec
import pytest

from motherlode.games import GAMES
from motherlode.server.protocol import Consent, Order, Ping, Play, Undo
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.requests import answer
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.tables import commands, luck
from motherlode.server.tables.due_work import DueWork, holds, ordered
from motherlode.server.tables.moments import moment
from motherlode.server.terms import Clock, Orders, Terms
from tests.server.rooms.guests import house, person
from tests.server.rooms.twins import Twins, difference, read, stop_clocks, twin_rooms
from tests.server.short import SHORT
from tests.server.tables.lively import ORDERS
from tests.server.tables.sitting import ENTROPY, SECRET

SHELF = [key for key, game in GAMES.items() if not game.example]
LONG_ENOUGH: dict[str, dict[str, int | list[int]]] = {
    **SHORT,
    "quartz": {"game.days": 5},
    "gem_forge": {"game.goal": 6},
}
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Ordering(Twins):
    """A world with orders, and the same one without."""

    orders = 0
    followed = 0

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.true.table.terms.seats) if seat != self.viewer]

    async def go_on(self) -> None:
        """One thing that happens in both worlds."""
        chance = self.random.random()
        if chance < 0.15:
            await self.give_orders(self.random.choice(self.others))
        elif chance < 0.2 and self.viewer is not None:
            await self.ask_both(Order(self.new_id(), self.seat, self.random.choice(ORDERS)))
        elif chance < 0.215:
            await self.take_back()
        elif chance < 0.26:
            await self.come_back()
        else:
            await self.move()

    async def give_orders(self, seat: int) -> None:
        """Somebody else gives orders, in one world alone; nothing is to be seen of it."""
        orders = self.random.choice(ORDERS)
        before = self.true.table.seq
        await self.true.commit(lambda table: commands.order(table, seat, orders))
        self.orders += self.true.table.seq - before
        assert [read(client) for client in self.clients] == [[], []]

    async def move(self) -> None:
        """A move: as it was ordered, or by hand, which looks the same."""
        table = self.true.table
        seat = self.random.choice(table.asked)
        chair = table.chairs[seat]
        move = None if seat == self.viewer else ordered(table, chair)
        if seat == self.viewer:
            choice = self.random.choice(table.match.state.moves(seat))
            await self.ask_both(Play(self.new_id(), seat, choice, self.twin.table.step))
            return
        if move is None:
            move = self.random.choice(table.match.state.moves(seat))
            await self.play(self.true, seat, move)
        else:
            self.followed += 1
            chosen, since = move, table.asked_since[seat]
            due = moment(table, seat) if holds(table) else 0
            assert DueWork("order", seat, since, due) in table.due_work
            await self.true.commit(
                lambda table: commands.play_for(table, seat, chosen, f"order-{since}", "order")
            )
        await self.play(self.twin, seat, move)
        self.compare()

    async def take_back(self) -> None:
        """Somebody takes a move back, with the consent of all the others."""
        seat = self.random.choice(range(self.true.table.terms.seats))
        for room in (self.true, self.twin):
            await answer(room, Client(person(f"P{seat}")), Undo(f"undo{room.table.seq}", seat))
            while room.table.undo_request:
                other = room.table.awaited()[0]
                await answer(
                    room, Client(person(f"P{other}")), Consent(f"yes{room.table.seq}", other, True)
                )
        self.compare(needed=False)

    async def come_back(self) -> None:
        """The viewer comes back and is told the same, and counts the same."""
        await self.leave()
        step = self.twin.table.step
        await self.join(self.random.randrange(max(1, step - 20), step + 1))
        self.compare()

    async def ask_both(self, request: Play | Order) -> None:
        """The viewer asks for something in both worlds."""
        for room, client in zip((self.true, self.twin), self.clients, strict=True):
            await answer(room, client, request)
            await answer(room, client, Ping("ping"))
        self.compare()

    def new_id(self) -> str:
        return f"own-{self.twin.table.seq}"

    def compare(self, needed: bool = True) -> None:
        """Every byte on the wire is the same in both worlds."""
        true, twin = (read(client) for client in self.clients)
        assert true or not needed
        assert true == twin, difference(true, twin)
        self.compared += len(true)


async def begun(rooms: Rooms, game: str) -> Room:
    """A table at which three people have begun."""
    clock = Clock("game", 3600, 5)
    terms = Terms(game, 3, house=LONG_ENOUGH[game], clock=clock, grace=0, listed=True)
    room = await rooms.open(person("P0"), terms)
    for seat in range(3):
        await room.sit(person(f"P{seat}"), seat, ENTROPY)
    await room.start(person("P0"))
    return room


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("game", SHELF)
async def test_nothing_that_is_sent_tells_of_others_orders(
    game: str, viewer: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_clocks(monkeypatch)
    monkeypatch.setattr(luck, "new_secret", lambda: SECRET)
    async with house(tmp_path, "true.db") as rooms, house(tmp_path, "twin.db") as other:
        room = await begun(rooms, game)
        twins = Ordering(
            await twin_rooms(rooms, other, room.table.code), viewer, Random(SHELF.index(game))
        )
        await twins.join(since=0)
        twins.compare()
        while not room.table.over:
            await twins.go_on()
            if twins.random.random() < 0.1:
                assert await lists(rooms) == await lists(other)
        await twins.leave()
        assert room.table.seq > twins.twin.table.seq
        assert room.table.step == twins.twin.table.step
    assert twins.orders > 3
    assert game == "dwarves_fall" or twins.followed > 0


async def lists(rooms: Rooms) -> bytes:
    """The lists in which the table stands."""
    found = [
        await rooms.log_store.summaries(person="p1"),
        await rooms.log_store.summaries(phase="playing", listed=True),
    ]
    return msgspec.json.encode(found)


def test_orders_are_of_every_sort() -> None:
    assert {orders.passes for orders in ORDERS} == set(get_args(get_type_hints(Orders)["passes"]))
    assert Orders() in ORDERS
