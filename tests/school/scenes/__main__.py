"""Take the scenes of the page from the tests: `python -m tests.school.scenes [quartz ...]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from tests.school.scenes.choice import choose
from tests.school.scenes.played import PLAYED, of_play
from tests.school.scenes.recording import Recorder
from tests.test_clauses import ROOT

HOME: Final = ROOT / "src" / "motherlode" / "school" / "scenes"


def export(key: str, out: Path) -> int:
    """Write the scenes of a game; how many there are."""
    recorder = Recorder()
    code = pytest.main(
        ["-q", "-x", "-p", "no:cacheprovider", str(ROOT / "tests" / key)], [recorder]
    )
    if code:
        sys.exit(code)
    chosen = choose(recorder)
    lines = [chosen[clause].line() + "\n" for clause in of_play(key) if clause in chosen]
    (out / f"{key}.jsonl").write_text("".join(lines), encoding="utf-8")
    return len(lines)


if __name__ == "__main__":
    for key in sys.argv[1:] or PLAYED:
        print(
            f"{key}: {export(key, HOME)} scenes of {len(of_play(key))} clauses that speak of play"
        )
