"""The time of a bot's answer does not say whether it had a choice."""

from __future__ import annotations

from motherlode.terminal.pace import INTERRUPTING, Pace, pace_of


class Clock:
    """Time that passes only when something takes it."""

    def __init__(self) -> None:
        self.now = 0.0

    def read(self) -> float:
        return self.now

    def take(self, seconds: float) -> None:
        self.now += seconds


def times(pace: Pace, clock: Clock, seat: int, *thoughts: float) -> list[float]:
    """How long a bot takes for each of some answers about which it thinks so long."""
    found = []
    for thought in thoughts:
        begun = clock.now
        with pace.even(seat):
            clock.take(thought)
        found.append(round(clock.now - begun, 6))
    return found


def paced(longest: dict[int, float]) -> tuple[Pace, Clock]:
    clock = Clock()
    return Pace(longest, clock.read, clock.take), clock


def test_an_answer_without_a_choice_takes_as_long_as_one_with_a_choice() -> None:
    pace, clock = paced({1: 0.25})
    assert times(pace, clock, 1, 0.0, 0.2, 0.0) == [0.25, 0.25, 0.25]


def test_whoever_once_took_longer_takes_that_long_from_then_on() -> None:
    pace, clock = paced({})
    assert times(pace, clock, 1, 0.3, 0.0, 0.1) == [0.3, 0.3, 0.3]
    assert times(pace, clock, 2, 0.0) == [0.0]


def test_levels_say_how_long_they_may_think() -> None:
    pace = pace_of({1: "master", 2: "journeyman", 3: "heuristic", 4: "search:20"}, people=1)
    assert pace.longest == {1: 0.26, 2: 0.05, 3: 0.0, 4: 0.0, INTERRUPTING: 0.065}


def test_bots_among_themselves_hurry() -> None:
    clock = Clock()
    pace = pace_of({0: "master", 1: "master"}, people=0)
    assert times(pace, clock, 0, 0.0, 0.1) == [0.0, 0.1]
