"""What a seat may know, as typed values: the part that all games share, and what makes the rest.

A game shows its table as a `Visible` of its own with others inside: plain numbers, truths, names,
lists and counts by name. They become JSON as they are, and the page's types are made from them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from msgspec import Meta, Struct, json

from motherlode.core.kinds import Numbered, kind_name
from motherlode.core.outcome import Outcome
from motherlode.core.registry import game_of

if TYPE_CHECKING:
    from motherlode.core.state import State

KIND = "x-kind"  # in a JSON Schema: what sort of thing a text names


def naming(kind: Numbered) -> Meta:
    """What stands beside a text that names one of a kind."""
    return Meta(extra_json_schema={KIND: kind_name(kind)})


Counts = dict[str, int]  # how many there are of each, by name
Said = dict[str, str | int | None]  # roles and what fills them; nothing where it may not be known


class Visible(Struct, frozen=True, kw_only=True):
    """Base of everything that a view shows."""

    def as_data(self) -> dict[str, Any]:
        """Plain data, as in JSON."""
        return cast(dict[str, Any], json.decode(json.encode(self)))


Table = TypeVar("Table")


class View(Visible, Generic[Table], frozen=True, kw_only=True):
    """What one seat may know; `table` is the game's own part."""

    game: str
    seats: int
    seat: int | None  # nothing for an onlooker
    over: bool
    options: dict[str, str]
    asked: list[int]
    decision: Said | None
    answer: str | None  # what the seat has answered in a window that is still open
    table: Table
    outcome: Outcome | None


TableViewer = Callable[[Any, int], Visible]  # shows a table to a seat


def table_type(viewer: TableViewer) -> type[Visible]:
    """What a viewer says that it returns."""
    name = viewer.__annotations__["return"]
    return cast(type[Visible], getattr(sys.modules[viewer.__module__], name))


# -- what lies on the table ---------------------------------------------------------------------


def shown(state: State, *fields: str) -> dict[str, Any]:
    """Fields that everyone may know, written as in a position."""
    layout = game_of(state).layout
    return {name: layout[name].write(getattr(state, name), state.seats) for name in fields}


def shown_by_seat(state: State, *fields: str) -> list[dict[str, Any]]:
    """What fields with a row for each seat hold, seat by seat, written as in a position.

    Each field is read once: a compiled state hands out a table as a whole.
    """
    columns = shown(state, *fields)
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
