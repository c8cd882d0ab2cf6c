"""No match goes on for ever: one that is too long is ended without a result."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.server.log_events import Closed
from motherlode.server.tables import due_work
from motherlode.server.terms import Terms
from tests.server.rooms.guests import Guest, entropy, house, person
from tests.server.rooms.test_rooms import until

ODDA = person("Odda")
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("limit", ["MOST_MOVES", "MOST_EVENTS"])
async def test_a_match_that_is_too_long_is_ended(
    tmp_path: Path, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_work, limit, 8)
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("quartz", 3, pace=False))
        for seat in range(3):
            await room.sit(ODDA, seat, entropy(), f"Odda {seat}")
        await room.start(ODDA)
        guest = Guest(room, ODDA)
        await guest.join()
        while room.table.phase == "playing" and not room.table.due_work:
            seat = room.table.asked[0]
            await guest.play(seat, room.table.match.legal(seat).moves[0])
        await until(lambda: room.table.phase == "over")
        events = [type(one.stored.event) for one in room.live.history.applied]
        assert Closed in events
        assert room.table.ended == "closed"
