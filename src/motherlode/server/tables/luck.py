"""Luck that can be checked: the table is bound to its secret before anyone adds to it.

The key of a match is a hash under the secret of all that the players added, in the order of
their seats. Whoever knows the secret afterwards can compute it, nobody could choose it before:
the table did not know what the players would add, the players did not know the secret, and
whoever was bound by a commitment showed their part only when everyone else's was fixed.

SHA-256 is what every browser can compute for itself; tables of earlier days used BLAKE2b.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from motherlode.server.terms import LuckScheme

SECRET_BYTES: Final = 32
SCHEME: Final[LuckScheme] = "sha256"  # of new tables
SCHEMES: Final[tuple[LuckScheme, ...]] = ("sha256", "blake2b")
SEAL: Final = b"motherlode seal"
SHARE: Final = b"motherlode share"
MATCH: Final = b"motherlode match"


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes, scheme: LuckScheme = SCHEME) -> str:
    """What is published of a secret beforehand."""
    if scheme == "blake2b":
        return blake2b(secret, digest_size=SECRET_BYTES, person=SEAL).hexdigest()
    return hashlib.sha256(SEAL + secret).hexdigest()


def share_commitment(entropy: str) -> str:
    """What a player publishes of what they will add."""
    return hashlib.sha256(SHARE + bytes.fromhex(entropy)).hexdigest()


def key(secret: bytes, entropy: Mapping[int, str], scheme: LuckScheme = SCHEME) -> bytes:
    """The key of the match: the secret, and what each seat added in hexadecimal."""
    added = b"".join(bytes([seat]) + bytes.fromhex(entropy[seat]) for seat in sorted(entropy))
    if scheme == "blake2b":
        return blake2b(added, key=secret, digest_size=SECRET_BYTES, person=MATCH).digest()
    return hmac.digest(secret, MATCH + added, "sha256")
