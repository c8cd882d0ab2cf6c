"""A table in a list: made from its log, kept beside it for searching."""

from __future__ import annotations

from msgspec import Struct

from motherlode.server.protocol import Phase
from motherlode.server.tables.table import Table


class Sitting(Struct, frozen=True):
    """Who sits where, as far as lists need it."""

    seat: int
    person: str | None  # None for a bot
    name: str
    avatar: str = ""
    rank: int | None = None  # once the match is over
    score: int | None = None  # once it was played to its end
    left: bool = False  # they went for good, and a bot plays on


class Summary(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    phase: Phase
    listed: bool
    host: str
    seats: int
    sittings: list[Sitting]
    asked: list[int]  # the seats that are asked now
    moves: int
    opened: int  # milliseconds since 1970
    changed: int
    forked: bool = False  # it goes on from another match
    hinted: bool = False  # somebody asked for hints, so it counts for nothing


class PrivateSummary(Summary, frozen=True):
    """A summary with what nobody may be told: by it one could guess a seat's standing orders."""

    wake: int | None = None  # when the table has to do something by itself; None for never


def summarise(table: Table) -> PrivateSummary:
    """The table in a list."""
    return PrivateSummary(
        code=table.code,
        game=table.terms.game,
        phase=table.phase,
        listed=table.terms.listed,
        host=table.host.person,
        seats=table.terms.seats,
        sittings=sittings(table),
        asked=list(table.asked),
        moves=table.moves,
        opened=table.opened,
        changed=table.changed,
        wake=wake(table),
        forked=table.fork is not None and bool(table.fork.of),
        hinted=table.hinted,
    )


def wake(table: Table) -> int | None:
    """When the table has to do something by itself; among bots alone nobody waits for it."""
    pauses = table.chairs.are_bots
    work = [one for one in table.due_work if one.wakes and not (pauses and one.kind == "think")]
    return min((one.due for one in work), default=None)


def sittings(table: Table) -> list[Sitting]:
    """Everybody who sits at a table, with rank and score once it is over."""
    ranks, scores = table.ranks, table.scores
    return [
        Sitting(
            chair.seat,
            chair.person,
            chair.name or "",
            chair.player.avatar if chair.player else "",
            ranks[chair.seat] if ranks else None,
            scores[chair.seat] if scores else None,
            left=chair.taken_over_why == "left",
        )
        for chair in table.chairs
        if not chair.free
    ]
