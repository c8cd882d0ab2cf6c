"""Records of matches in files."""

from __future__ import annotations

import json
from pathlib import Path

from motherlode.core.record import Record


def record_at(path: Path) -> Record:
    """The record in a file; what a table gives of a finished match has it inside."""
    text = path.read_text(encoding="utf-8")
    return Record.loads(inner(text) or text)


def inner(text: str) -> str | None:
    """The record inside of what a table gives, if that is what a text is."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return None
    inside = given.get("record") if isinstance(given, dict) else None
    return json.dumps(inside) if isinstance(inside, dict) else None
