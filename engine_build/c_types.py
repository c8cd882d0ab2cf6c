"""From annotations to C types.

int, and every alias of it     C int              Wide      64 bits
bool                           C bint             None      an int that is always 0
float                          C double           Luck      64 bits without a sign
Small                          16 bits
Annotated[list[int], 7]        int[7]             Annotated[list[list[int]], 5, 7]   int[5][7]
Annotated[list[Small], 9]      short[9]           Annotated[list[Wide], 9]           long long[9]
list[int] as a parameter       a pointer to such a row
NAME: Final = 3                a C constant       NAME: Final = [1, 2]   a C array
NAME: Final[list[Card]]        a table of objects of one class
"""

from __future__ import annotations

import ast
from collections.abc import Set
from types import ModuleType
from typing import Any, Final

from motherlode.core.kinds import size_of

NUMBERS: Final = ("int", "bint", "long long", "double")
CANNOT_FAIL: Final = frozenset({"range", "min", "max", "abs"})
PLAIN: Final = {
    "None": "void",
    "bool": "bint",
    "Wide": "long long",
    "Luck": "unsigned long long",
    "Small": "short",
    "float": "double",
    "Self": "State",
}
TABLES: Final = {"Wide": "long long", "Small": "short"}  # what ints a table may have instead
LOCALS: Final = {
    "Wide": "cython.longlong",
    "Luck": "cython.ulonglong",
    "float": "cython.double",
}


def c_type(note: ast.expr | None, module: ModuleType) -> str:
    """The C type of the annotation of a parameter, a result or a single int."""
    text = ast.unparse(note) if note is not None else "None"
    if text in PLAIN:
        return PLAIN[text]
    if text == "list[int]":
        return "int*"
    return "int" if text == "int" or getattr(module, text, None) is int else text


def field_type(name: str, note: ast.expr, hint: Any, module: ModuleType) -> str:
    """The C declaration of a field of a state."""
    sizes = getattr(hint, "__metadata__", ())
    if not sizes:
        return f"{c_type(note, module)} {name}"
    base = next((c for word, c in TABLES.items() if word in ast.unparse(note)), "int")
    return f"{base}{''.join(f'[{size_of(size)}]' for size in sizes)} {name}"


def marks(node: ast.FunctionDef) -> set[str]:
    """The decorators of a function."""
    return {ast.unparse(mark) for mark in node.decorator_list}


def typed_locals(node: ast.FunctionDef, owner: str) -> list[str]:
    """Local names that C could not guess: what is annotated, and ints that begin as a literal."""
    noted = [
        (item.target.id, LOCALS.get(ast.unparse(item.annotation), owner))
        for item in ast.walk(node)
        if isinstance(item, ast.AnnAssign)
        and isinstance(item.target, ast.Name)
        and ast.unparse(item.annotation) in (*LOCALS, "Self")
    ]
    found = {**dict.fromkeys(counted_locals(node), "cython.int"), **dict(noted)}
    return [f"{name}={kind}" for name, kind in found.items()]


def counted_locals(node: ast.FunctionDef) -> list[str]:
    """Local names that are set to a whole number somewhere; C would guess 64 bits for them."""
    return [
        target.id
        for item in ast.walk(node)
        if isinstance(item, ast.Assign) and is_whole(item.value)
        for target in item.targets
        if isinstance(target, ast.Name)
    ]


def is_whole(value: ast.expr) -> bool:
    """Whether an expression is a literal int."""
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant) and type(value.value) is int


def cannot_fail(node: ast.FunctionDef, safe: Set[str]) -> bool:
    """Whether a function only counts: it raises nothing and calls only what cannot fail."""
    return all(
        isinstance(item.func, ast.Name) and item.func.id in safe
        if isinstance(item, ast.Call)
        else not isinstance(item, ast.Raise)
        for statement in node.body
        for item in ast.walk(statement)
    )


def parameters(node: ast.FunctionDef, module: ModuleType, inline: bool) -> list[str]:
    """The parameters of a function as C declares them."""
    args = node.args.args
    optional = len(args) - len(node.args.defaults)
    typed = []
    for index, arg in enumerate(args):
        kind = "" if arg.arg == "self" else c_type(arg.annotation, module) + " "
        default = ""
        if index >= optional:
            value = ast.unparse(node.args.defaults[index - optional])
            default = f"={value}" if inline else "=*"
        typed.append(kind + arg.arg + default)
    return typed


def signature(
    node: ast.FunctionDef, module: ModuleType, inline: bool, visible: bool, safe: bool
) -> tuple[str, str, str]:
    """`cpdef int`, `name(int seat)` and how exceptions come back, unless it is `safe` from them."""
    typed = parameters(node, module, inline)
    returns = c_type(node.returns, module).replace("int*", "list")
    pointers = any("*" in word.split("=")[0] for word in typed)
    word = "cpdef" if visible and not pointers else "cdef"
    tail = " except? -1" if returns in NUMBERS else ""
    if returns == "long long":  # Cython writes -1 of that type with a suffix that C refuses
        tail = " except *"
    if returns == "void":  # an int that is always 0 passes exceptions on at hardly any cost
        returns, tail = "int", " except -1"
    if safe and tail:
        tail = " noexcept"
    return f"{word} {returns}", f"{node.name}({', '.join(typed)})", tail
