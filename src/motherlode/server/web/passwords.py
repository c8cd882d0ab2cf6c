"""Passwords, hashed by argon2 in threads; few at once, since each takes memory and time."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2


class Passwords:
    """Hashes and checks passwords without holding up the tables."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def check(self, password: str, stored: str | None) -> bool:
        """Whether a password is the one; it takes as long if there is none."""
        if stored is None:
            self.nobodys = self.nobodys or await self.hash("nobody's")
        async with self.turn:
            right = await asyncio.to_thread(self.verify, stored or str(self.nobodys), password)
        return right and stored is not None

    def verify(self, stored: str, password: str) -> bool:
        """Whether a hash was made from a password."""
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
