"""Lessons are counted: how often each of their beats was reached."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"


def upgrade() -> None:
    """Add the table; nobody has counted before."""
    op.create_table(
        "lesson_counts",
        sa.Column("lesson", sa.Text(), nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.Column("reached", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("lesson", "beat"),
    )
