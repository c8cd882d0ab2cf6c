"""Luck that nobody can foresee: a stream of ints from a 256-bit secret.

Simulations use the small generator inside `State`. A live table draws from this stream:
block number n is the keyed BLAKE2b hash of n, so that knowing any number of draws tells
nothing about the next one.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Protocol

from motherlode.core.errors import InvalidSeed

SECRET_BYTES: Final = 32
WORDS: Final = 8  # of 32 bits: the secret as it lies in a state
BLOCK_BITS: Final = 64
PERSON: Final = b"motherlode luck"


@dataclass(frozen=True, slots=True)
class Unhashed:
    """The seed of a match from before seeds were hashed: its dice are set in the old way."""

    number: int


Seed = int | bytes | Unhashed  # an int for simulation, 32 bytes for a live table


class Bits(Protocol):
    """A source of randomness for determinizing, such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """An int of `k` random bits."""


def words_of(secret: bytes) -> list[int]:
    """The secret as the ints that a state can hold."""
    if len(secret) != SECRET_BYTES:
        raise InvalidSeed(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return [int.from_bytes(secret[4 * i : 4 * i + 4], "big") for i in range(WORDS)]


def secret_of(words: list[int]) -> bytes:
    """The secret that the ints of a state stand for."""
    return b"".join(word.to_bytes(4, "big") for word in words)


def block(secret: bytes, number: int) -> int:
    """Block `number` of the stream, an int of 64 bits."""
    hashed = blake2b(number.to_bytes(8, "big"), key=secret, digest_size=8, person=PERSON)
    return int.from_bytes(hashed.digest(), "big")


def draw(words: list[int], number: int, limit: int) -> tuple[int, int]:
    """A fair int from 0 up to `limit`, and the number of the next unused block.

    Blocks of the uneven rest at the top are passed over, so every result is equally likely.
    """
    secret = secret_of(words)
    fair = (1 << BLOCK_BITS) // limit * limit
    while True:
        value = block(secret, number)
        number += 1
        if value < fair:
            return value % limit, number
