"""The first tables."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make the change; the way back is a backup."""
    make_tables()
    make_logs()
    make_work()
    make_people()


def text(name: str, *arguments: Any, null: bool = False) -> sa.Column[str]:
    """A column of text."""
    return sa.Column(name, sa.Text(), *arguments, nullable=null)


def number(name: str, null: bool = False) -> sa.Column[int]:
    """A column of large numbers."""
    return sa.Column(name, sa.BigInteger(), nullable=null)


def code() -> sa.Column[str]:
    """The table that a row belongs to."""
    return text("code", sa.ForeignKey("tables.code", ondelete="CASCADE"))


def index(table: str, *columns: str) -> None:
    """An index named after its columns."""
    op.create_index(op.f("_".join(("ix", table, *columns))), table, list(columns))


def make_tables() -> None:
    """Tables, and who sits at them."""
    op.create_table(
        "tables",
        text("code"),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        number("seq"),
        text("game"),
        text("phase"),
        sa.Column("listed", sa.Boolean(), nullable=False),
        text("host"),
        sa.Column("seats", sa.Integer(), nullable=False),
        text("seating"),
        text("asked"),
        sa.Column("moves", sa.Integer(), nullable=False),
        number("opened"),
        number("changed"),
        number("wake", null=True),
        sa.PrimaryKeyConstraint("code"),
    )
    index("tables", "changed", "code")
    index("tables", "phase", "changed", "code")
    index("tables", "host")
    index("tables", "wake")
    op.create_table(
        "sittings",
        code(),
        sa.Column("seat", sa.Integer(), nullable=False),
        text("person", null=True),
        text("folded"),
        sa.PrimaryKeyConstraint("code", "seat"),
    )
    index("sittings", "person")


def make_logs() -> None:
    """The logs, and snapshots of them."""
    op.create_table(
        "entries",
        code(),
        number("seq"),
        number("at"),
        text("kind"),
        text("payload"),
        number("mark"),
        sa.PrimaryKeyConstraint("code", "seq"),
    )
    op.create_table(
        "snapshots",
        code(),
        number("seq"),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("code"),
    )


def make_work() -> None:
    """Who does the work, and who is connected to whom."""
    op.create_table(
        "leases", code(), text("holder"), number("until"), sa.PrimaryKeyConstraint("code")
    )
    index("leases", "holder")
    op.create_table("holders", text("holder"), number("until"), sa.PrimaryKeyConstraint("holder"))
    op.create_table(
        "attendance",
        text("holder", sa.ForeignKey("holders.holder", ondelete="CASCADE")),
        text("code"),
        text("person"),
        sa.PrimaryKeyConstraint("holder", "code", "person"),
    )
    index("attendance", "code")


def make_people() -> None:
    """People, and the tokens of bots."""
    op.create_table(
        "people",
        text("id"),
        text("name"),
        text("avatar"),
        sa.Column("bot", sa.Boolean(), nullable=False),
        text("login", null=True),
        text("caseless_login", null=True),
        text("password", null=True),
        number("created"),
        number("seen"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("caseless_login"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        text("person", sa.ForeignKey("people.id", ondelete="CASCADE")),
        number("created"),
        sa.PrimaryKeyConstraint("hash"),
    )
    index("tokens", "person")
