"""People: guests, accounts, bots with tokens."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from motherlode.server.storage import Storage
from motherlode.server.storage.contract import (
    Headcount,
    LoginTaken,
    NoPerson,
    Person,
    Raced,
    Visitor,
)
from motherlode.server.storage.schema import people, tokens

pytestmark = pytest.mark.anyio


async def test_a_guest_has_a_name_an_avatar_and_an_id_of_their_own(store: Storage) -> None:
    anna = await store.people.create("Anna", "fox")
    other = await store.people.create("Anna", "fox")
    assert anna.id != other.id
    assert await store.people.find(anna.id) == Person(anna.id, "Anna", "fox")


async def test_nobody_is_found_under_an_id_that_nobody_has(store: Storage) -> None:
    assert await store.people.find("nobody") is None
    assert await store.people.find("\0") is None


async def test_somebody_takes_another_name(store: Storage) -> None:
    anna = await store.people.create("Anna", "fox")
    renamed = await store.people.rename(anna.id, "Анна", "owl")
    assert renamed == Person(anna.id, "Анна", "owl")
    assert await store.people.find(anna.id) == renamed
    with pytest.raises(NoPerson):
        await store.people.rename("nobody", "Anna", "fox")


async def test_a_name_that_a_database_cannot_hold_is_held_as_well_as_can_be(
    store: Storage,
) -> None:
    strange = await store.people.create("a\0b\ud800c")
    found = await store.people.find(strange.id)
    assert found is not None
    assert found.name == "a\ufffdb?c"


async def test_an_account_is_found_by_its_login_however_it_is_written(store: Storage) -> None:
    anna = await store.people.create("Anna")
    assert await store.people.account("Анна") is None
    registered = await store.people.register(anna.id, "Анна", "hash of a password")
    assert registered.person == Person(anna.id, "Anna", "", "Анна")
    account = await store.people.account("АННА")
    assert account is not None
    assert (account.visitor, account.password) == (registered, "hash of a password")
    assert await store.people.account("Aнна") is None  # with another alphabet's A


async def test_a_login_belongs_to_one_account(store: Storage) -> None:
    anna = await store.people.create("Anna")
    other = await store.people.create("Another")
    await store.people.register(anna.id, "anna", "first")
    with pytest.raises(LoginTaken):
        await store.people.register(other.id, "ANNA", "second")
    account = await store.people.account("anna")
    assert account is not None
    assert account.password == "first"
    assert (await store.people.find(other.id)) == other


async def test_an_account_may_change_its_password_and_login(store: Storage) -> None:
    anna = await store.people.create("Anna")
    await store.people.register(anna.id, "anna", "first")
    await store.people.register(anna.id, "anna", "second", "first")
    await store.people.register(anna.id, "sigrun", "third", "second")
    assert await store.people.account("anna") is None
    account = await store.people.account("sigrun")
    assert account is not None
    assert account.password == "third"


async def test_of_two_who_change_a_password_at_once_one_comes_too_late(store: Storage) -> None:
    anna = await store.people.create("Anna")
    await store.people.register(anna.id, "anna", "first")
    changes = [store.people.register(anna.id, "anna", f"new {n}", "first") for n in range(3)]
    results = await asyncio.gather(*changes, return_exceptions=True)
    assert sum(isinstance(result, Visitor) for result in results) == 1
    assert sum(isinstance(result, Raced) for result in results) == 2
    with pytest.raises(Raced):
        await store.people.register(anna.id, "anna", "a guest's first")


async def test_a_new_password_signs_out_whoever_was_signed_in(store: Storage) -> None:
    anna = await store.people.create("Anna")
    assert await store.people.recognise(anna.id, 0) == Visitor(anna)
    visitor = await store.people.register(anna.id, "anna", "first")
    assert await store.people.recognise(anna.id, 0) is None
    assert await store.people.recognise(anna.id, visitor.session) == visitor
    assert await store.people.recognise("nobody", 0) is None
    present = [("AAAAAA", anna.id), ("BBBBBB", anna.id), ("AAAAAA", "nobody")]
    assert await store.attendance.note("one", present, 60) == {anna.id: visitor.session}


async def test_what_the_database_refuses_is_told_without_what_was_to_be_written(
    store: Storage,
) -> None:
    def write(connection: Connection) -> None:
        connection.execute(insert(people), [{"id": "anna", "password": "a hash that is secret"}])

    with pytest.raises(IntegrityError) as refused:
        await store._database.write(write)
    assert "people" in str(refused.value)
    assert "secret" not in f"{refused.value} {refused.value!r} {refused.value.orig}"


async def test_nobody_cannot_have_an_account(store: Storage) -> None:
    with pytest.raises(NoPerson):
        await store.people.register("nobody", "login", "hash")


async def test_when_somebody_was_here_last_is_known(store: Storage) -> None:
    anna = await store.people.create("Anna")

    def times(connection: Connection) -> tuple[int, int]:
        row = connection.execute(select(people.c.created, people.c.seen)).one()
        return row.created, row.seen

    created, seen = await store._database.read(times)
    assert created <= seen
    await store.people.seen(anna.id)
    assert (await store._database.read(times))[1] >= seen
    with pytest.raises(NoPerson):
        await store.people.seen("nobody")


async def test_a_token_stands_for_a_bot_until_it_is_revoked(store: Storage) -> None:
    bot = await store.people.create("Deep Dwarf", bot=True)
    first, second = await store.people.grant(bot.id), await store.people.grant(bot.id)
    assert first != second
    assert await store.people.by_token(first) == Visitor(bot)
    assert await store.people.by_token(second) == Visitor(bot)
    assert await store.people.by_token(first[:-1]) is None
    assert await store.people.by_token("\ud800") is None
    await store.people.revoke(bot.id)
    assert await store.people.by_token(first) is None


async def test_only_the_hash_of_a_token_is_kept(store: Storage) -> None:
    bot = await store.people.create("Deep Dwarf", bot=True)
    token = await store.people.grant(bot.id)
    kept: bytes = await store._database.read(lambda on: on.execute(select(tokens)).one().hash)
    assert len(kept) == 32
    assert token.encode() not in kept


async def test_nobody_cannot_have_a_token(store: Storage) -> None:
    with pytest.raises(NoPerson):
        await store.people.grant("nobody")


async def test_people_are_counted(store: Storage) -> None:
    assert await store.people.headcount() == Headcount(0, 0, 0)
    anna = await store.people.create("Anna")
    await store.people.create("Guest")
    await store.people.create("Another guest")
    await store.people.create("Bot", bot=True)
    await store.people.register(anna.id, "anna", "hash")
    assert await store.people.headcount() == Headcount(guests=2, accounts=1, bots=1)
