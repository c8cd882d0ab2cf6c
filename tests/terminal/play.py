"""A person at a real terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect

ROOT = Path(__file__).parents[2]
START = "from motherlode.cli import main; main()"
PROMPTS = {"en": "Your move:", "ru": "Ваш ход:", "pt": "Sua jogada:"}


@contextmanager
def terminal(*arguments: str, kind: str = "dumb") -> Iterator[pexpect.spawn[str]]:
    """A terminal in which a command runs; a dumb one has no colours and cannot be cleared."""
    environment = dict(os.environ, TERM=kind, LANG="en_GB.UTF-8", PYTHONUTF8="1", COLUMNS="")
    child: pexpect.spawn[Any] = pexpect.spawn(
        sys.executable,
        ["-P", "-c", START, *arguments],
        encoding="utf-8",
        timeout=20,
        env=environment,
        dimensions=(50, 100),
        cwd=ROOT,
    )
    child.delaybeforesend = None
    try:
        yield child
    finally:
        child.close(force=True)


def finish(child: pexpect.spawn[str]) -> int:
    """Read to the end; the exit code."""
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus is not None
    return child.exitstatus
