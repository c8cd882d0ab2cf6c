"""The numbers of a box, from its `components.toml`, and house rules that change some of them.

Every number is a table `{ value, within, source }`: what it is (an int or a list of ints),
the least and the most that the rules can bear, and where it comes from. A file of house
rules has the same form, names only what it changes, and may write a bare value.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, TypeGuard

from motherlode.core.errors import InvalidComponents

Value = int | tuple[int, ...]
Values = Mapping[str, Value]  # by dotted path: `crystals.ruby.price`

FACTS: Final = ("value", "within", "source")
SOURCES: Final = ("rulebook", "public source", "reconstruction")


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the box with its limits and its provenance."""

    value: Value
    least: int
    most: int
    source: str

    def check(self, path: str, value: object) -> Value:
        """The value given by house rules, if it can stand in for this one."""
        if isinstance(self.value, tuple):
            if not isinstance(value, list | tuple) or len(value) != len(self.value):
                raise InvalidComponents(
                    f"{path} is a list of {len(self.value)} ints, not {value!r}"
                )
            return tuple(self.check_int(path, item) for item in value)
        return self.check_int(path, value)

    def check_int(self, path: str, value: object) -> int:
        """One int within the limits."""
        if not is_int(value):
            raise InvalidComponents(f"{path} is an int, not {value!r}")
        if not self.least <= value <= self.most:
            raise InvalidComponents(f"{path} lies within {self.least} and {self.most}, not {value}")
        return value


class Box:
    """All numbers of a game as it is sold."""

    def __init__(self, text: str) -> None:
        self.numbers = {path: number(path, leaf) for path, leaf in leaves(parse(text))}
        self.values: Values = {path: number.value for path, number in self.numbers.items()}

    def house(self, text: str) -> dict[str, Value]:
        """The changes made by a file of house rules."""
        changes = {}
        for path, leaf in leaves(parse(text), bare=True):
            if unknown := set(leaf) - set(FACTS):
                raise InvalidComponents(f"{path} has no {min(unknown)!r}")
            changes[path] = leaf["value"]
        return self.check(changes)

    def check(self, changes: Mapping[str, object]) -> dict[str, Value]:
        """Changes by path, each checked against the number it replaces."""
        if not isinstance(changes, Mapping):
            raise InvalidComponents(f"house rules are numbers by path, not {changes!r}")
        return {path: self.find(path).check(path, value) for path, value in changes.items()}

    def find(self, path: str) -> Number:
        """The number at a path."""
        if path not in self.numbers:
            near = get_close_matches(str(path), self.numbers, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise InvalidComponents(f"the box has no number {path!r}{hint}")
        return self.numbers[path]


def parse(text: str) -> dict[str, Any]:
    """A TOML file as tables."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidComponents(f"not a TOML file: {error}") from None


def leaves(
    table: Mapping[str, Any], prefix: str = "", bare: bool = False
) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every number of a file with its dotted path."""
    for name, item in table.items():
        path = f"{prefix}{name}"
        if isinstance(item, dict) and "value" not in item:
            yield from leaves(item, f"{path}.", bare)
        elif isinstance(item, dict):
            yield path, item
        elif bare:
            yield path, {"value": item}
        else:
            raise InvalidComponents(f"{path} says neither its limits nor its source")


def number(path: str, leaf: Mapping[str, Any]) -> Number:
    """A number of the box, complete."""
    if set(leaf) != set(FACTS):
        raise InvalidComponents(f"{path} needs a value, within and source")
    if leaf["source"] not in SOURCES:
        raise InvalidComponents(f"{path} comes from {leaf['source']!r}, not one of {SOURCES}")
    value, (least, most) = leaf["value"], leaf["within"]
    made = Number(tuple(value) if isinstance(value, list) else value, least, most, leaf["source"])
    made.check(path, value)
    return made


def is_int(value: object) -> TypeGuard[int]:
    """Whether a value is an int and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)
