"""Names are found by any part of them, people can be signed out, chores are done once."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Add what is missing, and spell the names that are there."""
    make_spellings()
    op.add_column(
        "people", sa.Column("session", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.create_index(op.f("ix_people_seen"), "people", ["seen"])
    op.create_table(
        "chores",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def make_spellings() -> None:
    """Every end of every name, so that a part of it is the beginning of one."""
    plain = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    spellings = op.create_table(
        "spellings",
        sa.Column("part", plain, nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("part", "folded"),
    )
    op.create_index(op.f("ix_sittings_folded_code"), "sittings", ["folded", "code"])
    names = op.get_bind().scalars(sa.text("SELECT DISTINCT folded FROM sittings"))
    rows = [
        {"part": name[start:], "folded": name} for name in names for start in range(len(name) or 1)
    ]
    if rows:
        op.bulk_insert(spellings, rows)
