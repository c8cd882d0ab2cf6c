"""What a game declares becomes C: kinds are constants, families and sets of moves are arithmetic.

Rules say `Crystal.RUBY`, `Card.size`, `AIM.at(card, target)` and `AIM.target(move)`. The joined
source says `Crystal_RUBY`, `Card_size`, `AIM_at(card, target)` and `AIM_target(move)`, which are
declared here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

from motherlode.core.digits import Digits, Formula
from motherlode.core.families import Family
from motherlode.core.kinds import Numbered, SeatKind, Subset
from motherlode.core.parts import Both, Part, Sets

Edit = tuple[int, int, int, str]  # a line, the columns where it changes, and what stands there then

FACTS: Final = (Numbered, Subset, SeatKind, Part, Family)


class Facts:
    """The facts that the rules of one unit use, and their declarations in C."""

    def __init__(self) -> None:
        self.declared: dict[str, list[str]] = {}  # by the name in C
        self.tables: dict[str, list[int]] = {}  # what decodes a set, by the name in C
        self.safe: set[str] = set()  # the functions: none of them can fail

    def translate(self, text: str, module: ModuleType) -> str:
        """A source in which every fact goes by its name in C."""
        lines = text.splitlines()
        for line, start, end, new in sorted(self.edits(ast.parse(text), module), reverse=True):
            lines[line] = lines[line][:start] + new + lines[line][end:]
        return "\n".join(lines) + "\n"

    def edits(self, tree: ast.Module, module: ModuleType) -> Iterator[Edit]:
        """Where a source speaks of facts, inside of functions."""
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        plain = {
            id(node) for function in functions if is_outer(function) for node in ast.walk(function)
        }
        inner = {id(node): node for function in functions for node in ast.walk(function)}
        for key, node in inner.items():
            name = None if key in plain else self.name_of(node, module)
            if name and isinstance(node, ast.expr):
                yield node.lineno - 1, node.col_offset, node.end_col_offset or 0, name

    def name_of(self, node: ast.AST, module: ModuleType) -> str | None:
        """The name in C of `KIND.MEMBER` or `FAMILY.method`."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = node.value.id
            return self.member(owner, vars(module).get(owner), node.attr)
        return None

    def member(self, owner: str, fact: Any, member: str) -> str | None:
        """What belongs to a fact, declared once."""
        name = f"{owner}_{member}"
        if isinstance(fact, FACTS) and isinstance(getattr(fact, member, None), int):
            return self.constant(name, getattr(fact, member))
        if isinstance(fact, Family):
            return self.function(name, digits_function(name, fact, member))
        if isinstance(fact, Both):
            return self.function(name, digits_function(name, fact.digits, member))
        if isinstance(fact, Sets):
            return self.function(name, self.set_function(owner, fact, member))
        if isinstance(fact, Subset) and member == "has":
            return self.function(name, within(name, fact.first, fact.last))
        return None

    def constant(self, name: str, value: int) -> str:
        """A number."""
        self.declared.setdefault(name, ["cdef enum:", f"    {name} = {value}"])
        return name

    def function(self, name: str, lines: list[str]) -> str:
        """A function that every caller gets a copy of."""
        self.declared.setdefault(name, lines)
        self.safe.add(name)
        return name

    def set_function(self, owner: str, fact: Sets, method: str) -> list[str]:
        """The methods of a set look into tables."""
        width, name = fact.width, f"{owner}_{method}"
        things = range(width)
        match method:
            case "none_of":
                return inlined(name, "", str(fact.none_of()))
            case "one":
                return self.looked_up(name, "int first", "first", [fact.one(a) for a in things])
            case "two":
                rows = [fact.two(a, b) for a in things for b in things]
                return self.looked_up(
                    name, "int first, int second", f"first * {width} + second", rows
                )
            case "three":
                rows = [fact.three(a, b, c) for a in things for b in things for c in things]
                index = f"(first * {width} + second) * {width} + third"
                return self.looked_up(name, "int first, int second, int third", index, rows)
            case "member":
                rows = [
                    fact.member(n, place) for n in range(fact.size) for place in range(fact.most)
                ]
                return self.looked_up(
                    name, "int number, int place", f"number * {fact.most} + place", rows
                )
            case "count":
                return self.looked_up(
                    name, "int number, int thing", f"number * {width} + thing", counts(fact)
                )
            case "within":
                self.tables[f"{name}_TABLE"] = counts(fact)
                terms = [f"pile[{a}] >= {name}_TABLE[number * {width} + {a}]" for a in things]
                return inlined(name, "int number, int* pile", " and ".join(terms), "bint")
            case "up_to":
                rows = [fact.up_to(size) for size in range(-1, fact.most + 1)]
                index = f"0 if size < 0 else {fact.most + 1} if size > {fact.most} else size + 1"
                return self.looked_up(name, "int size", index, rows)
        raise AttributeError(f"{owner} has no method {method!r} in compiled rules")

    def looked_up(self, name: str, parameters: str, index: str, table: list[int]) -> list[str]:
        """A function that finds its result in a table."""
        self.tables[f"{name}_TABLE"] = table
        return inlined(name, parameters, f"{name}_TABLE[{index}]")

    def pxd(self) -> list[str]:
        """All declarations, the tables first."""
        tables = [f"cdef int[{len(rows)}] {name}" for name, rows in self.tables.items()]
        return tables + [line for lines in self.declared.values() for line in lines]

    def source(self) -> list[str]:
        """What fills the tables."""
        return [f"{name} = {rows}" for name, rows in self.tables.items()]


def counts(fact: Sets) -> list[int]:
    """How many of each thing are in each set, set by set."""
    return [fact.count(n, thing) for n in range(fact.size) for thing in range(fact.width)]


def digits_function(name: str, digits: Digits, method: str) -> list[str]:
    """The methods of a family, and of roles that belong together, are arithmetic."""
    if method == "at":
        return written(name, digits.combined())
    if method == "has":
        return written(name, digits.within(), "bint")
    if method not in digits.parts:
        raise AttributeError(f"{name.removesuffix(method)[:-1]} has no part {method!r}")
    return written(name, digits.reader(method))


def written(name: str, formula: Formula, kind: str = "int") -> list[str]:
    """A formula as a function."""
    parameters = ", ".join(f"int {parameter}" for parameter in formula.parameters)
    return inlined(name, parameters, formula.result, kind)


def within(name: str, first: int, last: int) -> list[str]:
    """Whether an int is one of some that follow each other."""
    return inlined(name, "int number", f"{first} <= number <= {last}", "bint")


def inlined(name: str, parameters: str, result: str, kind: str = "int") -> list[str]:
    """A function of one line."""
    return [f"cdef inline {kind} {name}({parameters}) noexcept:", f"    return {result}"]


def is_outer(function: ast.FunctionDef) -> bool:
    """Whether a function is left to Python."""
    return any(ast.unparse(mark) == "outer" for mark in function.decorator_list)
