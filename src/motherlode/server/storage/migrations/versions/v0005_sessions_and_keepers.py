"""Sessions end one by one, accounts have recovery codes, acts of keepers are kept."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Add the tables; cookies of before are exchanged for sessions when they come."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text(), nullable=False),
        person(),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_index(op.f("ix_sessions_until"), "sessions", ["until"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        person(),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_recovery_codes_person"), "recovery_codes", ["person"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject"),
    )
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number"),
    )


def person() -> sa.Column[str]:
    """Whom a row belongs to."""
    return sa.Column(
        "person", sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
    )
