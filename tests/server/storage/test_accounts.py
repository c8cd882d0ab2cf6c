"""People: guests, accounts, bots with tokens."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from motherlode.server.storage import Storage
from motherlode.server.storage.interfaces import (
    Headcount,
    LoginTaken,
    NoPerson,
    Person,
    Raced,
    Visitor,
)
from motherlode.server.storage.schema import accounts, tokens

pytestmark = pytest.mark.anyio


async def test_a_guest_has_a_name_an_avatar_and_an_id_of_their_own(store: Storage) -> None:
    anna = await store.accounts.create("Anna", "fox")
    other = await store.accounts.create("Anna", "fox")
    assert anna.id != other.id
    assert await store.accounts.find(anna.id) == Person(anna.id, "Anna", "fox")


async def test_nobody_is_found_under_an_id_that_nobody_has(store: Storage) -> None:
    assert await store.accounts.find("nobody") is None
    assert await store.accounts.find("\0") is None


async def test_somebody_takes_another_name(store: Storage) -> None:
    anna = await store.accounts.create("Anna", "fox")
    renamed = await store.accounts.rename(anna.id, "Анна", "owl")
    assert renamed == Person(anna.id, "Анна", "owl")
    assert await store.accounts.find(anna.id) == renamed
    with pytest.raises(NoPerson):
        await store.accounts.rename("nobody", "Anna", "fox")


async def test_a_name_that_a_database_cannot_hold_is_held_as_well_as_can_be(
    store: Storage,
) -> None:
    strange = await store.accounts.create("a\0b\ud800c")
    found = await store.accounts.find(strange.id)
    assert found is not None
    assert found.name == "a\ufffdb?c"


async def test_an_account_is_found_by_its_login_however_it_is_written(store: Storage) -> None:
    anna = await store.accounts.create("Anna")
    assert await store.accounts.by_login("Анна") is None
    registered = await store.accounts.register(anna.id, "Анна", "hash of a password")
    assert registered.person == Person(anna.id, "Anna", "", "Анна")
    known = await store.accounts.by_login("АННА")
    assert known is not None
    assert (known.visitor, known.password_hash) == (registered, "hash of a password")
    assert await store.accounts.by_login("Aнна") is None  # with another alphabet's A


async def test_a_login_belongs_to_one_account(store: Storage) -> None:
    anna = await store.accounts.create("Anna")
    other = await store.accounts.create("Another")
    await store.accounts.register(anna.id, "anna", "first")
    with pytest.raises(LoginTaken):
        await store.accounts.register(other.id, "ANNA", "second")
    known = await store.accounts.by_login("anna")
    assert known is not None
    assert known.password_hash == "first"
    assert (await store.accounts.find(other.id)) == other


async def test_an_account_may_change_its_password_and_login(store: Storage) -> None:
    anna = await store.accounts.create("Anna")
    await store.accounts.register(anna.id, "anna", "first")
    await store.accounts.register(anna.id, "anna", "second", "first")
    await store.accounts.register(anna.id, "sigrun", "third", "second")
    assert await store.accounts.by_login("anna") is None
    known = await store.accounts.by_login("sigrun")
    assert known is not None
    assert known.password_hash == "third"


async def test_of_two_who_change_a_password_at_once_one_comes_too_late(store: Storage) -> None:
    anna = await store.accounts.create("Anna")
    await store.accounts.register(anna.id, "anna", "first")
    changes = [store.accounts.register(anna.id, "anna", f"new {n}", "first") for n in range(3)]
    results = await asyncio.gather(*changes, return_exceptions=True)
    assert sum(isinstance(result, Visitor) for result in results) == 1
    assert sum(isinstance(result, Raced) for result in results) == 2
    with pytest.raises(Raced):
        await store.accounts.register(anna.id, "anna", "a guest's first")


async def test_a_new_password_signs_out_whoever_was_signed_in(store: Storage) -> None:
    anna = await store.accounts.create("Anna")
    assert await store.accounts.recognise(anna.id, 0) == Visitor(anna)
    visitor = await store.accounts.register(anna.id, "anna", "first")
    assert await store.accounts.recognise(anna.id, 0) is None
    assert await store.accounts.recognise(anna.id, visitor.session) == visitor
    assert await store.accounts.recognise("nobody", 0) is None
    present = [("AAAAAA", anna.id), ("BBBBBB", anna.id), ("AAAAAA", "nobody")]
    assert await store.presence.note("one", present, 60) == {anna.id: visitor.session}


async def test_what_the_database_refuses_is_told_without_what_was_to_be_written(
    store: Storage,
) -> None:
    def write(connection: Connection) -> None:
        connection.execute(insert(accounts), [{"id": "anna", "password": "a hash that is secret"}])

    with pytest.raises(IntegrityError) as refused:
        await store._database.write(write)
    assert "people" in str(refused.value)
    assert "secret" not in f"{refused.value} {refused.value!r} {refused.value.orig}"


async def test_nobody_cannot_have_an_account(store: Storage) -> None:
    with pytest.raises(NoPerson):
        await store.accounts.register("nobody", "login", "hash")


async def test_when_somebody_was_here_last_is_known(store: Storage) -> None:
    anna = await store.accounts.create("Anna")

    def times(connection: Connection) -> tuple[int, int]:
        row = connection.execute(select(accounts.c.created, accounts.c.seen)).one()
        return row.created, row.seen

    created, seen = await store._database.read(times)
    assert created <= seen
    await store.accounts.seen(anna.id)
    assert (await store._database.read(times))[1] >= seen
    with pytest.raises(NoPerson):
        await store.accounts.seen("nobody")


async def test_a_token_stands_for_a_bot_until_it_is_revoked(store: Storage) -> None:
    bot = await store.accounts.create("Deep Dwarf", bot=True)
    first, second = await store.accounts.grant(bot.id), await store.accounts.grant(bot.id)
    assert first != second
    assert await store.accounts.by_token(first) == Visitor(bot)
    assert await store.accounts.by_token(second) == Visitor(bot)
    assert await store.accounts.by_token(first[:-1]) is None
    assert await store.accounts.by_token("\ud800") is None
    await store.accounts.revoke(bot.id)
    assert await store.accounts.by_token(first) is None


async def test_only_the_hash_of_a_token_is_kept(store: Storage) -> None:
    bot = await store.accounts.create("Deep Dwarf", bot=True)
    token = await store.accounts.grant(bot.id)
    snapshot: bytes = await store._database.read(lambda on: on.execute(select(tokens)).one().hash)
    assert len(snapshot) == 32
    assert token.encode() not in snapshot


async def test_nobody_cannot_have_a_token(store: Storage) -> None:
    with pytest.raises(NoPerson):
        await store.accounts.grant("nobody")


async def test_people_are_counted(store: Storage) -> None:
    assert await store.accounts.headcount() == Headcount(0, 0, 0)
    anna = await store.accounts.create("Anna")
    await store.accounts.create("Guest")
    await store.accounts.create("Another guest")
    await store.accounts.create("Bot", bot=True)
    await store.accounts.register(anna.id, "anna", "hash")
    assert await store.accounts.headcount() == Headcount(guests=2, accounts=1, bots=1)
