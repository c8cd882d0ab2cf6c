"""The clauses of the rules, as the documents tell them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

CLAUSE: Final = re.compile(r"^- \*\*(\w+\.\w+)\*\* (.+(?:\n  .+)*)", re.MULTILINE)


def clause(game: str, number: str) -> str | None:
    """The text of a clause, or None if there is no such clause."""
    return clauses(game).get(number.upper())


@cache
def clauses(game: str) -> dict[str, str]:
    """All clauses of a game by number; none if its rules are not at hand."""
    for home in homes():
        path = home.joinpath(f"{game}.md")
        if path.is_file():
            found = CLAUSE.findall(path.read_text(encoding="utf-8"))
            return {number: plain(text) for number, text in found}
    return {}


def homes() -> tuple[Traversable, ...]:
    """Where rules lie: in the installed package, or in the sources it was started from."""
    sources = Path(__file__).resolve().parents[3] / "docs" / "rules"
    return files("motherlode").joinpath("rules"), sources


def plain(text: str) -> str:
    """A clause without marks for emphasis."""
    return re.sub(r"\*+|`", "", " ".join(text.split()))
