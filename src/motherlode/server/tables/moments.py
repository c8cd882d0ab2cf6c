"""When people who play together answer a reaction: at a moment that no hand changes.

Whoever can only pass is passed for at that moment, and an answer that comes sooner waits for it:
both look the same. Whoever thinks longer is seen to think, as at any table.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from motherlode.server.tables.table import Table

WAITING: Final = (2000, 3500)  # milliseconds after the decision is put


def moment(table: Table, seat: int) -> int:
    """Drawn for each decision anew, and the same in every process: milliseconds since 1970."""
    decision = f"{table.asked_since[seat]} {seat}".encode()
    drawn = int.from_bytes(blake2b(decision, digest_size=4, key=table.secret).digest()) / 2**32
    soonest, latest = WAITING
    return table.asked_at[seat] + soonest + int(drawn * (latest - soonest))
