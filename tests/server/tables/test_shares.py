"""Luck that nobody can choose: everyone is bound before anyone shows what they add."""

from __future__ import annotations

import pytest

from motherlode.server.log_events import Called, Shared, Started, Stood
from motherlode.server.tables import commands, luck
from motherlode.server.tables.due_work import SHARE_TIME, due_work
from motherlode.server.tables.errors import NotNow, NotYours, TableError
from motherlode.server.terms import Clock, Player, Terms
from tests.server.tables.sitting import ENTROPY, HOST, SECRET, Sitting

SHARES = {0: "01" * 32, 1: "02" * 32}


def bound(*, clock: Clock | None = None) -> Sitting:
    """A table at which two people are bound to what they will add."""
    sitting = Sitting(Terms("leduc", 2, clock=clock or Clock()))
    for seat, person in enumerate(("host", "torvik")):
        commitment = luck.share_commitment(SHARES[seat])
        sitting.do(commands.sit, Player(person, person.title()), None, None, commitment)
    return sitting


def called() -> Sitting:
    sitting = bound()
    sitting.do(commands.start, HOST)
    return sitting


def test_the_match_begins_when_everyone_has_shown_what_they_were_bound_to() -> None:
    sitting = called()
    assert isinstance(sitting.log[-1].event, Called)
    assert sitting.table.facts().called
    assert sitting.table.facts().entropy == {}
    sitting.do(commands.share, "torvik", {1: SHARES[1]})
    assert sitting.table.phase == "open"
    sitting.do(commands.share, HOST, {0: SHARES[0]})
    assert [type(one.event) for one in sitting.log[-2:]] == [Shared, Started]
    assert sitting.table.match.seed == luck.key(SECRET, SHARES)
    assert not sitting.table.facts().called


def test_nobody_learns_a_share_before_all_are_bound() -> None:
    sitting = Sitting(Terms("leduc", 2))
    first = luck.share_commitment(SHARES[0])
    sitting.do(commands.sit, Player("host", "Host"), None, None, first)
    with pytest.raises(NotNow, match="before the host"):
        commands.share(sitting.table, HOST, {0: SHARES[0]})
    with pytest.raises(NotNow, match="free"):
        commands.start(sitting.table, HOST)


def test_a_share_cannot_be_chosen_afterwards() -> None:
    sitting = called()
    sitting.do(commands.share, HOST, {0: SHARES[0]})
    with pytest.raises(TableError, match="bound to something else"):
        commands.share(sitting.table, "torvik", {1: "03" * 32})
    with pytest.raises(NotYours):
        commands.share(called().table, "torvik", {0: SHARES[0]})


def test_what_is_shown_twice_counts_once() -> None:
    sitting = called()
    sitting.do(commands.share, HOST, {0: SHARES[0]})
    assert commands.share(sitting.table, HOST, {0: SHARES[0]}) == []
    assert commands.start(sitting.table, HOST) == []


def test_whoever_does_not_show_it_in_time_loses_the_seat_and_the_rest_are_bound_anew() -> None:
    sitting = called()
    sitting.do(commands.share, HOST, {0: SHARES[0]})
    [work] = due_work(sitting.table)
    assert (work.kind, work.due - sitting.now) == ("recall", SHARE_TIME * 1000)
    sitting.do(commands.recall)
    assert sitting.log[-1].event == Stood(1)
    assert not sitting.table.facts().called
    assert sitting.table.chairs.unbound() == [0]
    assert commands.recall(sitting.table) == []
    sitting.do(commands.sit, Player("sigrun", "Sigrun"), 1, ENTROPY)
    with pytest.raises(NotNow, match="seat 0 has not yet"):
        commands.start(sitting.table, HOST)
    sitting.do(commands.commit, HOST, 0, luck.share_commitment("04" * 32))
    sitting.do(commands.start, HOST)
    with pytest.raises(TableError, match="something else"):
        commands.share(sitting.table, HOST, {0: SHARES[0]})
    sitting.do(commands.share, HOST, {0: "04" * 32})
    assert sitting.table.phase == "playing"


def test_nobody_is_bound_twice() -> None:
    with pytest.raises(NotNow, match="already"):
        commands.commit(bound().table, HOST, 0, "ab" * 32)


def test_over_days_a_deal_waits_as_long_as_a_move() -> None:
    sitting = bound(clock=Clock("move", 86_400))
    sitting.do(commands.start, HOST)
    [work] = due_work(sitting.table)
    assert work.due - sitting.now == 86_400_000


def test_a_table_with_open_luck_begins_at_once() -> None:
    sitting = Sitting(Terms("leduc", 2))
    sitting.fill("host", "torvik")
    sitting.do(commands.start, HOST)
    assert isinstance(sitting.log[-1].event, Started)
