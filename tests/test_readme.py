"""What the README shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motherlode.cli import app
from motherlode.games import find

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The blocks of code of one language."""
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("python")
    exec(program, {})
    assert "Outcome(scores=" in capsys.readouterr().out


def test_the_variant_is_one() -> None:
    (variant,) = blocks("toml")
    assert find("quartz").box.house(variant) == {"crystals.ruby.price": 9}


def test_every_command_is_there() -> None:
    for line in re.findall(r"motherlode (\w+)", "".join(blocks(""))):
        assert line in app


def test_every_target_of_make_is_there() -> None:
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"make (\w+)", TEXT)):
        assert f"\n{target}:" in targets


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (ROOT / link).exists(), link
