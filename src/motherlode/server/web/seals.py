"""Cookies that cannot be forged: the id of a person under the server's signature."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

KEY_FILE: Final = "motherlode.key"
KEY_BYTES: Final = 32
SALT: Final = "motherlode identity"


class Seals:
    """Signs ids, and knows its own signature."""

    def __init__(self, key: str) -> None:
        self.serializer = URLSafeSerializer(key, salt=SALT)

    def seal(self, person: str) -> str:
        """The id of a person as a cookie."""
        sealed = self.serializer.dumps(person)
        return sealed.decode() if isinstance(sealed, bytes) else sealed

    def open(self, cookie: str) -> str | None:
        """The id in a cookie; None if the signature is not ours."""
        try:
            person = self.serializer.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None


def key_in(folder: Path) -> str:
    """The key that lies in a folder, made when it is needed first; only its owner can read it."""
    path = folder / KEY_FILE
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(made, "w", encoding="ascii") as file:
        key = secrets.token_hex(KEY_BYTES)
        file.write(key + "\n")
    return key
