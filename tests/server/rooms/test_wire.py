"""Everything that is sent to a client is independent of what is hidden from it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from motherlode.games import GAMES
from motherlode.server.tables import luck
from motherlode.server.terms import Clock, Terms
from tests.server.rooms.guests import house, person
from tests.server.rooms.twins import Twins, stop_clocks, twin_rooms
from tests.server.short import SHORT
from tests.server.tables.sitting import ENTROPY, SECRET

SHELF = [key for key, game in GAMES.items() if not game.example]
LONG_ENOUGH: dict[str, dict[str, int | list[int]]] = {"quartz": {"game.days": 5}}
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("game", SHELF)
async def test_the_wire_is_the_same_in_worlds_that_differ_in_what_is_hidden(
    game: str, viewer: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_clocks(monkeypatch)
    monkeypatch.setattr(luck, "new_secret", lambda: SECRET)  # the same match every time
    async with house(tmp_path, "true.db") as rooms, house(tmp_path, "twin.db") as other:
        terms = Terms(
            game, 3, house=LONG_ENOUGH.get(game, SHORT[game]), clock=Clock("game", 3600, 5), grace=0
        )
        host = person("P0")
        room = await rooms.open(host, terms)
        for seat in range(3):
            await room.sit(person(f"P{seat}"), seat, ENTROPY)
        await room.start(host)
        twins = Twins(
            await twin_rooms(rooms, other, room.table.code), viewer, Random(SHELF.index(game))
        )
        twins.dream()
        await twins.join(since=0)
        twins.compare()
        while not room.table.over:
            await twins.step()
            if not room.table.over:
                await twins.ask()
            if twins.random.random() < 0.1:
                await twins.leave()
                twins.dream()
                await twins.join(since=room.table.seq - 1)
                twins.compare()
        await twins.leave()
    assert twins.compared > 20
    assert viewer is None or twins.answered > twins.compared
    assert game == "dwarves_fall" or twins.different > twins.compared // 3
