r"""A pattern is for the whole text: `$` alone lets a newline at the end through."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.server import terms
from motherlode.server.protocol import AnyRequest
from motherlode.server.web import schemas

LUCK = "ab" * 32
SOURCES = Path(__file__).parents[3] / "src" / "motherlode"


@pytest.mark.parametrize(
    ("kind", "good"),
    [
        (terms.Name, "Odda"),
        (terms.Avatar, "fox"),
        (terms.Hexadecimal, LUCK),
        (terms.MoveId, "m-1_A"),
        (terms.Word, "use_token"),
        (schemas.Login, "odda@example.org"),
    ],
)
def test_a_newline_at_the_end_is_not_part_of_anything(kind: Any, good: str) -> None:
    assert msgspec.convert(good, kind) == good
    for bad in (f"{good}\n", f"{good[:-1]}\n", f"\n{good}", f"{good}\r", f"{good}\n\n"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, kind)


def test_a_rematch_takes_no_luck_that_would_break_the_deal() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"entropy": [f"{LUCK[:-1]}\n"]}, schemas.Again)


def test_a_message_has_no_id_of_two_lines() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind": "ping", "id": "p1\\n"}', type=AnyRequest)


def patterns() -> Iterator[tuple[str, ast.expr]]:
    """Every pattern that something from outside is held against, and where it stands."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                for given in node.keywords:
                    if given.arg == "pattern":
                        yield f"{path.name}:{node.lineno}", given.value


def test_every_pattern_is_for_the_whole_text() -> None:
    found = dict(patterns())
    assert len(found) >= 6
    for where, value in found.items():
        called = value.func if isinstance(value, ast.Call) else None
        assert isinstance(called, ast.Name), where
        assert called.id == "whole", where


def test_nothing_is_matched_from_its_beginning_only() -> None:
    """`re.match` and a `$` in a pattern of our own let more through than they seem to."""
    loose = re.compile(r"\bre\.match\(|\bre\.\w+\(\s*r?f?\"[^\"\n]*\$\"")
    found = [
        path.name
        for path in SOURCES.rglob("*.py")
        if loose.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []
