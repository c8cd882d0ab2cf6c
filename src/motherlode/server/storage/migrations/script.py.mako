"""${message}."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = ${repr(up_revision)}
down_revision: Final = ${repr(down_revision)}


def upgrade() -> None:
    """Make the change; the way back is a backup."""
    ${upgrades if upgrades else "pass"}
