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
    said = (
        "F.E\n= short test summary info =\nPASSED tests/server/web/test_keys.py::test_a[x]\n"
        "PASSED tests/server/web/test_limits.py::test_b\n"
        "FAILED tests/server/web/test_keys.py::test_c - assert 1\n"
        "ERROR tests/server/web/test_keys.py::test_d\n2 failed, 2 passed in 3.1s\n"
    )
    assert tested.counted(said, ["web/test_keys.py"]) == (3, 2)
    assert tested.counted(said, ["web/test_limits.py"]) == (1, 0)
    assert tested.counted("no tests ran", ["web/test_keys.py"]) == (0, 0)
