"""Seats and sets of seats. A seat is an index at the table, a set of seats has one bit each."""

from __future__ import annotations

from typing import Final

from motherlode.core.marks import inline

Seat = int
Seats = int

MOST_SEATS: Final = 5  # the largest table of any game
NO_SEAT: Final = -1
ONLOOKER: Final = -1  # the seat of those who only watch
NOBODY: Final = 0  # the empty set
EVERYONE: Final = 0x3FFFFFFF  # all seats and all onlookers


@inline
def just(seat: Seat) -> Seats:
    """The set of one seat."""
    return 1 << seat


def is_in(seat: Seat, seats: Seats) -> bool:
    """Whether a seat is in the set."""
    return seats >> seat & 1 != 0


@inline
def count(seats: Seats) -> int:
    """How many seats are in the set."""
    many = 0
    while seats:
        seats &= seats - 1
        many += 1
    return many


@inline
def lowest(seats: Seats) -> Seat:
    """The first seat of a set that is not empty."""
    seat = 0
    while not seats & 1:
        seats >>= 1
        seat += 1
    return seat
