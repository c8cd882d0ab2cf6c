"""Logs keep the rules that their tables were opened with; those of before get the rules of then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"

RULES: Final = Path(__file__).parents[1] / "rules_before_0004.json"
PORTION: Final = 500  # tables that are read at once

entries: Final = sa.table("entries", sa.column("code"), sa.column("seq"), sa.column("payload"))


def upgrade() -> None:
    """Write the rules into the first event of every log; snapshots are made again."""
    known = json.loads(RULES.read_text(encoding="utf-8"))
    last = ""
    while rows := first_events(last):
        last = rows[-1].code
        changed = [with_rules(row, known) for row in rows]
        if changes := [change for change in changed if change]:
            op.get_bind().execute(REWRITE, changes)
    op.execute("DELETE FROM snapshots")


REWRITE: Final = (
    sa.update(entries)
    .where(entries.c.code == sa.bindparam("its_code"), entries.c.seq == 1)
    .values(payload=sa.bindparam("its_payload"))
)


def first_events(last: str) -> list[sa.Row[Any]]:
    """The openings of some tables whose codes come after another."""
    query = sa.select(entries.c.code, entries.c.payload)
    later = query.where(entries.c.seq == 1, entries.c.code > last)
    return list(op.get_bind().execute(later.order_by(entries.c.code).limit(PORTION)))


def with_rules(row: sa.Row[Any], known: dict[str, Any]) -> dict[str, str] | None:
    """An opening with the rules of its game; None if it has them, or nobody knows the game."""
    opened = json.loads(row.payload)
    terms = opened["terms"]
    if terms["game"] not in known or opened.get("rules"):
        return None
    rules = known[terms["game"]]
    options = {**rules["options"], **terms.get("options", {})}
    opened["rules"] = {**rules, "options": options}
    payload = json.dumps(opened, ensure_ascii=False, separators=(",", ":"))
    return {"its_code": row.code, "its_payload": payload}
