"""Cookies that cannot be forged: a person and a session under the server's signature."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct, ValidationError, convert

from motherlode.server.settings import LEAST_KEY, InvalidSettings, is_long_enough
from motherlode.server.storage.interfaces import Visitor

KEY_FILE: Final = "motherlode.key"
KEY_BYTES: Final = 32
SALT: Final = "motherlode identity"


class Signed(Struct, frozen=True, array_like=True):
    """What a cookie says: who, and under which session.

    An int is from before devices had sessions: the count of times they were signed out.
    """

    person: str
    session: int | str


class CookieSigner:
    """Signs what it is told, and knows its own signature."""

    def __init__(self, key: str) -> None:
        self.serializer = URLSafeSerializer(key, salt=SALT)

    def sign(self, visitor: Visitor) -> str:
        """Somebody who is signed in, as a cookie."""
        signed = self.serializer.dumps([visitor.person.id, visitor.session_id])
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
    if not path.exists():
        make_key(path)
    return read_key(path)


def make_key(path: Path) -> None:
    """Write a key whole or not at all; if another process was first its key stays."""
    made, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)
    try:
        with os.fdopen(made, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(name, path)  # unlike a renaming it replaces nothing
    finally:
        os.unlink(name)


def read_key(path: Path) -> str:
    """The key in a file, unless it was cut short."""
    key = path.read_bytes().decode("ascii", "ignore").strip()
    if not is_long_enough(key):
        raise InvalidSettings(
            f"{path} holds no key of {LEAST_KEY} bytes: restore it from a backup, or remove it "
            "and everybody is signed out"
        )
    return key
