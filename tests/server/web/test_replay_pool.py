"""Long matches are played again in other processes, few at once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from motherlode.core.match import Match
from motherlode.core.record import Record
from motherlode.core.seats import ONLOOKER
from motherlode.games.leduc import LEDUC
from motherlode.server.web.replay import replay, steps
from motherlode.server.web.replay_pool import AT_ONCE, ReplayPool

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def finished() -> Record:
    match = Match(LEDUC, 2, 1)
    while not match.state.over:
        seat = match.state.asked()[0]
        match.advance(seat, match.legal(seat).moves[0])
    return match.record()


def nap() -> tuple[float, float]:
    """When some work began and when it ended, by the clock of the machine."""
    began = time.monotonic()
    time.sleep(0.1)
    return began, time.monotonic()


def die_once(mark: Path) -> int:
    """Work whose process is killed the first time."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


async def test_a_replay_is_made_in_another_process() -> None:
    record = finished()
    async with ReplayPool() as pool:
        assert await pool.do(os.getpid) != os.getpid()
        made = await pool.do(partial(replay, "TABLE1", record, None, False))
    assert made == replay("TABLE1", record, None, False)
    assert len(list(steps(record, ONLOOKER, is_open=False))) == len(record.moves) + 1


async def test_few_work_at_once() -> None:
    async with ReplayPool() as pool:
        naps = await asyncio.gather(*(pool.do(nap) for _ in range(4 * AT_ONCE)))
    for moment, _ in naps:
        assert sum(began <= moment < ended for began, ended in naps) <= AT_ONCE


async def test_work_whose_process_died_is_done_in_another(tmp_path: Path) -> None:
    async with ReplayPool() as pool:
        assert await pool.do(partial(die_once, tmp_path / "mark")) != os.getpid()
