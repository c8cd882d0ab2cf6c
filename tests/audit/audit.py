"""Each clause with what stands behind it: its test, its refusals, its words, its scene on the page.

What has to be there follows from the facts of a game. Every clause is told in every language and
shown by a test. A clause by which somebody is asked or a card is played can be broken, so a move is
refused by it; a card that is never refused says so itself, by having no `refuse` that could.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from motherlode.core.game import Game
from motherlode.school.scenes.scene import scenes
from motherlode.words.keys import key
from motherlode.words.library import LANGUAGES, bundle
from motherlode.words.rules import clauses as clauses_in
from tests.audit.refusals import refusals
from tests.test_clauses import ROOT, clauses, named_by_tests

CITED: Final = re.compile(r"\b[A-Z]\d+\.\d+\b")


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands behind a clause."""

    clause: str
    test: str | None
    reasons: tuple[str, ...]
    unshown: tuple[str, ...]  # of the reasons, those that no test names
    duty: str  # what kind of clause it is: who can break it, if anybody
    untold: tuple[str, ...]  # words that are missing
    scene: str | None  # the test that it was taken from

    def lines(self) -> Iterator[str]:
        """The clause as it is printed."""
        yield f"{self.clause}  {self.duty}"
        yield f"  test     {self.test or 'MISSING'}"
        yield f"  refusal  {', '.join(self.reasons) or 'nothing can break it'}"
        yield f"  words    {', '.join(LANGUAGES)}" + "".join(f"; MISSING {w}" for w in self.untold)
        yield f"  scene    {self.scene or 'none'}"

    def gaps(self) -> Iterator[str]:
        """What is missing."""
        if self.test is None:
            yield f"{self.clause} has no test"
        yield from (f"{self.clause} lacks {word}" for word in self.untold)
        yield from (f"{self.clause}: no test is refused for {reason}" for reason in self.unshown)
        if self.duty == ASKED and not self.reasons:
            yield f"{self.clause} is what somebody is asked, but nothing is refused by it"


ASKED: Final = "somebody is asked"
PLAYED: Final = "a card is played"
HAPPENS: Final = "something happens by it"
OPTION: Final = "an option"
TOLD: Final = "it is told"


def audit(game: Game) -> list[Entry]:
    """Every clause of a game."""
    tests, reasons, shown = tests_by_clause(), refusals(game), scenes(game.key)
    return [
        Entry(
            clause=clause,
            test=tests.get(clause),
            reasons=tuple(sorted(reasons.get(clause, ()))),
            unshown=tuple(r for r in reasons.get(clause, ()) if not is_shown(game.key, r)),
            duty=duty(game, clause),
            untold=tuple(untold(game, clause, tuple(reasons.get(clause, ())))),
            scene=shown[clause].test if clause in shown else None,
        )
        for clause in clauses(game.key)
    ]


@cache
def tests_by_clause() -> Mapping[str, str]:
    """A test for each clause, by the marks of test functions."""
    found: dict[str, str] = {}
    marked = named_by_tests()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in CITED.findall(" ".join(map(ast.unparse, node.decorator_list))):
                    found.setdefault(clause, f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return {**marked, **found}


def duty(game: Game, clause: str) -> str:
    """What a clause is to the players, by the facts of its game."""
    if clause in {kind.clause for kind in game.decisions}:
        return ASKED
    if any(clause in things.values() for things in game.clauses.values()):
        return PLAYED
    if clause in {option.clause for option in game.options}:
        return OPTION
    return HAPPENS if clause in {kind.clause for kind in game.events} else TOLD


def untold(game: Game, clause: str, reasons: tuple[str, ...]) -> Iterator[str]:
    """Languages that do not tell a clause, or not why a move is refused by it."""
    for language in LANGUAGES:
        if not clauses_in(game.key, language).get(clause):
            yield f"its text in {language}"
        for reason in reasons:
            if not has_words(game.key, language, reason):
                yield f"refusal-{reason} in {language}"


def is_shown(game: str, reason: str) -> bool:
    """Whether a test of a game, or one of all games, names a reason, or says it in words."""
    texts = texts_of_tests(game)
    return reason in texts or reason.replace("-", " ") in texts


@cache
def texts_of_tests(game: str) -> str:
    """The tests of a game and of what all games have in common."""
    folders = [ROOT / "tests" / name for name in (game, "core", "conformance", "cli")]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def has_words(game: str, language: str, reason: str) -> bool:
    """Whether a language can say a reason."""
    return bool(bundle(language, game).has_message(key("refusal", reason)))
