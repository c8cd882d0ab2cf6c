"""Things that have a name and a number: crystals, cards, gems, sides, the choices of an option.

A game says each name once, in the order of the numbers:

    class Crystal(Kinds):
        QUARTZ, RUBY = kinds(2)
        AMBER = kind()

`Crystal.RUBY` is the int 1, `Crystal.names` is `("quartz", "ruby", "amber")` and `Crystal.size` is
3. The build turns all of them into C constants.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast


class Entry:
    """What stands behind a name until its class gives it a number."""


def kind() -> int:
    """The next number of a class of kinds."""
    return cast(int, Entry())


def kinds(many: int) -> tuple[int, ...]:
    """The next numbers of a class of kinds; Python refuses names that are more or fewer."""
    return tuple(kind() for _ in range(many))


if TYPE_CHECKING:
    Base = type
else:
    Base = object


class Numbered(Base):
    """What a class of kinds becomes: its names are numbered in the order in which they stand.

    It is read like the class that it was, but it is a plain object: Python finds the attributes of
    an object faster than those of a class, and rules ask for them all the time.
    """

    names: tuple[str, ...]
    size: int  # how many there are
    entries: tuple[Any, ...]

    def __init__(self, name: str, bases: tuple[object, ...], space: dict[str, Any]) -> None:
        """Give every entry its number."""
        entries = {key: value for key, value in space.items() if isinstance(value, Entry)}
        for key, value in space.items():
            setattr(self, key, value)
        for number, key in enumerate(entries):
            setattr(self, key, number)
        self.__name__ = name
        self.names = tuple(key.lower() for key in entries)
        self.size = len(entries)
        self.entries = tuple(entries.values())

    def between(self, first: int, last: int) -> Subset:
        """The kinds from one to another, both of them included."""
        return Subset(self, first, last)

    def only(self, number: int) -> Subset:
        """One of the kinds."""
        return Subset(self, number, number)


class Kinds(metaclass=Numbered):
    """Base of a game's kinds of things."""


@dataclass(frozen=True)
class Subset:
    """Kinds whose numbers follow each other."""

    kinds: Numbered
    first: int
    last: int

    @property
    def size(self) -> int:
        """How many there are."""
        return self.last + 1 - self.first

    @property
    def names(self) -> tuple[str, ...]:
        """What these are called."""
        return self.kinds.names[self.first : self.last + 1]

    def has(self, number: int) -> bool:
        """Whether a kind is one of these."""
        return self.first <= number <= self.last


@dataclass(frozen=True)
class SeatKind:
    """In the role of a kind: a seat at the table, which has a number and no name."""

    size: int


@dataclass(frozen=True)
class NumberKind:
    """In the role of a kind: a plain number; one that is not signed is nothing when below 0."""

    signed: bool = False


NUMBER = NumberKind()
SIGNED = NumberKind(signed=True)

RoleKind = Numbered | Subset | SeatKind | NumberKind


@dataclass(frozen=True, slots=True)
class Hidden:
    """In the role of a kind: one that not everybody may know."""

    kind: RoleKind


def named(name: str, *names: str) -> type[Kinds]:
    """A class of kinds whose names are made, not written."""
    return cast(type[Kinds], Numbered(name, (Kinds,), {key.upper(): Entry() for key in names}))


def names_of(kind: RoleKind) -> Sequence[str] | None:
    """What the ints of a kind are called; nothing for seats, None for plain numbers."""
    if isinstance(kind, NumberKind):
        return None
    if isinstance(kind, SeatKind):
        return ()
    return kind.kinds.names if isinstance(kind, Subset) else kind.names


def size_of(measure: int | Numbered | Subset | SeatKind) -> int:
    """The length of a table along one side, which may be said by what lies there."""
    return measure if isinstance(measure, int) else measure.size


def kind_name(kind: Numbered | Subset | SeatKind) -> str:
    """What one of the things is called in general: `card` for a `Card`."""
    if isinstance(kind, SeatKind):
        return "seat"
    name = kind.kinds.__name__ if isinstance(kind, Subset) else kind.__name__
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def counts(kind: Numbered, row: Sequence[int]) -> dict[str, int]:
    """How many there are of each; kinds without any are left out."""
    if not any(row):  # most piles of most players are empty
        return {}
    return {name: many for name, many in zip(kind.names, row, strict=True) if many}


def each(kind: Numbered, row: Sequence[int]) -> dict[str, int]:
    """A number for each, by name."""
    return dict(zip(kind.names, row, strict=True))


def whole(kind: Numbered | Subset) -> Numbered:
    """All kinds of the sort that a kind belongs to."""
    return kind.kinds if isinstance(kind, Subset) else kind


Thing = TypeVar("Thing")


def table(kinds: Numbered | Subset, base: type[Thing], *modules: str) -> list[Thing]:
    """An object for each kind, of the class in one of the modules that is called like the kind.

    `HereWeGo` stands for `here_we_go`. A base may say what each class has to bring: `facts` are
    attributes, `verbs` are methods.
    """
    classes = {made.__name__: made for made in descendants(base) if made.__module__ in modules}
    wanted = {name.title().replace("_", "") for name in kinds.names}
    for unknown in (name for name in classes if name not in wanted):
        if is_plain(base) and not classes[unknown].__subclasses__():
            file = file_of(classes[unknown].__module__)
            raise TypeError(f"{file} has a class {unknown} that facts.py does not name")
    made = []
    for name in kinds.names:
        expected = name.title().replace("_", "")
        if expected not in classes:
            files = " or ".join(map(file_of, modules))
            raise TypeError(f"{files} has no class {expected} for {name!r}")
        for fact in lacking(classes[expected], base):
            file = file_of(classes[expected].__module__)
            raise TypeError(f"{file}: {expected} does not say its {fact!r}")
        made.append(classes[expected]())
    return made


def clauses(kinds: Numbered | Subset, made: Sequence[Any]) -> dict[str, str]:
    """The clause of each of a table of objects, by the name of its kind."""
    return {name: one.clause for name, one in zip(kinds.names, made, strict=True)}


def file_of(module: str) -> str:
    """Where a module stands."""
    return module.replace(".", "/") + ".py"


def is_plain(base: type) -> bool:
    """Whether a class is not compiled: compiled ones of several files share a module."""
    return any(isinstance(item, FunctionType) for item in vars(base).values())


def lacking(made: type, base: type) -> Iterator[str]:
    """What a class ought to bring and does not; methods are seen in the plain engine only."""
    yield from (fact for fact in getattr(base, "facts", ()) if not hasattr(made, fact))
    for verb in getattr(base, "verbs", ()):
        if isinstance(vars(base).get(verb), FunctionType) and not is_written(made, base, verb):
            yield verb


def is_written(made: type, base: type, verb: str) -> bool:
    """Whether a class, or one between it and the base, has a method of its own."""
    return getattr(made, verb) is not vars(base)[verb]


def descendants(base: type[Thing]) -> Iterator[type[Thing]]:
    """All classes that are derived from one."""
    for made in base.__subclasses__():
        yield made
        yield from descendants(made)
