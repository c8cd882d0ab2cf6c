"""Servers are killed while people play: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.crash import crash
from benchmarks.live.houses import HOUSES

pytestmark = pytest.mark.anyio

ROUNDS = {"sqlite": 3, "postgres": 2, "restart": 1}


@pytest.mark.parametrize("kind", HOUSES)
async def test_nothing_is_lost_and_nothing_happens_twice(kind: str, tmp_path: Path) -> None:
    with HOUSES[kind](tmp_path) as house:
        tally = await crash(house, ROUNDS[kind], seed=7)
    assert tally.defects == []
    assert tally.rounds == ROUNDS[kind]
    assert tally.acknowledged >= tally.rounds
