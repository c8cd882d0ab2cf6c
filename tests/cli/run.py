"""Runs a command as somebody would type it."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import pytest

from motherlode.cli import main


@dataclass(frozen=True)
class Result:
    """What a command said, and how it ended."""

    code: int
    out: str
    error: str


class Shell:
    """Types commands."""

    def __init__(self, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.captured = captured

    def __call__(self, *words: str) -> Result:
        self.patch.setattr(sys, "argv", ["motherlode", *words])
        code = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 0
        said = self.captured.readouterr()
        return Result(code, said.out, said.err)

    def refused(self, *words: str) -> str:
        """The one sentence of a command that cannot be done."""
        result = self(*words)
        assert result.code == 2
        assert result.error.count("\n") == 1, result.error
        assert "Traceback" not in result.error
        return result.error.strip()
