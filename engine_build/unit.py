"""One extension: the joined source of its modules, and the .pxd that gives it C types."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from pathlib import Path
from textwrap import indent
from types import ModuleType
from typing import Final, NamedTuple, get_type_hints

from engine_build.c_types import (
    CANNOT_FAIL,
    cannot_fail,
    field_type,
    marks,
    signature,
    typed_locals,
)
from engine_build.facts import Facts
from engine_build.units import PACKAGE, SHARED
from motherlode.core import state as state_module
from motherlode.core.kinds import size_of
from motherlode.core.observation_code import source
from motherlode.core.state import State

C_MATHS: Final = frozenset({"exp", "log", "sqrt"})


class Source(NamedTuple):
    """What other units have to know of a module."""

    unit: str
    c_names: frozenset[str]
    safe: frozenset[str] = frozenset()  # the functions that cannot fail


Known = dict[str, Source]  # by module


def path_of(module: str) -> Path:
    """The file of a module below the source folder."""
    return Path(PACKAGE, *module.split(".")).with_suffix(".py")


class Unit:
    """Reads the modules of a unit and writes the source and the types of their extension."""

    def __init__(self, name: str, members: tuple[str, ...], known: Known, root: Path) -> None:
        self.name = name
        self.members = tuple(f"{PACKAGE}.{member}" for member in members)
        self.known = {**known, "math": Source("libc.math", C_MATHS, C_MATHS)}
        self.root = root
        self.own: set[str] = set()
        self.facts = Facts()
        self.safe = set(CANNOT_FAIL)
        self.cimports: dict[str, set[str]] = {}
        self.pxd: list[str] = []
        self.source = ["from __future__ import annotations", "import cython"]
        self.exports: list[str] = []
        self.tables: dict[str, str] = {}  # of objects, and the class of their objects
        for member in self.members:
            importlib.import_module(member)  # a class is final unless a later one is made of it
        for member in members:
            self.add(member)
        self.pxd = [*self.facts.pxd(), *self.pxd]
        self.source[2:2] = self.facts.source()
        pairs = ", ".join(f"{name!r}: {name}" for name in self.exports)
        self.source += [f"\nglobals().update({{{pairs}}})  # C names, for Python to see"]
        self.source += [fill_table(name) for name in self.tables]

    def add(self, member: str) -> None:
        """Join a module."""
        module = importlib.import_module(f"{PACKAGE}.{member}")
        text = (self.root / path_of(member)).read_text(encoding="utf-8")
        if member in SHARED:
            text = fitted(text, SHARED[member], self.table())
        if has_table(module):
            self.cimports.setdefault(f"{PACKAGE}.core.memory", set()).add("SIGHT")
        text = self.facts.translate(with_decisions(text, module), module)
        lines = text.splitlines()
        tree = ast.parse(text)
        for node in tree.body:
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                erase(node, lines)
            elif isinstance(node, ast.ImportFrom):
                self.import_(node, module, lines)
            elif isinstance(node, ast.AnnAssign):
                self.constant(node, module, lines)
            elif isinstance(node, ast.ClassDef):
                self.class_(node, module, lines)
            elif isinstance(node, ast.FunctionDef):
                self.own.add(node.name)
                give_zero(node, lines)
                self.pxd += self.function(node, module, lines)
        self.look_up(tree, lines)
        self.source += ["", f"# ==== {path_of(member)}", *lines]

    def table(self) -> type:
        """The class of the game's state, which its last module defines."""
        module = importlib.import_module(self.members[-1])
        kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
        return next(kind for kind in kinds if kind.__module__ == module.__name__)

    def import_(self, node: ast.ImportFrom, module: ModuleType, lines: list[str]) -> None:
        """Names of this unit need no import, C names of other units are cimported."""
        source = node.module or ""
        if source == "__future__" or source in self.members:
            erase(node, lines)
        elif source.endswith(".facts"):
            self.import_facts(node, module, lines)
        elif source in self.known:
            unit, c_names, safe = self.known[source]
            names = {alias.name for alias in node.names}
            self.safe |= names & safe
            self.cimports.setdefault(unit, set()).update(names & c_names)
            rest = [name for name in sorted(names - c_names) if getattr(module, name) is not int]
            erase(node, lines)
            if rest:
                lines[node.lineno - 1] = f"from {source} import {', '.join(rest)}"

    def import_facts(self, node: ast.ImportFrom, module: ModuleType, lines: list[str]) -> None:
        """Numbers become C constants, rows of them C arrays; the rest stays for Python."""
        erase(node, lines)
        rest = []
        for name in (alias.name for alias in node.names):
            value = getattr(module, name)
            if isinstance(value, int) and not isinstance(value, bool):
                self.facts.constant(name, value)
            elif isinstance(value, list):
                self.facts.tables[name] = value
            else:
                rest.append(name)
        if rest:
            lines[node.lineno - 1] = f"from {node.module} import {', '.join(rest)}"

    def constant(self, node: ast.AnnAssign, module: ModuleType, lines: list[str]) -> None:
        """Ints become C constants, lists of ints C arrays, lists of objects typed tables."""
        assert isinstance(node.target, ast.Name)
        name, note = node.target.id, ast.unparse(node.annotation)
        value = getattr(module, name)
        if note.startswith("Final[list["):
            classes = {type(thing).__name__ for thing in value}
            base = note[len("Final[list[") : -2]
            self.tables[name] = classes.pop() if len(classes) == 1 else base  # calls need no table
            self.pxd += [f"cdef list {name}", f"cdef void* {pointers(name)}[{len(value)}]"]
        elif note != "Final" or isinstance(value, bool):
            return
        elif isinstance(value, int):
            self.pxd += ["cdef enum:", f"    {name} = {value}"]
            erase(node, lines)
        elif isinstance(value, list) and all(isinstance(item, int) for item in value):
            self.pxd.append(f"cdef int[{len(value)}] {name}")
        else:
            return
        self.own.add(name)
        self.exports.append(name)

    def look_up(self, tree: ast.Module, lines: list[str]) -> None:
        """`TABLE[number]` finds its object by a pointer; the list need not be asked."""
        found = [
            node
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef)
            for node in ast.walk(function)
            if isinstance(node, ast.Subscript) and ast.unparse(node.value) in self.tables
        ]
        for node in sorted(set(found), key=place, reverse=True):
            name = ast.unparse(node.value)
            line, start, end = place(node)
            text = lines[line]
            item = f"{pointers(name)}{text[start + len(name) : end]}"
            lines[line] = f"{text[:start]}cython.cast({self.tables[name]}, {item}){text[end:]}"

    def class_(self, node: ast.ClassDef, module: ModuleType, lines: list[str]) -> None:
        """Classes become C classes, final ones if nothing is derived from them."""
        self.own.add(node.name)
        kind = getattr(module, node.name)
        hints = get_type_hints(kind, include_extras=True)
        spoken_to = any(map(has_fields, kind.__mro__))
        leaf = not (kind.__subclasses__() or kind.__name__ == "State")
        body: list[str] = []
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                name = item.target.id
                if "ClassVar" not in ast.unparse(item.annotation):
                    declared = field_type(name, item.annotation, hints[name], module)
                    body.append(f"    cdef public {declared}")
                elif item.value is None:  # a promise of the classes below, nothing of this one
                    erase(item, lines)
            elif isinstance(item, ast.FunctionDef) and item.name != "__init__":
                give_zero(item, lines)
                if leaf and any(item.name in vars(base) for base in kind.__mro__[1:]):
                    continue  # a final class must not repeat what it overrides
                body += self.function(item, module, lines, node.name, spoken_to, not leaf)
        bases = f"({ast.unparse(node.bases[0])})" if node.bases else ""
        head = ["@cython.final"] if leaf else []
        self.pxd += ["", *head, f"cdef class {node.name}{bases}:", *(body or ["    pass"])]

    def function(
        self,
        node: ast.FunctionDef,
        module: ModuleType,
        lines: list[str],
        owner: str = "",
        visible: bool = True,
        open_ended: bool = False,
    ) -> list[str]:
        """The declaration of a function or method; an inline one moves here with its body."""
        if "outer" in marks(node):
            erase(node.decorator_list[0], lines)
            return []
        if "per_game" in marks(node):
            erase(node.decorator_list[0], lines)
        indent = "    " if owner else ""
        inline = "inline" in marks(node)
        safe = (inline or not open_ended) and cannot_fail(node, self.safe | self.facts.safe)
        if safe and not owner:
            self.safe.add(node.name)
        word, call, tail = signature(node, module, inline, visible, safe)
        wide = typed_locals(node, owner)
        head = [f"{indent}@cython.locals({', '.join(wide)})"] if wide else []
        if not inline:
            return [*head, f"{indent}{word} {call}{tail}"]
        if owner:
            head.append(f"{indent}@cython.final")
        head.append(f"{indent}cdef inline {word.split(' ', 1)[1]} {call}{tail}:")
        body = lines[node.body[0].lineno - 1 : node.end_lineno]
        erase(node, lines, node.decorator_list[0].lineno)
        return [*head, *body]

    def as_source(self) -> Source:
        """What the units that come later have to know of this one."""
        return Source(f"{PACKAGE}.{self.name}", frozenset(self.own), frozenset(self.safe))

    def write(self, out: Path) -> Path:
        """Put source and types where the extension will stand."""
        path = out / path_of(self.name)
        path.write_text("\n".join(self.source) + "\n", encoding="utf-8")
        head = [
            f"from {unit} cimport {', '.join(sorted(names))}"
            for unit, names in self.cimports.items()
            if names
        ]
        text = "\n".join(["cimport cython", *head, "", *self.pxd]) + "\n"
        path.with_suffix(".pxd").write_text(text, encoding="utf-8")
        return path


def with_decisions(text: str, module: ModuleType) -> str:
    """A source whose state class has its decisions and its observations written out."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and is_table(getattr(module, node.name, None)):
            lines = text.splitlines()
            written = [decision_methods(), indent(source(getattr(module, node.name).game), "    ")]
            lines[(node.end_lineno or 0) - 1] += "\n\n" + "\n".join(written)
            return "\n".join(lines) + "\n"
    return text


def has_fields(kind: type) -> bool:
    """Whether the objects of a class hold something of their own."""
    notes = vars(kind).get("__annotations__", {})
    return any("ClassVar" not in str(note) for note in notes.values())


def has_table(module: ModuleType) -> bool:
    """Whether a module defines the state class of a game."""
    return any(
        is_table(kind) and kind.__module__ == module.__name__ for kind in vars(module).values()
    )


def is_table(kind: object) -> bool:
    """Whether something is the state class of a game."""
    return isinstance(kind, type) and issubclass(kind, State) and kind is not State


def decision_methods() -> str:
    """The methods of a state that are about the decisions of its game."""
    text = inspect.getsource(state_module)
    [state] = [node for node in ast.parse(text).body if getattr(node, "name", "") == "State"]
    assert isinstance(state, ast.ClassDef)
    found = [
        "\n".join(text.splitlines()[item.lineno - 1 : item.end_lineno])
        for item in state.body
        if isinstance(item, ast.FunctionDef) and "per_game" in marks(item)
    ]
    return "\n\n".join(found).replace("self.decisions[", "DECISIONS[")


def fitted(text: str, stand_in: str, table: type) -> str:
    """A shared module written for one table: its class, and its sizes as C must know them."""
    hints = get_type_hints(table, include_extras=True)
    text = re.sub(rf"\b{stand_in}\b", table.__name__, text)
    return re.sub(
        r"\blen\(state\.(\w+)\)", lambda m: str(size_of(hints[m[1]].__metadata__[0])), text
    )


def pointers(table: str) -> str:
    """The C name of the objects of a table, which live as long as the list that holds them."""
    return f"{table}_POINTERS"


def fill_table(table: str) -> str:
    """The line that notes where the objects of a table are."""
    item = f"cython.cast(cython.p_void, {table}[_])"
    return f"for _ in range(len({table})): {pointers(table)}[_] = {item}"


def place(node: ast.expr) -> tuple[int, int, int]:
    """The line of an expression that stands in one, and the columns where it begins and ends."""
    assert node.lineno == node.end_lineno, "a look-up in a table stands in one line"
    return node.lineno - 1, node.col_offset, node.end_col_offset or 0


def erase(node: ast.stmt | ast.expr, lines: list[str], first: int = 0) -> None:
    """Blank the lines of a node, so that the other lines keep their numbers."""
    for number in range((first or node.lineno) - 1, node.end_lineno or 0):
        lines[number] = ""


def give_zero(node: ast.FunctionDef, lines: list[str]) -> None:
    """A function without a result is one that returns 0 in C: so must its early returns."""
    if "outer" in marks(node) or node.returns is None or ast.unparse(node.returns) != "None":
        return
    for item in ast.walk(node):
        if isinstance(item, ast.Return):
            line = lines[item.lineno - 1]
            lines[item.lineno - 1] = line[: item.col_offset] + "return 0"
