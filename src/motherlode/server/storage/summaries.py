"""Lists of tables: lobby, the tables of a person, finished matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    Row,
    Select,
    and_,
    or_,
    select,
    union,
)

from motherlode.server.storage.interfaces import NoTable
from motherlode.server.storage.name_keys import search_key
from motherlode.server.storage.schema import sittings, spellings, tables
from motherlode.server.tables.summary import Sitting, Summary

MOST: Final = 200
LAST_LETTER: Final = "\U0010ffff"
SEATING: Final = msgspec.json.Decoder(list[Sitting])
ASKED: Final = msgspec.json.Decoder(list[int])


@dataclass(frozen=True)
class Search:
    """What is asked for; None is everything."""

    phase: str | None = None
    listed: bool | None = None
    game: str | None = None
    person: str | None = None
    player: str | None = None
    before: int | None = None
    before_code: str | None = None
    limit: int = 50


def find_summaries(connection: Connection, search: Search) -> list[Summary]:
    """The tables that fit, the latest change first."""
    return [summary_of(row) for row in connection.execute(page_of(search))]


def page_of(search: Search) -> Select[Any]:
    """The query that finds them."""
    latest = select(tables).order_by(tables.c.changed.desc(), tables.c.code.desc())
    return latest.where(*conditions(search)).limit(min(max(search.limit, 0), MOST))


def one_summary(connection: Connection, code: str) -> Summary:
    """The summary of one table."""
    row = connection.execute(select(tables).where(tables.c.code == code)).one_or_none()
    if row is None:
        raise NoTable(f"there is no table {code}")
    return summary_of(row)


def conditions(search: Search) -> list[ColumnElement[bool]]:
    """What a table must be like."""
    found: list[ColumnElement[bool]] = []
    if search.phase is not None:
        found.append(tables.c.phase == search.phase)
    if search.listed is not None:
        found.append(tables.c.listed == search.listed)
    if search.game is not None:
        found.append(tables.c.game == search.game)
    if search.person is not None:
        found.append(tables.c.code.in_(belonging_to(search.person)))
    if search.player is not None:
        found.append(tables.c.code.in_(where_sits(search.player)))
    if search.before is not None:
        found.append(earlier(search.before, search.before_code))
    return found


def belonging_to(person: str) -> CompoundSelect[str]:
    """The tables that somebody sits at or hosts."""
    hosted = select(tables.c.code).where(tables.c.host == person)
    return union(hosted, select(sittings.c.code).where(sittings.c.person == person))


def where_sits(player: str) -> Select[str]:
    """The tables where somebody has such a part in the name."""
    return select(sittings.c.code).where(sittings.c.folded.in_(names_with(player)))


def names_with(player: str) -> Select[str]:
    """The names with such a part, those first in which little follows it."""
    part = search_key(player)
    begins = and_(spellings.c.part >= part, spellings.c.part < part + LAST_LETTER)
    return select(spellings.c.folded).where(begins).order_by(spellings.c.part)


def earlier(changed: int, code: str | None) -> ColumnElement[bool]:
    """Tables that come later in the list than the one that was changed then."""
    if code is None:
        return tables.c.changed < changed
    same = and_(tables.c.changed == changed, tables.c.code < code)
    return or_(tables.c.changed < changed, same)


def summary_of(row: Row[Any]) -> Summary:
    return Summary(
        code=row.code,
        game=row.game,
        phase=row.phase,
        listed=row.listed,
        host=row.host,
        seats=row.seats,
        sittings=SEATING.decode(row.seating),
        asked=ASKED.decode(row.asked),
        moves=row.moves,
        opened=row.opened,
        changed=row.changed,
        forked=row.forked,
        hinted=row.hinted,
    )
