"""Reviews are done once, by whoever takes them, and survive whoever dies over them."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from benchmarks.live.process import forks
from motherlode.server.rooms.processes import BEHIND
from motherlode.server.storage import Storage, storage
from motherlode.server.storage.reviews import DIED, ReviewJob, ReviewState
from motherlode.server.tables import commands
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Terms
from motherlode.server.web.review_jobs import ReviewWork
from motherlode.server.web.review_worker import FAILED, ReviewWorker
from tests.server.postgres import postgres_fixture
from tests.server.storage.conftest import migrated, sqlite, url
from tests.server.tables.sitting import HOST, SECRET, Sitting
from tests.server.web.review_work import Hang, Tally, break_down, count_moves, die, refuse
from tests.server.web.site import SECONDS

__all__ = ["migrated", "postgres_fixture", "sqlite", "url"]
pytestmark = pytest.mark.anyio

JOB = ReviewJob("TABLE1", "normal", 1)
SHORT = 0.3  # seconds of a lease


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Storage]:
    """A storage with a finished match, of which somebody wants a review."""
    sitting = Sitting(Terms("leduc", 2))
    sitting.fill("host", "torvik")
    sitting.do(commands.start, HOST)
    sitting.play_on(100)
    sitting.do(commands.reveal)
    async with storage(url) as opened:
        log, summary = sitting.log, summarise(sitting.table)
        await opened.log_store.open("TABLE1", SECRET, log, summary)
        await opened.reviews.ask(JOB, "anna")
        yield opened


def worker(store: Storage, work: ReviewWork, lease: float = 60) -> ReviewWorker:
    return ReviewWorker(
        store.log_store, store.reviews, work, lease=lease, heartbeat=0.05, rest=0.05
    )


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(SECONDS):
        while not await holds():
            await asyncio.sleep(0.02)


async def outcome(store: Storage, job: ReviewJob = JOB) -> ReviewState:
    """Where a job stands once it is over."""

    async def is_over() -> bool:
        return (await store.reviews.state(job)).status in ("done", "failed")

    await until(is_over)
    return await store.reviews.state(job)


async def test_a_job_is_done_and_its_result_is_kept(store: Storage) -> None:
    async with worker(store, count_moves):
        assert (await outcome(store)).status == "done"
    found = json.loads(gzip.decompress(await store.reviews.result(JOB)))
    moves = (await store.log_store.summary("TABLE1")).moves
    assert found == {"moves": moves, "depth": "normal"}


async def test_whoever_asks_later_wakes_the_worker(store: Storage) -> None:
    async with worker(store, count_moves) as working:
        await outcome(store)
        quick = ReviewJob("TABLE1", "quick", 1)
        await store.reviews.ask(quick, "anna")
        working.wake()
        assert (await outcome(store, quick)).status == "done"


async def test_what_is_refused_says_why(store: Storage) -> None:
    async with worker(store, refuse):
        state = await outcome(store)
    assert (state.status, state.problem) == ("failed", "this cannot be reviewed")


async def test_a_fault_of_ours_tells_nobody_what_is_inside(store: Storage) -> None:
    async with worker(store, break_down):
        state = await outcome(store)
    assert (state.status, state.problem) == ("failed", FAILED)


async def test_a_table_that_is_not_there_fails(store: Storage) -> None:
    job = ReviewJob("ZZZZZZ", "quick", 1)
    await store.reviews.ask(job, "anna")
    async with worker(store, count_moves):
        assert (await outcome(store, job)).status == "failed"


async def test_a_job_that_kills_its_process_is_tried_a_few_times(store: Storage) -> None:
    async with worker(store, die, lease=SHORT):
        state = await outcome(store)
    assert (state.status, state.problem) == ("failed", DIED)


async def test_progress_is_told_and_the_work_gives_way(store: Storage, tmp_path: Path) -> None:
    async def is_told() -> bool:
        state = await store.reviews.state(JOB)
        told = (state.status, state.share, state.step) == ("running", 0.25, 3)
        return told and sign.exists() and bool(sign.read_text())

    sign = tmp_path / "sign"
    async with worker(store, Hang(sign)):
        await until(is_told)
    process, niceness = map(int, sign.read_text().split())
    assert process != os.getpid()
    assert niceness == min(BEHIND, os.nice(0) + BEHIND)


async def test_a_worker_that_is_ended_hands_its_job_on(store: Storage, tmp_path: Path) -> None:
    async def is_begun() -> bool:
        return (tmp_path / "sign").exists()

    async with worker(store, Hang(tmp_path / "sign")):
        await until(is_begun)
    assert (await store.reviews.state(JOB)).status == "waiting"
    async with worker(store, count_moves):
        assert (await outcome(store)).status == "done"


def work_elsewhere(url: str, sign: Path) -> None:
    """Be another process that works on the same database until it is killed."""

    async def run() -> None:
        async with storage(url) as store, worker(store, Hang(sign), lease=SHORT):
            await asyncio.Event().wait()

    asyncio.run(run())


async def test_the_job_of_a_killed_worker_is_taken_over(
    store: Storage, url: str, tmp_path: Path
) -> None:
    async def is_begun() -> bool:
        return (tmp_path / "sign").exists()

    other = forks().Process(target=work_elsewhere, args=(url, tmp_path / "sign"))
    other.start()
    await until(is_begun)
    other.kill()
    other.join()
    assert (await store.reviews.state(JOB)).status in ("running", "waiting")
    async with worker(store, count_moves):
        assert (await outcome(store)).status == "done"


async def test_two_workers_never_do_the_same_job(store: Storage, tmp_path: Path) -> None:
    jobs = [ReviewJob("TABLE1", depth, 1) for depth in ("normal", "quick", "one", "two", "three")]
    for job in jobs:
        await store.reviews.ask(job, "anna")
    work = Tally(tmp_path / "done")
    async with worker(store, work), worker(store, work):
        for job in jobs:
            assert (await outcome(store, job)).status == "done"
    done = work.path.read_text().split()
    assert sorted(done) == sorted(job.depth for job in jobs)
