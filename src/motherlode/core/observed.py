"""What the ints of a field are, read off its form: numbers, names, seats, sets of seats, moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from motherlode.core.axes import Axis, GroupAxis, PlainAxis, SeatAxis, seats_of
from motherlode.core.kinds import Numbered, SeatKind
from motherlode.core.layout import (
    Count,
    Counts,
    Grouped,
    Line,
    MoveText,
    Name,
    OwnedName,
    PerSeat,
    Row,
    Scratch,
    SeatSet,
    Truth,
)


@dataclass(frozen=True, slots=True)
class Sort:
    """What an int is, and how a seat tells it to itself."""

    kind: str  # number, name, seat, set, move or scratch
    names: tuple[str, ...] = ()
    each: int = 0  # names of things that seats own: so many for each seat

    def told(self, value: str) -> str:
        """The expression for an int whose seat, if it has one, counts from the one who looks."""
        if self.kind == "seat":
            return f"(({value} - seat + self.seats) % self.seats if {value} >= 0 else -1)"
        if self.each:
            owner = f"({value} // {self.each} - seat + self.seats) % self.seats"
            return f"({owner} * {self.each} + {value} % {self.each} if {value} >= 0 else -1)"
        return value

    def names_at(self, seats: int) -> tuple[str, ...]:
        """What the ints stand for at a table of so many seats."""
        if self.kind == "seat":
            return tuple(seats_of(seats))
        if self.each:
            return tuple(f"{seat}.{name}" for seat in seats_of(seats) for name in self.names)
        return self.names

    def labels(self, place: str, seats: int) -> list[str]:
        """A set of seats has an int for each of them."""
        if self.kind == "set":
            return [f"{place}.{seat}" for seat in seats_of(seats)]
        return [place]


NUMBER: Final = Sort("number")
SEAT: Final = Sort("seat")
SET: Final = Sort("set")
MOVE: Final = Sort("move")
SCRATCH: Final = Sort("scratch")


def named(names: tuple[str, ...]) -> Sort:
    """Ints that stand for names."""
    return Sort("name", names)


def placed(kind: Numbered) -> Sort:
    """Ints that stand for things of seats, those of one seat together."""
    return Sort("name", kind.names, kind.size)


def numbers(many: int) -> tuple[str, ...]:
    return tuple(map(str, range(many)))


def reading(form: Any) -> tuple[list[Axis], Sort]:
    """The sides of the table that a form is for, and what its ints are."""
    form = getattr(form, "plain", form)
    match form:
        case PerSeat(inner, rows):
            return joined(SeatAxis(rows), inner)
        case Grouped(inner, _, each):
            return joined(GroupAxis(numbers(each) if isinstance(each, int) else each.names), inner)
        case Row(inner, length):
            return joined(PlainAxis(numbers(length)), inner)
        case Line(kind, length):
            return [PlainAxis(numbers(length))], named(kind.names)
        case Counts(kind):
            return [PlainAxis(kind.names)], NUMBER
        case OwnedName(kind) if not isinstance(kind, SeatKind):
            return [], placed(kind)
        case Name(kind):
            return [], SEAT if isinstance(kind, SeatKind) else named(kind.names)
    sorts = {Count: NUMBER, Truth: NUMBER, SeatSet: SET, MoveText: MOVE, Scratch: SCRATCH}
    return [], sorts[type(form)]


def joined(axis: Axis, form: Any) -> tuple[list[Axis], Sort]:
    """An axis around what is inside."""
    axes, sort = reading(form)
    return [axis, *axes], sort
