"""Which clauses the sources of a game refuse moves by, and for which reasons.

Reasons and clauses are read from the calls of `Refusal(...)`. A clause is written there as it is,
or it is that of the card (`self.clause`) or of the decision (`clause`) whose class refuses, and
then it belongs to all classes that inherit or pass it on.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from motherlode.core.game import Game

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "motherlode" / "games"
INHERITED: Final = "another-decision"  # what a decision says that says nothing else
Reasons = dict[str, set[str]]  # clause -> reasons


@dataclass
class Sources:
    """The classes and functions of a game."""

    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)

    def add(self, tree: ast.Module) -> None:
        """Those of one module."""
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.classes.setdefault(node.name, node)
            elif isinstance(node, ast.FunctionDef):
                self.functions[node.name] = node

    def heirs(self, name: str) -> Iterator[str]:
        """A class and all that inherit from it."""
        yield name
        for other, node in self.classes.items():
            if name in map(ast.unparse, node.bases):
                yield from self.heirs(other)


def refusals(game: Game) -> Reasons:
    """The reasons for which moves are refused, by clause."""
    sources, found = Sources(), defaultdict[str, set[str]](set)
    for path in sorted((SOURCES / game.key).rglob("*.py")):
        if path.name != "preconditions.py":
            sources.add(ast.parse(path.read_text(encoding="utf-8")))
    of_decisions = {kind.key.title().replace("_", ""): kind.clause for kind in game.decisions}
    for name, node in sources.classes.items():
        clauses = [
            clause
            for heir in sources.heirs(name)
            if (clause := own_clause(sources.classes[heir]) or of_decisions.get(heir))
        ]
        add_reasons(node, clauses, sources, found)
    for function in sources.functions.values():
        add_reasons(function, [], sources, found)
    for name, clause in of_decisions.items():
        if not refuses(sources.classes[name]):
            found[clause].add(INHERITED)
    found[game.turn_clause].add("not-asked")
    found[game.over_clause].add("game-over")
    return dict(found)


def refuses(node: ast.ClassDef) -> bool:
    """Whether a decision says itself why a move is no answer."""
    return any(isinstance(item, ast.FunctionDef) and item.name == "refuse" for item in node.body)


def own_clause(node: ast.ClassDef) -> str | None:
    """The clause that a class says is its own."""
    for item in node.body:
        match item:
            case ast.Assign(targets=[ast.Name(id="clause")], value=ast.Constant(value=str(clause))):
                return clause
    return None


def add_reasons(
    node: ast.AST, clauses: list[str], sources: Sources, found: defaultdict[str, set[str]]
) -> None:
    """The refusals in a class or a function, and in functions that it hands its clause to."""
    for call in (item for item in ast.walk(node) if isinstance(item, ast.Call)):
        name = ast.unparse(call.func)
        if name == "Refusal":
            for clause in written(call.args[1], node) or clauses:
                found[clause] |= set(written(call.args[0], node))
        elif name == "super().refuse" and refuses_by_clause(call):
            for clause in clauses:
                found[clause].add(INHERITED)
        elif name in sources.functions and is_handed_on(call):
            add_reasons(sources.functions[name], clauses, sources, found)


def is_handed_on(call: ast.Call) -> bool:
    """Whether a call gets the clause of whoever calls."""
    return any(ast.unparse(arg) in ("clause", "self.clause") for arg in call.args)


def refuses_by_clause(call: ast.Call) -> bool:
    """Whether it is a decision that leaves a refusal to what all decisions say."""
    return "clause" in map(ast.unparse, call.args)


def written(node: ast.expr, home: ast.AST) -> list[str]:
    """The texts that an expression chooses between, or a name stands for."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return [*written(node.body, home), *written(node.orelse, home)]
        case ast.Name(id=name):
            return [text for value in assigned(name, home) for text in written(value, home)]
    return []


def assigned(name: str, home: ast.AST) -> Iterator[ast.expr]:
    """What a name is set to."""
    for node in ast.walk(home):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
