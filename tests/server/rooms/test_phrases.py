"""A phrase is heard by everybody, in turn with all that happens, and not one upon the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode.server.protocol import Say
from motherlode.server.terms import Terms
from tests.server.rooms.guests import Guest, entropy, house, person

pytestmark = pytest.mark.anyio
ODDA, TORVIK = person("Odda"), person("Torvik")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_everybody_hears_a_phrase_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(ODDA, Terms("quartz", 3))
        for who in (ODDA, TORVIK):
            await room.sit(who, None, entropy())
        odda, torvik = Guest(room, ODDA), Guest(room, TORVIK)
        for guest in (odda, torvik):
            await guest.join()
        changed = room.table.changed
        assert (await odda.ask(Say("s1", 0, "hello")))["kind"] == "done"
        assert (await odda.ask(Say("s2", 0, "hello")))["error"] == "too_fast"
        assert (await odda.ask(Say("s3", 1, "hello")))["error"] == "not_your_seat"
        torvik.read()
        said = [one for one in torvik.messages if one.get("what") == "said"]
        assert [(one["seat"], one["why"]) for one in said] == [(0, "hello")]
        assert room.table.changed == changed
