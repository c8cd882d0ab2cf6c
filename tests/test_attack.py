"""Attacks that are run as tests: every file is there, and what pytest says is counted."""

from __future__ import annotations

from benchmarks.attack import prepared, tested
from motherlode.server.web.codes import known_code


def test_every_attack_has_its_tests() -> None:
    for files in tested.ATTACKS.values():
        assert files
        for name in files:
            assert (tested.ROOT / tested.SERVER / name).is_file(), name


def test_the_matches_that_are_replayed_can_be_asked_for() -> None:
    assert [known_code(code) for code in prepared.codes(8)] == prepared.codes(8)


def test_what_came_through_is_counted() -> None:
    said = "F.E\nFAILED tests/a.py::test_b\n2 failed, 11 passed, 1 error in 3.1s\n"
    assert tested.counted(said, "passed") == 11
    assert tested.counted(said, "failed", "error") == 3
    assert tested.counted("11 passed in 0.20s", "failed", "error") == 0
