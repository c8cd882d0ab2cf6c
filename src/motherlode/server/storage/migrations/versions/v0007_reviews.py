"""Reviews are jobs, records can be brought along, lists tell of forks and hints."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Add the tables and the marks; no match of before has any."""
    for name in ("forked", "hinted"):
        mark: sa.Column[bool] = sa.Column(
            name, sa.Boolean(), nullable=False, server_default=sa.false()
        )
        op.add_column("tables", mark)
    op.create_table(
        "imports",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index(op.f("ix_imports_created"), "imports", ["created"])
    op.create_table(
        "reviews",
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("depth", sa.Text(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("asker", sa.Text(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("problem", sa.Text(), nullable=True),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("subject", "depth"),
    )
    op.create_index(op.f("ix_reviews_done_asked"), "reviews", ["done", "asked"])
    op.create_index(op.f("ix_reviews_asker"), "reviews", ["asker"])
