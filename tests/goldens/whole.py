"""The shortest of some random matches from the deal to the end, a line for each move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.walks import sensible_step
from motherlode.core.game import Game
from motherlode.core.match import Match
from tests.goldens import FOLDER
from tests.goldens.transcript import asked, told

TRIED: Final = 60


def path(key: str) -> Path:
    """Where the match is kept."""
    return FOLDER / "whole" / f"{key}.txt"


def whole(game: Game, seed: int) -> str:
    """A match of the fewest seats that sensible players have with a seed."""
    return "\n".join([f"{game.key}, {game.seats[0]} seats, seed {seed}", *lines(game, seed), ""])


def lines(game: Game, seed: int) -> Iterator[str]:
    """From the deal to the outcome."""
    match, luck = Match(game, game.seats[0], seed), Random(seed)
    yield "; ".join(["deal", *told(match, match.opening)])
    while not match.state.over:
        seat, move = sensible_step(match.state, luck)
        events = told(match, match.play(seat, move))
        yield "; ".join([f"{seat} {game.catalogue.text(move)}", *events])
    yield asked(match)


def seed_in(text: str) -> int:
    """The seed of a match that was told."""
    return int(text.partition("\n")[0].split()[-1])


def shortest(game: Game) -> str:
    """The shortest match of those that are tried."""
    return min((whole(game, seed) for seed in range(TRIED)), key=lambda text: text.count("\n"))
