"""Ints that are made of parts as a number is made of digits; both ways follow.

The arithmetic of both ways is written here, once: the build makes C of it and the plain engine
runs it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from inspect import get_annotations
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.core.parts import Part


@dataclass(frozen=True)
class Formula:
    """A function of ints that is one expression, in Python and in C alike."""

    parameters: tuple[str, ...]
    result: str

    def method(self, **names: object) -> Callable[..., Any]:
        """What the plain engine calls; `names` are what the expression knows besides."""
        source = f"lambda {', '.join(('self', *self.parameters))}: {self.result}"
        made: Callable[..., Any] = eval(source, names)
        return made


class Digits:
    """One int for every combination of parts, from `first` on; the last part changes fastest."""

    at: Callable[..., int]  # the int of some parts
    has: Callable[[int], bool]  # whether an int is one of these

    def __init__(self, first: int, parts: dict[str, Part]) -> None:
        self.first = first
        self.parts = parts
        self.options = {role: tuple(part.options(role)) for role, part in parts.items()}
        self.size = 1
        self.strides: dict[str, int] = {}
        for role in reversed(parts):
            self.strides[role] = self.size
            self.size *= len(self.options[role])

    def serve(self, owner: object) -> None:
        """Give an object `at`, `has`, and what reads each part by the name of its role.

        They are methods of a class of its own: Python calls nothing else of an object as fast.
        """
        methods = {
            "at": self.checked().method(mistake=self.mistake),
            "has": self.within().method(),
            **{role: self.reader(role).method() for role in self.parts},
        }
        kind = type(owner)
        owner.__class__ = type(kind.__name__, (kind,), methods)

    def reader(self, role: str) -> Formula:
        """A part of an int."""
        many, stride, low = len(self.options[role]), self.strides[role], self.parts[role].low
        if many == 1:
            return Formula(("number",), str(low))
        result = f"(number - {self.first})" if self.first else "number"
        if stride > 1:
            result += f" // {stride}"
        if many * stride < self.size:
            result += f" % {many}"
        return Formula(("number",), f"{result} + {low}" if low else result)

    def combined(self) -> Formula:
        """The int of some parts; a part that has only one option counts nothing."""
        base, terms = self.first, []
        for role, part in self.parts.items():
            stride = self.strides[role]
            if len(self.options[role]) > 1:
                base -= part.low * stride
                terms.append(f"{role} * {stride}" if stride > 1 else role)
        return Formula(tuple(self.parts), " + ".join([*terms, str(base)]))

    def checked(self) -> Formula:
        """The same for the plain engine, which looks whether there are such parts."""
        limits = [
            f"{part.low} <= {role} < {part.low + len(self.options[role])}"
            for role, part in self.parts.items()
        ]
        known, roles = " and ".join(limits) or "True", ", ".join(self.parts)
        result = f"{self.combined().result} if {known} else mistake({roles})"
        return Formula(tuple(self.parts), result)

    def within(self) -> Formula:
        """Whether an int is one of these."""
        return Formula(("number",), f"{self.first} <= number < {self.first + self.size}")

    def mistake(self, *parts: int) -> None:
        """Say which of some parts there is not."""
        for value, (role, part) in zip(parts, self.parts.items(), strict=True):
            options = self.options[role]
            if not 0 <= value - part.low < len(options):
                words = ", ".join(" ".join(str(thing) for _, thing in one) for one in options)
                raise ValueError(f"{role} {value} is none of {words}: see facts.py")


def check_roles(owner: object, roles: Iterable[str]) -> None:
    """A role whose name means something else already could not be read by it."""
    for role in roles:
        assert not is_taken(owner, role), f"{role} is taken"


def is_taken(owner: object, name: str) -> bool:
    """Whether an object has a name, or is going to have it."""
    return name in vars(owner) or any(
        name in vars(base) or name in get_annotations(base) for base in type(owner).__mro__
    )
