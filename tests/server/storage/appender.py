"""A process of its own that appends moves to a table, and says so once they are written.

python -m tests.server.storage.appender <address> <code> <name> <moves>
"""

from __future__ import annotations

import asyncio
import sys

from motherlode.server.storage import storage
from tests.server.storage.scene import insist


async def run(url: str, code: str, name: str, moves: int) -> None:
    """Append moves, one after the other."""
    async with storage(url) as store:
        for number in range(moves):
            seq = await insist(store, code, f"{name}-{number}")
            print(seq, f"{name}-{number}", flush=True)


if __name__ == "__main__":
    _, url, code, name, moves = sys.argv
    asyncio.run(run(url, code, name, int(moves)))
