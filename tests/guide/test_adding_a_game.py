"""The guide for adding a game is true: a copy of the smallest one, made by its steps, holds."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from engine_build.units import UNITS
from motherlode.games import GAMES
from motherlode.words import LANGUAGES
from tests.guide.copy import follow, run
from tests.guide.test_adding_a_card import SETTINGS

GAMES_FOLDER: Final = Path("src/motherlode/games")
FORGOTTEN: Final = {  # what somebody may forget, the test that finds it, and what it says
    "docs/rules/pt/twist.md": ("tests/words/test_rules.py", "docs/rules/pt/twist.md"),
    "src/motherlode/games/twist/words/ru.ftl": ("tests/words/test_games.py", "has no ru.ftl"),
    "tests/twist/test_twist.py": ("tests/test_clauses.py", "no test under tests/twist names"),
}


def renamed(text: str) -> str:
    """The words of Leduc poker as those of another game with clauses of its own."""
    for old, new in (("Leduc", "Twist"), ("LEDUC", "TWIST"), ("leduc", "twist")):
        text = text.replace(old, new)
    return re.sub(r"\bL(?=\d)", "T", text)


def copy_file(source: Path, target: Path) -> None:
    """A file of Leduc poker in the name of the new game."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf-8")), encoding="utf-8")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a fifth game, copied from Leduc poker as the guide says."""
    made = follow(tmp_path_factory.mktemp("game") / "copy", ())
    leduc = made / GAMES_FOLDER / "leduc"
    for source in [path for path in leduc.rglob("*") if path.is_file()]:
        copy_file(source, made / GAMES_FOLDER / "twist" / source.relative_to(leduc))
    for language in LANGUAGES:
        rules = made / "docs/rules" / language
        copy_file(rules / "leduc.md", rules / "twist.md")
    copy_file(made / "tests/leduc/test_leduc.py", made / "tests/twist/test_twist.py")
    shelf = made / GAMES_FOLDER / "__init__.py"
    text = shelf.read_text(encoding="utf-8")
    assert text.count('"leduc")') == 1
    shelf.write_text(text.replace('"leduc")', '"leduc", "twist")'), encoding="utf-8")
    (made / "pytest.ini").write_text(SETTINGS)
    return made


def checked(home: Path, *tests: str) -> tuple[bool, str]:
    """Whether the tests of the new game pass, and what they said."""
    done = run(home, "-m", "pytest", "-q", "-x", "-c", "pytest.ini", *tests, "-k", "twist")
    return done.returncode == 0, done.stdout + done.stderr


def test_whoever_follows_it_has_a_game(home: Path) -> None:
    tests = "twist", "conformance", "words", "coach/test_hints.py", "test_clauses.py"
    holds, said = checked(home, *(f"tests/{name}" for name in tests))
    assert holds, said


def test_its_matches_are_reviewed(home: Path) -> None:
    script = """
import motherlode, motherlode.coach
match = motherlode.make("twist", seats=2, seed=7)
while not match.state.over:
    match.play(match.state.seat, match.state.moves(match.state.seat)[-1])
print(motherlode.coach.review(match, "quick").unit)
"""
    done = run(home, "-c", script)
    assert done.stdout == "bet\n", done.stderr


@pytest.mark.parametrize("forgotten", FORGOTTEN)
def test_whoever_forgets_a_file_is_told_which(forgotten: str, home: Path) -> None:
    finder, sentence = FORGOTTEN[forgotten]
    kept = home / "kept"
    shutil.move(home / forgotten, kept)
    try:
        holds, said = checked(home, finder)
    finally:
        shutil.move(kept, home / forgotten)
    assert not holds
    assert sentence in said


def test_every_game_is_compiled() -> None:
    missing = [key for key in GAMES if f"games.{key}._rules" not in UNITS]
    assert not missing, f"engine_build/units.py does not name the rules of {missing}"
