"""What is kept of a table, with the rest of its log, is the table of the whole log."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from motherlode.core.errors import OutOfHistory
from motherlode.core.position import dumps
from motherlode.server.log_events import StoredEvent
from motherlode.server.protocol import Present, Step
from motherlode.server.rooms.broadcast import Broadcast, Viewers, welcome
from motherlode.server.rooms.missed_steps import MissedSteps
from motherlode.server.tables import commands
from motherlode.server.tables.due_work import absences
from motherlode.server.tables.live_table import LiveTable
from motherlode.server.tables.snapshot import DIGEST, decode_snapshot, digest, encode_snapshot
from motherlode.server.tables.summary import summarise
from motherlode.server.tables.table import Table
from motherlode.server.terms import Clock
from tests.server.tables.lively import Lively
from tests.server.tables.sitting import ENTROPY, SECRET, Sitting, three
from tests.server.tables.test_play import SHELF

VIEWERS: tuple[Viewers, ...] = ((None,), (0,), (1, 2))
NOBODY = Present([], 0)


def restored(encoded: bytes, tail: list[StoredEvent]) -> LiveTable | None:
    """A table from a snapshot and the events since; None if an undo went further back."""
    table = decode_snapshot("TABLE1", SECRET, encoded)
    assert table is not None
    live = LiveTable.restored(table)
    try:
        live.follow(tail)
    except OutOfHistory:
        return None
    return live


def facts_of(table: Table, now: int) -> list[object]:
    """Everything that anyone can ask a table."""
    found: list[object] = [
        (table.seq, table.step, table.latest, table.changed, table.asked_since, table.undo_request),
        table.facts(),
        summarise(table),
        table.due_work,
        list(absences(table, dict.fromkeys(table.asked, now))),
        table.clocks.facts(now),
        [chair.orders for chair in table.chairs],
        encode_snapshot(table),
    ]
    if table.dealt is not None:
        match = table.dealt
        found += [dumps(match.state), match.seed, match.count, match.last, match.last_revealed]
    for viewers in VIEWERS:
        found.append(Broadcast(table, (), now).seen(viewers))
    return found


@pytest.mark.parametrize("game", SHELF)
def test_a_kept_table_and_the_rest_of_the_log_are_the_table(game: str) -> None:
    random = Random(SHELF.index(game))
    sitting = three(game, Clock("game", 3600, 5))
    lively = Lively(sitting, random)
    snapshots = [(sitting.table.seq, encode_snapshot(sitting.table))]
    compared = 0
    while not sitting.table.over:
        lively.go_on()
        if random.random() < 0.1:
            snapshots = [*snapshots[-3:], (sitting.table.seq, encode_snapshot(sitting.table))]
        seq, encoded = random.choice(snapshots)
        if random.random() < 0.3 and (found := restored(encoded, sitting.log[seq:])):
            assert facts_of(found.table, sitting.now) == facts_of(sitting.table, sitting.now)
            assert_same_memory(found, sitting.live, random.randrange(found.table.step + 1))
            compared += 1
    lively.end()
    for seq, encoded in snapshots:
        found = restored(encoded, sitting.log[seq:])
        assert found is None or facts_of(found.table, 0) == facts_of(sitting.table, 0)
    assert facts_of(sitting.again().table, 0) == facts_of(sitting.table, 0)
    assert compared > 10


def assert_same_memory(found: LiveTable, whole: LiveTable, since: int) -> None:
    """A restored table tells who comes back the same, or knows that it does not remember."""
    assert found.history.applied == whole.history.after(found.history.base_seq)
    told = [welcome(live.table, "host", [], 0, NOBODY) for live in (found, whole)]
    assert told[0] == told[1]
    if since < found.history.base_step:
        assert not MissedSteps((0,), since).can_follow(found, (0,))
        with pytest.raises(OutOfHistory):
            found.history.after_step(since)
        return
    for viewers in VIEWERS:
        assert steps_since(found, viewers, since) == steps_since(whole, viewers, since)


def steps_since(live: LiveTable, viewers: Viewers, since: int) -> list[Step]:
    """What is told to those who have missed some steps."""
    missed = MissedSteps(viewers, since)
    missed.add(live.table, live.history.after_step(since))
    return missed.steps


@pytest.mark.parametrize("sat", [0, 1, 3])
def test_a_table_that_has_not_begun_can_be_kept_too(sat: int) -> None:
    sitting = Sitting(three().table.terms)
    for person in ("host", "torvik", "sigrun")[:sat]:
        sitting.fill(person)
    found = decode_snapshot("TABLE1", SECRET, encode_snapshot(sitting.table))
    assert found is not None
    assert facts_of(found, 0) == facts_of(sitting.table, 0)
    assert found.chairs.entropy() == dict.fromkeys(range(sat), ENTROPY)


def test_what_lies_further_back_is_not_made_up() -> None:
    sitting = three()
    sitting.play_on(30)
    old = sitting.table.step
    mover = sitting.table.match.made[-1].seat
    table = decode_snapshot("TABLE1", SECRET, encode_snapshot(sitting.table))
    assert table is not None
    with pytest.raises(OutOfHistory):
        commands.undo(table, mover)
    with pytest.raises(OutOfHistory):
        commands.play(table, table.asked[0], "mine", "m7", old - 1)
    history = LiveTable.restored(table).history
    with pytest.raises(OutOfHistory):
        history.after(table.seq - 1)
    with pytest.raises(OutOfHistory):
        table.match.record()
    assert history.after(table.seq) == []


def cut(packed: bytes) -> bytes:
    return packed[:-7]


def scratched(packed: bytes) -> bytes:
    return packed[:500] + bytes([packed[500] ^ 1]) + packed[501:]


def empty(packed: bytes) -> bytes:
    return b""


def of_another_table(packed: bytes) -> bytes:
    return digest("OTHERS", packed[DIGEST:]) + packed[DIGEST:]


def of_another_version(packed: bytes) -> bytes:
    return changed(packed, form="0 of 0.0.1")


def of_other_rules(packed: bytes) -> bytes:
    table = table_in(packed)
    position = table["dealt"]["position"].replace('"version":', '"version":9')
    return changed(packed, table={**table, "dealt": {**table["dealt"], "position": position}})


def of_another_secret(packed: bytes) -> bytes:
    return changed(packed, table=table_in(packed) | {"secret": bytes(32)})


def table_in(packed: bytes) -> dict[str, Any]:
    """The table in a snapshot, as data."""
    found: dict[str, Any] = msgspec.msgpack.decode(packed[DIGEST:])["table"]
    return found


def not_understood(packed: bytes) -> bytes:
    return digest("TABLE1", b"\xc1") + b"\xc1"


def changed(packed: bytes, **changes: object) -> bytes:
    """The same with other facts, and whole."""
    facts = msgspec.msgpack.decode(packed[DIGEST:]) | changes
    made = msgspec.msgpack.encode(facts)
    return digest("TABLE1", made) + made


@pytest.mark.parametrize(
    "damage",
    [
        cut,
        scratched,
        empty,
        of_another_table,
        of_another_secret,
        of_another_version,
        of_other_rules,
        not_understood,
    ],
)
def test_what_is_damaged_or_of_another_version_is_nothing(damage: object) -> None:
    assert callable(damage)
    sitting = three()
    sitting.play_on(30)
    packed = encode_snapshot(sitting.table)
    assert decode_snapshot("TABLE1", SECRET, packed) is not None
    assert decode_snapshot("TABLE1", SECRET, damage(packed)) is None
