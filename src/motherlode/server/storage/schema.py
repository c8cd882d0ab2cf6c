"""The tables of the database, the same for SQLite and Postgres."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
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
    Column("forked", Boolean, nullable=False, server_default=false()),
    Column("hinted", Boolean, nullable=False, server_default=false()),
    Index(None, "changed", "code"),
    Index(None, "wake"),
    Index(None, "phase", "changed", "code"),
    Index(None, "phase", "listed", "changed", "code"),
    Index(None, "phase", "listed", "game", "changed", "code"),
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

imports: Final = Table(  # records that somebody brought, to look at them
    "imports",
    metadata,
    Column("name", Words, primary_key=True),  # follows from what is in it
    Column("payload", Words, nullable=False),  # as JSON
    Column("created", BigInteger, nullable=False),
    Index(None, "created"),
)

reviews: Final = Table(  # jobs: those without a result and without a problem are to be done
    "reviews",
    metadata,
    Column("subject", Words, primary_key=True),  # the code of a table, the name of an import
    Column("depth", Words, primary_key=True),
    Column("form", Integer, nullable=False),  # the version of what a review says
    Column("asker", Words, nullable=False),  # whose it is to count while it is not done
    Column("asked", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("holder", Words),  # who does it
    Column("until", BigInteger, nullable=False),  # how long, by the database's own clock
    Column("share", Float, nullable=False),  # of the work that is done
    Column("step", Integer, nullable=False),  # of the match that is looked at
    Column("problem", Words),  # why there will be no result
    Column("result", LargeBinary),
    Column("done", BigInteger),
    Index(None, "done", "asked"),
    Index(None, "asker"),
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


def _person(**options: Any) -> Column[str]:
    theirs = ForeignKey(accounts.c.id, ondelete="CASCADE")
    return Column("person", Words, theirs, nullable=False, **options)


sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Words, primary_key=True),
    _person(),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # by the database's own clock
    Index(None, "person"),
    Index(None, "until"),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _person(),
    Column("until", BigInteger),  # of a link that is given out once; None is for ever
    Index(None, "person"),
)

progress: Final = Table(  # how far somebody has come in the school
    "progress",
    metadata,
    _person(primary_key=True),
    Column("payload", Words, nullable=False),  # as JSON
)

lesson_counts: Final = Table(  # without names: how often a beat of a lesson was reached
    "lesson_counts",
    metadata,
    Column("lesson", Words, primary_key=True),
    Column("beat", Integer, primary_key=True),
    Column("reached", BigInteger, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("kind", Words, primary_key=True),  # a person or an address
    Column("subject", Words, primary_key=True),
    Column("created", BigInteger, nullable=False),
)

acts: Final = Table(  # what keepers of the server did
    "acts",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", Words, nullable=False),
    Column("subject", Words, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _person(),
    Column("created", BigInteger, nullable=False),
    Index(None, "person"),
)
