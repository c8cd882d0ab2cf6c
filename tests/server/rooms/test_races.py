"""What happens at the same moment as something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.games import find
from motherlode.server.rooms import keeper
from motherlode.server.rooms.thinkers import Thought, think
from motherlode.server.tables.entries import Level, Terms
from tests.server.rooms.guests import Guest, house, person
from tests.server.rooms.test_rooms import table_of

ODDA = person("Odda")
PASS = find("quartz").catalogue.number("pass")
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_bot_whose_move_is_no_longer_possible_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "TRY_AGAIN", 0.01)
    thoughts = []

    async def overtaken(position: str, seat: int, level: Level, seed: int) -> Thought:
        thought = think(position, seat, level, seed)
        thoughts.append(thought)
        if len(thoughts) > 1:
            return thought
        return Thought(PASS, 0.0)  # as if it had been possible then

    async with house(tmp_path) as rooms:
        rooms.thinkers.think = overtaken  # type: ignore[method-assign]
        room = await rooms.find(await table_of(rooms, Terms("quartz", 3, pace=False), "Odda"))
        guest = Guest(room, ODDA)
        await guest.join()
        await guest.play_to_the_end()
        assert len(thoughts) > 1
