"""Where a change means nothing: annotations, marks for the build, what no test could tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

MARKS: Final = {"inline", "outer", "per_game", "cache", "dataclass"}
JUDGING_FILES: Final = {"heuristics.py", "evaluation.py", "prospects.py", "search_settings.py"}
JUDGING_NAMES: Final = ("weigh", "worth", "evaluate")

Position = tuple[int, int]  # line and column
Span = tuple[Position, Position]


def span(node: ast.expr | ast.stmt) -> Span:
    """From where to where a node goes."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def silent(tree: ast.Module) -> Iterator[Span]:
    """What is not mutated."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as note) | ast.AnnAssign(annotation=note):
                yield span(note)
            case ast.FunctionDef(returns=returns, decorator_list=marks):
                if returns:
                    yield span(returns)
                yield from (before(mark) for mark in marks if name_of(mark) in MARKS)
            case ast.ClassDef(decorator_list=marks, keywords=keywords):
                yield from (before(mark) for mark in marks if name_of(mark) in MARKS)
                yield from (span(keyword.value) for keyword in keywords)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield span(node)
            case ast.Raise(exc=ast.Name(id="NotImplementedError")):
                yield span(node)


def before(mark: ast.expr) -> Span:
    """A decorator with its sign."""
    (line, column), end = span(mark)
    return (line, column - 1), end


def name_of(mark: ast.expr) -> str:
    """What a decorator is called."""
    called = mark.func if isinstance(mark, ast.Call) else mark
    return called.id if isinstance(called, ast.Name) else ""


def judging(tree: ast.Module) -> Iterator[Span]:
    """Where it is said what a bot thinks of a move or of a position."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) if name.startswith(JUDGING_NAMES):
                yield span(node)
            case ast.Assign(targets=[ast.Name(id=name)]) if name.startswith(JUDGING_NAMES):
                yield span(node)
