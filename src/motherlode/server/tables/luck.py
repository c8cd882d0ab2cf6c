"""Luck that can be checked: the table is bound to its secret before anyone adds to it.

The key of a match is a hash under the secret of all that the players added, in the order of
their seats. Whoever knows the secret afterwards can compute it, nobody could choose it before:
the table did not know what the players would add, the players did not know the secret.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

SECRET_BYTES: Final = 32
SEAL: Final = b"motherlode seal"
MATCH: Final = b"motherlode match"


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published of a secret beforehand."""
    return blake2b(secret, digest_size=SECRET_BYTES, person=SEAL).hexdigest()


def key(secret: bytes, entropy: Mapping[int, str]) -> bytes:
    """The key of the match: the secret, and what each seat added in hexadecimal."""
    mixed = blake2b(key=secret, digest_size=SECRET_BYTES, person=MATCH)
    for seat in sorted(entropy):
        mixed.update(bytes([seat]) + bytes.fromhex(entropy[seat]))
    return mixed.digest()
