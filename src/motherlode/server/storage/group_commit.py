"""Group commit: what is asked for while one group is being written makes up the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

from motherlode.server.storage.interfaces import Unavailable

LARGEST_GROUP: Final = 256
STOPPED: Final = Unavailable("the writer was stopped")

Job = TypeVar("Job")
Result = TypeVar("Result")


class GroupCommit(Generic[Job, Result]):
    """Writes jobs in groups, each group as one; `lanes` groups may be under way at once."""

    def __init__(
        self,
        write: Callable[[list[Job]], Awaitable[Sequence[Result | Exception]]],
        lanes: int = 1,
    ) -> None:
        self._write = write
        self._lanes = lanes
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[Result]] | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to write."""
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._lanes)]

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        tasks, self._tasks = self._tasks, []
        for _ in tasks:
            self._waiting.put_nowait(None)
        await asyncio.gather(*tasks)

    async def write(self, job: Job) -> Result:
        """What became of a job, once its group is committed."""
        if all(task.done() for task in self._tasks):
            raise Unavailable("the storage is closed")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, future))
        return await future

    async def _work(self) -> None:
        while group := await self._next_group():
            results: Sequence[Result | Exception] = [STOPPED] * len(group)
            try:
                results = await self._results([job for job, _ in group])
            finally:
                for (_, future), result in zip(group, results, strict=True):
                    settle(future, result)

    async def _results(self, jobs: list[Job]) -> Sequence[Result | Exception]:
        try:
            return await self._write(jobs)
        except Unavailable as trouble:
            return [trouble] * len(jobs)
        except Exception as trouble:
            if len(jobs) == 1:
                return [trouble]
        # One of them cannot be written and nothing was: it must not spoil the others.
        return [result for job in jobs for result in await self._results([job])]

    async def _next_group(self) -> list[tuple[Job, asyncio.Future[Result]]]:
        first = await self._waiting.get()
        if first is None:
            return []
        group = [first]
        while len(group) < LARGEST_GROUP and not self._waiting.empty():
            item = self._waiting.get_nowait()
            if item is None:
                self._waiting.put_nowait(None)  # this lane stops after this group
                break
            group.append(item)
        return group


def settle(future: asyncio.Future[Result], result: Result | Exception) -> None:
    """Hand a result to whoever still waits for it."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
