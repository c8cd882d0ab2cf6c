"""One more way to be wrong: a statement that was forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from parso.python.tree import Keyword

ACTING: Final = {"expr_stmt", "atom_expr", "raise_stmt", "del_stmt"}  # a docstring does not act


class RemoveStatement:
    """Puts `pass` in the place of an assignment, a call or a `raise` inside a function."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """Where it can act on a node: nowhere, or on the statement that the node is."""
        if node.type == "simple_stmt" and node.children[0].type in ACTING and in_function(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, _index: int) -> Any:
        """The line without its statement."""
        first = node.children[0].get_first_leaf()
        node.children[0] = Keyword("pass", first.start_pos, first.prefix)
        return node


def in_function(node: Any) -> bool:
    """Whether a statement is part of what a function does."""
    while node.parent is not None:
        node = node.parent
        if node.type in {"funcdef", "classdef"}:
            return bool(node.type == "funcdef")
    return False
