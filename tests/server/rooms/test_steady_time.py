"""Time passes evenly, whatever becomes of the clock on the wall."""

from __future__ import annotations

import time

import pytest

from motherlode.server.rooms.steady_time import STEADY, SteadyTime, now

HOUR = 3600 * 1_000_000_000


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_jump_of_the_wall_clock_changes_no_clock(
    monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    true, before = time.time_ns, now()
    monkeypatch.setattr(time, "time_ns", lambda: true() + jump)
    assert 0 <= now() - before < 10_000


def test_a_process_that_starts_after_a_jump_goes_by_the_time_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() + HOUR)
    worker = SteadyTime()
    assert worker.now() - now() > 3_000_000, "by itself it would be an hour ahead"
    worker.began = STEADY.began
    assert abs(worker.now() - now()) < 10_000


def test_it_is_the_time_of_day() -> None:
    assert abs(SteadyTime().now() - time.time_ns() // 1_000_000) < 10_000
