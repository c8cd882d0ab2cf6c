"""Reviews as jobs: asked for once, done once, by whichever process takes them first.

A job is taken for a while. Whoever works at it says so again and again; if nobody does any more,
because its process died, another takes it. Time is the database's own.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)

from motherlode.core.errors import MotherlodeError
from motherlode.server.storage.database import Database, in_portions
from motherlode.server.storage.leases import ends_in
from motherlode.server.storage.schema import DAY, database_time, imports, insert_into, reviews

MOST_TRIES: Final = 3  # of a job during which processes die
DIED: Final = "whoever worked at it died, several times"

Status = Literal["waiting", "running", "done", "failed"]


class NoReview(MotherlodeError):
    """Nobody has asked for that review, or brought that record."""


class ReviewJob(Struct, frozen=True):
    """A review that somebody wants: of what, how deep, in which form."""

    subject: str  # the code of a table, or the name of a record that was brought
    depth: str
    form: int


class ReviewState(Struct, frozen=True):
    """Where a review stands."""

    status: Status
    share: float = 0.0  # of the work that is done
    step: int = 0  # of the match that is looked at
    before: int = 0  # jobs that come first while it waits
    problem: str | None = None  # why there will be none


class DatabaseReviews:
    """The queue of reviews, and the records that were brought for them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, job: ReviewJob, asker: str) -> ReviewState:
        """Put a job into the queue unless it is there or done; where it stands now."""
        await self._database.write(partial(put_job, job=job, asker=asker))
        return await self.state(job)

    async def state(self, job: ReviewJob) -> ReviewState:
        """Where a job stands; `NoReview` if nobody has asked for it."""
        return await self._database.read(partial(read_state, job=job))

    async def result(self, job: ReviewJob) -> bytes:
        """What came of a job; `NoReview` if nothing has yet."""
        return await self._database.read(partial(read_result, job=job))

    async def is_known(self, job: ReviewJob) -> bool:
        """Whether a job is in the queue, or done."""
        try:
            return (await self.state(job)).status != "failed"
        except NoReview:
            return False

    async def open_of(self, asker: str) -> int:
        """How many jobs of somebody are not done."""
        return await self._database.read(partial(count_open, asker=asker))

    async def is_any_free(self) -> bool:
        """Whether somebody could take a job now."""
        return await self._database.read(is_any_free)

    async def take(self, holder: str, seconds: float) -> ReviewJob | None:
        """Take the job that waits longest; quick ones go before the others."""
        return await self._database.write(partial(take_job, holder=holder, seconds=seconds))

    async def go_on(
        self, job: ReviewJob, holder: str, seconds: float, share: float, step: int
    ) -> bool:
        """Keep a job and tell how far it is; False if another has taken it."""
        values = {"until": ends_in(seconds), "share": share, "step": step}
        return await self._database.write(
            partial(change_job, job=job, holder=holder, values=values)
        )

    async def finish(self, job: ReviewJob, holder: str, result: bytes) -> bool:
        """Keep what came of a job; False if another has taken it meanwhile."""
        values = {"result": result, "share": 1.0, **over()}
        return await self._database.write(
            partial(change_job, job=job, holder=holder, values=values)
        )

    async def fail(self, job: ReviewJob, holder: str, problem: str) -> bool:
        """There will be no result, and why."""
        values = {"problem": problem, **over()}
        return await self._database.write(
            partial(change_job, job=job, holder=holder, values=values)
        )

    async def give_up(self, job: ReviewJob, holder: str) -> None:
        """Let another take the job at once; that is no try that failed."""
        values = {"holder": None, "until": 0, "tries": reviews.c.tries - 1}
        await self._database.write(partial(change_job, job=job, holder=holder, values=values))

    async def bring(self, name: str, payload: str) -> None:
        """Keep a record that somebody brought; the same one again is the same one."""
        await self._database.write(partial(keep_import, name=name, payload=payload))

    async def brought(self, name: str) -> str:
        """A record that somebody brought, or `NoReview`."""
        return await self._database.read(partial(read_import, name=name))

    async def forget(self, days: float) -> int:
        """Remove records that were brought so long ago, and what was said about them."""
        return await in_portions(self._database, partial(forget_imports, days=days))


def over() -> dict[str, Any]:
    """What changes when a job is over, one way or the other: nobody waits for it any more."""
    return {"done": database_time(), "holder": None, "asker": ""}


def is_job(job: ReviewJob) -> ColumnElement[bool]:
    """The row of a job."""
    return and_(reviews.c.subject == job.subject, reviews.c.depth == job.depth)


def put_job(connection: Connection, job: ReviewJob, asker: str) -> None:
    """Write the job; one that failed, or says what is not understood any more, is done anew."""
    new = {
        "subject": job.subject,
        "depth": job.depth,
        "form": job.form,
        "asker": asker,
        "asked": database_time(),
        "tries": 0,
        "holder": None,
        "until": 0,
        "share": 0.0,
        "step": 0,
        "problem": None,
        "result": None,
        "done": None,
    }
    row = insert_into(connection, reviews).values(new)
    again = or_(reviews.c.form != job.form, reviews.c.problem.is_not(None))
    keys = ["subject", "depth"]
    changes = {name: row.excluded[name] for name in new if name not in keys}
    connection.execute(row.on_conflict_do_update(index_elements=keys, set_=changes, where=again))


def read_state(connection: Connection, job: ReviewJob) -> ReviewState:
    """Where a job stands, and how many are before it if it waits."""
    held = (reviews.c.until > database_time()).label("held")
    known = (reviews.c.asked, reviews.c.share, reviews.c.step, reviews.c.problem, reviews.c.done)
    query = select(*known, held).where(is_job(job), reviews.c.form == job.form)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise NoReview("nobody has asked for this review")
    before = count_before(connection, row) if row.done is None and not row.held else 0
    return ReviewState(status_of(row), row.share, row.step, before, row.problem)


def status_of(row: Row[Any]) -> Status:
    """A word for where a job stands."""
    if row.done is not None:
        return "failed" if row.problem else "done"
    return "running" if row.held else "waiting"


def count_before(connection: Connection, row: Row[Any]) -> int:
    """How many jobs will be taken before another."""
    earlier = and_(reviews.c.done.is_(None), reviews.c.asked < row.asked)
    query = select(func.count()).select_from(reviews).where(earlier)
    return connection.scalar(query) or 0


def read_result(connection: Connection, job: ReviewJob) -> bytes:
    """What came of a job."""
    query = select(reviews.c.result).where(is_job(job), reviews.c.form == job.form)
    result: bytes | None = connection.scalar(query)
    if result is None:
        raise NoReview("this review is not there yet")
    return result


def count_open(connection: Connection, asker: str) -> int:
    """How many jobs somebody waits for."""
    mine = and_(reviews.c.asker == asker, reviews.c.done.is_(None))
    return connection.scalar(select(func.count()).select_from(reviews).where(mine)) or 0


def next_free() -> Select[Any]:
    """The job that is next: nobody works at it, and it has waited longest; quick ones first."""
    free = and_(reviews.c.done.is_(None), reviews.c.until <= database_time())
    order = (reviews.c.depth != "quick", reviews.c.asked, reviews.c.subject)
    known = (reviews.c.subject, reviews.c.depth, reviews.c.form, reviews.c.tries)
    return select(*known).where(free).order_by(*order).limit(1)


def is_any_free(connection: Connection) -> bool:
    """Whether there is a job to take."""
    return connection.execute(next_free()).first() is not None


def take_job(connection: Connection, holder: str, seconds: float) -> ReviewJob | None:
    """Take a free job; one during which too many have died is over."""
    while True:
        row = connection.execute(next_free().with_for_update(skip_locked=True)).first()
        if row is None:
            return None
        job = ReviewJob(row.subject, row.depth, row.form)
        if row.tries < MOST_TRIES:
            taken = {"holder": holder, "until": ends_in(seconds), "tries": row.tries + 1}
            connection.execute(update(reviews).where(is_job(job)).values(taken))
            return job
        given_up = {"problem": DIED, **over()}
        connection.execute(update(reviews).where(is_job(job)).values(given_up))


def change_job(connection: Connection, job: ReviewJob, holder: str, values: dict[str, Any]) -> bool:
    """Write something about a job if it is still the holder's."""
    mine = and_(is_job(job), reviews.c.holder == holder, reviews.c.done.is_(None))
    changed = update(reviews).where(mine).values(values).returning(reviews.c.subject)
    return connection.execute(changed).first() is not None


def keep_import(connection: Connection, name: str, payload: str) -> None:
    """Write a record that somebody brought; whoever brings it again makes it last."""
    row = insert_into(connection, imports)
    row = row.values(name=name, payload=payload, created=database_time())
    changes = {"created": row.excluded.created}
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_=changes))


def read_import(connection: Connection, name: str) -> str:
    """A record that somebody brought."""
    found: str | None = connection.scalar(select(imports.c.payload).where(imports.c.name == name))
    if found is None:
        raise NoReview("this record is not here, or no longer")
    return found


def forget_imports(connection: Connection, days: float, limit: int) -> int:
    """Remove some records and their reviews; how many."""
    old = imports.c.created < database_time() - round(days * DAY)
    names = list(connection.scalars(select(imports.c.name).where(old).limit(limit)))
    connection.execute(delete(reviews).where(reviews.c.subject.in_(names)))
    connection.execute(delete(imports).where(imports.c.name.in_(names)))
    return len(names)
