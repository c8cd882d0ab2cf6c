"""The places where a source can be made wrong, and a sample of them that a seed decides."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider
from msgspec import Struct

from benchmarks.mutation.areas import PACKAGE, Area
from benchmarks.mutation.left_out import JUDGING_FILES, Position, Span, judging, silent
from benchmarks.mutation.removal import RemoveStatement

# Names of variables would have to be given; `is` for `==` is the same for small numbers.
UNUSED: Final = re.compile(r"Variable.*|.*Comparison.*(_Is_|_IsNot_).*|.*Comparison.*(_Is|_IsNot)")
DEAF: Final = {"name", "newline", "string", "endmarker", "fstring_string"}  # kinds of leaves


def operators() -> dict[str, Any]:
    """All ways to be wrong, by name."""
    provider = OperatorProvider()
    used = [name for name in provider if not UNUSED.fullmatch(name) or both_are_is(name)]
    return {**{name: provider[name]() for name in used}, "RemoveStatement": RemoveStatement()}


def both_are_is(name: str) -> bool:
    """Whether an operator makes `is` of `is not` or the other way round."""
    return name.endswith(("_Is_IsNot", "_IsNot_Is"))


OPERATORS: Final = operators()

Variant = tuple[str, int]  # an operator, and which of the places that it can act on


class Mutant(Struct, frozen=True):
    """One fault at one place."""

    file: str
    line: int
    operator: str
    before: str
    after: str


class Place(Struct, frozen=True, order=True):
    """Somewhere in a file that a family of operators can act on."""

    file: str
    start: Position
    family: str


def text_of(file: str) -> str:
    """A source of the package."""
    return (PACKAGE / file).read_text(encoding="utf-8")


def places(area: Area) -> dict[Place, list[Variant]]:
    """Every place of an area with what can be done there."""
    found: dict[Place, list[Variant]] = defaultdict(list)
    for path in area.files():
        source = path.read_text(encoding="utf-8")
        file = path.relative_to(PACKAGE).as_posix()
        wanted = Wanted(path, source, area.judgement)
        for name, occurrence, start in variants(source):
            if wanted.has(start):
                found[Place(file, start, name.split("_")[0])].append((name, occurrence))
    return found


def variants(source: str) -> Iterator[tuple[str, int, Position]]:
    """All that can be done to a source: by which operator, its how many-th place, and where."""
    nodes = [node for node in ast_nodes(get_ast(source)) if node.type not in DEAF]
    for name, operator in OPERATORS.items():
        starts = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, start in enumerate(starts):
            yield name, occurrence, start


class Wanted:
    """Which places of a file belong to an area."""

    def __init__(self, path: Path, source: str, judgement: bool) -> None:
        tree = ast.parse(source)
        self.silent = list(silent(tree))
        self.judging = list(judging(tree))
        self.all_judging = path.name in JUDGING_FILES
        self.judgement = judgement

    def has(self, start: Position) -> bool:
        """Whether the place that begins there does."""
        judges = self.all_judging or inside(start, self.judging)
        return judges == self.judgement and not inside(start, self.silent)


def inside(start: Position, spans: Iterable[Span]) -> bool:
    """Whether something begins in one of these."""
    return any(first <= start < last for first, last in spans)


def sample(area: Area, size: int, seed: int) -> list[tuple[Mutant, str]]:
    """So many places, each with one fault: what it is, and the whole source with it."""
    random = Random(f"{seed} {area.key}")
    found = places(area)
    order = sorted(found)
    random.shuffle(order)
    drawn = (mutate(place, *random.choice(found[place])) for place in order)
    mutants = (pair for pair in drawn if is_python(pair[1]))
    return [pair for pair, _ in zip(mutants, range(size), strict=False)]


def mutate(place: Place, operator: str, occurrence: int) -> tuple[Mutant, str]:
    """Make one fault."""
    source = text_of(place.file)
    wrong = str(mutate_code(source, OPERATORS[operator], occurrence))
    before, after = difference(source.splitlines(), wrong.splitlines())
    return Mutant(place.file, place.start[0], operator, before, after), wrong


def difference(before: list[str], after: list[str]) -> tuple[str, str]:
    """The lines that are not the same, each side as one line."""
    while before and after and before[0] == after[0]:
        before, after = before[1:], after[1:]
    while before and after and before[-1] == after[-1]:
        before, after = before[:-1], after[:-1]
    return joined(before), joined(after)


def joined(lines: list[str]) -> str:
    """Lines as one, without their indentation."""
    return " ".join(" ".join(lines).split())


def is_python(source: str) -> bool:
    """Whether a source can be compiled at all; only then a test could miss the fault."""
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def again(mutant: Mutant) -> str | None:
    """The source with the same fault, wherever its line stands by now; None if it is gone."""
    made = [
        mutate(Place(mutant.file, start, ""), name, occurrence)
        for name, occurrence, start in variants(text_of(mutant.file))
        if name == mutant.operator
    ]
    same = [
        pair for pair in made if (pair[0].before, pair[0].after) == (mutant.before, mutant.after)
    ]
    return min(same, key=lambda pair: abs(pair[0].line - mutant.line))[1] if same else None
