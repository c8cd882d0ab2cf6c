"""What people may be called."""

from __future__ import annotations

import unicodedata

from motherlode.server.web.errors import Refusal


def spoken(name: str) -> str:
    """A name as everyone sees it; marks that cannot be seen could deceive."""
    composed = unicodedata.normalize("NFC", name)
    if not composed.isprintable():
        raise Refusal(400, "not_understood", "nobody can be called like that")
    return composed
