"""Names as they are searched for: without case, accents and signs that cannot be seen."""

from __future__ import annotations

import unicodedata


def fold(name: str) -> str:
    """João, JOAO and joão are one name, as are Пётр and петр."""
    parts = unicodedata.normalize("NFKD", name).casefold()
    kept = (letter for letter in parts if unicodedata.category(letter)[0] not in "MC")
    return " ".join("".join(kept).split())
