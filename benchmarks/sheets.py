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

from motherlode.core.frames import FRAME, MOST_DECISIONS
from motherlode.core.memory import WORD, differing, excerpt, image, ints_of, least, renew, rows_of
from motherlode.core.shapes import field_names
from motherlode.core.state import State

Span = tuple[int, int]  # bytes of an image, from the first up to the last

# -- where a field lies ------------------------------------------------------------------------


class Table(NamedTuple):
    """Where a row or a table of ints lies in an image."""

    start: int
    rows: int  # none of a single row
    width: int

    @property
    def many(self) -> int:
        """How many ints it has."""
        return self.width * (self.rows or 1)


class Pieces(NamedTuple):
    """The fields of a kind of states in the order of its image, and where each lies."""

    names: tuple[str, ...]
    starts: tuple[int, ...]
    spans: Mapping[str, Span]
    tables: Mapping[str, Table]  # those of ints as wide as most


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
    """Where the ints of a row or a table lie; nothing for one int, or ints of another width."""
    value = getattr(kind(), name)
    if not isinstance(value, list):
        return None
    rows = len(value) if isinstance(value[0], list) else 0
    table = Table(start, rows, len(value[0]) if rows else len(value))
    return table if is_full(kind, name, table) else None


def is_full(kind: type, name: str, table: Table) -> bool:
    """Whether -1 fills just the bytes of a table."""
    try:
        changed = changes(kind, name, -1)
    except OverflowError:  # its ints are never negative
        return False
    return changed == [*range(table.start, table.start + WORD * table.many)]


# -- what has changed --------------------------------------------------------------------------


class Sheet:
    """The fields of a state that is played on, as attributes; of the frames only the open ones."""

    def __init__(self, state: State) -> None:
        self._state = state
        kind: type = type(state)
        self._pieces = pieces(kind)
        self._image = b""

    def __getattr__(self, name: str) -> Any:
        if name not in self._pieces.spans:
            return getattr(self._state, name)  # a verb
        value = self.__dict__[name] = self._read(name)
        return value

    def _read(self, name: str) -> Any:
        """A field, as it was when the sheet was renewed."""
        table = self._pieces.tables.get(name)
        if table is None:
            return getattr(self._state, name)
        if name == "frames":
            return rows_of(self._image, table.start, self._state.depth, table.width)
        if table.rows:
            return rows_of(self._image, *table)
        return ints_of(self._image, table.start, table.width)

    def renew(self) -> tuple[int, ...]:
        """The places of the fields that have changed since the last time; all at first."""
        names, starts = self._pieces[:2]
        before, self._image = self._image, image(self._state)
        changed = differing(before, self._image, starts) if before else range(len(starts))
        for place in changed:
            if names[place] in self.__dict__:
                self._renew(names[place], before)
        self.__dict__.pop("frames", None)  # another part of them may be open
        return tuple(changed)

    def _renew(self, name: str, before: bytes) -> None:
        """Forget a field that was read, or read the rows anew that have changed."""
        table = self._pieces.tables.get(name)
        if table and table.rows and name != "frames":
            renew(self.__dict__[name], before, self._image, table.start, table.width)
        else:
            del self.__dict__[name]

    def least(self, name: str) -> int:
        """The least number of a field."""
        table = self._pieces.tables.get(name)
        if table is None:
            return int(getattr(self, name))
        return least(self._image, table.start, table.many)

    def excerpt(self, spans: tuple[Span, ...]) -> bytes:
        """The bytes of some fields."""
        return excerpt(self._image, spans)

    def open_frames(self) -> bytes:
        """The bytes of the frames that are open."""
        start = self._pieces.tables["frames"].start
        return self._image[start : start + WORD * FRAME * self._state.depth]


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
        if len(self.passed) >= MOST_KEPT:
            self.passed.clear()
        self.passed.add(key)
        if self.asked >= TRIED and self.spared < WORTH * self.asked:
            self.spans = ()
            self.passed.clear()


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
    if not isinstance(function, FunctionType):
        return None
    words = set(words_of(function, set()))
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
