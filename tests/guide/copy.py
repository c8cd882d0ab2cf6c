"""A copy of the project in which a guide is followed, block by block."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
COPIED: Final = (
    "src/motherlode",
    "benchmarks",
    "docs/rules",
    "web/src/words",
    "web/src/look/pictures",
    "tests",
)
STEP: Final = re.compile(
    r"^In `(?P<file>[^`]+)`, "
    r"(?:(?P<side>after|before|instead of) `(?P<anchor>[^`]+)`|at the end):\n\n"
    r"```\w+\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Step:
    """What a guide says is to be written where."""

    file: str
    side: str  # of the anchor; at the end without one
    anchor: str
    text: str

    def apply(self, root: Path) -> None:
        """Write it."""
        path = root / self.file
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(self.written(old), encoding="utf-8")

    def undo(self, root: Path) -> None:
        """Put the file back as it was."""
        path, original = root / self.file, ROOT / self.file
        path.unlink()
        if original.exists():
            shutil.copyfile(original, path)

    def written(self, old: str) -> str:
        """The file with the text in its place."""
        if not self.anchor:
            return f"{old}\n{self.text}" if old else self.text
        assert old.count(self.anchor) == 1, f"{self.file} has one line {self.anchor!r}"
        if self.side == "instead of":
            return old.replace(self.anchor, self.text.rstrip())
        if self.side == "after":
            return old.replace(self.anchor, f"{self.anchor}\n{self.text.rstrip()}")
        return old.replace(self.anchor, self.text + self.anchor)


def steps(guide: str) -> list[Step]:
    """The steps of a guide, in its order."""
    text = (ROOT / "docs" / guide).read_text(encoding="utf-8")
    return [
        Step(found["file"], found["side"] or "", found["anchor"] or "", found["text"])
        for found in STEP.finditer(text)
    ]


def follow(home: Path, chosen: Iterable[Step]) -> Path:
    """A copy of the project with some steps done."""
    for folder in COPIED:
        ignored = shutil.ignore_patterns("__pycache__", "goldens", "*.so")
        shutil.copytree(ROOT / folder, home / folder, ignore=ignored)
    for step in chosen:
        step.apply(home)
    return home


def run(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy, on its plain sources."""
    paths = os.pathsep.join([str(home / "src"), str(home)])
    settings = {
        "PYTHONPATH": paths,
        "MOTHERLODE_ENGINE": "plain",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=home,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
