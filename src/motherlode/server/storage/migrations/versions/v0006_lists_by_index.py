"""Lists of listed tables, of one game or of all, are read from an index."""

from __future__ import annotations

from typing import Final

from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"

LISTS: Final = (
    ["phase", "listed", "changed", "code"],
    ["phase", "listed", "game", "changed", "code"],
)


def upgrade() -> None:
    """Add the indexes."""
    for columns in LISTS:
        op.create_index(op.f(f"ix_tables_{'_'.join(columns)}"), "tables", columns)
