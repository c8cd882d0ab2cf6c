"""What a clock shows when its seat answers, is asked again, goes and comes back."""

from __future__ import annotations

from motherlode.server.protocol import ClockFacts
from motherlode.server.tables.clocks import Clocks
from motherlode.server.terms import Clock

FOR_GAME = Clock("game", 60, 5)


def asked_at_once(clock: Clock) -> Clocks:
    """Two seats; the first is asked at the time 0."""
    return Clocks.full(clock, 2).turned(0, [0], None)


def test_whoever_is_asked_again_at_once_has_gained_by_the_answer() -> None:
    clocks = asked_at_once(FOR_GAME).turned(10_000, [0], 0)
    assert clocks.left == (55_000, 60_000)
    assert clocks.since == (10_000, None)


def test_a_clock_stops_too_when_the_decision_goes_away_unanswered() -> None:
    clocks = asked_at_once(FOR_GAME).turned(10_000, [1], None)
    assert clocks.facts(20_000) == {0: ClockFacts(50_000, False), 1: ClockFacts(50_000, True)}


def test_a_clock_that_goes_on_is_left_alone_by_the_answers_of_others() -> None:
    clocks = Clocks.full(FOR_GAME, 2).turned(0, [0, 1], None).turned(10_000, [0], 1)
    assert clocks.since == (0, None)
    assert clocks.deadline(0) == 60_000
    assert clocks.deadline(1) is None


def test_where_nobody_counts_the_time_no_clock_runs() -> None:
    clocks = asked_at_once(Clock())
    assert clocks.facts(5_000) == {}
    assert clocks.deadline(0) is None
