"""Rules, tests and sources agree: every clause has a test, and none is cited that is not there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from motherlode.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = ROOT / "docs" / "rules" / "en"
SOURCES: Final = ROOT / "src" / "motherlode" / "games"
WRITTEN: Final = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
CITED: Final = re.compile(r"\b[A-Z]\d+\.\d+\b")

KEYS: Final = sorted(GAMES)


def clauses(key: str) -> list[str]:
    """The clauses of a game, in the order of its rules."""
    return WRITTEN.findall((RULES / f"{key}.md").read_text(encoding="utf-8"))


def all_clauses() -> set[str]:
    """The clauses of all games."""
    return {clause for path in RULES.glob("*.md") for clause in clauses(path.stem)}


@cache
def named_by_tests() -> dict[str, str]:
    """The clauses that the marks of tests name, each with a file that does."""
    return {
        clause: path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for clause in marked(path)
    }


def marked(path: Path) -> Iterator[str]:
    """The clauses in the marks of one file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="clause"), args=args):
                for arg in args:
                    assert isinstance(arg, ast.Constant), f"{path}: a clause is written out"
                    yield str(arg.value)


def cited_by_sources(key: str) -> dict[str, str]:
    """The clauses that the modules of a game cite, and those of its decisions, events, options."""
    game = GAMES[key]
    cited = {
        fact.clause: fact.key
        for facts in (game.decisions, game.events, game.options)
        for fact in facts
    }
    for path in sorted((SOURCES / key).rglob("*.py")):
        cited |= dict.fromkeys(CITED.findall(path.read_text(encoding="utf-8")), path.name)
    return cited


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_its_rules_written_down(key: str) -> None:
    assert (RULES / f"{key}.md").is_file()
    assert clauses(key)


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_is_shown_by_a_test(key: str) -> None:
    named = named_by_tests()
    missing = [clause for clause in clauses(key) if clause not in named]
    assert not missing, f"no test under tests/{key} names {', '.join(missing)}"


@pytest.mark.parametrize("key", KEYS)
def test_every_clause_stands_once_and_in_order(key: str) -> None:
    numbers = [tuple(map(int, clause[1:].split("."))) for clause in clauses(key)]
    assert numbers == sorted(set(numbers))
    assert len({clause[0] for clause in clauses(key)}) == 1


def test_no_two_games_share_a_letter() -> None:
    letters = Counter(clauses(key)[0][0] for key in KEYS)
    assert set(letters.values()) == {1}


def test_tests_name_only_clauses_that_are_there() -> None:
    there = all_clauses()
    unknown = [f"{c} ({path})" for c, path in named_by_tests().items() if c not in there]
    assert not unknown, f"no rules under docs/rules/en have {', '.join(unknown)}"


@pytest.mark.parametrize("key", KEYS)
def test_sources_cite_only_clauses_of_their_own_game(key: str) -> None:
    cited = cited_by_sources(key)
    assert cited
    unknown = [f"{c} ({where})" for c, where in cited.items() if c not in clauses(key)]
    assert not unknown, f"docs/rules/en/{key}.md has no {', '.join(unknown)}"
