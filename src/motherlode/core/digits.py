"""Ints that are made of parts as a number is made of digits; both ways follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.core.parts import Part


class Digits:
    """One int for every combination of parts, from `first` on; the last part changes fastest."""

    def __init__(self, first: int, parts: dict[str, Part]) -> None:
        self.first = first
        self.parts = parts
        self.options = {role: tuple(part.options(role)) for role, part in parts.items()}
        self.size = 1
        self.strides: dict[str, int] = {}
        for role in reversed(parts):
            self.strides[role] = self.size
            self.size *= len(self.options[role])
        self.columns = [
            (part.low, len(self.options[role]), self.strides[role]) for role, part in parts.items()
        ]

    def name_readers(self, owner: object) -> None:
        """What reads a part goes by the name of its role."""
        for role in self.parts:
            assert not is_taken(owner, role), f"{role} is taken"
            setattr(owner, role, self.reader(role))

    def reader(self, role: str) -> Callable[[int], int]:
        """What reads a part off an int."""
        stride, many = self.strides[role], len(self.options[role])
        low = self.parts[role].low
        return lambda number: (number - self.first) // stride % many + low

    def at(self, *parts: int) -> int:
        """The int of some parts; only the plain engine looks whether there are such parts."""
        number = self.first
        for value, (low, many, stride) in zip(parts, self.columns, strict=True):
            if not low <= value < low + many:
                raise ValueError(self.mistake(parts))
            number += (value - low) * stride
        return number

    def mistake(self, parts: tuple[int, ...]) -> str:
        """Which of some parts there is not."""
        for value, (role, part) in zip(parts, self.parts.items(), strict=True):
            options = self.options[role]
            if not 0 <= value - part.low < len(options):
                words = ", ".join(" ".join(str(thing) for _, thing in one) for one in options)
                return f"{role} {value} is none of {words}: see facts.py"
        raise AssertionError("each of them is there")

    def has(self, number: int) -> bool:
        """Whether an int is one of these."""
        return self.first <= number < self.first + self.size

    def in_order(self) -> list[tuple[str, int]]:
        """The parts with the distance between two of their ints."""
        return [(role, self.strides[role]) for role in self.parts]


def is_taken(owner: object, name: str) -> bool:
    """Whether a name means something else already."""
    return name in vars(owner) or any(name in vars(base) for base in type(owner).__mro__)
