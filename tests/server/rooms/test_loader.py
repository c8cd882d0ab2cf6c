"""A long table is loaded from what was kept of it, and remembers the rest when it is asked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import update

import motherlode
from motherlode.core.position import dumps
from motherlode.server.protocol import Consent, Play, Undo
from motherlode.server.rooms.loader import AT_ONCE, load
from motherlode.server.rooms.missed_steps import RECENT, MissedSteps
from motherlode.server.rooms.room import EVERY, Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage import storage
from motherlode.server.storage.schema import snapshots
from motherlode.server.tables import commands
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.snapshot import digest
from motherlode.server.tables.table import Table
from motherlode.server.terms import Terms
from tests.server.rooms.guests import Guest, entropy, house, person

ODDA, TORVIK = person("Odda"), person("Torvik")
MOVES = 3 * EVERY
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with house(tmp_path) as rooms:
        yield rooms


@pytest.fixture
async def whole(rooms: Rooms) -> Room:
    """A table at which many moves were made."""
    room, guests = await begun(rooms)
    await play_on(room, guests, MOVES)
    for guest in guests:
        await guest.leave()
    return room


async def begun(rooms: Rooms) -> tuple[Room, list[Guest]]:
    """A table at which two have begun a very long match."""
    terms = Terms("gem_forge", 2, house={"game.goal": 99, "safety.stalemate": 99}, pace=False)
    room = await rooms.open(ODDA, terms)
    await room.sit(ODDA, 0, entropy())
    await room.sit(TORVIK, 1, entropy())
    await room.start(ODDA)
    guests = [Guest(room, ODDA), Guest(room, TORVIK)]
    for guest in guests:
        await guest.join()
    return room, guests


async def play_on(room: Room, guests: list[Guest], moves: int) -> int:
    """Play until so many moves are made; how many events the table remembered at most."""
    random, most = Random(1), 0
    while room.table.moves < moves:
        seat = random.choice(room.table.asked)
        for guest in guests:
            guest.read()
        await guests[seat].play(seat, random.choice(room.table.match.state.moves(seat)))
        most = max(most, len(room.live.history.applied))
    return most


@pytest.fixture
async def loaded(whole: Room, tmp_path: Path) -> AsyncIterator[Room]:
    """The same table in another process."""
    async with house(tmp_path) as rooms:
        yield await rooms.find(whole.table.code)


async def test_only_the_last_entries_are_folded(whole: Room, loaded: Room) -> None:
    assert whole.live.history.base_seq == 0
    assert EVERY <= len(loaded.live.history.applied) < 2 * EVERY
    assert loaded.table.facts() == whole.table.facts()
    assert dumps(loaded.table.match.state) == dumps(whole.table.match.state)
    assert loaded.live.history.applied == whole.live.history.after(loaded.live.history.base_seq)


async def test_who_missed_little_is_told_it_from_memory(whole: Room, loaded: Room) -> None:
    for room in (whole, loaded):
        guest = Guest(room, ODDA)
        await guest.join(whole.table.step - EVERY)
        assert [step["step"] for step in guest.read()[0]["steps"]] == list(
            range(whole.table.step - EVERY + 1, whole.table.step + 1)
        )
    assert loaded.live.history.base_seq > 0


@pytest.mark.parametrize("since", [1, 2, EVERY, 2 * EVERY + 3])
async def test_who_missed_much_is_told_all_of_it(whole: Room, loaded: Room, since: int) -> None:
    welcomes = []
    first = loaded.live.history.base_seq
    for room in (whole, loaded):
        guest = Guest(room, ODDA)
        await guest.join(since)
        welcomes.append(guest.read()[0])
    assert [step["step"] for step in welcomes[1]["steps"]] == list(
        range(since + 1, whole.table.step + 1)
    )
    assert welcomes[1]["steps"] == welcomes[0]["steps"]
    assert loaded.live.history.base_seq == first, "the table itself need not remember it"


@pytest.mark.parametrize("since", [0, 1])
async def test_nobody_is_told_more_than_what_is_recent(
    whole: Room, loaded: Room, since: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.rooms.room.RECENT", 2 * EVERY)
    for room in (whole, loaded):
        guest = Guest(room, ODDA)
        await guest.join(since)
        welcome = guest.read()[0]
        assert [step["step"] for step in welcome["steps"]] == list(
            range(whole.table.step - 2 * EVERY + 1, whole.table.step + 1)
        )
        assert welcome["perspectives"][0]["view"] == msgspec.to_builtins(
            whole.table.match.state.view(0)
        )


async def test_who_was_never_at_a_young_table_is_told_everything(whole: Room) -> None:
    assert whole.table.step < RECENT
    guest = Guest(whole, ODDA)
    await guest.join(0)
    assert [step["step"] for step in guest.read()[0]["steps"]] == list(
        range(1, whole.table.step + 1)
    )


async def test_the_table_goes_on_while_somebody_is_told_the_past(
    whole: Room, loaded: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, other = Guest(loaded, TORVIK), Guest(loaded, ODDA)
    await other.join()
    random, collect = Random(2), MissedSteps.collect
    played = 0

    async def slow(missed: MissedSteps, live: LiveTable, until: int) -> None:
        if played < 2 * AT_ONCE:  # so much that the past has to be told again
            await play(AT_ONCE + 1)
        await collect(missed, live, until)

    async def play(moves: int) -> None:
        nonlocal played
        for _ in range(moves):
            seat = random.choice(loaded.table.asked)
            move = random.choice(loaded.table.match.state.moves(seat))
            step, sent = loaded.table.step, f"slow{played}"
            await loaded.commit(partial(commands.play, seat=seat, move=move, sent=sent, after=step))
            played += 1

    monkeypatch.setattr(MissedSteps, "collect", slow)
    since = whole.table.step - AT_ONCE - 10
    await guest.join(since)
    assert played == 2 * AT_ONCE + 2
    welcome = guest.read()[0]
    assert [step["step"] for step in welcome["steps"]] == list(
        range(since + 1, loaded.table.step + 1)
    )
    await play(1)
    assert [message["step"] for message in guest.read()] == [loaded.table.step]


async def test_what_is_not_yet_in_the_log_is_told_to_nobody_who_comes(
    whole: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, step = Guest(whole, TORVIK), whole.table.step
    seat = whole.table.asked[0]
    move = whole.table.match.state.moves(seat)[0]
    missed = whole.missed_by(guest.client, 1)

    async def broken(*given: object) -> None:
        assert whole.table.step == step, "the table is not ahead of its log"
        await whole.collect_missed(guest.client, missed)
        raise OSError("the disk is full")

    monkeypatch.setattr(whole.log_store, "append", broken)
    with pytest.raises(OSError, match="disk"):
        await whole.commit(partial(commands.play, seat=seat, move=move, sent="lost", after=step))
    assert [one.step for one in missed.steps] == list(range(2, step + 1))


async def test_a_table_that_goes_on_and_on_forgets_what_it_need_not_remember(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.rooms.room.MOST_NEW", EVERY // 2)
    room, guests = await begun(rooms)
    await play_on(room, guests, 2 * EVERY)
    most = await play_on(room, guests, 3 * MOVES)
    assert most <= 3 * EVERY
    for guest in guests:
        guest.read()
        steps = [message["step"] for message in guest.messages if message["kind"] == "step"]
        assert steps == list(range(steps[0], room.table.step + 1))
    late = Guest(room, ODDA)
    await late.join(1)
    assert [step["step"] for step in late.read()[0]["steps"]] == list(range(2, room.table.step + 1))


async def test_a_move_that_was_made_long_ago_is_not_made_again(whole: Room, loaded: Room) -> None:
    old = whole.table.match.made[2]
    guest = Guest(loaded, (ODDA, TORVIK)[old.seat])
    await guest.join()
    seq = loaded.table.seq
    answer = await guest.ask(Play(whole.table.move_ids[2], old.seat, old.move, 6))
    assert answer["kind"] == "done"
    assert loaded.table.seq == seq


async def test_moves_of_long_ago_can_be_taken_back_by_consent(whole: Room, loaded: Room) -> None:
    async def back(room: Room) -> None:
        odda, torvik = Guest(room, ODDA), Guest(room, TORVIK)
        await odda.join()
        await torvik.join()
        while room.table.moves > MOVES - 2 * EVERY:
            last = room.table.match.made[-1].seat if room.table.match.made else 0
            asker, other = (odda, torvik) if last == 0 else (torvik, odda)
            await asker.ask(Undo(f"undo{room.table.seq}", last))
            if room.table.undo_request:
                await other.ask(Consent(f"yes{room.table.seq}", 1 - last, True))

    await back(loaded)
    await whole.catch_up()
    assert whole.table.moves == loaded.table.moves <= MOVES - 2 * EVERY
    assert dumps(loaded.table.match.state) == dumps(whole.table.match.state)
    assert loaded.table.facts() == whole.table.facts()


async def test_a_process_follows_an_undo_that_it_does_not_remember(
    whole: Room, loaded: Room
) -> None:
    odda, torvik = Guest(whole, ODDA), Guest(whole, TORVIK)
    await odda.join()
    await torvik.join()
    listener = Guest(loaded, TORVIK)
    await listener.join()
    for _ in range(2 * EVERY):
        last = whole.table.match.made[-1].seat
        asker, other = (odda, torvik) if last == 0 else (torvik, odda)
        await asker.ask(Undo(f"undo{whole.table.seq}", last))
        if whole.table.undo_request:
            await other.ask(Consent(f"yes{whole.table.seq}", 1 - last, True))
    await loaded.catch_up()
    assert loaded.table.facts() == whole.table.facts()
    assert dumps(loaded.table.match.state) == dumps(whole.table.match.state)
    steps = [message["step"] for message in listener.read() if message["kind"] == "step"]
    assert steps[-1] == whole.table.step
    assert steps == sorted(set(steps))


async def test_the_record_is_that_of_the_whole_match(whole: Room, loaded: Room) -> None:
    again = await load(loaded.log_store, loaded.table.code, since=0)
    assert again.table.match.record() == whole.table.match.record()


def of_an_older_version(table: Table) -> bytes:
    """A snapshot as versions wrote it whose tables were no values."""
    kept = {
        "form": f"2 of {motherlode.__version__}",
        "seq": table.seq,
        "step": table.step,
        "opened": table.opened,
        "latest": table.latest,
        "changed": table.changed,
        "terms": table.terms,
        "host": table.host,
        "commitment": table.commitment,
        "before": None,
        "rematch": None,
        "revealed": None,
        "chairs": [
            {"player": chair.player, "bot_name": None, "level": None, "taken_over": None}
            | {"entropy": chair.entropy, "orders": chair.orders}
            for chair in table.chairs
        ],
        "clocks_left": [0, 0],
        "clocks_since": [None, None],
        "asked_since": table.asked_since,
        "wish": (0, 1, [1]),
        "course": {
            "position": dumps(table.match.state),
            "moves": table.moves,
            "last": table.match.last,
            "revealed": True,
        },
    }
    encoded = msgspec.msgpack.encode(kept)
    return digest(table.code, encoded) + encoded


@pytest.mark.parametrize("snapshot", [of_an_older_version, lambda table: b"scratched"])
async def test_a_snapshot_that_is_not_understood_leads_back_to_the_whole_log(
    whole: Room, tmp_path: Path, snapshot: Callable[[Table], bytes]
) -> None:
    written = snapshot(whole.table)
    async with storage(f"sqlite:///{tmp_path / 'house.db'}") as store:
        change = update(snapshots).values(packed=written)
        await store._database.write(lambda connection: connection.execute(change).close())
    async with house(tmp_path) as rooms:
        found = await rooms.find(whole.table.code)
        assert found.live.history.is_whole
        assert found.table.facts() == whole.table.facts()
        assert found.table.match == whole.table.match
        assert found.live.history.applied == whole.live.history.applied
