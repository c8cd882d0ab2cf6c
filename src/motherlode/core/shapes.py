"""The fields of a state class and their shapes, read off its annotations."""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import ClassVar, Final, get_origin, get_type_hints

from motherlode.core.kinds import size_of

Shape = tuple[int, ...]  # () is one int, (5, 7) a table
FIELDS: Final[dict[type, dict[str, Shape]]] = {}


def fields(kind: type) -> dict[str, Shape]:
    """The fields of a state class with their shapes, in the order of their declaration."""
    if kind not in FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        FIELDS[kind] = {
            name: tuple(map(size_of, getattr(hint, "__metadata__", ())))
            for name, hint in hints.items()
            if get_origin(hint) is not ClassVar
        }
    return FIELDS[kind]


def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields; a compiled class has descriptors instead of annotations."""
    return tuple(fields(kind)) or tuple(
        name
        for base in kind.__mro__[-2::-1]
        for name, value in vars(base).items()
        if isinstance(value, GetSetDescriptorType)
    )
