"""Whole tables are kept instead of packed logs: the last two of each."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Begin with none: what was kept is made again."""
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column(
            "code",
            sa.Text(),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("code", "seq"),
    )
