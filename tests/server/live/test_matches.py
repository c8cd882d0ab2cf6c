"""Whole matches of all games over real sockets: people, bots, onlookers, three languages."""

from __future__ import annotations

import asyncio
import re

import pytest

from benchmarks.live.process import ServerProcess
from motherlode.games import GAMES
from motherlode.server.terms import Terms
from tests.server.live.evening import (
    Restless,
    at,
    check_fairness,
    everything,
    guest,
    open_table,
    spoken,
)
from tests.server.short import SHORT

pytestmark = pytest.mark.anyio

SEATS = 3
LANGUAGES = ("en", "ru", "pt")


@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if not game.example])
async def test_a_whole_match_of_people_and_bots(game: str, server: ServerProcess) -> None:
    odda, torvik, sigrun = (guest(server, name) for name in ("Odda", "Торвик", "Sigrún"))
    terms = Terms(game, SEATS, house=SHORT[game], pace=False)
    code = open_table(terms, odda, torvik, bots=SEATS - 2)
    visitors = (odda, torvik, sigrun)  # the third looks on
    restless = [
        Restless(at(visitor, code, seed), undoes=visitor is torvik)
        for seed, visitor in enumerate(visitors)
    ]
    await asyncio.gather(*(one.stay() for one in restless))
    record = check_fairness(odda, code)
    assert {seat for seat, _ in record.moves} == set(range(SEATS))
    for one, visitor, language in zip(restless, visitors, LANGUAGES, strict=True):
        assert one.dropped
        whole = await everything(visitor, code)
        assert one.player.told() == whole.told()
        assert one.player.perspectives == whole.perspectives
        said = spoken(one.player, language)
        assert all(said)
        assert bool(re.search("[а-я]{3}", " ".join(said).replace("Торвик", ""))) == (
            language == "ru"
        )
    assert restless[2].player.held == []
