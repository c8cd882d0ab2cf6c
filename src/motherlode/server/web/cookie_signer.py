"""Cookies that cannot be forged: a person and a session under the server's signature."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct, ValidationError, convert

from motherlode.server.storage.interfaces import Visitor

KEY_FILE: Final = "motherlode.key"
KEY_BYTES: Final = 32
SALT: Final = "motherlode identity"


class Signed(Struct, frozen=True, array_like=True):
    """What a cookie says: who, and since when in the count of times they were signed out."""

    person: str
    session: int


class CookieSigner:
    """Signs what it is told, and knows its own signature."""

    def __init__(self, key: str) -> None:
        self.serializer = URLSafeSerializer(key, salt=SALT)

    def sign(self, visitor: Visitor) -> str:
        """Somebody who is signed in, as a cookie."""
        signed = self.serializer.dumps([visitor.person.id, visitor.session])
        return signed.decode() if isinstance(signed, bytes) else signed

    def read(self, cookie: str) -> Signed | None:
        """What a cookie says; None if the signature is not ours."""
        try:
            said = self.serializer.loads(cookie)
            return Signed(said, 0) if isinstance(said, str) else convert(said, Signed)
        except (BadSignature, ValidationError):
            return None


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
