"""The queue of reviews: asked for once, done once, by whoever takes it first."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.server.storage import Storage, storage
from motherlode.server.storage.reviews import DIED, MOST_TRIES, NoReview, ReviewJob

pytestmark = pytest.mark.anyio

JOB = ReviewJob("ABCDEF", "normal", 1)
QUICK = ReviewJob("ABCDEF", "quick", 1)


async def test_a_review_that_nobody_asked_for_is_not_there(store: Storage) -> None:
    with pytest.raises(NoReview):
        await store.reviews.state(JOB)
    with pytest.raises(NoReview):
        await store.reviews.result(JOB)
    assert not await store.reviews.is_any_free()
    assert await store.reviews.take("one", 60) is None


async def test_a_job_waits_runs_and_is_done(store: Storage) -> None:
    assert (await store.reviews.ask(JOB, "anna")).status == "waiting"
    assert await store.reviews.is_any_free()
    assert await store.reviews.take("one", 60) == JOB
    assert await store.reviews.go_on(JOB, "one", 60, 0.25, 12)
    running = await store.reviews.state(JOB)
    assert (running.status, running.share, running.step) == ("running", 0.25, 12)
    assert await store.reviews.finish(JOB, "one", b"all about it")
    assert (await store.reviews.state(JOB)).status == "done"
    assert await store.reviews.result(JOB) == b"all about it"


async def test_asking_again_changes_nothing(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    await store.reviews.take("one", 60)
    assert (await store.reviews.ask(JOB, "berta")).status == "running"
    assert await store.reviews.open_of("berta") == 0
    await store.reviews.finish(JOB, "one", b"result")
    assert (await store.reviews.ask(JOB, "anna")).status == "done"
    assert await store.reviews.take("other", 60) is None


async def test_of_many_who_want_a_job_one_gets_it(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    takes = (store.reviews.take(f"holder {number}", 60) for number in range(20))
    assert [job for job in await asyncio.gather(*takes) if job] == [JOB]


async def test_two_processes_on_one_database_never_do_the_same_job(url: str) -> None:
    jobs = [ReviewJob(f"TABLE{number}", "normal", 1) for number in range(12)]
    async with storage(url) as one, storage(url) as other:
        for job in jobs:
            await one.reviews.ask(job, "anna")
        takes = [side.reviews.take(str(place), 60) for place in range(10) for side in (one, other)]
        taken = [job for job in await asyncio.gather(*takes) if job]
    assert sorted(job.subject for job in taken) == sorted(job.subject for job in jobs)


async def test_quick_ones_go_first_then_whoever_waited_longest(store: Storage) -> None:
    later = ReviewJob("LATER1", "normal", 1)
    for job in (JOB, later, QUICK):
        await store.reviews.ask(job, "anna")
    assert (await store.reviews.state(later)).before >= 1
    assert [await store.reviews.take("one", 60) for _ in range(3)] == [QUICK, JOB, later]


async def test_a_job_whose_worker_died_is_taken_over(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    assert await store.reviews.take("died", 0) == JOB
    assert await store.reviews.take("other", 60) == JOB
    assert not await store.reviews.go_on(JOB, "died", 60, 0.5, 1)
    assert not await store.reviews.finish(JOB, "died", b"too late")
    assert (await store.reviews.state(JOB)).status == "running"
    assert await store.reviews.finish(JOB, "other", b"result")
    assert await store.reviews.result(JOB) == b"result"


async def test_a_job_that_is_given_up_is_free_at_once(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    for _ in range(MOST_TRIES + 1):
        assert await store.reviews.take("one", 60) == JOB
        await store.reviews.give_up(JOB, "one")
    assert (await store.reviews.state(JOB)).status == "waiting"


async def test_a_job_that_kills_whoever_does_it_is_over(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    for number in range(MOST_TRIES):
        assert await store.reviews.take(f"died {number}", 0) == JOB
    assert await store.reviews.take("next", 60) is None
    state = await store.reviews.state(JOB)
    assert (state.status, state.problem) == ("failed", DIED)


async def test_what_failed_says_why_and_can_be_asked_for_again(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    await store.reviews.take("one", 60)
    assert await store.reviews.fail(JOB, "one", "the rules have changed")
    assert (await store.reviews.state(JOB)).problem == "the rules have changed"
    assert (await store.reviews.ask(JOB, "anna")).status == "waiting"


async def test_a_review_in_another_form_is_made_anew(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    await store.reviews.take("one", 60)
    await store.reviews.finish(JOB, "one", b"old")
    newer = ReviewJob("ABCDEF", "normal", 2)
    with pytest.raises(NoReview):
        await store.reviews.result(newer)
    assert (await store.reviews.ask(newer, "anna")).status == "waiting"
    assert await store.reviews.take("one", 60) == newer


async def test_what_somebody_waits_for_is_counted(store: Storage) -> None:
    await store.reviews.ask(JOB, "anna")
    await store.reviews.ask(QUICK, "anna")
    assert await store.reviews.open_of("anna") == 2
    taken = await store.reviews.take("one", 60)
    assert taken is not None
    await store.reviews.finish(taken, "one", b"")
    assert await store.reviews.open_of("anna") == 1


async def test_records_that_were_brought_are_kept_for_a_while(store: Storage) -> None:
    await store.reviews.bring("name", "{}")
    await store.reviews.bring("name", "{}")
    await store.reviews.ask(ReviewJob("name", "quick", 1), "anna")
    assert await store.reviews.brought("name") == "{}"
    assert await store.reviews.forget(days=1) == 0
    assert await store.reviews.forget(days=-1) == 1
    with pytest.raises(NoReview):
        await store.reviews.brought("name")
    with pytest.raises(NoReview):
        await store.reviews.state(ReviewJob("name", "quick", 1))
