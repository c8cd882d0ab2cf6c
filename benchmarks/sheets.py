"""A position on a sheet: each table is read when it changes, and each check made when it must be.

A check is a function of the fields that it reads. As long as none of them has changed since it
passed, it passes again, and need not be made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from operator import ne
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from motherlode.core.memory import differing, image
from motherlode.core.shapes import field_names
from motherlode.core.state import State

# -- what has changed --------------------------------------------------------------------------


class Pieces(NamedTuple):
    """The fields of a kind of states in the order of its image, and where each begins."""

    names: tuple[str, ...]
    starts: tuple[int, ...]


@cache
def pieces(kind: type) -> Pieces:
    """Where each field lies: that is seen by writing into it."""
    fields = {first_change(kind, name): name for name in field_names(kind)}
    starts = tuple(sorted(fields))
    assert starts[0] == 0, "an image has nothing but fields"
    assert len(starts) == len(field_names(kind)), "each field has a piece of its own"
    return Pieces(tuple(fields[start] for start in starts), starts)


def first_change(kind: type, name: str) -> int:
    """The first byte of an image that changes with a field."""
    blank, other = kind(), kind()
    setattr(other, name, ones(getattr(blank, name)))
    return list(map(ne, image(blank), image(other))).index(True)


def ones(value: Any) -> Any:
    """Something of the same shape, full of ones."""
    return list(map(ones, value)) if isinstance(value, list) else 1


class Sheet:
    """The fields of a state that is played on, as attributes."""

    def __init__(self, state: State) -> None:
        self._state = state
        kind: type = type(state)
        self._pieces = pieces(kind)
        self._image = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)  # whatever is no field

    def renew(self) -> frozenset[str]:
        """The fields that have changed since the last time; all at first."""
        names, starts = self._pieces
        before, self._image = self._image, image(self._state)
        if before:
            names = tuple([names[n] for n in differing(before, self._image, starts)])
        for name in names:
            self.__dict__[name] = getattr(self._state, name)
        return frozenset(names)


# -- what is checked ---------------------------------------------------------------------------


Look = Callable[[Any], Iterable[str]]  # finds what is wrong with a position


class Check(NamedTuple):
    """Something to look at, and the fields that it may read; none if it may read anything."""

    look: Look
    reads: frozenset[str] | None

    def is_due(self, changed: frozenset[str]) -> bool:
        """Whether something that it may read has changed."""
        return self.reads is None or not self.reads.isdisjoint(changed)


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
