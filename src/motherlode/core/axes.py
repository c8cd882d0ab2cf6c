"""The sides of a table of ints: how they are walked when a seat looks, and what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True, slots=True)
class PlainAxis:
    """Places one after the other."""

    labels: tuple[str, ...]

    @property
    def width(self) -> int:
        return len(self.labels)

    def loops(self, depth: int) -> tuple[list[str], str]:
        """The heads of the loops over it, and the index inside of them."""
        return [f"for i{depth} in range({self.width}):"], f"i{depth}"

    def names(self, seats: int) -> list[str]:
        """What the places are called."""
        return list(self.labels)


@dataclass(frozen=True, slots=True)
class SeatAxis:
    """A row for each seat, the seat that looks first."""

    width: int

    def loops(self, depth: int) -> tuple[list[str], str]:
        """From the seat that looks, round the table."""
        return [f"for s{depth} in range(self.seats):"], f"(seat + s{depth}) % self.seats"

    def names(self, seats: int) -> list[str]:
        return seats_of(seats)


@dataclass(frozen=True, slots=True)
class GroupAxis:
    """Some rows for each seat, those of one seat together."""

    labels: tuple[str, ...]

    @property
    def width(self) -> int:
        """How many rows a seat has."""
        return len(self.labels)

    def loops(self, depth: int) -> tuple[list[str], str]:
        """From the seat that looks, round the table."""
        heads = [f"for s{depth} in range(self.seats):", f"    for i{depth} in range({self.width}):"]
        return [head.strip() for head in heads], (
            f"(seat + s{depth}) % self.seats * {self.width} + i{depth}"
        )

    def names(self, seats: int) -> list[str]:
        """Seat by seat."""
        return [f"{seat}.{label}" for seat, label in product(seats_of(seats), self.labels)]


@dataclass(frozen=True, slots=True)
class KnownAxis:
    """A row for each viewer and holder: those of the seat that looks."""

    width: int

    def loops(self, depth: int) -> tuple[list[str], str]:
        """The holders, round the table."""
        index = f"seat * {self.width} + (seat + s{depth}) % self.seats"
        return [f"for s{depth} in range(self.seats):"], index

    def names(self, seats: int) -> list[str]:
        return seats_of(seats)


Axis = PlainAxis | SeatAxis | GroupAxis | KnownAxis


def seats_of(seats: int) -> list[str]:
    """The seats of a table as somebody sees them who sits at it."""
    return [f"@{step}" for step in range(seats)]


def loops_of(axes: Sequence[Axis]) -> tuple[list[str], str]:
    """The heads of all loops over a table, the outer first, and the index inside of them."""
    heads, index = [], ""
    for depth, axis in enumerate(axes):
        more, place = axis.loops(depth)
        heads += more
        index += f"[{place}]"
    return heads, index


def labels_of(name: str, axes: Sequence[Axis], seats: int) -> list[str]:
    """What the places of a table are called."""
    return [".".join([name, *words]) for words in product(*(axis.names(seats) for axis in axes))]
