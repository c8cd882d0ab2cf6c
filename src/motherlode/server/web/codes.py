"""The codes of tables as people type them."""

from __future__ import annotations

from motherlode.server.rooms.rooms import CODE_LENGTH, LETTERS
from motherlode.server.storage.interfaces import NoTable


def known_code(code: str) -> str:
    """A code in capital letters; one that no table can have is refused at once."""
    capital = code.strip().upper()
    if len(capital) != CODE_LENGTH or not set(capital) <= set(LETTERS):
        raise NoTable(f"no table has the code {code[:20]!r}")
    return capital
