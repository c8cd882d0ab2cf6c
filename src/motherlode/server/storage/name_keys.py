"""Names as they are compared and searched for."""

from __future__ import annotations

import unicodedata


def login_key(login: str) -> str:
    """A login as it is compared: Anna and ANNA are one, André and Andre are two."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def suffixes(key: str) -> list[str]:
    """Every end of a search key; whatever is part of it is the beginning of one of them."""
    return [key[start:] for start in range(len(key) or 1)]


def search_key(name: str) -> str:
    """A name as it is searched for: without case, accents and signs that cannot be seen.

    João, JOAO and joão are one, as are Пётр and петр.
    """
    parts = unicodedata.normalize("NFKD", name).casefold()
    letters = (letter for letter in parts if unicodedata.category(letter)[0] not in "MC")
    return " ".join("".join(letters).split())
