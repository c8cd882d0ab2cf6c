"""What is kept of a table, with the rest of its log, is the table of the whole log."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from motherlode.core.position import dumps
from motherlode.server.log_events import StoredEvent
from motherlode.server.protocol import Present, Step
from motherlode.server.rooms.broadcast import Broadcast, Viewers, welcome
from motherlode.server.rooms.missed_steps import MissedSteps
from motherlode.server.tables import commands
from motherlode.server.tables.due_work import due_work
from motherlode.server.tables.errors import OutOfHistory
from motherlode.server.tables.snapshot import DIGEST, decode_snapshot, digest, encode_snapshot
from motherlode.server.tables.table import Table
from motherlode.server.terms import Clock
from tests.server.tables.lively import Lively
from tests.server.tables.sitting import ENTROPY, SECRET, Sitting, three
from tests.server.tables.test_play import SHELF

VIEWERS: tuple[Viewers, ...] = ((None,), (0,), (1, 2))
NOBODY = Present([], 0)


def kept_then(packed: bytes, tail: list[StoredEvent]) -> Table | None:
    """A table from what was kept and the events since; None if an undo went further back."""
    table = decode_snapshot("TABLE1", SECRET, packed)
    assert table is not None
    try:
        for stored in tail:
            table.apply(stored)
    except OutOfHistory:
        return None
    return table


def facts_of(table: Table, now: int) -> list[object]:
    """Everything that anyone can ask a table."""
    found: list[object] = [
        (table.seq, table.step, table.latest, table.changed, table.asked_since, table.undo_request),
        table.facts(),
        table.summary(),
        list(due_work(table, dict.fromkeys(table.asked, now))),
        table.clocks.facts(now),
        [chair.orders for chair in table.chairs],
        encode_snapshot(table),
    ]
    if table.course is not None:
        course = table.course
        found += [dumps(course.state), course.key, course.moves, course.last, course.last_revealed]
    for viewers in VIEWERS:
        found.append(Broadcast(table, (), now).seen(viewers))
    return found


@pytest.mark.parametrize("game", SHELF)
def test_a_kept_table_and_the_rest_of_the_log_are_the_table(game: str) -> None:
    random = Random(SHELF.index(game))
    sitting = three(game, Clock("game", 3600, 5))
    lively = Lively(sitting, random)
    snapshot = [(sitting.table.seq, encode_snapshot(sitting.table))]
    compared = 0
    while not sitting.table.over:
        lively.go_on()
        if random.random() < 0.1:
            snapshot = [*snapshot[-3:], (sitting.table.seq, encode_snapshot(sitting.table))]
        seq, packed = random.choice(snapshot)
        if random.random() < 0.3 and (found := kept_then(packed, sitting.log[seq:])):
            assert facts_of(found, sitting.now) == facts_of(sitting.table, sitting.now)
            assert_same_memory(found, sitting.table, random.randrange(found.step + 1))
            compared += 1
    lively.end()
    for seq, packed in snapshot:
        found = kept_then(packed, sitting.log[seq:])
        assert found is None or facts_of(found, 0) == facts_of(sitting.table, 0)
    assert facts_of(sitting.again(), 0) == facts_of(sitting.table, 0)
    assert compared > 10


def assert_same_memory(found: Table, whole: Table, since: int) -> None:
    """A kept table tells who comes back the same, or knows that it does not remember."""
    assert found.history == whole.history_after(found.base_seq)
    assert welcome(found, "host", [], 0, NOBODY) == welcome(whole, "host", [], 0, NOBODY)
    if since < found.base_step:
        assert not MissedSteps((0,), since).can_follow(found, (0,))
        with pytest.raises(OutOfHistory):
            found.steps_after(since)
        return
    for viewers in VIEWERS:
        assert steps_since(found, viewers, since) == steps_since(whole, viewers, since)


def steps_since(table: Table, viewers: Viewers, since: int) -> list[Step]:
    """What is told to those who have missed some steps."""
    missed = MissedSteps(viewers, since)
    missed.add(table, table.steps_after(since))
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
    mover = sitting.table.played.made[-1].played.seat
    table = decode_snapshot("TABLE1", SECRET, encode_snapshot(sitting.table))
    assert table is not None
    with pytest.raises(OutOfHistory):
        commands.undo(table, mover)
    with pytest.raises(OutOfHistory):
        commands.play(table, table.asked[0], "mine", "m7", old - 1)
    with pytest.raises(OutOfHistory):
        table.history_after(table.seq - 1)
    with pytest.raises(OutOfHistory):
        table.played.record()
    assert table.history_after(table.seq) == []


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
    course = msgspec.msgpack.decode(packed[DIGEST:])["course"]
    position = course["position"].replace('"version":', '"version":9')
    return changed(packed, course={**course, "position": position})


def not_understood(packed: bytes) -> bytes:
    return digest("TABLE1", b"\xc1") + b"\xc1"


def changed(packed: bytes, **changes: object) -> bytes:
    """The same with other facts, and whole."""
    facts = msgspec.msgpack.decode(packed[DIGEST:]) | changes
    made = msgspec.msgpack.encode(facts)
    return digest("TABLE1", made) + made


@pytest.mark.parametrize(
    "damage",
    [cut, scratched, empty, of_another_table, of_another_version, of_other_rules, not_understood],
)
def test_what_is_damaged_or_of_another_version_is_nothing(damage: object) -> None:
    assert callable(damage)
    sitting = three()
    sitting.play_on(30)
    packed = encode_snapshot(sitting.table)
    assert decode_snapshot("TABLE1", SECRET, packed) is not None
    assert decode_snapshot("TABLE1", SECRET, damage(packed)) is None
