"""A position on a sheet: each table is read when it is asked for, each check made when it must be.

A check is a function of the fields that it reads. As long as none of them has changed since it
passed, it passes again, and need not be made; nor need it if it has passed with the very same bytes
in them before, at whatever table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from operator import ne
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

from motherlode.core.frames import ANSWERS, ASKED, FRAME, MOST_DECISIONS, NO_ANSWER
from motherlode.core.memory import WORD, differing, excerpt, image, ints_of, least, renew, rows_of
from motherlode.core.seats import NO_SEAT
from motherlode.core.shapes import field_names
from motherlode.core.state import State

Span = tuple[int, int]  # bytes of an image, from the first up to the last

# -- where a field lies ------------------------------------------------------------------------


class Table(NamedTuple):
    """Where a row or a table of ints lies in an image; one int is a row."""

    start: int
    rows: int  # none of a single row
    width: int


class Pieces(NamedTuple):
    """The fields of a kind of states in the order of its image, and where each lies."""

    names: tuple[str, ...]
    starts: tuple[int, ...]
    spans: Mapping[str, Span]
    tables: Mapping[str, Table]  # those of ints as wide as most

    def starts_at(self, name: str) -> int:
        """Where a field begins."""
        return self.spans[name][0]


@cache
def pieces(kind: type) -> Pieces:
    """Where each field lies: that is seen by writing into it."""
    fields = {changes(kind, name, 1)[0]: name for name in field_names(kind)}
    starts = tuple(sorted(fields))
    assert starts[0] == 0, "an image has nothing but fields"
    assert len(starts) == len(field_names(kind)), "each field has a piece of its own"
    names = tuple(fields[start] for start in starts)
    ends = (*starts[1:], len(image(kind())))
    spans = {name: (start, end) for name, start, end in zip(names, starts, ends, strict=True)}
    tables = {name: table for name in names if (table := table_of(kind, name, spans[name][0]))}
    assert tables["frames"][1:] == (MOST_DECISIONS, FRAME)
    return Pieces(names, starts, spans, tables)


def changes(kind: type, name: str, number: int) -> list[int]:
    """The bytes of an image that change when a number fills a field."""
    blank, other = kind(), kind()
    setattr(other, name, filled(getattr(blank, name), number))
    changed = map(ne, image(blank), image(other))
    return [place for place, is_other in enumerate(changed) if is_other]


def filled(value: Any, number: int) -> Any:
    """Something of the same shape, full of one number."""
    return [filled(item, number) for item in value] if isinstance(value, list) else number


def table_of(kind: type, name: str, start: int) -> Table | None:
    """Where the ints of a field lie; nothing if they are not as wide as most."""
    value = getattr(kind(), name)
    rows = len(value) if isinstance(value, list) and isinstance(value[0], list) else 0
    row = value[0] if rows else value
    table = Table(start, rows, len(row) if isinstance(row, list) else 1)
    return table if is_full(kind, name, table) else None


def is_full(kind: type, name: str, table: Table) -> bool:
    """Whether -1 fills just the bytes of a table."""
    try:
        changed = changes(kind, name, -1)
    except OverflowError:  # its ints are never negative
        return False
    many = (table.rows or 1) * table.width
    return changed == [*range(table.start, table.start + WORD * many)]


# -- what has changed --------------------------------------------------------------------------


class Sheet:
    """The fields of a state that is played on, as attributes.

    Of the frames it has only the open ones, and no answers to a decision of one seat: what lies
    about from earlier moves does not count.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        kind: type = type(state)
        self._pieces = pieces(kind)
        self._image = b""
        self._open_frames: bytes | None = None

    def __getattr__(self, name: str) -> Any:
        if name not in self._pieces.spans:
            return getattr(self._state, name)  # a verb
        value = self.__dict__[name] = self._read(name)
        return value

    def _read(self, name: str) -> Any:
        """A field, as it was when the sheet was renewed."""
        table = self._pieces.tables.get(name)
        if name == "frames":
            return [*map(without_answers, self._frames())]
        if table and table.rows:
            return rows_of(self._image, *table)
        if table and table.width > 1:
            return ints_of(self._image, table.start, table.width)
        return getattr(self._state, name)

    def _frames(self) -> list[list[int]]:
        """The open frames."""
        return rows_of(self._image, self._pieces.starts_at("frames"), self._state.depth, FRAME)

    def renew(self) -> tuple[int, ...]:
        """The places of the fields that have changed since the last time; all at first."""
        names, starts = self._pieces[:2]
        before, self._image = self._image, image(self._state)
        self._open_frames = None
        self.__dict__.pop("frames", None)  # another part of them may be open
        changed = differing(before, self._image, starts) if before else range(len(starts))
        for place in changed:
            if names[place] in self.__dict__:
                self._renew(names[place], before)
        return tuple(changed)

    def _renew(self, name: str, before: bytes) -> None:
        """Forget a field that was read, or read the rows anew that have changed."""
        table = self._pieces.tables.get(name)
        if table and table.rows:
            renew(self.__dict__[name], before, self._image, table.start, table.width)
        else:
            del self.__dict__[name]

    def least(self, start: int, many: int) -> int:
        """The least of some ints, from a byte of the image on."""
        return least(self._image, start, many)

    def excerpt(self, spans: tuple[Span, ...]) -> bytes:
        """The bytes of some fields."""
        return excerpt(self._image, spans)

    def open_frames(self) -> bytes:
        """The bytes of what the sheet has of the frames."""
        if self._open_frames is None:
            start, row = self._pieces.starts_at("frames"), WORD * FRAME
            places = range(start, start + row * self._state.depth, row)
            spans = [(at, at + WORD * self._width(at)) for at in places]
            self._open_frames = excerpt(self._image, tuple(spans))
        return self._open_frames

    def _width(self, start: int) -> int:
        """How many ints count of the frame that begins at a byte."""
        is_to_one = ints_of(self._image, start + WORD * ASKED, 1)[0] != NO_SEAT
        return ANSWERS if is_to_one else FRAME


def without_answers(frame: list[int]) -> list[int]:
    """A frame; a decision of one seat has no answers."""
    return frame if frame[ASKED] == NO_SEAT else frame[:ANSWERS] + [NO_ANSWER] * (FRAME - ANSWERS)


# -- what is checked ---------------------------------------------------------------------------


Look = Callable[[Any], Iterable[str]]  # finds what is wrong with a position

MOST_KEPT: Final = 20_000  # excerpts that a check keeps
TRIED: Final = 1_000  # so often a check tries whether keeping them is worth it
WORTH: Final = 0.2  # of its looks, if keeping spares so many


@dataclass
class Check:
    """Something to look at, and the fields that it may read; none if it may read anything."""

    look: Look
    reads: frozenset[str] | None
    spans: tuple[Span, ...] = ()  # of these fields, but for frames; none if nothing is kept
    passed: set[bytes] = field(default_factory=set)  # excerpts with which it has passed
    asked: int = 0
    spared: int = 0

    def is_due(self, changed: frozenset[str]) -> bool:
        """Whether something that it may read has changed."""
        return self.reads is None or not self.reads.isdisjoint(changed)

    def defects(self, sheet: Sheet) -> Iterable[str]:
        """What is wrong with a position; it need not be looked at once more if it has passed."""
        if not self.spans or self.reads is None:
            return self.look(sheet)
        key = sheet.excerpt(self.spans)
        if "frames" in self.reads:
            key += sheet.open_frames()
        self.asked += 1
        if key in self.passed:
            self.spared += 1
            return ()
        found = list(self.look(sheet))
        if not found:
            self.keep(key)
        return found

    def keep(self, key: bytes) -> None:
        """Keep what it has passed with, as long as that is worth it."""
        make_room(self.passed)
        self.passed.add(key)
        if self.asked >= TRIED and self.spared < WORTH * self.asked:
            self.spans = ()
            self.passed.clear()


def make_room(kept: dict[bytes, Any] | set[bytes]) -> None:
    """Forget everything when there is too much of it."""
    if len(kept) >= MOST_KEPT:
        kept.clear()


def check_of(look: Look, reading: Callable[..., Any], kind: type) -> Check:
    """A check that looks at what a function reads of a kind of states."""
    fields = reads(reading, kind)
    if fields is None or ("frames" in fields and "depth" not in fields):
        return Check(look, fields)
    return Check(look, fields, spans(kind, fields - {"frames"}))


def spans(kind: type, fields: frozenset[str]) -> tuple[Span, ...]:
    """Where some fields lie, those beside each other in one."""
    joined: list[Span] = []
    for start, end in sorted(pieces(kind).spans[name] for name in fields):
        if joined and joined[-1][1] == start:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    return tuple(joined)


def reads(function: Callable[..., Any], kind: type) -> frozenset[str] | None:
    """The fields that a function may read of a state; nothing if it uses a verb of the state."""
    return reads_of([function], kind) if isinstance(function, FunctionType) else None


def reads_of_class(owner: type, kind: type) -> frozenset[str] | None:
    """The fields that the methods of a class may read of a state; nothing if they use a verb."""
    methods = [value for base in owner.__mro__ for value in vars(base).values()]
    return reads_of([one for one in methods if isinstance(one, FunctionType)], kind)


def reads_of(functions: Iterable[Any], kind: type) -> frozenset[str] | None:
    """The fields that some functions may read of a state; nothing if one uses a verb of it."""
    words = {word for function in functions for word in words_of(function, set())}
    fields = frozenset(field_names(kind))
    verbs = {word for word in words if hasattr(kind, word)} - fields
    return None if verbs else fields & words


def words_of(function: FunctionType, seen: set[FunctionType]) -> Iterator[str]:
    """The names in a function, and in whatever functions it may call."""
    seen.add(function)
    for word in names_in(function.__code__):
        yield word
        called = function.__globals__.get(word)
        if isinstance(called, FunctionType) and called not in seen:
            yield from words_of(called, seen)


def names_in(code: CodeType) -> Iterator[str]:
    """The names in some code, and in the code within it."""
    yield from code.co_names
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from names_in(part)
