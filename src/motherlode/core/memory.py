"""The memory of a state: blank it, copy it, see what changed in it, and where moves are laid.

The fields and their shapes are read off the annotations of the class, so no game writes
a constructor or a copy of its own. A build swaps this file for `memory.pyx`, where the
first verbs are one memset and one memcpy each. Moves are laid beside the states, for a copy
would be slow with them, and each thread has its own place, for tables play beside each other.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable
from typing import Any, Final

from motherlode.core.errors import InvalidBuffer
from motherlode.core.shapes import Shape, fields

COPIERS: Final[dict[type, Callable[[Any, Any], None]]] = {}
HOW: Final = ("a.{0}", "a.{0}[:]", "[row[:] for row in a.{0}]")  # by number of dimensions

MOST_OFFERS: Final = 4096
MOST_SEEN: Final = 4096  # ints of an observation
LAST_WORD: Final = (1 << 64) - 1
WORD: Final = 8  # bytes of an int in an image


class Offers(threading.local):
    """The moves that were found last in this thread, by whatever state; never kept."""

    def __init__(self) -> None:
        self.moves: list[int] = []


OFFERS: Final = Offers()


class Sight(threading.local):
    """What a seat saw last in this thread, as a row of ints; never kept."""

    def __init__(self) -> None:
        self.values = [0] * MOST_SEEN


SIGHT: Final = Sight()


class Slotted(type):
    """The type of classes whose fields are slots, which Python finds fastest."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Slotted:
        notes = space.get("__annotations__", {})
        fields = [key for key, note in notes.items() if "ClassVar" not in note]
        lent = [key for key, value in space.items() if hasattr(value, "lent")]
        space = {key: value for key, value in space.items() if key not in lent}
        space["__slots__"] = (*fields, *lent)
        return super().__new__(cls, name, bases, space)


class Memory(metaclass=Slotted):
    """Base of what holds ints and nothing else."""


def clear(state: object) -> None:
    """Set every field to zero."""
    for name, shape in fields(type(state)).items():
        setattr(state, name, blank(shape))


def blank(shape: Shape) -> Any:
    """A zero, a row of zeros or a table of zeros."""
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [blank(shape[1:]) for _ in range(shape[0])]


def twin(state: object) -> Any:
    """A second object with the same ints."""
    kind = type(state)
    if kind not in COPIERS:
        COPIERS[kind] = copier(kind)
    other = object.__new__(kind)
    COPIERS[kind](state, other)
    return other


def lend_offers(state: Any) -> None:
    """Nothing is offered yet: until moves are counted, `offer` lays them where this thread may."""
    moves = OFFERS.moves
    moves.clear()
    state.offer = moves.append


def laid(many: int) -> int:
    """How many moves were offered; compiled states have counted them."""
    return len(OFFERS.moves)


def image(state: object) -> bytes:
    """The ints of a state as bytes: each field lies in one piece, always at the same place."""
    values = [getattr(state, name) for name in fields(type(state))]
    return array("Q", [number & LAST_WORD for number in flattened(values)]).tobytes()


def differing(image: bytes, other: bytes, starts: tuple[int, ...]) -> list[int]:
    """Which pieces of two images are not the same, where each begins at one of the starts."""
    pieces = enumerate(zip(starts, (*starts[1:], len(image)), strict=True))
    return [piece for piece, (start, end) in pieces if image[start:end] != other[start:end]]


def excerpt(image: bytes, spans: tuple[tuple[int, int], ...]) -> bytes:
    """Some parts of an image, one after the other."""
    return b"".join([image[start:end] for start, end in spans])


def ints_of(image: bytes, start: int, many: int) -> list[int]:
    """Ints of an image, from a byte on."""
    return array("q", image[start : start + WORD * many]).tolist()


def rows_of(image: bytes, start: int, rows: int, width: int) -> list[list[int]]:
    """Rows of ints of an image, from a byte on."""
    return [ints_of(image, start + WORD * width * row, width) for row in range(rows)]


def renew(rows: list[list[int]], before: bytes, image: bytes, start: int, width: int) -> None:
    """Read those rows of ints anew that are not in an image what they were before."""
    for row, _ in enumerate(rows):
        place = start + WORD * width * row
        if before[place : place + WORD * width] != image[place : place + WORD * width]:
            rows[row] = ints_of(image, place, width)


def least(image: bytes, start: int, many: int) -> int:
    """The least of some ints of an image, from a byte on."""
    return min(ints_of(image, start, many))


def flattened(value: Any) -> list[int]:
    """The ints of a field, of a row or of a table, one after the other."""
    if not isinstance(value, list):
        return [int(value)]
    return [number for item in value for number in flattened(item)]


def listed(row: list[int], many: int) -> list[int]:
    """The first ints of a row as a list."""
    return row[:many]


def pour(row: list[int], many: int, buffer: Any) -> None:
    """Write the first ints of a row into a buffer of 32-bit ints that has room for them."""
    with memoryview(buffer) as view:
        if view.format != "i" or view.ndim != 1 or view.readonly or len(view) < many:
            raise InvalidBuffer(f"a buffer for an observation has room for {many} ints of 32 bits")
        view[:many] = array("i", row[:many])


def copier(kind: type) -> Callable[[Any, Any], None]:
    """A function that copies field by field, written out once per class as dataclasses do."""
    lines = [
        f"    b.{name} = {HOW[len(shape)].format(name)}" for name, shape in fields(kind).items()
    ]
    scope: dict[str, Any] = {}
    exec("\n".join(["def copy(a, b):", *lines]), scope)
    copy: Callable[[Any, Any], None] = scope["copy"]
    return copy
