"""Whole matches in rooms: people, bots, several processes, failures."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from motherlode.games import GAMES
from motherlode.server.log_events import Started
from motherlode.server.protocol import Consent, Order, Ping, Undo, Why
from motherlode.server.rooms import room as clock
from motherlode.server.rooms.client import Client
from motherlode.server.rooms.room import stamp
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage.interfaces import NoTable, Raced
from motherlode.server.tables import commands
from motherlode.server.tables.errors import NotYours
from motherlode.server.terms import Clock, Orders, Terms
from tests.server.rooms.guests import DEADLINE, Guest, entropy, house, person
from tests.server.short import SHORT
from tests.server.tables.sitting import three

SHELF = [key for key, game in GAMES.items() if not game.example]
pytestmark = pytest.mark.anyio

ODDA, TORVIK, SIGRUN = person("Odda"), person("Torvik"), person("Sigrun")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def table_of(rooms: Rooms, terms: Terms, *accounts: str, level: str = "apprentice") -> str:
    """A table at which people sit, and bots on the seats that are left; it has begun."""
    room = await rooms.open(ODDA, terms)
    for name in accounts:
        await room.sit(person(name), None, entropy())
    for _ in range(terms.seats - len(accounts)):
        await room.seat_bot(ODDA, None, level)  # type: ignore[arg-type]
    await room.start(ODDA)
    return room.table.code


async def until(condition: object) -> None:
    """Wait for something that the house does by itself."""
    assert callable(condition)
    async with asyncio.timeout(DEADLINE):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", SHELF)
async def test_people_and_bots_play_a_whole_match(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        seats = max(GAMES[game].seats[0], 3)
        terms = Terms(game, seats, house=SHORT[game], pace=False)
        code = await table_of(rooms, terms, "Odda", "Torvik")
        room = await rooms.find(code)
        guests = [Guest(room, who, seed) for seed, who in enumerate((ODDA, TORVIK, SIGRUN))]
        for guest in guests:
            await guest.join()
        await asyncio.gather(*(guest.play_to_the_end() for guest in guests))
        for guest in guests:
            await until(partial(guest.has_read, "revealed"))
            steps = [m["step"] for m in guest.messages if m["kind"] == "step"]
            assert steps == list(range(steps[0], room.table.seq + 1))
            assert all(seen["view"]["over"] for seen in guest.perspectives.values())
        assert list(guests[2].perspectives) == [None]


async def test_nobody_is_told_before_the_log_has_it(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.find(await table_of(rooms, Terms("quartz", 3), *["Odda"] * 3))
        guest = Guest(room, ODDA)
        await guest.join()
        guest.read()
        append = room.log_store.append

        async def watched(code: str, *given: object) -> None:
            assert guest.client.queue.empty()
            await append(code, *given)  # type: ignore[arg-type]
            assert guest.client.queue.empty()
            assert (await room.log_store.read(code))[-1].seq == room.table.seq + 1

        room.log_store.append = watched  # type: ignore[method-assign,assignment]
        try:
            assert (await guest.play(room.table.asked[0], "mine"))["kind"] == "done"
        finally:
            room.log_store.append = append  # type: ignore[method-assign]


async def test_a_move_that_could_not_be_written_never_happened(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.find(await table_of(rooms, Terms("quartz", 3), *["Odda"] * 3))
        guest = Guest(room, ODDA)
        await guest.join()
        guest.read()
        seat, seq, append = room.table.asked[0], room.table.seq, room.log_store.append

        async def broken(*given: object) -> None:
            raise OSError("the disk is full")

        room.log_store.append = broken  # type: ignore[method-assign,assignment]
        with pytest.raises(OSError, match="disk"):
            await guest.play(seat, "mine")
        room.log_store.append = append  # type: ignore[method-assign]
        assert [m for m in guest.read() if m["kind"] == "step"] == []
        assert (await guest.play(seat, "mine"))["step"] == seq + 1
        assert room.table.moves == 1


async def test_two_processes_serve_one_table(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as other:
        terms = Terms("gem_forge", 2, house=SHORT["gem_forge"], pace=False)
        code = await table_of(one, terms, "Odda", "Torvik")
        here, there = await one.find(code), await other.find(code)
        odda, torvik = Guest(here, ODDA, 1), Guest(there, TORVIK, 2)
        await odda.join(0)
        await torvik.join(0)
        await asyncio.gather(odda.play_to_the_end(), torvik.play_to_the_end())
        for guest in (odda, torvik):
            await until(partial(guest.has_read, "revealed"))
        assert here.table.match.record() == there.table.match.record()
        log = await one.log_store.read(code)
        assert [stored.seq for stored in log] == list(range(1, len(log) + 1))


async def test_work_is_done_by_one_process_and_taken_over_by_another(tmp_path: Path) -> None:
    async with house(tmp_path) as other:
        async with house(tmp_path) as one:
            code = await table_of(one, Terms("quartz", 3), "Odda")
            await until(lambda: one.schedulers[code].holds)
            there = await other.find(code)
            await other.make_round()
            assert not other.schedulers[code].holds
        await other.make_round()
        await until(lambda: other.schedulers[code].holds)
        guest = Guest(there, ODDA)
        await guest.join()
        await until(lambda: guest.read() and guest.perspectives[0]["moves"])


async def test_a_slow_client_is_dropped_and_the_others_do_not_notice(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.find(
            await table_of(rooms, Terms("quartz", 3, pace=False), "Odda", "Odda")
        )
        slow, quick = Guest(room, SIGRUN), Guest(room, ODDA)
        slow.client = Client(SIGRUN, queued=5)
        await slow.join()
        await quick.join()
        await quick.play_to_the_end()
        assert slow.client.closed == "slow"
        said = slow.read()
        assert [m["kind"] for m in said] == ["closing"]
        again = Guest(room, SIGRUN)
        await again.join(since=3)
        assert [m["step"] for m in again.read()[0]["steps"]] == list(range(4, room.table.seq + 1))


async def test_requests_are_answered_with_their_id(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.find(
            await table_of(rooms, Terms("quartz", 3), "Odda", "Torvik", "Sigrun")
        )
        odda = Guest(room, ODDA)
        await odda.join()
        assert (await odda.ask(Ping("p1")))["kind"] == "done"
        passing = GAMES["quartz"].catalogue.number("pass")
        reasons = await odda.ask(Why("w1", 0, [passing]))
        assert reasons["reasons"][0]["clause"].startswith("Q")
        assert (await odda.ask(Why("w2", 1, [passing])))["error"] == "not_your_seat"
        assert (await odda.play(1, "mine"))["error"] == "not_your_seat"
        assert (await odda.play(0, "pass"))["error"] == "illegal"
        assert (await odda.play(0, "fly"))["error"] == "not_understood"
        assert (await odda.ask(Consent("c1", 0, True)))["error"] == "not_asked"
        assert (await odda.ask(Undo("u1", 0)))["error"] == "nothing_to_undo"


async def test_standing_orders_pass_for_a_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.find(await table_of(rooms, Terms("gem_forge", 2), *["Odda"] * 2))
        guest = Guest(room, ODDA)
        await guest.join()
        guest.read()
        for seat in (0, 1):
            await guest.play(seat, guest.perspectives[seat]["moves"][0])
            await guest.ask(Order(f"o{seat}", seat, Orders("always")))
        turn = room.table.asked[0]
        await guest.play(turn, "take")
        assert room.table.asked == (1 - turn,)
        await until(lambda: room.table.asked == (turn,))


async def test_who_runs_out_of_time_is_taken_over_and_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        terms = Terms("quartz", 3, clock=Clock("move", 1), pace=False)
        room = await rooms.find(await table_of(rooms, terms, "Odda"))
        await until(lambda: room.table.chairs[0].taken_over)
        guest = Guest(room, ODDA)
        await guest.join()  # bots among themselves do not play on while nobody looks
        await until(lambda: not room.table.chairs[0].bot_must_move)
        await room.commit(partial(commands.hand_back, seat=0))
        await until(partial(guest.has_read, "handed_back"))


async def test_who_is_gone_is_taken_over_only_if_somebody_waits(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        terms = Terms("quartz", 3, grace=1, pace=False)
        room = await rooms.find(await table_of(rooms, terms, "Odda", "Torvik", "Sigrun"))
        absent = room.table.asked[0]
        waiting = person(room.table.chairs[(absent + 1) % 3].name or "")
        scheduler = rooms.schedulers[room.table.code]
        assert scheduler.missed().keys() == {absent}
        guest = Guest(room, waiting)
        await guest.join()
        await until(lambda: room.table.chairs[absent].taken_over == "journeyman")


async def test_a_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        terms = Terms("gem_forge", 3, house=SHORT["gem_forge"], pace=False)
        room = await rooms.find(await table_of(rooms, terms, "Odda"))
        guest = Guest(room, ODDA)
        await guest.join()
        await guest.play_to_the_end()
        codes = {await rooms.rematch(room, ODDA) for _ in range(3)}
        assert codes == {room.table.rematch}
        again = await rooms.find(codes.pop())
        assert again.table.before == room.table.code
        assert [chair.level for chair in again.table.chairs] == [None, "apprentice", "apprentice"]


async def test_those_who_want_a_rematch_sit_where_they_sat(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        terms = Terms("quartz", 5, house=SHORT["quartz"], pace=False)
        room = await rooms.open(ODDA, terms)
        for seat, who in enumerate((TORVIK, ODDA, SIGRUN)):
            await room.sit(who, seat, entropy())
        await room.sit(ODDA, 3, entropy(), "Hild")
        await room.seat_bot(ODDA, None, "apprentice")
        await room.start(ODDA)
        guests = [Guest(room, who, seed) for seed, who in enumerate((ODDA, TORVIK, SIGRUN))]
        for guest in guests:
            await guest.join()
        await asyncio.gather(*(guest.play_to_the_end() for guest in guests))
        code = await rooms.rematch(room, ODDA, [(entropy(), None), (entropy(), None)])
        again = await rooms.find(code)
        assert again.table.host.person == ODDA.id
        await again.sit(SIGRUN, 0, entropy())  # on another's seat
        for _ in range(2):  # once is enough
            assert await rooms.rematch(room, TORVIK, [(entropy(), None)]) == code
        accounts = [chair.person or chair.level for chair in again.table.chairs]
        assert accounts == ["sigrun", "odda", "torvik", "odda", "apprentice"]
        assert [chair.name for chair in again.table.chairs][1:4] == ["Odda", "Torvik", "Hild"]
        with pytest.raises(NotYours):
            await rooms.rematch(room, person("Stranger"), [(entropy(), None)])


async def test_whoever_does_not_want_a_rematch_leaves_a_free_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        terms = Terms("gem_forge", 2, house=SHORT["gem_forge"], pace=False)
        room = await rooms.find(await table_of(rooms, terms, "Odda", "Torvik"))
        guests = [Guest(room, ODDA, 1), Guest(room, TORVIK, 2)]
        for guest in guests:
            await guest.join()
        await asyncio.gather(*(guest.play_to_the_end() for guest in guests))
        again = await rooms.find(await rooms.rematch(room, TORVIK, [(entropy(), None)]))
        assert [chair.person for chair in again.table.chairs] == [None, "torvik"]
        await again.sit(SIGRUN, None, entropy())
        await again.start(TORVIK)
        await rooms.rematch(room, ODDA, [(entropy(), None)])  # too late, but no error
        assert [chair.person for chair in again.table.chairs] == ["sigrun", "torvik"]


async def test_a_table_that_was_removed_is_forgotten_here_too(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        code = (await rooms.open(ODDA, Terms("quartz", 3))).table.code
        assert await rooms.log_store.forget_tables(-1) == 1
        await rooms.make_round()
        assert code not in rooms.schedulers
        with pytest.raises(NoTable):
            await rooms.find(code)


async def test_bad_terms_and_unknown_codes_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        with pytest.raises(NoTable):
            await rooms.find("NOCODE")
        with pytest.raises(ValueError, match="quartz is played by"):
            await rooms.open(ODDA, Terms("quartz", 2))
        room = await rooms.open(ODDA, Terms("quartz", 3))
        with pytest.raises(Raced):
            await rooms.open_as(room.table.code, ODDA, Terms("quartz", 3), [], None)


def test_time_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = three().table
    monkeypatch.setattr(clock, "now", lambda: table.latest - 60_000)
    assert [one.at for one in stamp(table, [Started(), Started()])] == [table.latest] * 2
    monkeypatch.setattr(clock, "now", lambda: table.latest + 60_000)
    [stored] = stamp(table, [Started()])
    assert (stored.seq, stored.at) == (table.seq + 1, table.latest + 60_000)
