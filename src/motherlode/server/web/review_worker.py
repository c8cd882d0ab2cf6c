"""Does the reviews that anybody has asked for, one after the other, as long as it is entered.

Any number of workers share a database: a job is one worker's for as long as it says again and
again that it is at work. A worker that is ended hands its job on.
"""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Future, Task
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack, suppress
from time import monotonic
from typing import Final, Self

from motherlode.core.errors import MotherlodeError
from motherlode.server.rooms.metrics import Metrics
from motherlode.server.storage import Storage
from motherlode.server.storage.interfaces import PORTION, LogStore, Unavailable
from motherlode.server.storage.reviews import DatabaseReviews, ReviewJob
from motherlode.server.web.coach import coach_review
from motherlode.server.web.imports import is_import, record_in
from motherlode.server.web.review_jobs import Making, ReviewWork, of_record, of_table
from motherlode.server.web.review_process import ReviewProcess

LEASE: Final = 15.0  # seconds after which another does the work of a worker that died
HEARTBEAT: Final = 1.0  # seconds between two signs of life
REST: Final = 2.0  # seconds until a worker without work looks again
MOST_SECONDS: Final = 1800.0  # for one review
TOO_LONG: Final = "this match takes too long to be reviewed here"
FAILED: Final = "something went wrong while this match was looked at"


class Lost(Exception):
    """Another worker has taken the job."""


class ReviewWorker:
    """Brings jobs to a process that reviews, and keeps what comes of them."""

    def __init__(
        self,
        log_store: LogStore,
        reviews: DatabaseReviews,
        work: ReviewWork,
        metrics: Metrics | None = None,
        lease: float = LEASE,
        heartbeat: float = HEARTBEAT,
        rest: float = REST,
    ) -> None:
        self.log_store = log_store
        self.reviews = reviews
        self.work = work
        self.metrics = metrics or Metrics()
        self.lease = lease
        self.heartbeat = heartbeat
        self.pause = rest
        self.holder = secrets.token_hex(8)
        self.process = ReviewProcess()
        self.wanted = asyncio.Event()
        self.task: Task[None] | None = None

    def wake(self) -> None:
        """Somebody has asked for a review just now."""
        self.wanted.set()

    async def run_for_ever(self) -> None:
        """Do one job after the other; rest when there is none."""
        while True:
            try:
                if not await self.do_next():
                    await self.rest()
            except Exception as error:
                self.metrics.failed(error)
                await asyncio.sleep(self.pause)

    async def rest(self) -> None:
        """Wait until somebody asks here, or for a while: others may ask elsewhere."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.pause):
                await self.wanted.wait()
        self.wanted.clear()

    async def do_next(self) -> bool:
        """Do the next job; False if there is none."""
        if not await self.reviews.is_any_free():
            return False
        job = await self.reviews.take(self.holder, self.lease)
        if job is None:
            return False
        try:
            await self.do(job)
        except asyncio.CancelledError:
            self.process.end()
            await self.reviews.give_up(job, self.holder)
            raise
        except (Lost, BrokenProcessPool):  # whoever has it, or takes it later, does it
            self.process.begin_anew()
        return True

    async def do(self, job: ReviewJob) -> None:
        """Do a job and keep what came of it, or why nothing did."""
        try:
            result = await self.attend(job, self.process.make(job.depth, await self.making(job)))
            await self.reviews.finish(job, self.holder, result)
        except (Unavailable, Lost, BrokenProcessPool):
            raise
        except TimeoutError:
            self.process.begin_anew()
            await self.reviews.fail(job, self.holder, TOO_LONG)
        except MotherlodeError as error:
            await self.reviews.fail(job, self.holder, str(error))
        except Exception as error:
            self.metrics.failed(error)
            await self.reviews.fail(job, self.holder, FAILED)

    async def making(self, job: ReviewJob) -> Making:
        """What the process is to do for a job."""
        if is_import(job.subject):
            return of_record(record_in(await self.reviews.brought(job.subject)), self.work)
        loaded = await self.log_store.load(job.subject, since=0)
        events, portion = [*loaded.events], loaded.events
        while len(portion) >= PORTION:
            portion = await self.log_store.read(job.subject, events[-1].seq, PORTION)
            events += portion
        return of_table(job.subject, loaded.secret, events, self.work)

    async def attend(self, job: ReviewJob, making: Future[bytes]) -> bytes:
        """Wait for the process, and tell again and again how far it is."""
        ends = monotonic() + MOST_SECONDS
        try:
            while not making.done():
                await asyncio.wait([making], timeout=self.heartbeat)
                share, step = self.process.progress
                if not await self.reviews.go_on(job, self.holder, self.lease, share, step):
                    raise Lost
                if monotonic() > ends:
                    raise TimeoutError
            return making.result()
        finally:
            making.cancel()  # whatever becomes of it, nobody waits for it any more

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run_for_ever())
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])
        self.process.end()


class ReviewTeam:
    """Some workers side by side."""

    def __init__(self, workers: Sequence[ReviewWorker]) -> None:
        self.workers = workers
        self.stack = AsyncExitStack()

    def wake(self) -> None:
        """Somebody has asked for a review just now."""
        for worker in self.workers:
            worker.wake()

    async def __aenter__(self) -> Self:
        for worker in self.workers:
            await self.stack.enter_async_context(worker)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stack.aclose()


def team_of(number: int, store: Storage, metrics: Metrics | None = None) -> ReviewTeam:
    """Workers that do what the coach does, on a storage that is open."""
    return ReviewTeam(
        [ReviewWorker(store.log_store, store.reviews, coach_review, metrics) for _ in range(number)]
    )
