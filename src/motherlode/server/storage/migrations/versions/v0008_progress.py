"""Accounts keep how far somebody has come in the school."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    """Add the table; browsers bring what they have kept so far."""
    op.create_table(
        "progress",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
    )
