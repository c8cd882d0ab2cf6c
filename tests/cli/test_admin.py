"""Looking after a server from the command line; every act is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from motherlode.cli.admin import admin
from motherlode.core.errors import MotherlodeError
from motherlode.server.rooms.loader import load
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.storage import storage, summaries
from motherlode.server.storage.interfaces import LoginTaken, NoTable, Person
from motherlode.server.storage.keepers import FORMER
from motherlode.server.storage.lesson_counts import END
from motherlode.server.tables.errors import NotNow
from motherlode.server.tables.table import Table
from motherlode.server.terms import Terms
from tests.server.rooms.guests import BotsHere, entropy


@pytest.fixture(name="url")
def url_fixture(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'admin.db'}"


async def prepared(url: str) -> tuple[str, str, Person]:
    """An open table, one that is played, and somebody who sits at both."""
    async with storage(url) as store:
        anna = await store.accounts.create("Anna", "fox")
        with suppress(LoginTaken):  # by an Anna of before
            await store.accounts.register(anna.id, "anna@example", "a hash")
        parts = (store.log_store, store.leases, store.bus, store.presence, store.sessions)
        async with Rooms(*parts, BotsHere()) as rooms:
            tables = [await rooms.open(anna, Terms("leduc", 2)) for _ in range(2)]
            for room in tables:
                for name in (None, "Bela"):
                    await room.sit(anna, None, entropy(), name)
            await tables[1].start(anna)
            return tables[0].table.code, tables[1].table.code, anna


def run(url: str, *words: str) -> None:
    admin([*words, "--database", url], result_action="return_value")


def acts(url: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What was kept of what was done, the latest first."""
    capsys.readouterr()
    run(url, "acts")
    return [" ".join(line.split()[2:]) for line in capsys.readouterr().out.splitlines()]


def test_tables_are_listed_closed_and_removed(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    waiting, played, _ = asyncio.run(prepared(url))
    run(url, "tables")
    assert waiting in capsys.readouterr().out
    run(url, "kick", waiting, "1")
    run(url, "close", played)
    run(url, "check")
    run(url, "stats")
    assert "1 open, 0 playing, 1 over" in capsys.readouterr().out
    run(url, "close", waiting)
    run(url, "remove", played)
    with pytest.raises(NoTable):
        run(url, "remove", played)
    run(url, "stats")
    assert "0 open, 0 playing, 0 over" in capsys.readouterr().out
    assert acts(url, capsys) == [
        f"remove {played}",
        f"close {waiting}",
        f"close {played}",
        f"kick {waiting} 1",
    ]


def test_how_far_people_come_in_lessons_is_told(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def counted() -> None:
        async with storage(url) as store:
            places = {("quartz/mining", 0): 20, ("quartz/mining", 1): 18, ("quartz/mining", END): 5}
            await store.lesson_counts.add(places)

    asyncio.run(counted())
    run(url, "lessons")
    lines = {
        line.split()[0]: " ".join(line.split()[1:]) for line in capsys.readouterr().out.splitlines()
    }
    assert lines["quartz/mining"].startswith("20 begun, 5 finished 20 18 0")
    assert lines["gem_forge/gems"].startswith("0 begun, 0 finished 0 0")


def test_the_database_gives_few_tables_at_once_and_all_are_read(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summaries, "MOST", 2)
    for _ in range(3):
        asyncio.run(prepared(url))
    run(url, "check")
    assert "6 tables read" in capsys.readouterr().out
    run(url, "tables", "--limit", "5")
    listed = capsys.readouterr().out.splitlines()
    assert len({line.split()[0] for line in listed}) == 5


def test_people_are_renamed_helped_exported_and_erased(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    waiting, played, anna = asyncio.run(prepared(url))
    run(url, "rename", "anna@example", "Anne")
    run(url, "reset", anna.id, "--site", "https://play.example")
    assert "https://play.example/settings?login=anna@example&code=" in capsys.readouterr().out
    run(url, "revoke", anna.id)
    run(url, "ban", anna.id, "--address", "10.0.0.9")
    run(url, "unban", "--address", "10.0.0.9")
    capsys.readouterr()
    run(url, "export", anna.id)
    exported = json.loads(capsys.readouterr().out)
    assert (exported["name"], exported["login"]) == ("Anne", "anna@example")
    assert exported["tables"] == sorted([waiting, played])
    assert "password" not in exported
    assert exported["sessions"] == []
    with pytest.raises(NotNow, match=f"sit at {waiting}"):
        run(url, "erase", anna.id)
    for code in (waiting, played):
        run(url, "close", code)
    run(url, "erase", anna.id)
    assert "anna@example" not in str(acts(url, capsys)), "a login is forgotten too"
    assert [line.split()[0] for line in acts(url, capsys)] == [
        *("erase", "close", "close", "export", "unban", "ban", "ban", "revoke", "reset", "rename")
    ]

    async def remains() -> str:
        async with storage(url) as store:
            assert await store.accounts.find(anna.id) is None
            assert await store.log_store.summaries(player="Anna") == []
            found = await store.log_store.summaries()
            assert {who.name for one in found for who in one.sittings} == {FORMER}
            assert [one.code for one in found] == [played], "the other one was never dealt"
            return str(await store.log_store.read(played))

    left = asyncio.run(remains())
    assert "Anna" not in left
    assert "Bela" not in left
    assert FORMER in left


def test_whoever_sat_down_and_left_before_the_deal_is_erased_too(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def visited() -> tuple[str, Person]:
        async with storage(url) as store:
            anna, bela = [await store.accounts.create(name) for name in ("Anna", "Bela")]
            parts = (store.log_store, store.leases, store.bus, store.presence, store.sessions)
            async with Rooms(*parts, BotsHere()) as rooms:
                room = await rooms.open(bela, Terms("leduc", 2))
                await room.sit(anna, 1, entropy())
                await room.stand(anna, 1)
                return room.table.code, anna

    async def log_of(code: str) -> str:
        async with storage(url) as store:
            return str(await store.log_store.read(code))

    code, anna = asyncio.run(visited())
    assert "Anna" in asyncio.run(log_of(code))
    run(url, "export", anna.id)
    assert json.loads(capsys.readouterr().out)["tables"] == [code]
    run(url, "erase", anna.id)
    left = asyncio.run(log_of(code))
    assert "Anna" not in left
    assert "Bela" in left


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban",), "--person or --address"),
        (("unban", "--address", "somewhere"), "is no address"),
        (("ban", "--person", "nobody"), "nobody has the id"),
        (("kick", "{waiting}", "2"), "there is no seat"),
        (("kick", "{free}", "0"), "nobody sits"),
        (("close", "{over}"), "is over already"),
        (("remove", "ZZZZZZ"), "no table"),
        (("rename", "{anna}", "An\nna"), "nobody can be called"),
        (("rename", "{anna}", "x" * 25), "nobody can be called"),
        (("rename", "{anna}", "Grum"), "nobody can be called"),
        (("reset", "{guest}"), "no account"),
        (("revoke", "nobody"), "nobody has the id"),
        (("export", "nobody"), "nobody has the id"),
        (("erase", "nobody"), "nobody has the id"),
    ],
)
def test_what_cannot_be_done_is_refused_and_not_kept(
    url: str, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    waiting, over, anna = asyncio.run(prepared(url))
    run(url, "close", over)
    free, guest = asyncio.run(empty_table(url))
    known = {"waiting": waiting, "over": over, "anna": anna.id, "free": free, "guest": guest}
    with pytest.raises(MotherlodeError, match=said):
        run(url, *(word.format(**known) for word in words))
    assert acts(url, capsys) == [f"close {over}"]


async def empty_table(url: str) -> tuple[str, str]:
    """A table at which nobody sits, and somebody without an account."""
    async with storage(url) as store:
        guest = await store.accounts.create("Gast")
        parts = (store.log_store, store.leases, store.bus, store.presence, store.sessions)
        async with Rooms(*parts, BotsHere()) as rooms:
            room = await rooms.open(guest, Terms("leduc", 2))
            return room.table.code, guest.id


@pytest.mark.parametrize("command", ["tables", "check", "stats", "lessons"])
def test_a_database_that_there_is_not_is_not_made(tmp_path: Path, command: str) -> None:
    with pytest.raises(MotherlodeError, match="there is no database"):
        run(f"sqlite:///{tmp_path / 'typo.db'}", command)
    assert list(tmp_path.iterdir()) == []


def test_a_kick_in_a_match_is_for_good(url: str) -> None:
    _, played, _ = asyncio.run(prepared(url))
    run(url, "kick", played, "0")

    async def after() -> Table:
        async with storage(url) as store:
            return (await load(store.log_store, played)).table

    assert 0 in asyncio.run(after()).resigned


def test_a_ban_lets_nobody_in_and_an_end_of_it_does(url: str) -> None:
    _, _, anna = asyncio.run(prepared(url))

    async def banned() -> set[tuple[str, str]]:
        async with storage(url) as store:
            return await store.keepers.bans()

    run(url, "ban", "--person", "anna@example", "--address", "2001:db8::7")
    assert ("person", anna.id) in asyncio.run(banned())
    assert len(asyncio.run(banned())) == 2
    run(url, "unban", "--person", anna.id, "--address", "2001:db8::8")  # of the same home
    assert asyncio.run(banned()) == set()


def test_a_database_that_is_not_whole_ends_the_check_with_another_code(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    waiting, _, _ = asyncio.run(prepared(url))
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        connection.execute("DELETE FROM entries WHERE code = ? AND seq = 2", [waiting])
        connection.commit()
    with pytest.raises(SystemExit) as ended:
        run(url, "check")
    assert ended.value.code == 1
    assert waiting in capsys.readouterr().out
