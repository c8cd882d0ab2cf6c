"""`make quick` finds the tests of what has changed, and ends in time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.quick import FURTHER, ROOT, UNTIL, changed, git, left_out, pytest_runtest_setup, selected


@pytest.mark.parametrize(
    ("path", "first"),
    [
        ("src/motherlode/games/quartz/cards.py", "tests/quartz"),
        ("src/motherlode/core/randomness.py", "tests/core/test_randomness.py"),
        ("src/motherlode/core/state.py", "tests/core"),
        ("src/motherlode/words/en.ftl", "tests/words"),
        ("src/motherlode/cli/play.py", "tests/cli"),
        ("docs/rules/ru/quartz.md", "tests/test_clauses.py"),
        ("engine_build/unit.py", "tests/packaging"),
        ("tests/quartz/test_turn.py", "tests/quartz/test_turn.py"),
        ("tests/quartz/scene.py", "tests/quartz"),
    ],
)
def test_the_nearest_tests_come_first(path: str, first: str) -> None:
    assert selected([path])[0] == first


def test_what_every_game_must_do_is_tested_with_a_game() -> None:
    assert "tests/conformance" in selected(["src/motherlode/games/quartz/cards.py"])


def test_what_is_not_there_is_not_tested() -> None:
    assert selected(["LICENSE", "src/motherlode/games/chess/board.py", "tests/conftest.py"]) == [
        "tests/conformance",
        "tests/test_engines.py",
        "tests/words",
    ]


def test_every_place_that_is_named_is_there() -> None:
    for start, further in FURTHER.items():
        assert (ROOT / start).exists()
        assert all((ROOT / test).exists() for test in further)


def test_a_large_game_is_tested_if_it_has_changed() -> None:
    assert "dwarves_fall" in left_out(["src/motherlode/core/match.py"])
    assert "dwarves_fall" not in left_out(["src/motherlode/games/dwarves_fall/board.py"])


def test_no_test_begins_when_the_time_is_over(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(UNTIL, str(time.time() + 1000))
    pytest_runtest_setup(request.node)
    monkeypatch.setenv(UNTIL, str(time.time() - 1))
    with pytest.raises(pytest.skip.Exception):
        pytest_runtest_setup(request.node)


def test_what_was_not_committed_goes_before_what_the_branch_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.quick.ROOT", tmp_path)
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    git("init", "-b", "main")
    git(*who, "commit", "--allow-empty", "-m", "first")
    git("checkout", "-b", "branch")
    (tmp_path / "old.py").touch()
    git("add", "old.py")
    git(*who, "commit", "-m", "second")
    assert changed() == ["old.py"]
    (tmp_path / "new.py").touch()
    assert changed() == ["new.py"]
    assert changed("HEAD~1") == ["old.py", "new.py"]
