"""Passwords: the right one opens, no other does, and the time tells nothing."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from motherlode.server.web.passwords import Passwords

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def passwords(monkeypatch: pytest.MonkeyPatch) -> Passwords:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("motherlode.server.web.passwords.PasswordHasher", lambda: quick)
    return Passwords()


async def test_only_the_right_password_opens(passwords: Passwords) -> None:
    stored = await passwords.hash("deep in the mine")
    assert await passwords.check("deep in the mine", stored)
    assert not await passwords.check("deeper in the mine", stored)
    assert not await passwords.check("deep in the mine", "no hash at all")


@pytest.mark.parametrize("password", ["nobody's", "deep in the mine", ""])
async def test_nothing_opens_an_account_without_a_password(
    passwords: Passwords, password: str
) -> None:
    assert await passwords.check(password, None) is False


async def test_it_takes_a_verification_whether_there_is_a_password_or_not(
    passwords: Passwords, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified: list[str] = []

    def verify(stored: str, password: str) -> bool:
        verified.append(stored)
        return PasswordHasher().verify(stored, password)

    monkeypatch.setattr(passwords, "verify", verify)
    assert not await passwords.check("nobody's", None)
    assert [stored.startswith("$argon2") for stored in verified] == [True]
