"""How far people have come in the school: one text each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.storage.database import Database
from motherlode.server.storage.interfaces import NoPerson
from motherlode.server.storage.schema import insert_into, progress

Change = Callable[[str], str]
NOTHING: Final = "{}"


class DatabaseProgress:
    """What accounts keep of the school, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def change(self, person: str, change: Change) -> str:
        """Put what a change makes of a text in its place; of several at once none is lost."""
        try:
            return await self._database.write(partial(change_text, person=person, change=change))
        except IntegrityError:
            raise NoPerson(f"nobody has the id {person}") from None


def change_text(connection: Connection, person: str, change: Change) -> str:
    """Read, change and write the text of a person; nobody else does so meanwhile."""
    first = insert_into(connection, progress).values(person=person, payload=NOTHING)
    connection.execute(first.on_conflict_do_nothing())
    theirs = progress.c.person == person
    query = select(progress.c.payload).where(theirs).with_for_update()
    changed = change(connection.execute(query).scalar_one())
    connection.execute(update(progress).where(theirs).values(payload=changed))
    return changed
