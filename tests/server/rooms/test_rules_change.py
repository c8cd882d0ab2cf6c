"""The rules change under stored matches: each goes on by its own, or is shown as it was kept."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
from pathlib import Path
from random import Random
from typing import Any

import pytest

from motherlode.core.match import Match
from motherlode.core.registry import GAMES
from motherlode.server.rooms.loader import load
from motherlode.server.rooms.room import Room
from motherlode.server.rooms.rooms import Rooms
from motherlode.server.tables.errors import NotNow
from motherlode.server.tables.summary import summarise
from motherlode.server.terms import Terms
from tests.server.rooms.guests import Guest, entropy, house, person
from tests.server.tables.test_chairs import refused

PEOPLE = [person("Odda"), person("Torvik"), person("Sigrun")]
PATH = "cards.here_we_go.copies"
TERMS = Terms("quartz", 3, house={"game.days": 9}, pace=False)
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def change_box(monkeypatch: pytest.MonkeyPatch, path: str, value: int) -> None:
    """A newer version of the game's box, under the same version of its rules."""
    game = GAMES["quartz"]
    box = copy.copy(game.box)
    box.numbers = {**box.numbers, path: dataclasses.replace(box.numbers[path], value=value)}
    box.values = {**box.values, path: value}
    newer = dataclasses.replace(game)
    vars(newer)["box"] = box
    monkeypatch.setitem(GAMES, "quartz", newer)


def change_version(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["quartz"]
    monkeypatch.setitem(GAMES, "quartz", dataclasses.replace(game, version=game.version + 1))


async def played(rooms: Rooms, moves: int) -> Room:
    """A table after some moves; 1000 are enough for its end."""
    room = await rooms.open(PEOPLE[0], TERMS)
    for who in PEOPLE:
        await room.sit(who, None, entropy())
    await room.start(PEOPLE[0])
    await go_on(room, moves)
    while room.table.over and room.table.revealed is None:
        await asyncio.sleep(0.01)
    return room


async def go_on(room: Room, moves: int) -> None:
    """Everybody makes any move again and again."""
    random = Random(1)
    guests = [Guest(room, who) for who in PEOPLE]
    for guest in guests:
        await guest.join()
    for _ in range(moves):
        if room.table.over:
            break
        seat = room.table.asked[0]
        guests[seat].read()
        answer = await guests[seat].play(seat, random.choice(room.table.match.state.moves(seat)))
        assert answer["kind"] == "done", answer
    for guest in guests:
        await guest.leave()


@pytest.mark.parametrize("moves", [0, 20, 70])
async def test_a_running_match_goes_on_under_its_own_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    async with house(tmp_path) as rooms:
        before = (await played(rooms, moves)).table
    change_box(monkeypatch, PATH, 2)
    async with house(tmp_path) as rooms:
        room = await rooms.find(before.code)
        assert room.table.phase == "playing"
        assert room.table.match.state == before.match.state
        assert room.table.facts() == before.facts()
        await go_on(room, 1000)
        assert room.table.over
        assert room.table.match.record().house == {"game.days": 9, PATH: 10}
        assert Match.of(
            (await load(rooms.log_store, room.table.code, since=0)).table.match.record()
        ).state.over


async def test_an_open_table_is_played_by_the_numbers_that_it_was_opened_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(PEOPLE[0], TERMS)
        for who in PEOPLE:
            await room.sit(who, None, entropy())
    change_box(monkeypatch, PATH, 2)
    async with house(tmp_path) as rooms:
        room = await rooms.find(room.table.code)
        await room.start(PEOPLE[0])
        assert room.table.match.record().house[PATH] == 10


async def test_a_finished_match_stays_what_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        before = (await played(rooms, 1000)).table
    change_box(monkeypatch, PATH, 2)
    async with house(tmp_path) as rooms:
        table = (await load(rooms.log_store, before.code, since=0)).table
        assert summarise(table).sittings == summarise(before).sittings
        assert table.match.record().replay() == before.match.state


async def test_a_match_of_another_version_is_shown_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        running, finished = (await played(rooms, 40)).table, (await played(rooms, 1000)).table
        kept = await rooms.log_store.summary(finished.code)
    change_version(monkeypatch)
    async with house(tmp_path) as rooms:
        room = await rooms.find(running.code)
        facts = await room.facts()
        assert (facts.unread, facts.phase, facts.moves) == ("version", "playing", 40)
        guest = Guest(room, PEOPLE[0])
        await guest.join(since=0)
        [welcome] = [one for one in guest.read() if one["kind"] == "welcome"]
        assert welcome["perspectives"] == []
        assert (await guest.play(0, 0))["error"] == "other_rules"
        for person_, seat in ((PEOPLE[0], 0), (PEOPLE[1], 1)):
            with refused("other_rules"):
                await room.stand(person_, seat)
        over = (await rooms.find(finished.code)).table
        assert (over.phase, over.unread is not None) == ("over", True)
        assert over.record() == dataclasses.replace(finished.match.record(), house={"game.days": 9})
        assert await rooms.log_store.summary(finished.code) == kept
        assert kept.sittings[0].rank is not None
        again = await rooms.rematch(await rooms.find(finished.code), PEOPLE[0])
        assert (await (await rooms.find(again)).facts()).unread is None


async def test_an_open_table_of_another_version_cannot_be_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        room = await rooms.open(PEOPLE[0], TERMS)
        for who in PEOPLE:
            await room.sit(who, None, entropy())
    change_version(monkeypatch)
    async with house(tmp_path) as rooms:
        with refused("other_rules"):
            await (await rooms.find(room.table.code)).start(PEOPLE[0])


async def test_moves_that_the_rules_now_refuse_end_nobodys_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        before = (await played(rooms, 70)).table

    def refuse(match: Match, seat: int, move: int, chosen: bool = True) -> Any:
        raise NotNow("illegal", "not by these rules")

    monkeypatch.setattr(Match, "advance", refuse)
    change_box(monkeypatch, PATH, 2)  # so that no snapshot is understood
    async with house(tmp_path) as rooms:
        facts = await (await rooms.find(before.code)).facts()
        assert (facts.unread, facts.moves) == ("moves", 70)
