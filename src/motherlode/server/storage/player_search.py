"""Finished matches by a part of a player's name, however many there are.

One letter is in almost every name, and a bot's name is at most tables: what is looked at is
bounded. A name that is rare is found wherever it stands; one that is common is looked for among
the latest matches, and the next page goes on from there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, Select, select

from motherlode.server.storage.interfaces import Found
from motherlode.server.storage.schema import sittings, tables
from motherlode.server.storage.summaries import (
    MOST,
    Search,
    earlier,
    names_with,
    page_of,
    summary_of,
)

NAMES: Final = 40  # different names that a search looks for
RARE: Final = 1000  # sittings of all these names, up to which they are rare
WINDOW: Final = 3000  # matches that are looked through at once for names that are common


def find_matches(connection: Connection, search: Search) -> Found:
    """A page of matches, and where the next one begins."""
    assert search.player is not None, "somebody is searched for"
    spelt = names_with(search.player).limit(NAMES * 4)  # a name may have the part several times
    names = list(dict.fromkeys(connection.scalars(spelt)))[:NAMES]
    seats = select(sittings.c.code).where(sittings.c.folded.in_(names)).limit(RARE + 1)
    codes = connection.scalars(seats).all()
    if len(codes) <= RARE:
        return among(connection, search, list(codes))
    return in_window(connection, search, names)


def among(connection: Connection, search: Search, codes: list[str]) -> Found:
    """A page of some tables."""
    wanted = page_of(without_player(search)).where(tables.c.code.in_(codes))
    found = [summary_of(row) for row in connection.execute(wanted)]
    if len(found) < search.limit:
        return Found(found)
    return Found(found, found[-1].changed, found[-1].code)


def in_window(connection: Connection, search: Search, names: list[str]) -> Found:
    """Those among the next matches in the list at which one of these people sits."""
    looked = latest(search).limit(WINDOW).subquery()
    last = connection.execute(
        select(looked.c.changed, looked.c.code).order_by(looked.c.changed, looked.c.code).limit(1)
    ).first()
    if last is None:
        return Found([])
    sits = select(sittings.c.seat).where(
        sittings.c.code == tables.c.code, sittings.c.folded.in_(names)
    )
    wanted = page_of(without_player(search)).where(~earlier(last.changed, last.code), sits.exists())
    found = [summary_of(row) for row in connection.execute(wanted)]
    if len(found) == min(search.limit, MOST):
        return Found(found, found[-1].changed, found[-1].code)
    return Found(found, last.changed, last.code)


def latest(search: Search) -> Select[tuple[int, str]]:
    """The matches that come next in the list, whoever sits there."""
    order = tables.c.changed.desc(), tables.c.code.desc()
    places = select(tables.c.changed, tables.c.code).order_by(*order)
    found = [tables.c.phase == search.phase]
    if search.before is not None:
        found.append(earlier(search.before, search.before_code))
    return places.where(*found)


def without_player(search: Search) -> Search:
    """The same search for whoever sits there."""
    return replace(search, player=None)
