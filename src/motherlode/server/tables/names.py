"""What those at a table are called: no two alike, and nobody like a bot."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

BOT_NAMES: Final = ("Grum", "Ylva", "Brokk", "Eitri", "Balder", "Runa", "Mokki", "Dagny")
LONGEST_NAME: Final = 24
# Small letters of other alphabets that look like Latin ones.
LOOKALIKES: Final = str.maketrans("авекмнорстухіјѕԛԝαικνορτυχ", "abekmhopctyxijsqwaikvoptux")


def name_key(name: str) -> str:
    """A name as it looks: without case and accents, whichever alphabet it was typed in."""
    parts = unicodedata.normalize("NFKD", name).casefold()
    letters = (letter for letter in parts if unicodedata.category(letter)[0] not in "MC")
    return " ".join("".join(letters).split()).translate(LOOKALIKES)


BOT_KEYS: Final = frozenset(map(name_key, BOT_NAMES))


def is_a_bots(name: str) -> bool:
    """Whether a bot is called like that."""
    return name_key(name) in BOT_KEYS


def distinct(name: str, taken: Iterable[str]) -> str:
    """A name, or the same with a number behind it if it looks like another or like a bot's."""
    keys = BOT_KEYS | set(map(name_key, taken))
    if name_key(name) not in keys:
        return name
    numbered = (f"{name[: LONGEST_NAME - len(str(n)) - 1]} {n}" for n in count(2))
    return next(other for other in numbered if name_key(other) not in keys)
