"""A table can begin at a moment of another match: all that follows works as after a deal."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from benchmarks.leaks import content
from motherlode.coach.fork import fork
from motherlode.core.errors import InvalidRecord
from motherlode.core.game import Game
from motherlode.core.match import Match
from motherlode.core.position import dump
from motherlode.core.record import Record
from motherlode.core.state import State
from motherlode.games import find
from motherlode.server.log_events import Opened
from motherlode.server.protocol import ForkFacts
from motherlode.server.tables import commands
from motherlode.server.tables.errors import TableError
from motherlode.server.tables.snapshot import decode_snapshot, encode_snapshot
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Fork, Player, Terms
from motherlode.server.web.forks import Start, start_of
from motherlode.server.web.open_record import open_record
from motherlode.server.web.verification import verify
from tests.conformance.walks import every_game
from tests.server.tables.sitting import ENTROPY, HOST, SECRET, Sitting

SEATS = {"leduc": 2}
STEP = 9
ODDA = Player(HOST, "Odda")


def played(game: str, seed: int = 5) -> Record:
    """A match that was played at random to its end."""
    match = Match(find(game), SEATS.get(game, 3), seed)
    luck = Random(seed)
    while not match.state.over:
        seat = luck.choice(match.state.asked())
        match.play(seat, luck.choice(match.state.moves(seat)))
    return match.record()


def step_of(record: Record) -> int:
    """A moment in the first half."""
    return min(STEP, len(record.moves) // 2)


def begun(start: Start) -> Sitting:
    """A table where somebody plays on among bots."""
    sitting = Sitting(start.terms, fork=start.fork)
    sitting.do(commands.sit, ODDA, start.fork.seat or 0, ENTROPY)
    for _ in range(start.terms.seats - 1):
        sitting.do(commands.seat_bot, HOST, None, "apprentice")
    sitting.do(commands.start, HOST)
    return sitting


@every_game
def test_a_match_goes_on_where_another_stood(game: Game) -> None:
    record = played(game.key)
    step = step_of(record)
    then = Match.of(record, step).state
    sitting = begun(start_of(record, "ABCDEF", step, 1, hands=False))
    table = sitting.table
    assert table.asked == then.asked()
    assert table.match.state.view(1) == then.view(1)
    assert table.moves == 0
    assert table.facts().fork == ForkFacts("ABCDEF", step, 1)
    assert b"position" not in msgspec.json.encode(table.facts())
    assert summarise(table).forked


@every_game
def test_with_true_hands_everybody_has_what_they_had(game: Game) -> None:
    record = played(game.key)
    step = step_of(record)
    then = Match.of(record, step).state
    start = start_of(record, "ABCDEF", step, 1, hands=True)
    state = begun(start).table.match.state
    assert [state.view(seat) for seat in range(record.seats)] == [
        then.view(seat) for seat in range(record.seats)
    ]
    assert start.fork.seat is None


@every_game
def test_nothing_hidden_comes_along(game: Game) -> None:
    """From worlds that a seat cannot tell apart it gets tables that it cannot tell apart."""
    record = played(game.key)
    for step in range(0, len(record.moves), max(1, len(record.moves) // 6)):
        here = Match.of(record, step).state
        for seat in range(record.seats):
            there = here.determinize(seat, Random(step))
            one, other = (
                Match.begun_at(unlucky(world.determinize(seat, Random(7))), SECRET).state
                for world in (here, there)
            )
            assert list(content(one, other, seat)) == []


def unlucky(state: State) -> dict[str, Any]:
    """A position without its luck."""
    position = dump(state)
    del position["luck"]
    return position


def test_what_is_hidden_is_dealt_anew_each_time() -> None:
    record = played("quartz_cards")
    states = [fork(record, 5, 0, Random(seed)) for seed in range(8)]
    truth = fork(record, 5, None, Random(0))
    assert len({str(state.view(1)) for state in (*states, truth)}) > 2
    assert len({str(state.view(0)) for state in (*states, truth)}) == 1


@every_game
def test_what_follows_can_be_recorded_checked_and_taken_back(game: Game) -> None:
    record = played(game.key)
    sitting = begun(start_of(record, "ABCDEF", step_of(record), 1, hands=False))
    first = sitting.table.match.state.copy()
    sitting.play_on(3)
    back = sitting.table.match.copy()
    back.go_back(0)
    assert back.state == first
    sitting.play_on(5000)
    assert sitting.table.over
    sitting.do(commands.reveal)
    found = sitting.table.record()
    assert found is not None
    assert found.position is not None
    assert Record.loads(found.dumps()) == found
    assert Match.of(found).state == sitting.table.match.state
    assert sitting.again().table.match == sitting.table.match
    verdict = verify(open_record(sitting.live))
    assert verdict.fair, verdict.why
    assert "not dealt" in verdict.why


def test_a_snapshot_keeps_where_the_match_began() -> None:
    sitting = begun(start_of(played("quartz"), "ABCDEF", 9, 1, hands=False))
    table = decode_snapshot("TABLE1", SECRET, encode_snapshot(sitting.table))
    assert table is not None
    assert table.fork == sitting.table.fork
    assert table.match.record() == sitting.table.match.record()


def test_a_start_under_other_rules_is_not_played() -> None:
    start = start_of(played("quartz"), "ABCDEF", 9, 1, hands=False)
    old = {**start.fork.position, "version": 99}
    sitting = begun(Start(start.terms, Fork(old, "ABCDEF", 9, 1)))
    assert sitting.table.unread is not None


@pytest.mark.parametrize(
    ("step", "seat", "word"), [(99_999, 0, "no_step"), (3, 4, "no_seat"), (-1, 0, "no_step")]
)
def test_moments_and_seats_that_are_none_are_refused(step: int, seat: int, word: str) -> None:
    with pytest.raises(TableError) as refused:
        start_of(played("quartz"), "ABCDEF", step, seat, hands=False)
    assert refused.value.error == word


def test_a_position_that_cannot_stand_is_refused() -> None:
    record = played("quartz")
    sitting = begun(start_of(record, "ABCDEF", 9, 1, hands=False))
    sitting.play_on(5000)
    found = sitting.table.record()
    assert found is not None
    damaged = msgspec.json.decode(found.dumps())
    damaged["position"]["table"] = {}
    with pytest.raises(InvalidRecord):
        Match.of(Record.loads(msgspec.json.encode(damaged).decode()))


def test_logs_of_before_read_as_they_did() -> None:
    opened = Opened(Terms("quartz", 3), ODDA, "0" * 64)
    assert b"hints" not in msgspec.json.encode(opened)
