"""How the fields of a state are written down for people: names instead of numbers.

A layout names a form for every field of a position. Forms write a field as plain data and
read it back; what they cannot read they refuse with the place and the reason. Fields that
people read as one thing share a form, and the layout has a name for the whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from motherlode.core.components import is_int
from motherlode.core.errors import InvalidPosition
from motherlode.core.kinds import Numbered, SeatKind, counts, kind_name
from motherlode.core.moves import Catalogue
from motherlode.core.seats import MOST_SEATS

MOST: Final = 9999  # no count of any game comes near
MOST_TURNS: Final = 999_999  # what is counted up as long as a match lasts


class Form(Protocol):
    """The way one value is written."""

    def write(self, value: Any, seats: int) -> Any:
        """The value as plain data."""

    def read(self, data: Any, seats: int, path: str) -> Any:
        """The value that plain data stand for."""


class JointForm(Protocol):
    """The way several fields are written as one thing."""

    fields: tuple[str, ...]

    def write(self, value: Any, seats: int) -> Any:
        """The values of the fields, in order, as plain data."""

    def read(self, data: Any, seats: int, path: str) -> Any:
        """The values of the fields, in order, that plain data stand for."""


Layout = Mapping[str, Form | JointForm]
Thing = Numbered | SeatKind  # what has a name, or is a seat


def fields_in(layout: Layout) -> tuple[str, ...]:
    """The fields that a layout has forms for."""
    return tuple(name for key, form in layout.items() for name in joint_fields(form) or (key,))


def joint_fields(form: Form | JointForm) -> tuple[str, ...]:
    """The fields of a form for several; none if it is for the field it stands at."""
    fields: tuple[str, ...] = getattr(form, "fields", ())
    return fields


def kind_in(form: Any) -> Numbered | SeatKind | None:
    """The things that a form writes by name, if there are any."""
    while hasattr(form, "form"):
        form = form.form
    return getattr(form, "kind", None)


@dataclass(frozen=True, slots=True)
class Count:
    """A plain number."""

    least: int = 0
    most: int = MOST

    def write(self, value: int, seats: int) -> int:
        return int(value)

    def read(self, data: Any, seats: int, path: str) -> int:
        """An int within the limits."""
        if not is_int(data) or not self.least <= data <= self.most:
            raise InvalidPosition(
                f"{path} is an int from {self.least} to {self.most}, not {data!r}"
            )
        return data


@dataclass(frozen=True, slots=True)
class Truth:
    """Yes or no."""

    def write(self, value: int, seats: int) -> bool:
        """As a truth value."""
        return bool(value)

    def read(self, data: Any, seats: int, path: str) -> int:
        """True or false."""
        if not isinstance(data, bool):
            raise InvalidPosition(f"{path} is true or false, not {data!r}")
        return int(data)


@dataclass(frozen=True, slots=True)
class Name:
    """The number of something that has a name; null for nothing, if that can be."""

    kind: Thing
    needed: bool = False

    def write(self, value: int, seats: int) -> str | int | None:
        """The name; seats stay numbers."""
        if value < 0:
            return None
        return value if isinstance(self.kind, SeatKind) else self.kind.names[value]

    def read(self, data: Any, seats: int, path: str) -> int:
        """The number behind a name."""
        if data is None and not self.needed:
            return -1
        if isinstance(self.kind, SeatKind):
            return Count(0, seats - 1).read(data, seats, path)
        if data not in self.kind.names:
            raise InvalidPosition(f"{path}: no {kind_name(self.kind)} is called {data!r}")
        return self.kind.names.index(data)


@dataclass(frozen=True, slots=True)
class OwnedName(Name):
    """The number of something that belongs to a seat, those of one seat together; -1 is nothing.

    Only as a part of a form for several fields, which writes it in its own way.
    """


@dataclass(frozen=True, slots=True)
class SeatSet:
    """A set of seats, as a list."""

    def write(self, value: int, seats: int) -> list[int]:
        """The seats of the set."""
        return [seat for seat in range(seats) if value >> seat & 1]

    def read(self, data: Any, seats: int, path: str) -> int:
        """The set of the seats in a list."""
        form = Count(0, seats - 1)
        chosen = {form.read(seat, seats, path) for seat in items(data, path)}
        return sum(1 << seat for seat in chosen)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many there are of each kind; kinds without any are left out."""

    kind: Numbered

    def write(self, value: list[int], seats: int) -> dict[str, int]:
        """The kinds of which there are any."""
        return counts(self.kind, value)

    def read(self, data: Any, seats: int, path: str) -> list[int]:
        """A count for every kind."""
        if not isinstance(data, dict):
            raise InvalidPosition(
                f"{path} counts each {kind_name(self.kind)} by name, not {data!r}"
            )
        row = [0] * self.kind.size
        for name, n in data.items():
            row[Name(self.kind, needed=True).read(name, seats, path)] = Count().read(
                n, seats, f"{path}.{name}"
            )
        return row


@dataclass(frozen=True, slots=True)
class Row:
    """A list of fixed length, each item in the same form."""

    form: Form
    length: int

    def write(self, value: list[Any], seats: int) -> list[Any]:
        """Item by item."""
        return [self.form.write(item, seats) for item in value]

    def read(self, data: Any, seats: int, path: str) -> list[Any]:
        """Item by item, as many as there must be."""
        return read_row(self.form, data, self.length, seats, path)


@dataclass(frozen=True, slots=True)
class Grouped(Row):
    """A list of fixed length with some items for each seat, those of one seat together."""

    each: int | Numbered = 1  # how many, or what each of them is for


@dataclass(frozen=True, slots=True)
class Line:
    """An ordered pile of named things in a list of fixed length; the places behind it are -1."""

    kind: Numbered
    length: int

    def write(self, value: list[int], seats: int) -> list[Any]:
        """The things in their order."""
        names = self.kind.names
        return [names[item] for item in value if item >= 0]

    def read(self, data: Any, seats: int, path: str) -> list[int]:
        """The things in their order, and empty places up to the length."""
        line = items(data, path)
        if len(line) > self.length or None in line:
            raise InvalidPosition(f"{path} is a line of at most {self.length}, each with a name")
        row = read_row(Name(self.kind), line, len(line), seats, path)
        return row + [-1] * (self.length - len(row))


@dataclass(frozen=True, slots=True)
class MoveText:
    """A move that is kept on the table, as its text; null for none."""

    catalogue: Catalogue

    def write(self, value: int, seats: int) -> str | None:
        """The text of the move."""
        return None if value < 0 else self.catalogue.text(value)

    def read(self, data: Any, seats: int, path: str) -> int:
        """The number of the move."""
        if data is None:
            return -1
        if not isinstance(data, str) or data not in self.catalogue.numbers:
            raise InvalidPosition(f"{path}: no move reads {data!r}")
        return self.catalogue.numbers[data]


@dataclass(frozen=True, slots=True)
class PerSeat:
    """A list with an item for each seat at the table; the other rows of the field are zeros."""

    form: Form
    rows: int = MOST_SEATS

    def write(self, value: list[Any], seats: int) -> list[Any]:
        """The seats that are taken."""
        return [self.form.write(item, seats) for item in value[:seats]]

    def read(self, data: Any, seats: int, path: str) -> list[Any]:
        """All rows of the field."""
        rows = read_row(self.form, data, seats, seats, path)
        blank: Any = [0] * len(rows[0]) if isinstance(rows[0], list) else 0
        return rows + [blank] * (self.rows - seats)


@dataclass(frozen=True, slots=True)
class Scratch:
    """A field that means nothing between two moves."""

    def write(self, value: Any, seats: int) -> None:
        """Nothing."""

    def read(self, data: Any, seats: int, path: str) -> Any:
        raise InvalidPosition(f"{path} is not part of a position")


def scratch(*fields: str) -> dict[str, Scratch]:
    """Fields that are found and used within one move."""
    return dict.fromkeys(fields, Scratch())


def items(data: Any, path: str) -> list[Any]:
    """A list, or a refusal."""
    if not isinstance(data, list):
        raise InvalidPosition(f"{path} is a list, not {data!r}")
    return data


def read_row(form: Form, data: Any, length: int, seats: int, path: str) -> list[Any]:
    """The items of a list that must have a certain length."""
    row = items(data, path)
    if len(row) != length:
        raise InvalidPosition(f"{path} has {length} items, not {len(row)}")
    return [form.read(item, seats, f"{path}[{place}]") for place, item in enumerate(row)]
