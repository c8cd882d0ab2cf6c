"""A fault put into functions that are loaded already, where nothing else was made by them."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

from benchmarks.mutation.areas import PACKAGE


class Key(NamedTuple):
    """Which function of the package: its file, its name there, and where it begins."""

    file: str
    name: str
    line: int


class Part(NamedTuple):
    """A piece of code with the pieces that it stands in, the outermost first."""

    code: CodeType
    around: tuple[CodeType, ...]


def key_of(code: CodeType) -> Key | None:
    """The function that a piece of code belongs to; None if it is not ours."""
    file = file_of(code.co_filename)
    return Key(file, code.co_qualname, code.co_firstlineno) if file else None


@cache
def file_of(name: str) -> str:
    """A file of the package by its place in it; nothing if it is another."""
    path = Path(name).absolute()
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else ""


def parts(code: CodeType, around: tuple[CodeType, ...] = ()) -> Iterator[Part]:
    """A piece of code and all that stand in it."""
    yield Part(code, around)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from parts(inner, (*around, code))


def named(code: CodeType) -> dict[tuple[str, int], Part]:
    """All pieces by name, and a number where several have the same."""
    seen: Counter[str] = Counter()
    found = {}
    for part in parts(code):
        name = part.code.co_qualname
        found[name, seen[name]] = part
        seen[name] += 1
    return found


def own(code: CodeType) -> tuple[object, ...]:
    """What a piece of code does itself."""
    plain = [item if not isinstance(item, CodeType) else None for item in code.co_consts]
    consts = [(type(item), repr(item)) for item in plain]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return code.co_code, code.co_exceptiontable, consts, names


class Operation:
    """The functions that a fault changes, each with its new code."""

    def __init__(self, file: str, before: str, after: str) -> None:
        path = str(PACKAGE / file)
        old, new = (named(compile(text, path, "exec")) for text in (before, after))
        self.changed: set[Key] = set()  # whose own code is another
        self.codes: dict[Key, CodeType] = {}  # with those that these stand in
        self.possible = old.keys() == new.keys()
        if self.possible:
            for name in (name for name in old if own(old[name].code) != own(new[name].code)):
                self.change(old[name], new[name])

    def change(self, old: Part, new: Part) -> None:
        """Note a piece of code that is another; what runs at import alone cannot be put right."""
        if not is_function(old.code):
            self.possible = False
        if key := key_of(old.code):
            self.changed.add(key)
        pairs = zip((*old.around, old.code), (*new.around, new.code), strict=True)
        for before, after in pairs:
            key = key_of(before)
            if key and is_function(before):
                self.codes[key] = after

    def perform(self, living: dict[Key, list[FunctionType]]) -> None:
        """Put the new code into all functions that are there."""
        for key, code in self.codes.items():
            for function in living.get(key, ()):
                function.__code__ = code

    def fits(self, living: dict[Key, list[FunctionType]], early: Iterable[Key]) -> bool:
        """Whether it changes all: the functions live, and have made nothing yet."""
        return (
            self.possible
            and any(key in living for key in self.codes)
            and self.codes.keys().isdisjoint(early)
        )


def is_function(code: CodeType) -> bool:
    """Whether it is the code of a function, not of a module or a class."""
    return bool(code.co_flags & CO_OPTIMIZED)


def living() -> dict[Key, list[FunctionType]]:
    """All functions of the package that are there."""
    found: dict[Key, list[FunctionType]] = {}
    for item in gc.get_objects():
        if isinstance(item, FunctionType) and (key := key_of(item.__code__)):
            found.setdefault(key, []).append(item)
    return found
