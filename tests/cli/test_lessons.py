"""The lessons from the command line."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from motherlode.school.errors import Stale
from tests.cli.run import Shell


def test_every_lesson_is_played(shell: Shell) -> None:
    result = shell("lessons", "check")
    assert result.code == 0
    assert "quartz/mining: 5 beats, 1 ways" in result.out


def test_a_stale_lesson_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(lesson: object) -> int:
        raise Stale("quartz/mining: after beat 1: the bag is empty")

    monkeypatch.setattr("motherlode.cli.lessons.check", check)
    result = shell("lessons", "check")
    assert result.code == 2
    assert "quartz/mining: after beat 1" in result.error


def test_an_opening_is_found_and_written(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "openings.toml"
    result = shell("lessons", "opening", "--game", "leduc", "--seeds", "2", "--out", str(path))
    assert result.code == 0
    written = tomllib.loads(path.read_text())
    assert set(written["leduc"]) == {"seats", "seed", "clauses", "others"}
    assert "[leduc]" in result.out


def test_an_opening_of_nothing_is_refused(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "openings.toml"
    for wanted in (("--seeds", "0"), ("--game", "chess")):
        assert shell("lessons", "opening", *wanted, "--out", str(path)).code == 2
    assert not path.exists()
