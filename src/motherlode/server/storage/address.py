"""Where the database is, as people write it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from motherlode.server.storage.interfaces import InvalidDatabase

EXAMPLES: Final = "sqlite:///motherlode.db and postgresql://user:password@host/name"
SQLITE: Final = ("sqlite", "sqlite+aiosqlite", "sqlite+pysqlite")
POSTGRES: Final = ("postgres", "postgresql", "postgresql+asyncpg")


def address(text: str) -> URL:
    """The address with its driver; one that cannot be is refused without showing a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise InvalidDatabase(f"this is no address of a database; {EXAMPLES} are") from None
    if url.drivername in SQLITE:
        return sqlite_address(url)
    if url.drivername in POSTGRES:
        return postgres_address(url)
    raise InvalidDatabase(f"{url.drivername} is not known here; addresses are like {EXAMPLES}")


def sqlite_address(url: URL) -> URL:
    """The address of a file, in a folder that is there."""
    if url.host or not url.database or url.database == ":memory:":
        raise InvalidDatabase("SQLite needs a file: sqlite:///motherlode.db")
    folder = Path(url.database).absolute().parent
    if not folder.is_dir():
        raise InvalidDatabase(f"there is no folder {folder} for the database")
    return url.set(drivername="sqlite+pysqlite")


def postgres_address(url: URL) -> URL:
    """The address of a database; `sslmode` is what the rest of the world calls `ssl`."""
    if not url.database:
        raise InvalidDatabase("the address names no database: postgresql://user@host/name")
    query = {"ssl" if key == "sslmode" else key: value for key, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def shown(url: URL) -> str:
    """The address without its password."""
    return url.render_as_string(hide_password=True)
