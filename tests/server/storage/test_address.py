"""Addresses: what is accepted, and what is said when one leads nowhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from motherlode.core.errors import MotherlodeError
from motherlode.server.storage import migrate, storage
from motherlode.server.storage.address import address, shown
from motherlode.server.storage.interfaces import InvalidDatabase, Unavailable
from tests.server.postgres import Postgres, free_port

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+aiosqlite"])
def test_a_file_is_an_address(driver: str, tmp_path: Path) -> None:
    url = address(f"{driver}:///{tmp_path}/motherlode.db")
    assert url.drivername == "sqlite+pysqlite"
    assert url.database == f"{tmp_path}/motherlode.db"


def test_a_file_may_be_in_this_folder() -> None:
    assert address("sqlite:///motherlode.db").database == "motherlode.db"


@pytest.mark.parametrize("driver", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_a_server_is_an_address(driver: str) -> None:
    url = address(f"{driver}://me:secret@host:123/name?sslmode=require")
    assert url.drivername == "postgresql+asyncpg"
    assert (url.host, url.port, url.database) == ("host", 123, "name")
    assert dict(url.query) == {"ssl": "require"}
    assert "secret" not in shown(url)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no address"),
        ("motherlode.db", "no address"),
        ("postgresql://me:secret@host:port/name", "no address"),
        ("mysql://me:secret@host/name", "mysql is not known"),
        ("postgresql+psycopg://me:secret@host/name", "not known"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite://folder/file.db", "needs a file"),
        ("sqlite:////no/such/folder/file.db", "no folder"),
        ("postgresql://me:secret@host", "names no database"),
    ],
)
def test_any_other_address_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(InvalidDatabase, match=why) as refusal:
        storage(text)
    assert "secret" not in str(refusal.value)


async def refused(url: str, why: type[MotherlodeError] = Unavailable) -> str:
    with pytest.raises(why) as refusal:
        async with storage(url):
            pytest.fail("it was opened")
    with pytest.raises(why):
        await migrate(url)
    assert "secret" not in str(refusal.value)
    return str(refusal.value)


async def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Anna, " * 1000)
    assert "not a database" in await refused(f"sqlite:///{letter}", InvalidDatabase)
    assert letter.read_text().startswith("Dear Anna")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert os.fspath(tmp_path) in await refused(f"sqlite:///{tmp_path}")


async def test_a_server_that_does_not_run_cannot_be_reached() -> None:
    said = await refused(f"postgresql://me:secret@127.0.0.1:{free_port()}/name")
    assert said.startswith("cannot reach postgresql")


async def test_a_database_that_is_not_there_cannot_be_used(postgres: Postgres) -> None:
    assert '"nothing" does not exist' in await refused(postgres.url("nothing"))


async def test_somebody_whom_the_server_does_not_know_is_told(postgres: Postgres) -> None:
    url = postgres.url("postgres").replace("postgres@", "stranger:secret@")
    assert "stranger" in await refused(url)
