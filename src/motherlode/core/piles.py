"""Piles without an order, as counts by kind."""

from __future__ import annotations

from motherlode.core.marks import inline, plainly


@inline
@plainly(lambda row, kinds: sum(row[:kinds]))
def total(row: list[int], kinds: int) -> int:
    """The sum of the first `kinds` counts of a row."""
    many = 0
    for kind in range(kinds):
        many += row[kind]
    return many


@inline
def is_empty(row: list[int], kinds: int) -> bool:
    """Whether the first `kinds` counts of a row are all zero."""
    kind = 0
    while kind < kinds and row[kind] == 0:
        kind += 1
    return kind == kinds


@inline
def nth(row: list[int], index: int, kinds: int) -> int:
    """The kind of the piece number `index`, if the pieces of a row are laid out by kind.

    Past the last piece it is the last kind: what lies behind the row is never read.
    """
    kind = 0
    while kind < kinds - 1 and index >= row[kind]:
        index -= row[kind]
        kind += 1
    return kind
