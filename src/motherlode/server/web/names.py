"""What people may be called."""

from __future__ import annotations

import unicodedata

from motherlode.server.tables.names import is_a_bots
from motherlode.server.web.errors import Refusal


def spoken(name: str) -> str:
    """A name as everyone sees it; marks that cannot be seen could deceive."""
    composed = unicodedata.normalize("NFC", name)
    if not composed.isprintable() or not any(map(is_seen, composed)):
        raise Refusal(400, "not_understood", "nobody can be called like that")
    if is_a_bots(composed):
        raise Refusal(400, "bots_name", "a bot is called like that")
    return composed


def is_seen(letter: str) -> bool:
    """Whether something of a name shows by itself, as a mark over nothing does not."""
    return unicodedata.category(letter)[0] in "LNPS"
