"""Several processes on one database, some of which are killed."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.server.storage import storage
from tests.server.storage.appender import appender
from tests.server.storage.scene import ids, insist, open_table

pytestmark = pytest.mark.anyio

FOREVER = 10**6


async def test_two_processes_append_to_one_table(url: str) -> None:
    async with storage(url) as store:
        await open_table(store)
    with appender(url, "one", 40) as one, appender(url, "other", 40) as other:
        said = one.acknowledged(FOREVER) + other.acknowledged(FOREVER)
    async with storage(url) as store:
        log = await store.log_store.read("ABCDEF")
    assert [stored.seq for stored in log] == list(range(1, 82))
    written = [f"{seq} {name}" for seq, name in enumerate(ids(log), 2)]
    assert sorted(said) == sorted(written)
    for name in ("one", "other"):
        own = [move for move in ids(log) if move.startswith(f"{name}-")]
        assert own == [f"{name}-{number}" for number in range(40)]


async def test_what_a_killed_process_had_acknowledged_is_there(url: str) -> None:
    random = Random(5)
    said: list[str] = []
    async with storage(url) as store:
        await open_table(store)
        for kill in range(3):
            with appender(url, f"killed{kill}", FOREVER) as process:
                said += process.acknowledged(random.randint(5, 60))
                process.kill()
                said += process.acknowledged(FOREVER)
            await insist(store, "ABCDEF", f"survivor-{kill}")
        log = await store.log_store.read("ABCDEF")
    written = [f"{seq} {name}" for seq, name in enumerate(ids(log), 2)]
    assert [stored.seq for stored in log] == list(range(1, len(log) + 1))
    assert set(said) <= set(written)
    assert len(set(ids(log))) == len(ids(log))
    unsaid = [move for move in set(written) - set(said) if "survivor" not in move]
    assert len(unsaid) <= 3  # what was written in the moment of each kill
