"""The tables of the database, the same for SQLite and Postgres."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement
from sqlalchemy.types import TypeDecorator

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
DAY: Final = 24 * 3600 * 1000  # milliseconds
metadata: Final = MetaData(naming_convention=NAMES)


class Words(TypeDecorator[str]):
    """Text that every database can hold: Postgres knows no NUL, no encoding half a pair."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Replace what cannot be stored."""
        if value is None or (value.isascii() and "\0" not in value):
            return value
        return value.replace("\0", "\ufffd").encode("utf-8", "replace").decode("utf-8")


class database_time(FunctionElement[int]):  # noqa: N801  (it reads as a function of SQL)
    """The database's own clock, in milliseconds since 1970."""

    type = BigInteger()
    inherit_cache = True


@compiles(database_time, "sqlite")
def _(element: database_time, compiler: Any, **options: Any) -> str:
    return "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"


@compiles(database_time, "postgresql")
def _(element: database_time, compiler: Any, **options: Any) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do on a conflict."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


tables: Final = Table(
    "tables",
    metadata,
    Column("code", Words, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("seq", BigInteger, nullable=False),  # of the last event
    Column("game", Words, nullable=False),
    Column("phase", Words, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Words, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seating", Words, nullable=False),  # the sittings as JSON
    Column("asked", Words, nullable=False),  # the seats as JSON
    Column("moves", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when the table has to do something by itself
    Index(None, "changed", "code"),
    Index(None, "wake"),
    Index(None, "phase", "changed", "code"),
    Index(None, "host"),
)


def _code(**options: Any) -> Column[str]:
    return Column("code", Words, ForeignKey(tables.c.code, ondelete="CASCADE"), **options)


log_events: Final = Table(
    "entries",
    metadata,
    _code(primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Words, nullable=False),
    Column("payload", Words, nullable=False),  # the event as JSON
    Column("mark", BigInteger, nullable=False),  # of the append that wrote it
)

sittings: Final = Table(
    "sittings",
    metadata,
    _code(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Words),
    Column("folded", Words, nullable=False),  # the name as it is searched for
    Index(None, "person"),
    Index(None, "folded", "code"),
)

spellings: Final = Table(  # a part of a name is the beginning of one of its ends
    "spellings",
    metadata,
    Column("part", Words().with_variant(Text(collation="C"), "postgresql"), primary_key=True),
    Column("folded", Words, primary_key=True),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _code(primary_key=True),
    Column("seq", BigInteger, primary_key=True),  # of the last event in it
    Column("packed", LargeBinary, nullable=False),
)

leases: Final = Table(
    "leases",
    metadata,
    _code(primary_key=True),
    Column("holder", Words, nullable=False),
    Column("until", BigInteger, nullable=False),  # by the database's own clock
    Index(None, "holder"),
)

chores: Final = Table(
    "chores",
    metadata,
    Column("name", Words, primary_key=True),
    Column("until", BigInteger, nullable=False),  # by the database's own clock
)

holders: Final = Table(
    "holders",
    metadata,
    Column("holder", Words, primary_key=True),
    Column("until", BigInteger, nullable=False),  # by the database's own clock
)

presence: Final = Table(
    "attendance",
    metadata,
    Column("holder", Words, ForeignKey(holders.c.holder, ondelete="CASCADE"), primary_key=True),
    Column("code", Words, primary_key=True),
    Column("person", Words, primary_key=True),
    Index(None, "code"),
)

accounts: Final = Table(
    "people",
    metadata,
    Column("id", Words, primary_key=True),
    Column("name", Words, nullable=False),
    Column("avatar", Words, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("login", Words),
    Column("caseless_login", Words, unique=True),
    Column("password", Words),  # its hash
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("session", Integer, nullable=False, server_default=text("0")),  # times signed out
    Index(None, "seen"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Words, ForeignKey(accounts.c.id, ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "person"),
)
